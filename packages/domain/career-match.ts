import type { Band } from './bands.ts'
import type { Needed, NeededDegree } from './demand.ts'
import { type Pattern, patterns, perPattern } from './patterns.ts'

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

/** How much a degree counts in the match over all patterns. */
const weights: Record<NeededDegree, number> = { Low: 0, 'As Needed': 1, 'Use First': 2 }

/**
 * The match over all patterns, weighted by how much the job needs each; null when it needs none. It
 * compares habits, not ability.
 */
export function overallMatch(needed: Needed, own: Record<Pattern, Band>): HabitMatch | null {
  const sum = patterns.reduce((total, pattern) => total + weights[needed[pattern]], 0)
  if (sum === 0) return null
  const points = patterns.reduce(
    (total, pattern) => total + table[needed[pattern]][own[pattern]] * weights[needed[pattern]],
    0,
  )
  return inWords(points / sum)
}

/** A duty as the person rated it; `feeling` is null while it is not rated. */
export type RatedDuty = { neededPatterns: readonly Pattern[]; feeling: Feeling | null }

/** Numbers of duties: all of them, and those of each feeling. */
export type FeelingCounts = Record<Feeling | 'all', number>

export const countFeelings = (duties: readonly RatedDuty[]): FeelingCounts => {
  const countOf = (feeling: Feeling) => duties.filter((duty) => duty.feeling === feeling).length
  return {
    all: duties.length,
    enjoy: countOf('enjoy'),
    neutral: countOf('neutral'),
    drain: countOf('drain'),
  }
}

/** The feelings about the duties of each pattern; duties without any mark belong to none. */
export const countFeelingsByPattern = (duties: readonly RatedDuty[]) =>
  perPattern((pattern) =>
    countFeelings(duties.filter(({ neededPatterns }) => neededPatterns.includes(pattern))),
  )

/** A sentence about the duties of a pattern: how many of `all` it is about. */
export type FeelingSentence = {
  kind: 'enjoy_all' | 'enjoy_some' | 'drain_all' | 'drain_some' | 'drain_others'
  count: number
  all: number
}

/** What is said about the duties of a pattern: nothing unless some are enjoyed or drain (D25). */
export function feelingSentences({ all, enjoy, drain }: FeelingCounts): FeelingSentence[] {
  if (enjoy > 0 && enjoy === all) return [{ kind: 'enjoy_all', count: enjoy, all }]
  if (drain > 0 && drain === all) return [{ kind: 'drain_all', count: drain, all }]
  const enjoyed = { kind: 'enjoy_some', count: enjoy, all } as const
  const draining = { kind: enjoy > 0 ? 'drain_others' : 'drain_some', count: drain, all } as const
  return [enjoyed, draining].filter(({ count }) => count > 0)
}

export type Mood = 'enjoy' | 'drain' | 'neutral' | 'mixed'

/** The feeling about more than half of the duties, or that some are enjoyed and others drain. */
export function moodOf(counts: FeelingCounts): Mood | null {
  const feeling = feelings.find((one) => 2 * counts[one] > counts.all)
  return feeling ?? (counts.enjoy > 0 && counts.drain > 0 ? 'mixed' : null)
}

/** What is said after the match; `but_` where the feelings point the other way than the habits. */
export type Remark = Mood | 'but_enjoy' | 'but_drain'

export function remarkOf(match: HabitMatch | null, mood: Mood | null): Remark | null {
  if (match === 'close' && mood === 'drain') return 'but_drain'
  return match !== null && match !== 'close' && mood === 'enjoy' ? 'but_enjoy' : mood
}
