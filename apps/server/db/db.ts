import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { admitLogin } from './login.ts'
import { TenantPool } from './pool.ts'

/**
 * In milliseconds. A call waits only once for a hanging database, for a connection and one
 * statement; both together take less than the 8 s in which the call must be answered (db/tenant.ts
 * stores that a timeout occurred). Under overload new calls are refused
 * long before (http/admission.ts). Jobs may take longer because nobody waits for them.
 */
export const timeouts = {
  calls: { connectionTimeoutMillis: 3_000, statement_timeout: 4_000, query_timeout: 4_500 },
  jobs: { connectionTimeoutMillis: 5_000, statement_timeout: 30_000, query_timeout: 35_000 },
} as const
const pools = {
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  idle_in_transaction_session_timeout: 30_000,
}
const sizes = { calls: 10, jobs: 5 } as const

export function openDb(
  url: string,
  onError: (error: Error) => void,
  use: keyof typeof timeouts,
  waits: (typeof timeouts)[keyof typeof timeouts] = timeouts[use],
) {
  const pool = new TenantPool(
    { connectionString: url, max: sizes[use], ...pools, ...waits },
    onError,
  )
  return { db: drizzle({ client: pool as pg.Pool }), pool }
}
export type Db = ReturnType<typeof openDb>['db']
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Where a query runs: the pool, or a command's open transaction. */
export type Reader = Db | Transaction

/**
 * The URL of the serving user and of the table owner. Both are the same if DATABASE_OWNER_URL is
 * not set.
 */
export type DatabaseUrls = { url: string; ownerUrl: string }

export const migrationsConfig = {
  migrationsFolder: path.join(import.meta.dirname, '../migrations'),
}

/**
 * Migrates the database and admits the user of `url`. Any number of processes may start at once:
 * one migrates, the others wait.
 */
export async function migrateDb(ownerUrl: string, url = ownerUrl) {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${advisoryLocks.migration})`)
    await throwIfBeforeBaseline(client)
    await migrate(drizzle({ client }), migrationsConfig)
    await admitLogin(client, url)
  } finally {
    await client.end() // releases the lock
  }
}

/** Throws if the tables are older than the baseline, which creates all of them. */
async function throwIfBeforeBaseline(client: pg.Client) {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  if (!rows[0]?.known) return
  const newest = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  const [baseline] = readMigrationFiles(migrationsConfig)
  const at = newest.rows[0]?.at
  if (at && Number(at) < (baseline?.folderMillis ?? 0))
    throw new Error(
      'The tables of this database are older than this version can migrate: start commit fa9ac62e once, which does, and then this version.',
    )
}

/**
 * Whether PostgreSQL is unavailable, starting, out of connections or too slow, or aborted the
 * transaction in favour of another. The caller may retry.
 */
export function isAway(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as {
    code?: string
    message?: string
    cause?: unknown
  }
  if (
    code &&
    (/^(08|57P0|57014|53|40001|40P01)/.test(code) ||
      ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(code))
  )
    return true
  if (
    message &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
      message,
    )
  )
    return true
  return cause !== undefined && cause !== error && isAway(cause)
}
