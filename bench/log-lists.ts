import type pg from 'pg'
import { type CrowdSize, seedCrowd } from './crowd.ts'
import { type Call, databaseIn, newFolder, startApp, startLoad } from './processes.ts'
import { type Line, median } from './table.ts'

/** BENCH_LOGS=100000 npm run bench -- logs measures only a log of this many entries. */
const { BENCH_LOGS } = process.env
const sizes = [100_000, 1_000_000]
const crowd: CrowdSize = { people: 100_000, institutions: 521 }
const rounds = 5
/** Entries that the job has not chained yet, as after a busy minute. */
const waiting = 5000

type Measured = {
  work: string
  query: string
  as?: 'admin'
  /** Milliseconds with 100,000 entries, and with ten times as many. */
  must: readonly [number, number]
}
const list = (work: string, query: string, must: readonly [number, number] = [250, 250]) => ({
  ...{ work, query, must },
})
const own = (work: string, query: string, must?: readonly [number, number]): Measured => ({
  ...list(`${work}, an institution's administrator`, query, must),
  as: 'admin',
})
const measured: readonly Measured[] = [
  list('first page', '', [10, 40]),
  list('oldest first', 'order_direction=ASC'),
  list('middle page', 'offset=20000'),
  list('since a day', 'date_from=2026-06-01'),
  list('an old month', 'date_from=2026-01-01&date_to=2026-01-31'),
  list('a common action', 'action=update'),
  list('a rare action', 'action=share'),
  list('an action that nobody took', 'action=import'),
  list('an action since a day', 'action=update&date_from=2026-06-01'),
  list('actor', 'actor_id=4711'),
  list('subject', 'subject_id=4711'),
  list('a kind of record', 'entity=tasks'),
  list('one record', 'entity=tasks&entity_id=4711'),
  list('one account', 'entity=users&entity_id=4711'),
  list('search, rare', 'search_text=u4711%40'),
  list('search, 1 in 77', 'search_text=schmidt'),
  own('first page', '', [10, 250]),
  own('an action', 'action=create'),
  own('since a day', 'date_from=2026-06-01'),
  own('one account', 'entity=users&entity_id=4711'),
]

/** Lists of the log, for everybody and for an administrator of the largest institution. */
export async function logLists(): Promise<Line[]> {
  const load = startLoad()
  const lines: Line[] = []
  for (const size of sizes.filter((one) => one === Number(BENCH_LOGS ?? one)))
    lines.push(...(await measureLog(size, load)))
  return lines
}

async function measureLog(size: number, load: ReturnType<typeof startLoad>) {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  const { root, admin } = await seedCrowd(pool, crowd)
  await addLogs(pool, size)
  const lines: Line[] = []
  for (const { work, query, as, must } of measured) {
    const call: Call = {
      method: 'POST',
      path: `/api/logs?limit=24&${query}`,
      headers: { authorization: `Bearer ${(as ? admin : root).token}` },
    }
    const times: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const calls = Array.from({ length: 5 }, () => call)
      const { p50 } = await load({ port: app.port, connections: 1, calls })
      if (round > 0) times.push(p50)
    }
    lines.push({
      work: `${size.toLocaleString('en')} log entries: ${work}`,
      ours: `p50 ${median(times).toFixed(1)}, best ${Math.min(...times).toFixed(1)}`,
      figure: median(times),
      unit: ' ms',
      must: must[size > 100_000 ? 1 : 0],
      isMaximum: true,
    })
  }
  await app.stop()
  return lines
}

/** Entries of a year by everybody, most about themselves; all but the newest are in the chain. */
async function addLogs(pool: pg.Pool, count: number) {
  await pool.query('delete from log_values')
  await pool.query('delete from logs')
  await pool.query(
    `insert into logs (at, action, entity, entity_id, actor, subject, digest, seal_number, seal)
     select now() - ($1 - n) * (interval '365 days' / $1::int),
       case when n % 1000 = 0 then 'share' when n % 5 = 0 then 'create' when n % 7 = 0 then 'login' else 'update' end,
       (array['tasks', 'users', 'answers', 'sessions', 'selected_attributes'])[1 + n % 5], n % 50000, alias.log_alias,
       case when n % 10 > 0 then alias.log_alias end, md5(n::text), case when n <= $1 - $2 then n end, case when n <= $1 - $2 then 'x' end
     from generate_series(1, $1::int) n
     join (select log_alias, row_number() over (order by id) as place from users) alias on alias.place = 1 + n * 7919::bigint % 100000
     order by n`,
    [count, waiting],
  )
  await pool.query('vacuum analyze logs')
}
