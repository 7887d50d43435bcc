import { type Band, bandOf, isScore } from './bands.ts'
import { type Pattern, patterns, perPattern } from './patterns.ts'

export const classifications = [
  'Bridge Learner',
  'Dynamic Learner',
  'Strong-Willed Learner',
] as const
export type Classification = (typeof classifications)[number]

/** The known scores of a person; a pattern may be missing or null. */
type KnownScores = Partial<Record<Pattern, number | null>>

/**
 * `standard` is false for a provisional label, which the textbook excludes: offer a retake. Both
 * fields are null when there is no label.
 */
type Label =
  | { classification: Classification; standard: boolean }
  | { classification: null; standard: null }

type Rule = { applies: (useFirst: number, avoid: number) => boolean; label: Label }

/**
 * The first matching rule gives the label, by the numbers of patterns in Use First and in Avoid
 * (D11).
 */
const rules: readonly Rule[] = [
  {
    applies: (useFirst) => useFirst >= 3,
    label: { classification: 'Strong-Willed Learner', standard: true },
  },
  {
    applies: (useFirst) => useFirst >= 1,
    label: { classification: 'Dynamic Learner', standard: true },
  },
  {
    applies: (_, avoid) => avoid === 0,
    label: { classification: 'Bridge Learner', standard: true },
  },
  { applies: () => true, label: { classification: 'Dynamic Learner', standard: false } },
]
const noLabel: Label = { classification: null, standard: null }

/**
 * Returns the label for four scores (D11). A missing score, or one that is not a whole number from
 * 7 to 35, gives no label.
 */
export function classify(scores: KnownScores): Label {
  const known = patterns.map((pattern) => scores[pattern])
  if (!known.every(isScore)) return noLabel
  const count = (band: Band) => known.filter((score) => bandOf(score) === band).length
  return rules.find((rule) => rule.applies(count('Use First'), count('Avoid')))?.label ?? noLabel
}

/**
 * The degree of use of each pattern, null without a score; `user_pattern_classification` on the
 * wire (D11).
 */
export const degreesOf = (scores: KnownScores): Record<Pattern, Band | null> =>
  perPattern((pattern) => bandOf(scores[pattern] ?? null))
