import { type Band, bands, cuts, scoreRange } from '@quartet/domain/bands.ts'
import { patterns, type Scores } from '@quartet/domain/patterns.ts'
import type { ScoredPerson } from '@quartet/domain/team-picture.ts'

export const graphHeight = 350
/** The axes go on above the highest score, as far as the highest tick. */
const axisMax = 40
export const ticks = [scoreRange.min, cuts.asNeeded, cuts.useFirst, scoreRange.max, axisMax]

/** The drawn area in pixels; `isNarrow` is the form for phones. */
export type GraphSize = { width: number; isNarrow: boolean; isRtl: boolean }
export type Point = { x: number; y: number }

const edge = {
  wide: { top: 12, bottom: 60, start: 142, end: 76 },
  narrow: { top: 12, bottom: 40, start: 72, end: 24 },
}
export const edgeOf = ({ isNarrow }: GraphSize) => (isNarrow ? edge.narrow : edge.wide)

export function yOf(score: number, size: GraphSize): number {
  const { top, bottom } = edgeOf(size)
  const share = (score - scoreRange.min) / (axisMax - scoreRange.min)
  return graphHeight - bottom - share * (graphHeight - top - bottom)
}

/** The place of an axis; the first one is on the right in right-to-left languages. */
export function xOf(at: number, size: GraphSize): number {
  const { start, end } = edgeOf(size)
  const x = start + (at / (patterns.length - 1)) * (size.width - start - end)
  return size.isRtl ? size.width - x : x
}

export const pointsOf = (scores: Scores, size: GraphSize): Point[] =>
  patterns.map((pattern, at) => ({ x: xOf(at, size), y: yOf(scores[pattern], size) }))

/** Top and bottom of a band; the lines between bands lie halfway between two scores. */
export function bandEdges(band: Band, size: GraphSize): { top: number; bottom: number } {
  const borders = [scoreRange.min, cuts.asNeeded - 0.5, cuts.useFirst - 0.5, axisMax]
  const at = bands.indexOf(band)
  return { top: yOf(borders[at + 1] ?? axisMax, size), bottom: yOf(borders[at] ?? 0, size) }
}

/** How far a line may be from the pointer, in pixels. */
const nearby = 24

/** The person whose line passes nearest to a point, if one passes near it. */
export function nearestTo(
  point: Point,
  people: readonly ScoredPerson[],
  size: GraphSize,
): ScoredPerson | null {
  let nearest: ScoredPerson | null = null
  let least = nearby
  for (const person of people) {
    const distance = Math.abs(heightAt(point.x, person.scores, size) - point.y)
    if (distance < least) [nearest, least] = [person, distance]
  }
  return nearest
}

/** The height of a line at a place between two axes; outside of them that of the nearest axis. */
function heightAt(x: number, scores: Scores, size: GraphSize): number {
  const points = pointsOf(scores, size).sort((one, other) => one.x - other.x)
  const after = points.findIndex((point) => point.x >= x)
  const [last, next] = [points[after < 0 ? points.length - 1 : after - 1], points[after]]
  if (!last || !next) return (last ?? next)?.y ?? 0
  return last.y + ((x - last.x) / (next.x - last.x)) * (next.y - last.y)
}
