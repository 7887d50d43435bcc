import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Has the application run a background job. Returns the seconds it took. */
export async function runJob(pool: pg.Pool, name: string): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into jobs.job (name) values ($1) returning id',
    [name],
  )
  for (;;) {
    const job = await pool.query<{ state: string; seconds: number; output: unknown }>(
      'select state, output, extract(epoch from completed_on - started_on)::float8 as seconds from jobs.job where id = $1',
      [rows[0]?.id],
    )
    const { state, seconds = 0, output } = job.rows[0] ?? {}
    if (state === 'completed') return seconds
    if (state !== 'created' && state !== 'active')
      throw new Error(`the job is ${state}: ${JSON.stringify(output)}`)
    await wait(50)
  }
}

/** The longest delay of the event loop since it was last read, in milliseconds. */
export async function longestDelay(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1])
}
