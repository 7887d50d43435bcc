import { writeFileSync } from 'node:fs'
import { answerOf } from './compare.ts'
import { type CrowdSize, seedCrowd } from './crowd.ts'
import {
  type Call,
  databaseIn,
  megabytes,
  newFolder,
  startApp,
  startFloor,
  startLoad,
} from './processes.ts'
import { type Line, median } from './table.ts'

/** BENCH_PEOPLE=100000 npm run bench -- people measures only the lists of this many people. */
const { BENCH_PEOPLE } = process.env
const sizes: readonly CrowdSize[] = [100_000, 1_000_000].flatMap((people) => [
  { people, institutions: 521 },
  { people, institutions: 5021 },
])
const rounds = 5
/** Slow lists are called less often: about 300 ms in each round. */
const callsFor = (ms: number) => Math.max(2, Math.min(20, Math.round(300 / ms)))

type Measured = {
  work: string
  path: string
  as?: 'admin'
  /** Milliseconds with 100,000 people, and with ten times as many. */
  must: readonly [number, number]
}
const list = (work: string, query: string, must: readonly [number, number] = [250, 250]) => ({
  ...{ work, path: `/users?limit=24&${query}`, must },
})
/** The same list for an administrator of the largest institution. */
const own = (work: string, query: string, must?: readonly [number, number]): Measured => ({
  ...list(`${work}, an institution's administrator`, query, must),
  as: 'admin',
})

const orders = ['name', 'email', 'type', 'organization_name', 'age_group_id', 'created_at']
const measured = ({ people: size, institutions }: CrowdSize): readonly Measured[] => [
  list('first page', '', [10, 40]),
  list('one institution', `organization_id=${institutions}`, [10, 40]),
  list('the largest institution', 'organization_id=1', [10, 40]),
  ...orders.map((order) => list(`by ${order}`, `order_by=${order}&order_direction=ASC`)),
  list('middle page', `offset=${size / 2}`),
  list('last page', `offset=${Math.floor(size * 0.96)}`),
  list('type', 'type=institution'),
  list('a common role', 'role_id=8'),
  list('a rare role', 'role_id=3'),
  list('age group', 'age_group_id=1'),
  ...['active', 'unverified', 'awaiting_consent', 'awaiting_school', 'leaving', 'erasing'].map(
    (status) => list(status, `status=${status}`),
  ),
  list('with scores', 'lci=done'),
  list('without scores', 'lci=not_done'),
  list('label', 'classification=Bridge%20Learner'),
  list('language', 'language=3'),
  list('pattern', 'pattern=sequence'),
  list('without a finished profile', 'plp=not_done'),
  list('in no team', 'team_member=none'),
  list('with school tasks', 'tasks=yes'),
  list('without school tasks', 'tasks=none'),
  list('nothing decoded', 'decoded=none'),
  list('last 30 days', 'active=30'),
  list('since a day', 'date_from=2026-06-01'),
  list('in the bin', 'removed=1'),
  list('search, rare', 'search_text=u4711%40', [60, 60]),
  list('search, 1 in 77', 'search_text=schmidt', [60, 60]),
  list('search, 1 in 12', 'search_text=son', [60, 60]),
  list('search, two letters', 'search_text=an'),
  list('search, no match', 'search_text=zx'),
  list('search and type', 'search_text=son&type=student'),
  list('search by name', 'search_text=son&order_by=name'),
  own('first page', '', [10, 40]),
  own('by name', 'order_by=name&order_direction=ASC'),
  own('search', 'search_text=son'),
  own('a common role', 'role_id=8'),
  own('without scores', 'lci=not_done'),
  own('without school tasks', 'tasks=none'),
  { work: 'languages', path: '/languages', must: [250, 250] },
]

/**
 * Lists of users in a crowd, each beside the plain statement on the floor, which counts the rows
 * each time. Labels have no floor, so that an older server can be measured.
 */
export async function people(): Promise<Line[]> {
  const load = startLoad()
  const lines: Line[] = []
  for (const size of sizes.filter(({ people }) => people === Number(BENCH_PEOPLE ?? people)))
    lines.push(...(await measureCrowd(size, load)))
  return lines
}

async function measureCrowd(size: CrowdSize, load: ReturnType<typeof startLoad>) {
  const folder = newFolder()
  const app = await startApp(folder)
  const { url, pool } = databaseIn(folder)
  const crowd = await seedCrowd(pool, size)
  const floor = await startFloor(url)
  const p50 = async (port: number, call: Call) => {
    const first = (await load({ port, connections: 1, calls: [call] })).p50
    const calls = Array.from({ length: callsFor(first) }, () => call)
    return (await load({ port, connections: 1, calls })).p50
  }
  const lines: Line[] = []
  for (const { work, path, as, must } of measured(size)) {
    const call: Call = {
      method: 'POST',
      path: `/api${path}`,
      headers: { authorization: `Bearer ${(as ? crowd.admin : crowd.root).token}` },
    }
    const hasFloor = path.startsWith('/users') && !withoutFloor.test(path)
    const plain = as ? { ...call, path: `${call.path}&organization_id=${crowd.largest}` } : call
    if (hasFloor) await agree(work, { port: app.port, call }, { port: floor.port, call: plain })
    const times = { ours: [] as number[], floor: [] as number[] }
    for (let round = 0; round <= rounds; round++) {
      const ours = await p50(app.port, call)
      const theirs = hasFloor ? await p50(floor.port, plain) : Number.NaN
      if (round > 0) {
        times.ours.push(ours)
        times.floor.push(theirs)
      }
    }
    lines.push({
      work: `${size.people.toLocaleString('en')} people, ${size.institutions} institutions: ${work}`,
      ours: `p50 ${median(times.ours).toFixed(1)}, best ${Math.min(...times.ours).toFixed(1)}`,
      floor: hasFloor ? `p50 ${median(times.floor).toFixed(1)}` : '',
      figure: median(times.ours),
      unit: ' ms',
      must: must[size.people > 100_000 ? 1 : 0],
      isMaximum: true,
    })
  }
  if (size.people === 100_000) lines.push(...(await measureExport(app, crowd.root.token, size)))
  await app.stop()
  return lines
}

/** Filters that the plain statement does not have. */
const withoutFloor = /classification|language=|pattern|plp|team_member|tasks|decoded|active/

/** The sheet of everybody: rows a second, and how much memory it takes. */
async function measureExport(app: { port: number; pid: number }, token: string, size: CrowdSize) {
  const idle = megabytes(app.pid, 'VmRSS')
  const rates: number[] = []
  const growths: number[] = []
  for (let round = 0; round <= 3; round++) {
    writeFileSync(`/proc/${app.pid}/clear_refs`, '5') // resets the peak memory
    const began = performance.now()
    const response = await fetch(`http://localhost:${app.port}/api/users/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    if (!response.ok) throw new Error(`the export answered ${response.status}`)
    await response.arrayBuffer()
    if (round === 0) continue
    rates.push(Math.round((size.people / (performance.now() - began)) * 1000))
    growths.push(megabytes(app.pid, 'VmHWM') - idle)
  }
  const work = `${size.people.toLocaleString('en')} people, ${size.institutions} institutions: users.xlsx`
  return [
    {
      ...{ work, ours: rates.join(', '), figure: median(rates), unit: ' rows/s', must: 20_000 },
    },
    {
      ...{ work: `memory that ${work} takes`, ours: growths.join(', '), figure: median(growths) },
      ...{ unit: ' MB', must: 200, isMaximum: true },
    },
  ] satisfies Line[]
}

type CallTo = { port: number; call: Call }

/** Throws an error unless both find the same number of people. */
async function agree(work: string, ours: CallTo, plain: CallTo) {
  const [response, expected] = await Promise.all([
    answerOf(ours.port, ours.call),
    answerOf(plain.port, plain.call),
  ])
  const [one, other] = [JSON.parse(response).count, JSON.parse(expected).count]
  if (one !== other) throw new Error(`${work}: ${one} people, on the floor ${other}`)
}
