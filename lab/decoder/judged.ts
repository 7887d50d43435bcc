import type { Area } from '@quartet/domain/areas.ts'
import type { Needed, NeededDegree } from '@quartet/domain/demand.ts'
import { patterns, perPattern } from '@quartet/domain/patterns.ts'

/** A task text, written by a language model (README.md). Age group 1 children, 2 teenagers, 3 adults. */
export type TaskText = { name: string; area: Area; ageGroup: 1 | 2 | 3; text: string }
/** With the degrees that one reading gives it. */
export type Judged = TaskText & { gold: Needed }
/**
 * The format of the files in `samples/judged/`: `gold` has one letter per pattern, for Use First,
 * As Needed or Low.
 */
export type JudgedRow = TaskText & { gold: string }
/** The format of the files in `samples/real/`: the same letters in two independent readings. */
export type RealRow = TaskText & { readings: string[] }

const degrees: Record<string, NeededDegree> = { F: 'Use First', N: 'As Needed', L: 'Low' }

export const neededOf = (letters: string): Needed =>
  perPattern((pattern) => degrees[letters[patterns.indexOf(pattern)] ?? ''] ?? 'Low')

export const judgedOf = ({ gold, ...text }: JudgedRow): Judged => ({
  ...text,
  gold: neededOf(gold),
})
