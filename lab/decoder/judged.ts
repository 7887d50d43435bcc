import type { NeededDegree } from '@quartet/domain/decoding.ts'
import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import type { Sample } from './samples/sample.ts'

/** The fields of a sample needed for decoding and comparing it. */
export type Judged = Pick<Sample, 'name' | 'area' | 'ageGroup' | 'text' | 'gold'>
/**
 * The format of the files in `samples/judged/`: `gold` has one letter per pattern, for Use First,
 * As Needed or Low.
 */
export type JudgedRow = Omit<Judged, 'gold'> & { gold: string; reason: string }

const degrees: Record<string, NeededDegree> = { F: 'Use First', N: 'As Needed', L: 'Low' }

export const judgedOf = ({ gold, ...sample }: JudgedRow): Judged => ({
  ...sample,
  gold: perPattern((pattern) => degrees[gold[patterns.indexOf(pattern)] ?? ''] ?? 'Low'),
})
