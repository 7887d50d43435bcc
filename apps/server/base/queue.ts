import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Transaction } from './db.ts'
import type { Log } from './log.ts'

/** Every kind of job, with what it carries. */
export type Jobs = {
  mail: { to: string; subject: string; text: string; html: string }
  'seal-logs': Record<string, never>
  'clear-expired': Record<string, never>
  retention: Record<string, never>
}
type JobName = keyof Jobs

const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120 } as const
/** A mail carries a code or a link: it is forgotten an hour after it was sent, and after a day if it never could be. */
const mailLife = { deleteAfterSeconds: 3600, retentionSeconds: 86_400 }

const lives = {
  mail: { ...retries, ...mailLife, policy: 'standard' },
  'seal-logs': { ...retries, policy: 'stately' },
  'clear-expired': { ...retries, policy: 'stately' },
  retention: { ...retries, expireInSeconds: 3600, policy: 'stately' }, // a first run may have years to go through
} as const satisfies Record<JobName, object>

/** Jobs live in PostgreSQL: they are sent in the writer's transaction and survive a crash; each handler may run twice without harm. */
export async function openQueue(url: string, log: Log, works: boolean) {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 3, supervise: works, schedule: works })
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue'))
  await boss.start()
  for (const [name, life] of Object.entries(lives)) await boss.createQueue(name, life)
  // a job is written in its sender's transaction, by a role that owns nothing; erasure takes mails back
  await boss.getDb().executeSql(`grant usage on schema jobs to quartet_app, quartet_platform;
    grant select, insert, update on all tables in schema jobs to quartet_app, quartet_platform;
    grant delete on all tables in schema jobs to quartet_platform`)

  return {
    /** Part of the transaction: a rollback takes the job back. */
    async send<Name extends JobName>(tx: Transaction, name: Name, job: Jobs[Name]) {
      await boss.send(name, job, { db: inTransaction(tx) })
    },
    async work<Name extends JobName>(name: Name, handler: (job: Jobs[Name]) => Promise<void>) {
      await boss.work<Jobs[Name]>(name, { pollingIntervalSeconds: 1, localConcurrency: name === 'mail' ? 5 : 1 }, async (jobs) => {
        for (const { id, data } of jobs)
          await handler(data).catch((error: { code?: string; message?: string }) => {
            log.warn({ job: name, id, code: error.code ?? error.message }, 'a job failed and will be tried again')
            throw error
          })
      })
    },
    every: (name: JobName, cron: string) => boss.schedule(name, cron),
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
export type Queue = Awaited<ReturnType<typeof openQueue>>

/** Takes every mail to an address back, sent or not. */
export const forgetMails = (tx: Transaction, address: string) =>
  tx.execute(sql`delete from jobs.job where name = 'mail' and lower(data->>'to') = ${address.toLowerCase()}`)

/** pg-boss writes `$1`; Drizzle's transaction takes the text in parts. */
const inTransaction = (tx: Transaction) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const parts = text.split(/\$(\d+)/)
    const chunks = parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`))
    const { rows } = await tx.execute(sql.join(chunks))
    return { rows }
  },
})
