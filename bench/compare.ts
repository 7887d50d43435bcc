import type { Call, Load, Pace } from './processes.ts'
import { type Line, median } from './table.ts'

type Side = 'ours' | 'floor'
type Contest = {
  work: string
  load: Load
  ports: Record<Side, number>
  connections: number
  calls: Call[]
  /** Puts the rows back before each round. */
  before?: () => Promise<unknown>
  rounds?: number
}

/**
 * The same calls to the application and to the floor, in turns, each going first as often as the other, so that a noisy machine is unkind to both.
 * The first pair warms up and is thrown away; the figure is the median of each pair's ratio.
 */
export async function compare({ work, load, ports, connections, calls, before = async () => {}, rounds = 6 }: Contest): Promise<Line> {
  const paces: Record<Side, Pace[]> = { ours: [], floor: [] }
  for (let round = 0; round <= rounds; round++)
    for (const side of round % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const)) {
      await before()
      const pace = await load({ port: ports[side], connections, calls })
      if (round > 0) paces[side].push(pace)
    }
  const ratios = paces.ours.map(({ perSecond }, at) => perSecond / (paces.floor[at]?.perSecond ?? Number.NaN))
  const ends = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`
  return {
    work: `${work}, ${connections === 1 ? '1 connection' : `${connections} connections`} (${rounds} pairs, ${ends})`,
    ours: told(paces.ours),
    floor: told(paces.floor),
    figure: median(ratios),
    must: 0.4,
    goal: 0.6,
  }
}

function told(paces: Pace[]) {
  const middle = (name: keyof Pace) => median(paces.map((pace) => pace[name]))
  return `${middle('perSecond').toFixed(0)}/s p50 ${middle('p50').toFixed(1)} p99 ${middle('p99').toFixed(1)} ms`
}

/** What one call answers, as text. */
export async function answerOf(port: number, { method, path, headers, body }: Call) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
  return response.text()
}

/** The comparison means something only while both sides do the same. */
export function mustAgree(ours: string, floor: string) {
  if (ours === floor) return
  const at = [...ours].findIndex((letter, index) => letter !== floor[index])
  const around = (told: string) => told.slice(Math.max(0, at - 100), at + 200)
  throw new Error(`the floor does not do the same:\nours:  ${around(ours)}\nfloor: ${around(floor)}`)
}
