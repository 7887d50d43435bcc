import { bandOf } from './bands.ts'
import { type Pattern, patterns, perPattern, type Scores } from './patterns.ts'

type Rank = 1 | 2 | 3 | 4

/**
 * The rank of each pattern, 1 for the most used (D14). Equal scores share a rank and the next rank
 * is skipped: 1, 1, 3, 4.
 */
export const orderOf = (scores: Scores): Record<Pattern, Rank> =>
  perPattern(
    (pattern) => (patterns.filter((other) => scores[other] > scores[pattern]).length + 1) as Rank,
  )

/** The patterns from most to least used; equal scores stay in report order. */
export const byUse = (scores: Scores): Pattern[] =>
  [...patterns].sort((one, other) => scores[other] - scores[one])

/**
 * The patterns that lead: those in Use First; without one, those with the highest score. From most
 * to least used.
 */
export function leadingPatterns(scores: Scores): Pattern[] {
  const order = byUse(scores)
  const first = order.filter((pattern) => bandOf(scores[pattern]) === 'Use First')
  return first.length > 0 ? first : order.filter((pattern) => orderOf(scores)[pattern] === 1)
}
