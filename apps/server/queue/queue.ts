import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Transaction } from '../db/db.ts'
import type { FileKind } from '../files/files.ts'
import type { Log } from '../monitoring/log.ts'

/** Every kind of job, with what it carries. */
export type Jobs = {
  /** `of`: the people whose erasure takes the mail back. The bytes of an attachment are in the file store, never in the job. */
  mail: { to: string; subject: string; text: string; html: string; of?: number[]; attachment?: Attachment }
  'seal-logs': Record<string, never>
  /** Takes away what the log says of somebody who was erased. */
  'erase-log-values': { alias: string }
  'clear-expired': Record<string, never>
  retention: Record<string, never>
  'lift-pilot-marks': Record<string, never>
  /** Takes files away once the transaction that no longer names them has been committed. */
  'remove-files': { kind: FileKind; names: string[] }
  /** Brings the list of erased people up to what is committed. */
  'list-erased': Record<string, never>
  /** Puts everything about a person into the file that the row names. */
  export: { id: number; file: string }
  /** Writes what a checked sheet brings. */
  import: { id: number }
}
type JobName = keyof Jobs
/** A file of the kind `attachments`, for this one mail: gone once it was sent. */
export type Attachment = { file: string; filename: string; contentType: string }

/** A process at work tells so every ten seconds: the jobs of one that was killed are taken up by another half a minute later. */
const attention = { heartbeatSeconds: 20, expireInSeconds: 120 } as const
const lookEvery = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 } as const
const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, ...attention } as const
/** A mail carries a code or a link: it is forgotten an hour after it was sent, and after a day if it never could be; until then it is tried. */
const mailLife = { retryLimit: 36, deleteAfterSeconds: 3600, retentionSeconds: 86_400, expireInSeconds: 900 } as const // 10 MB on a slow line

/** What somebody has a right to be told, before something happens to the account: it is tried for a month. */
const noticeOptions = { retryLimit: 800, retentionSeconds: 30 * 86_400 } as const

const jobOptions = {
  mail: { ...retries, ...mailLife, policy: 'standard' },
  'seal-logs': { ...retries, policy: 'stately' },
  'erase-log-values': { ...retries, policy: 'standard' },
  'clear-expired': { ...retries, policy: 'stately' },
  'remove-files': { ...retries, policy: 'standard' },
  'list-erased': { ...retries, policy: 'standard' },
  export: { ...retries, expireInSeconds: 900, retentionSeconds: 86_400, deleteAfterSeconds: 3600, policy: 'standard' },
  import: { ...retries, expireInSeconds: 900, policy: 'standard' },
  'lift-pilot-marks': { ...retries, expireInSeconds: 3600, policy: 'stately' },
  retention: { ...retries, expireInSeconds: 3600, policy: 'stately' }, // a first run may have years to go through
} as const satisfies Record<JobName, object>

/** Which job it is and when it was sent: the same at every try. */
export type JobMark = { id: string; sentAt: Date }

/**
 * Makes the schema of the queue, or migrates it, as the owner. quartet_queue, which the login that serves inherits, does the jobs. A job is written
 * in its sender's transaction by a role that reads none: mails hold codes and links. Erasure, as quartet_platform, takes mails back.
 */
export async function prepareQueue(ownerUrl: string, log: Log) {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: 'jobs', max: 1, supervise: false, schedule: false })
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue'))
  await boss.start()
  for (const [name, { policy, ...life }] of Object.entries(jobOptions)) {
    await boss.createQueue(name, { ...life, policy })
    await boss.updateQueue(name, life) // of an installation whose queues are older than the options
  }
  // the lock: two that start at once take turns
  await boss.getDb().executeSql(`select pg_advisory_xact_lock(${advisoryLocks.queueSetup});
    grant usage on schema jobs to quartet_app, quartet_platform, quartet_queue;
    grant select, insert, update, delete on all tables in schema jobs to quartet_queue;
    grant usage, select, update on all sequences in schema jobs to quartet_queue;
    revoke all on all tables in schema jobs from quartet_app, quartet_platform;
    grant select on jobs.queue to quartet_app, quartet_platform;
    grant insert on all tables in schema jobs to quartet_app, quartet_platform;
    grant select (id, start_after) on jobs.job, jobs.job_common to quartet_app;
    grant select, delete on jobs.job, jobs.job_common to quartet_platform`)
  await boss.stop({ graceful: false })
}

/** Jobs live in PostgreSQL: they are sent in the writer's transaction and survive a crash; each handler may run twice without harm. */
export async function openQueue(url: string, log: Log, works: boolean) {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 3,
    migrate: false,
    supervise: works,
    schedule: works,
    ...{ keepAlive: true, query_timeout: 60_000, connectionTimeoutMillis: 5_000 }, // a connection that hangs is given up
    ...lookEvery,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue'))
  await boss.start()

  return {
    /** Part of the transaction: a rollback takes the job back. */
    async send<Name extends JobName>(tx: Transaction, name: Name, job: Jobs[Name]) {
      await boss.send(name, job, { db: inTransaction(tx) })
    },
    /** A mail that waits a month for a mail server that is away. */
    async sendNotice(tx: Transaction, mail: Jobs['mail']) {
      await boss.send('mail', mail, { ...noticeOptions, db: inTransaction(tx) })
    },
    async work<Name extends JobName>(name: Name, handler: (job: Jobs[Name], mark: JobMark) => Promise<void>) {
      const options = { pollingIntervalSeconds: 1, localConcurrency: name === 'mail' ? 5 : 1, includeMetadata: true } as const
      await boss.work<Jobs[Name], void, typeof options>(name, options, async (jobs) => {
        for (const { id, data, createdOn } of jobs)
          await handler(data, { id, sentAt: createdOn }).catch((error: { code?: string; message?: string }) => {
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

/** Takes every mail to an address, or about a person, back, sent or not; the files that were attached to them. */
export async function forgetMails(tx: Transaction, { id, email }: { id: number; email: string | null }) {
  const { rows } = await tx.execute<{ file: string | null }>(sql`
    delete from jobs.job where name = 'mail' and (lower(data->>'to') = ${email?.toLowerCase() ?? null} or data->'of' @> ${String(id)}::jsonb)
    returning data->'attachment'->>'file' as file`)
  return rows.flatMap(({ file }) => file ?? [])
}

/** pg-boss writes `$1`; Drizzle's transaction takes the text in parts. */
const inTransaction = (tx: Transaction) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const parts = text.split(/\$(\d+)/)
    const chunks = parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`))
    const { rows } = await tx.execute(sql.join(chunks))
    return { rows }
  },
})
