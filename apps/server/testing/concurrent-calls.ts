import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * Runs calls that truly overlap: locks the rows until every call waits for them or has finished
 * without them.
 */
export async function atOnce<T>(
  pool: pg.Pool,
  rows: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  // not from the pool: the calls may need all of its connections
  const outside = new pg.Pool({ connectionString: pool.options.connectionString, max: 2 })
  const holder = await outside.connect()
  await holder.query(`begin; ${rows} for update`)
  let answered = 0
  const answers = Promise.all(calls.map((call) => call().finally(() => answered++)))
  while ((await waiting(outside)) + answered < calls.length) await wait(5)
  await holder.query('commit')
  holder.release()
  await outside.end()
  return answers
}

/** How many statements wait for a lock. */
export async function waiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0].count
}
