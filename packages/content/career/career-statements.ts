import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'

/** The three questions of the Personal Work Profile, by their key, in their order (method D24). */
export const careerQuestionKeys = ['best_work', 'bring', 'need'] as const
export type CareerQuestionKey = (typeof careerQuestionKeys)[number]

type Four = readonly [string, string, string, string]

/** A question in the first person, and four statements a degree of use for it, at most 20 words each. */
export type CareerStatements = Record<CareerQuestionKey, { title: string; statements: Record<Pattern, Record<Band, Four>> }>
