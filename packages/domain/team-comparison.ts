import { type Band, bandOf, bands } from './bands.ts'
import { type Pattern, patterns } from './patterns.ts'
import type { ScoredPerson } from './team-picture.ts'

/** How the bands of two people stand to each other, whichever of the two has which. */
export const comparisonKinds = [
  'both_first',
  'first_needed',
  'first_avoid',
  'both_needed',
  'needed_avoid',
  'both_avoid',
] as const
export type ComparisonKind = (typeof comparisonKinds)[number]

/** Two people in one pattern; `more` has the higher band, or is the first of the two. */
export type Comparison = {
  pattern: Pattern
  difference: number
  kind: ComparisonKind
  more: ScoredPerson
  less: ScoredPerson
}

const kinds: Record<Band, Record<Band, ComparisonKind>> = {
  'Use First': { 'Use First': 'both_first', 'As Needed': 'first_needed', Avoid: 'first_avoid' },
  'As Needed': { 'Use First': 'first_needed', 'As Needed': 'both_needed', Avoid: 'needed_avoid' },
  Avoid: { 'Use First': 'first_avoid', 'As Needed': 'needed_avoid', Avoid: 'both_avoid' },
}

export const compareTwo = (one: ScoredPerson, other: ScoredPerson): Comparison[] =>
  patterns.map((pattern) => {
    const bandIn = ({ scores }: ScoredPerson) => bandOf(scores[pattern]) ?? 'Avoid'
    const isMore = bands.indexOf(bandIn(one)) >= bands.indexOf(bandIn(other))
    return {
      pattern,
      difference: Math.abs(one.scores[pattern] - other.scores[pattern]),
      kind: kinds[bandIn(one)][bandIn(other)],
      more: isMore ? one : other,
      less: isMore ? other : one,
    }
  })
