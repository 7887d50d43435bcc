import { seedCrowd } from './crowd.ts'
import { openSessions, type Person } from './people.ts'
import { type Call, databaseIn, newFolder, startApp, startLoad } from './processes.ts'
import { type Line, median } from './table.ts'

/** BENCH_PEOPLE=100000 npm run bench -- contacts measures among fewer people. */
const size = { people: Number(process.env.BENCH_PEOPLE ?? 1_000_000), institutions: 5021 }
const rounds = 7

/** Finding people to add, as members of the largest of 5,021 institutions, among a million people. */
export async function contactSearch(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  const { largest } = await seedCrowd(pool, size)
  const { rows } = await pool.query<{ id: number }>(
    `select id from users where organization_id = $1 and age_group_id = 3 and removed = 0 and erase_from is null
       and email_verified_at is not null and awaiting_consent_since is null order by id limit 12`,
    [largest],
  )
  const callers = await openSessions(
    pool,
    rows.map(({ id }) => id),
  )
  const load = startLoad()

  const lines: Line[] = []
  for (const [work, text, must] of [
    ['an exact address', 'u470014@mail14.example.org', 10],
    ['an address of nobody', 'nobody@example.org', 10],
    ['a name, 1 in 77', 'schmidt', 60],
    ['a whole name', 'zoë schmidt', 60],
    ['a name, 1 in 12', 'son', 250],
    ['two letters', 'an', 250],
    ['no match', 'zx', 250],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round <= rounds; round++) {
      await pool.query('delete from rate_limits')
      const calls = callers.map((caller) => callOf(caller, text))
      const { p50 } = await load({ port: app.port, connections: 1, calls })
      if (round > 0) times.push(p50)
    }
    lines.push({
      work: `contacts among ${size.people.toLocaleString('en')} people: ${work}`,
      ours: `p50 ${median(times).toFixed(1)}, best ${Math.min(...times).toFixed(1)}`,
      figure: median(times),
      unit: ' ms',
      must,
      isMaximum: true,
    })
  }
  return lines
}

const callOf = ({ token }: Person, search_text: string): Call => ({
  method: 'POST',
  path: '/api/users/search/contact',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ search_text }),
})
