import type pg from 'pg'
import { longestDelay, runJob } from './jobs.ts'
import { databaseIn, newFolder, startApp } from './processes.ts'
import { type Line, median } from './table.ts'

const chained = 100_000
const waiting = 20_000
const rounds = 3

/**
 * Runs the job that adds log rows to the hash chain: 20,000 new rows after 100,000 old ones, with
 * statistics from before the new rows.
 */
export async function logChain(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  await runJob(pool, 'seal-logs')
  await addLogs(pool, chained)
  await pool.query(`update logs set seal = 'old', seal_number = number
    from (select id as row, row_number() over (order by id) + (select coalesce(max(seal_number), 0) from logs) as number
      from logs where seal_number is null) n where id = row`)
  await pool.query('vacuum full analyze logs')
  await pool.query('alter table logs set (autovacuum_enabled = false)')

  const rates: number[] = []
  const delays: number[] = []
  for (let round = 0; round <= rounds; round++) {
    await addLogs(pool, waiting)
    await longestDelay(app.port) // starts a new measurement
    const took = await runJob(pool, 'seal-logs')
    if (round === 0) continue
    rates.push(waiting / took)
    delays.push(await longestDelay(app.port))
  }
  return [
    {
      work: `log rows added to the chain a second, ${waiting} waiting`,
      ours: rates.map((rate) => rate.toFixed(0)).join(', '),
      figure: median(rates),
      must: 3000,
      goal: 10_000,
    },
    {
      work: '  event loop',
      ours: delays.map((delay) => delay.toFixed(0)).join(', '),
      figure: median(delays),
      unit: ' ms',
      must: 50,
      isMaximum: true,
    },
  ]
}

const addLogs = (pool: pg.Pool, count: number) =>
  pool.query(
    `insert into logs (at, action, entity, entity_id, actor, digest)
     select now(), 'update', 'users', n, gen_random_uuid(), md5(n::text) from generate_series(1, $1::int) n`,
    [count],
  )
