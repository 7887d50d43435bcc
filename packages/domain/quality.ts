import { classify } from './classification.ts'
import { itemCount, numberOf, openCount, sisterFacets } from './inventory.ts'
import { type AgeGroup, type Pattern, patterns } from './patterns.ts'
import { missingNumbers, scoresOf } from './scoring.ts'

/** Hints about the quality of a finished attempt; they never block a result (D5). */
export const qualityFlags = [
  'nonstandard',
  'straightline',
  'fast',
  'contradiction',
  'undifferentiated',
  'open_empty',
] as const
export type QualityFlag = (typeof qualityFlags)[number]

type FinishedAttempt = {
  /** Complete answers 1-5 by item number 1-28. */
  answers: ReadonlyMap<number, number>
  /** Milliseconds on screen by item number; items can be missing. */
  times: ReadonlyMap<number, number>
  /** The answers to the three open questions; a missing one counts as empty. */
  open: readonly string[]
  ageGroup: AgeGroup
  /** Whether an adult read the statements aloud; Form 1 only (D3). */
  assisted: boolean
}

const limits = {
  sameAnswers: 24,
  fastestMs: itemCount * 3_000,
  mostMsOfAnItem: 60_000,
  sisterGap: 3,
  patternsInContradiction: 2,
  middleAnswer: 3,
  closeScores: 7,
  openCharacters: 15,
} as const

const raised: Record<QualityFlag, (attempt: FinishedAttempt) => boolean> = {
  nonstandard: ({ answers }) => classify(scoresOf(answers)).standard === false,
  straightline: ({ answers }) => highestFrequency([...answers.values()]) >= limits.sameAnswers,
  fast: ({ times, ageGroup, assisted }) =>
    !(ageGroup === 1 && assisted) && msOnScreen(times) < limits.fastestMs,
  contradiction: ({ answers }) =>
    patterns.filter((pattern) => sistersDiffer(answers, pattern)).length >=
    limits.patternsInContradiction,
  undifferentiated: ({ answers }) => {
    const scores = scoresOf(answers)
    return (
      Math.min(...answers.values()) >= limits.middleAnswer &&
      spreadOf(Object.values(scores)) <= limits.closeScores &&
      classify(scores).classification !== 'Bridge Learner'
    )
  },
  open_empty: ({ open, ageGroup }) =>
    ageGroup !== 1 && openTexts(open).some((text) => lengthOf(text) < limits.openCharacters),
}

/**
 * Returns the flags of a finished attempt, in the order of `qualityFlags` (D5). Throws a RangeError
 * for answers that cannot be scored.
 */
export const flagsOf = (attempt: FinishedAttempt): QualityFlag[] =>
  qualityFlags.filter((flag) => raised[flag](attempt))

const spreadOf = (values: number[]) => Math.max(...values) - Math.min(...values)

const highestFrequency = (values: number[]) =>
  Math.max(...values.map((value) => values.filter((other) => other === value).length))

/**
 * The time spent on part 1, capped per item. Infinity when the time of an item is unknown, so that
 * incomplete data never counts as fast.
 */
function msOnScreen(times: ReadonlyMap<number, number>) {
  if (missingNumbers(times, itemCount).length > 0) return Number.POSITIVE_INFINITY
  return [...times].reduce(
    (total, [number, ms]) =>
      total + (number <= itemCount ? Math.min(ms, limits.mostMsOfAnItem) : 0),
    0,
  )
}

function sistersDiffer(answers: ReadonlyMap<number, number>, pattern: Pattern) {
  const [one = 0, other = 0] = sisterFacets[pattern].map((facet) =>
    answers.get(numberOf(pattern, facet)),
  )
  return Math.abs(one - other) >= limits.sisterGap
}

const openTexts = (open: readonly string[]) =>
  Array.from({ length: openCount }, (_, index) => open[index] ?? '')
const lengthOf = (text: string) => [...text.trim()].length
