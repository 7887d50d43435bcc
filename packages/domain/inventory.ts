import { type Pattern, patterns } from './patterns.ts'

/** Part 1: rated statements, numbered 1-28. */
export const itemCount = 28

/** Part 2: open questions, numbered 29-31 (D3). */
export const openCount = 3

/** Statements per pattern: the rows of table 1.3. */
const facetCount = itemCount / patterns.length

/** The two facets of each pattern with nearly the same meaning: the rows marked * in table 1.3. */
export const sisterFacets: Record<Pattern, [number, number]> = {
  sequence: [2, 5],
  precision: [1, 3],
  technical_reasoning: [2, 3],
  confluence: [1, 3],
}

/**
 * The pattern of statement 1-28; patterns alternate in report order (D3). Throws a RangeError for
 * any other number.
 */
export function patternOf(number: number): Pattern {
  requireWhole('An item number', number, 1, itemCount)
  return patterns[(number - 1) % patterns.length] as Pattern
}

/** The facet 1-7 (row of table 1.3) of statement 1-28. Throws a RangeError for any other number. */
export function facetOf(number: number): number {
  requireWhole('An item number', number, 1, itemCount)
  return Math.ceil(number / patterns.length)
}

/**
 * The number 1-28 of a pattern's statement on facet 1-7. Throws a RangeError for any other facet.
 */
export function numberOf(pattern: Pattern, facet: number): number {
  requireWhole('A facet', facet, 1, facetCount)
  return (facet - 1) * patterns.length + patterns.indexOf(pattern) + 1
}

/**
 * The percentage of the 31 questions that are answered, a whole number from 0 to 100 (D3). Throws a
 * RangeError above 31.
 */
export function progressOf(answered: number): number {
  requireWhole('The answers given', answered, 0, itemCount + openCount)
  return Math.round((100 * answered) / (itemCount + openCount))
}

function requireWhole(what: string, value: number, first: number, last: number) {
  if (Number.isInteger(value) && value >= first && value <= last) return
  throw new RangeError(`${what} must be a whole number from ${first} to ${last}, not ${value}`)
}
