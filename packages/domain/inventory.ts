import { type Pattern, patterns } from './patterns.ts'

/** The rated statements of part 1, numbered 1-28. */
export const itemCount = 28

/** The open questions of part 2, numbered on from the statements: 29-31 (D3). */
export const openCount = 3

/** Statements of each pattern: the rows of table 1.3. */
const facetCount = itemCount / patterns.length

/** The two facets of each pattern that ask nearly the same: the rows marked * in table 1.3. */
export const sisterFacets: Record<Pattern, [number, number]> = {
  sequence: [2, 5],
  precision: [1, 3],
  technical_reasoning: [2, 3],
  confluence: [1, 3],
}

/** The pattern that statement 1-28 belongs to: they take turns in report order (D3). Any other number is a RangeError. */
export function patternOf(number: number): Pattern {
  requireWhole('An item number', number, 1, itemCount)
  return patterns[(number - 1) % patterns.length] as Pattern
}

/** The facet 1-7 (row of table 1.3) of statement 1-28. Any other number is a RangeError. */
export function facetOf(number: number): number {
  requireWhole('An item number', number, 1, itemCount)
  return Math.ceil(number / patterns.length)
}

/** The number 1-28 of the statement on facet 1-7 of a pattern. Any other facet is a RangeError. */
export function numberOf(pattern: Pattern, facet: number): number {
  requireWhole('A facet', facet, 1, facetCount)
  return (facet - 1) * patterns.length + patterns.indexOf(pattern) + 1
}

/** Per cent of the 31 questions that have an answer, a whole number from 0 to 100 (D3). More than 31 is a RangeError. */
export function progressOf(answered: number): number {
  requireWhole('The answers given', answered, 0, itemCount + openCount)
  return Math.round((100 * answered) / (itemCount + openCount))
}

function requireWhole(what: string, value: number, first: number, last: number) {
  if (Number.isInteger(value) && value >= first && value <= last) return
  throw new RangeError(`${what} must be a whole number from ${first} to ${last}, not ${value}`)
}
