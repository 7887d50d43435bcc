import { type Band, bands } from './bands.ts'
import { type Pattern, patterns } from './patterns.ts'

export type DegreeOfPattern = Record<Pattern, Band | null>
type Ordered = { pattern: Pattern; type: Band; order: number }

/** Sorts statements of the own degree first, then by pattern, degree and order. */
export const compareByDegree = (own: DegreeOfPattern) => (one: Ordered, other: Ordered) =>
  Number(own[other.pattern] === other.type) - Number(own[one.pattern] === one.type) ||
  patterns.indexOf(one.pattern) - patterns.indexOf(other.pattern) ||
  bands.indexOf(one.type) - bands.indexOf(other.type) ||
  one.order - other.order
