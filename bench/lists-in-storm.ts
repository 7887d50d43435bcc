import type { Person } from './people.ts'
import { type Call, type Pace, startLoad, startSteadyLoad } from './processes.ts'
import { type Line, median } from './table.ts'

const rounds = 5
const loginsPerSecond = 50
const secondsOfStorm = 5
const listCalls = 1200

/**
 * Lists of users while 50 people a second log in, which hashes their passwords, compared with the
 * lists alone.
 */
export async function listsInStorm(port: number, admin: Person, logins: Call[]): Promise<Line[]> {
  const [read, login] = [startLoad(), startSteadyLoad()]
  const lists = { port, connections: 4, calls: listsFor(admin) }
  const storm = { port, perSecond: loginsPerSecond }
  const [quiet, stormy]: [Pace[], Pace[]] = [[], []]
  let failed = 0
  await read(lists)
  for (let round = 0; round < rounds; round++) {
    quiet.push(await read(lists))
    const calls = logins.slice(0, loginsPerSecond * secondsOfStorm)
    const storming = login({ ...storm, calls })
    stormy.push(await read(lists))
    failed += (await storming).errors.length
  }
  return (['p50', 'p99'] as const).map((part) => lineOf(part, { quiet, stormy, failed }))
}

const listsFor = ({ token }: Person) =>
  Array.from({ length: listCalls }, () => ({
    ...{ method: 'POST', path: '/api/users?limit=24' },
    headers: { authorization: `Bearer ${token}` },
  }))

type Measured = { quiet: Pace[]; stormy: Pace[]; failed: number }

function lineOf(part: 'p50' | 'p99', { quiet, stormy, failed }: Measured): Line {
  const [alone, beside] = [quiet, stormy].map((paces) => median(paces.map((pace) => pace[part])))
  return {
    work: `users ${part} beside ${loginsPerSecond} logins a second`,
    ours: `${beside?.toFixed(1)} ms, ${failed} logins failed`,
    floor: `${alone?.toFixed(1)} ms alone`,
    figure: failed > 0 ? Number.NaN : (beside ?? Number.NaN) / (alone ?? Number.NaN),
    ...{ unit: ' ×', must: 3, isMaximum: true },
  }
}
