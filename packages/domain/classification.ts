import { type Band, bandOf, isScore } from './bands.ts'
import { type Pattern, patterns, perPattern } from './patterns.ts'

export const classifications = ['Bridge Learner', 'Dynamic Learner', 'Strong-Willed Learner'] as const
export type Classification = (typeof classifications)[number]

/** What is known of a person's scores: a pattern may be missing or null. */
type KnownScores = Partial<Record<Pattern, number | null>>

/** `standard` false marks a provisional label, which the textbook excludes: offer a retake. Both null: no label. */
type Label = { classification: Classification; standard: boolean } | { classification: null; standard: null }

type Rule = { applies: (useFirst: number, avoid: number) => boolean; label: Label }

/** The first rule that applies to the numbers of Use First and Avoid among the four patterns gives the label (D11). */
const rules: readonly Rule[] = [
  { applies: (useFirst) => useFirst >= 3, label: { classification: 'Strong-Willed Learner', standard: true } },
  { applies: (useFirst) => useFirst >= 1, label: { classification: 'Dynamic Learner', standard: true } },
  { applies: (_, avoid) => avoid === 0, label: { classification: 'Bridge Learner', standard: true } },
  { applies: () => true, label: { classification: 'Dynamic Learner', standard: false } },
]
const noLabel: Label = { classification: null, standard: null }

/** The headline of four scores (D11). A score that is missing, not whole or outside 7-35 leaves no label. */
export function classify(scores: KnownScores): Label {
  const known = patterns.map((pattern) => scores[pattern])
  if (!known.every(isScore)) return noLabel
  const count = (band: Band) => known.filter((score) => bandOf(score) === band).length
  return rules.find((rule) => rule.applies(count('Use First'), count('Avoid')))?.label ?? noLabel
}

/** The degree of use of each pattern, null where there is no score: `user_pattern_classification` on the wire (D11). */
export const degreesOf = (scores: KnownScores): Record<Pattern, Band | null> => perPattern((pattern) => bandOf(scores[pattern] ?? null))
