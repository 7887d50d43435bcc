import { type Pattern, patterns, perPattern } from './patterns.ts'
import { type Point, pointsIn } from './points.ts'
import type { WeighedMark } from './weights.ts'

/**
 * What speaks for a pattern in a text: its distinct words as written, heaviest first, and the labels
 * of the numbered points that mainly ask for it.
 */
export type Evidence = { words: string[]; points: string[]; isVisible: boolean }

/**
 * The words of a pattern are a visible demand from this weight on, or from the lower one with this
 * share of all weight (method D17).
 */
const visible = { weight: 3, lower: 2, share: 0.1 }
/** A point asks for a pattern that has at least this weight in it, and more than half of all. */
const pointWeight = 2

/** What the marks that count show for each pattern. */
export function evidenceOf(
  text: string,
  weighed: readonly WeighedMark[],
): Record<Pattern, Evidence> {
  const points = pointsIn(text).map((point) => ({ point, pattern: mainPatternOf(point, weighed) }))
  const all = sumOf(weighed)
  return perPattern((pattern) => {
    const own = weighed.filter((mark) => mark.pattern === pattern)
    const asking = points.filter((one) => one.pattern === pattern)
    return {
      words: distinctWords(own),
      points: asking.flatMap(({ point }) => point.label ?? []),
      isVisible: asking.length > 0 || isVisible(sumOf(own), all),
    }
  })
}

const isVisible = (weight: number, all: number) =>
  weight >= visible.weight || (weight >= visible.lower && weight >= visible.share * all)

const sumOf = (marks: readonly WeighedMark[]) => marks.reduce((sum, { weight }) => sum + weight, 0)

function mainPatternOf({ start, end }: Point, weighed: readonly WeighedMark[]): Pattern | null {
  const inside = weighed.filter((mark) => mark.start >= start && mark.start < end)
  const all = sumOf(inside)
  return (
    patterns.find((pattern) => {
      const own = sumOf(inside.filter((mark) => mark.pattern === pattern))
      return own >= pointWeight && 2 * own > all
    }) ?? null
  )
}

function distinctWords(marks: readonly WeighedMark[]) {
  const byWord = Map.groupBy(marks, ({ cue, text }) => cue ?? text.toLowerCase())
  return [...byWord.values()]
    .toSorted((one, other) => sumOf(other) - sumOf(one))
    .map(([first]) => first?.text ?? '')
}
