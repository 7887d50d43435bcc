import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Transaction } from '../db/db.ts'
import type { FileKind } from '../files/files.ts'
import type { Log } from '../monitoring/log.ts'

/** Every kind of job with its data. */
export type Jobs = {
  /**
   * `of`: the people whose erasure also deletes the mail. The bytes of an attachment are in the
   * file store, never in the job.
   */
  mail: {
    to: string
    subject: string
    text: string
    html: string
    /** The address that receives answers; the sender of the installation without one. */
    replyTo?: string
    of?: number[]
    attachment?: Attachment
  }
  'seal-logs': Record<string, never>
  /** Verifies the hash chain of the log. */
  'verify-log': { id: number }
  /** Erases the log values about an erased person. */
  'erase-log-values': { alias: string }
  'clear-expired': Record<string, never>
  /** Offers free seats to waiting lists, and merges the counts of members. */
  seats: Record<string, never>
  /** Counts the figures of the dashboards. */
  figures: Record<string, never>
  /** Mails administrators the figures of the week. */
  'weekly-figures': Record<string, never>
  retention: Record<string, never>
  'lift-pilot-marks': Record<string, never>
  'remind-of-retakes': Record<string, never>
  /** Charges and announces what subscriptions owe. */
  'run-subscriptions': Record<string, never>
  /** Removes files after the commit of the transaction that no longer references them. */
  'remove-files': { kind: FileKind; names: string[] }
  /** Brings the list of erased people up to date with the committed state. */
  'list-erased': Record<string, never>
  /** Writes everything about a person into the file that the row names. */
  export: { id: number; file: string }
  /** Writes the rows of a checked spreadsheet. */
  import: { id: number }
  /** Writes a checked roster, or undoes it. */
  roster: { id: number }
  /** Does with many people, one after the other, what an administrator began. */
  'user-change': { id: number }
  /** Mails some of the people whom rosters added the link to choose a password. */
  'roster-invitations': Record<string, never>
  /** Mails people whose linked login an institution ended; `email` is the address at its provider. */
  'unlinked-logins': { people: { userId: number; email: string }[] }
}
type JobName = keyof Jobs
/** A file of the kind `attachments`, only for this mail and deleted once the mail is sent. */
export type Attachment = { file: string; filename: string; contentType: string }

/**
 * A working process renews its heartbeat every ten seconds. Another process takes over the jobs of
 * a killed one half a minute later.
 */
const attention = { heartbeatSeconds: 20, expireInSeconds: 120 } as const
const lookEvery = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 } as const
const retries = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  ...attention,
} as const
/**
 * A mail carries a code or a link: it is deleted an hour after it was sent. Until it is sent it is
 * retried for a day, then deleted. Sending may take 900 s: 10 MB on a slow line.
 */
const mailLife = {
  retryLimit: 36,
  deleteAfterSeconds: 3600,
  retentionSeconds: 86_400,
  expireInSeconds: 900,
} as const

/**
 * For mails that people are entitled to receive before something happens to their account: retried
 * for a month.
 */
const noticeOptions = { retryLimit: 800, retentionSeconds: 30 * 86_400 } as const

const jobOptions = {
  mail: { ...retries, ...mailLife, policy: 'standard' },
  'seal-logs': { ...retries, policy: 'stately' },
  'verify-log': { ...retries, expireInSeconds: 3600, policy: 'standard' },
  'erase-log-values': { ...retries, policy: 'standard' },
  'clear-expired': { ...retries, policy: 'stately' },
  seats: { ...retries, policy: 'stately' },
  'remove-files': { ...retries, policy: 'standard' },
  'list-erased': { ...retries, policy: 'standard' },
  export: {
    ...retries,
    expireInSeconds: 900,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3600,
    policy: 'standard',
  },
  import: { ...retries, expireInSeconds: 900, policy: 'standard' },
  roster: { ...retries, expireInSeconds: 3600, policy: 'standard' },
  'user-change': { ...retries, expireInSeconds: 3600, policy: 'standard' },
  'roster-invitations': { ...retries, policy: 'stately' },
  'unlinked-logins': { ...retries, deleteAfterSeconds: 3600, policy: 'standard' },
  figures: { ...retries, expireInSeconds: 900, policy: 'stately' },
  'weekly-figures': { ...retries, expireInSeconds: 3600, policy: 'stately' },
  'lift-pilot-marks': { ...retries, expireInSeconds: 3600, policy: 'stately' },
  'remind-of-retakes': { ...retries, expireInSeconds: 3600, policy: 'stately' },
  'run-subscriptions': { ...retries, expireInSeconds: 3600, policy: 'stately' },
  // a first run may have to process years of data
  retention: { ...retries, expireInSeconds: 3600, policy: 'stately' },
} as const satisfies Record<JobName, object>

/** The id of a job and when it was sent: the same at every try. */
export type JobMark = { id: string; sentAt: Date }

/**
 * Creates or migrates the schema of the queue, as the owner. Jobs run as quartet_queue, which the
 * serving login inherits. A job is inserted in its sender's transaction by a role that cannot read
 * jobs, because mails contain codes and links. Erasure, as quartet_platform, deletes mails.
 */
export async function prepareQueue(ownerUrl: string, log: Log) {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: 'jobs',
    max: 1,
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue'))
  await boss.start()
  for (const [name, { policy, ...life }] of Object.entries(jobOptions)) {
    await boss.createQueue(name, { ...life, policy })
    await boss.updateQueue(name, life) // for installations whose queues are older than the options
  }
  // the lock serializes concurrent starts
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

/**
 * Opens the queue. Jobs are stored in PostgreSQL: they are sent in the writer's transaction and
 * survive a crash. Each handler may run twice without harm.
 */
export async function openQueue(url: string, log: Log, works: boolean) {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 3,
    migrate: false,
    supervise: works,
    schedule: works,
    // gives up a connection that hangs
    ...{ keepAlive: true, query_timeout: 60_000, connectionTimeoutMillis: 5_000 },
    ...lookEvery,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue'))
  await boss.start()

  return {
    /** Sends a job as part of the transaction; a rollback removes it. */
    async send<Name extends JobName>(tx: Transaction, name: Name, job: Jobs[Name]) {
      await boss.send(name, job, { db: inTransaction(tx) })
    },
    /** Sends a job that begins after some seconds at the earliest. */
    async sendLater<Name extends JobName>(
      tx: Transaction,
      name: Name,
      { job, seconds }: { job: Jobs[Name]; seconds: number },
    ) {
      await boss.send(name, job, { startAfter: seconds, db: inTransaction(tx) })
    },
    /** Sends any number of jobs in one statement. */
    async sendMany<Name extends JobName>(tx: Transaction, name: Name, jobs: readonly Jobs[Name][]) {
      if (jobs.length === 0) return
      const rows = jobs.map((data) => ({ data }))
      await boss.insert(name, rows, { db: inTransaction(tx) })
    },
    /** Sends a mail that is retried for a month while the mail server is unavailable. */
    async sendNotice(tx: Transaction, mail: Jobs['mail']) {
      await boss.send('mail', mail, { ...noticeOptions, db: inTransaction(tx) })
    },
    async work<Name extends JobName>(
      name: Name,
      handler: (job: Jobs[Name], mark: JobMark) => Promise<void>,
    ) {
      const options = {
        pollingIntervalSeconds: 1,
        localConcurrency: name === 'mail' ? 5 : 1,
        includeMetadata: true,
      } as const
      await boss.work<Jobs[Name], void, typeof options>(name, options, async (jobs) => {
        for (const { id, data, createdOn } of jobs)
          await handler(data, { id, sentAt: createdOn }).catch(
            (error: { code?: string; message?: string }) => {
              log.warn(
                { job: name, id, code: error.code ?? error.message },
                'a job failed and will be tried again',
              )
              throw error
            },
          )
      })
    },
    every: (name: JobName, cron: string) => boss.schedule(name, cron),
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
export type Queue = Awaited<ReturnType<typeof openQueue>>

/**
 * Deletes every mail to an address or about a person, sent or not. Returns the files that were
 * attached.
 */
export async function forgetMails(
  tx: Transaction,
  { id, email }: { id: number; email: string | null },
) {
  const { rows } = await tx.execute<{ file: string | null }>(sql`
    delete from jobs.job where name = 'mail' and (lower(data->>'to') = ${email?.toLowerCase() ?? null} or data->'of' @> ${String(id)}::jsonb)
    returning data->'attachment'->>'file' as file`)
  return rows.flatMap(({ file }) => file ?? [])
}

/** Takes a person out of the jobs that mail many; the others in them are mailed all the same. */
export async function forgetUnlinked(tx: Transaction, queue: Pick<Queue, 'send'>, id: number) {
  const named = JSON.stringify([{ userId: id }])
  const { rows } = await tx.execute<Jobs['unlinked-logins'] & { is_open: boolean }>(sql`
    delete from jobs.job where name = 'unlinked-logins' and data->'people' @> ${named}::jsonb
    returning data->'people' as people, state in ('created', 'retry', 'active') as is_open`)
  for (const { people, is_open } of rows) {
    const others = people.filter(({ userId }) => userId !== id)
    if (is_open && others.length > 0) await queue.send(tx, 'unlinked-logins', { people: others })
  }
}

/** Adapts Drizzle's transaction to pg-boss, which writes parameters as `$1`. */
const inTransaction = (tx: Transaction) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const parts = text.split(/\$(\d+)/)
    const chunks = parts.map((part, at) =>
      at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    )
    const { rows } = await tx.execute(sql.join(chunks))
    return { rows }
  },
})
