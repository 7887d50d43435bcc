import { cpuOf } from './cpu.ts'
import type { Call, Load, Pace } from './processes.ts'
import { type Line, median } from './table.ts'

const sides = ['ours', 'floor'] as const
type Side = (typeof sides)[number]
type Contest = {
  work: string
  load: Load
  servers: Record<Side, { port: number; pid: number }>
  folder: string
  connections: number
  calls: Call[]
  /** Resets the rows before each round. */
  before?: () => Promise<unknown>
}
const pairs = 6

/**
 * Sends the same requests to the application and to the floor in alternation, each going first
 * equally often, so that noise affects both. The first pair is a warm-up and is discarded. The
 * figure is the median over the pairs of the ratio of requests per second.
 */
export async function compare({
  work,
  load,
  servers,
  folder,
  connections,
  calls,
  before = async () => {},
}: Contest): Promise<Line> {
  const rounds: Record<Side, (Pace & { cpu: number })[]> = { ours: [], floor: [] }
  for (let pair = 0; pair <= pairs; pair++)
    for (const side of pair % 2 === 0 ? sides : sides.toReversed()) {
      await before()
      const { port, pid } = servers[side]
      const used = cpuOf(pid, folder)
      const pace = await load({ port, connections, calls })
      if (pair > 0) rounds[side].push({ ...pace, cpu: (cpuOf(pid, folder) - used) / calls.length })
    }
  const ratios = rounds.ours.map(
    ({ perSecond }, at) => perSecond / (rounds.floor[at]?.perSecond ?? Number.NaN),
  )
  const middle = (side: Side, name: 'perSecond' | 'p50' | 'p99' | 'cpu') =>
    median(rounds[side].map((round) => round[name]))
  const output = (side: Side) =>
    `${middle(side, 'perSecond').toFixed(0)}/s p50 ${middle(side, 'p50').toFixed(1)} p99 ${middle(side, 'p99').toFixed(1)} cpu ${middle(side, 'cpu').toFixed(2)} ms`
  return {
    work: `${work}, ${connections === 1 ? '1 connection' : `${connections} connections`}`,
    ours: output('ours'),
    floor: output('floor'),
    figure: median(ratios),
    range: `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}, by cpu ${(middle('floor', 'cpu') / middle('ours', 'cpu')).toFixed(2)}`,
    must: 0.4,
    goal: 0.6,
  }
}

/** The response body of one request as text. */
export async function answerOf(port: number, { method, path, headers, body }: Call) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  return response.text()
}

/**
 * Throws an error when the responses differ, because the comparison requires both sides to do the
 * same work.
 */
export function mustAgree(ours: string, floor: string) {
  if (ours === floor) return
  const at = [...ours].findIndex((letter, index) => letter !== floor[index])
  const around = (text: string) => text.slice(Math.max(0, at - 100), at + 200)
  throw new Error(
    `the floor does not do the same:\nours:  ${around(ours)}\nfloor: ${around(floor)}`,
  )
}
