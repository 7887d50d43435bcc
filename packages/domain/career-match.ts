import type { Band } from './bands.ts'
import type { Needed, NeededDegree } from './demand.ts'
import { type Pattern, patterns } from './patterns.ts'

/** How a person feels about a duty (D25). */
export const feelings = ['enjoy', 'neutral', 'drain'] as const
export type Feeling = (typeof feelings)[number]

/** How well a person's habit matches what a duty needs, from 0 to 100: needed × own (D25). */
const table: Record<NeededDegree, Record<Band, number>> = {
  'Use First': { 'Use First': 100, 'As Needed': 70, Avoid: 30 },
  'As Needed': { 'Use First': 85, 'As Needed': 100, Avoid: 50 },
  Low: { 'Use First': 90, 'As Needed': 100, Avoid: 100 },
}

export const habitMatches = ['close', 'some stretch', 'much forging'] as const
export type HabitMatch = (typeof habitMatches)[number]

/** Matches are only shown in words: 85 or more is close, 65 or more some stretch. */
const inWords = (points: number): HabitMatch =>
  points >= 85 ? 'close' : points >= 65 ? 'some stretch' : 'much forging'

export const matchOf = (needed: NeededDegree, own: Band) => inWords(table[needed][own])

/**
 * The match over all patterns, weighted by how much the job needs each; null when nothing is
 * marked. It compares habits, not ability.
 */
export function overallMatch(
  needed: Needed,
  own: Record<Pattern, Band>,
  weights: Record<Pattern, number>,
): HabitMatch | null {
  const sum = patterns.reduce((total, pattern) => total + weights[pattern], 0)
  if (sum === 0) return null
  return inWords(
    patterns.reduce(
      (total, pattern) => total + table[needed[pattern]][own[pattern]] * weights[pattern],
      0,
    ) / sum,
  )
}
