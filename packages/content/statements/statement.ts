import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'

type Eight = readonly [string, string, string, string, string, string, string, string]

/** What a person may tick: eight statements a degree of use, and the order notes for a pattern turned to first, second, third and last. */
export type StatementSet = Record<Pattern, Record<Band, Eight> & { order: readonly [string, string, string, string] }>
