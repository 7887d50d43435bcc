import type { Band } from './bands.ts'
import type { Needed, NeededDegree } from './decoding.ts'
import { type Pattern, patterns } from './patterns.ts'

/** How one feels about a duty (D25). */
export const feelings = ['enjoy', 'neutral', 'drain'] as const
export type Feeling = (typeof feelings)[number]

/** How close a habit is to what a duty asks, 0 to 100: needed × own (D25). */
const table: Record<NeededDegree, Record<Band, number>> = {
  'Use First': { 'Use First': 100, 'As Needed': 70, Avoid: 30 },
  'As Needed': { 'Use First': 85, 'As Needed': 100, Avoid: 50 },
  Low: { 'Use First': 90, 'As Needed': 100, Avoid: 100 },
}

export const habitMatches = ['close', 'some stretch', 'much forging'] as const
export type HabitMatch = (typeof habitMatches)[number]

/** In words only: 85 and more is close, 65 and more some stretch. */
const inWords = (points: number): HabitMatch => (points >= 85 ? 'close' : points >= 65 ? 'some stretch' : 'much forging')

export const matchOf = (needed: NeededDegree, own: Band) => inWords(table[needed][own])

/** Over all patterns, each by the share that the job asks of it; null where nothing was marked. It compares habits, not ability. */
export function overallMatch(needed: Needed, own: Record<Pattern, Band>, weights: Record<Pattern, number>): HabitMatch | null {
  const sum = patterns.reduce((total, pattern) => total + weights[pattern], 0)
  if (sum === 0) return null
  return inWords(patterns.reduce((total, pattern) => total + table[needed[pattern]][own[pattern]] * weights[pattern], 0) / sum)
}
