import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { admitLogin } from './login.ts'
import { TenantPool } from './pool.ts'

/**
 * In milliseconds. A call waits for a hanging database once: for a connection and for one statement, together less than the 8 s in which it has to
 * be answered (institutions.ts remembers it). Jobs may take longer, nobody waits for them.
 */
export const timeouts = {
  calls: { connectionTimeoutMillis: 3_000, statement_timeout: 4_000, query_timeout: 4_500 },
  jobs: { connectionTimeoutMillis: 5_000, statement_timeout: 30_000, query_timeout: 35_000 },
} as const
const pools = { idleTimeoutMillis: 30_000, keepAlive: true, idle_in_transaction_session_timeout: 30_000 }
const sizes = { calls: 10, jobs: 5 } as const

export function openDb(url: string, onError: (error: Error) => void, use: keyof typeof timeouts) {
  const pool = new TenantPool({ connectionString: url, max: sizes[use], ...pools, ...timeouts[use] }, onError)
  return { db: drizzle({ client: pool as pg.Pool }), pool }
}
export type Db = ReturnType<typeof openDb>['db']
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Where a query runs: the pool, or the transaction that a command has opened. */
export type Reader = Db | Transaction

/** Who serves, and who owns the tables: the same one where DATABASE_OWNER_URL is not given. */
export type DatabaseUrls = { url: string; ownerUrl: string }

/** Any number of processes may start at once: one migrates, and lets the user of `url` serve; the others wait. */
export async function migrateDb(ownerUrl: string, url = ownerUrl) {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${advisoryLocks.migration})`)
    await migrate(drizzle({ client }), { migrationsFolder: path.join(import.meta.dirname, '../migrations') })
    await admitLogin(client, url)
  } finally {
    await client.end() // gives the lock back
  }
}

/** PostgreSQL is away, starting, out of connections, takes too long, or let another one go first: the caller may try again. */
export function isAway(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as { code?: string; message?: string; cause?: unknown }
  if (
    code &&
    (/^(08|57P0|57014|53|40001|40P01)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(code))
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
