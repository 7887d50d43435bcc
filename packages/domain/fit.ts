import type { Band } from './bands.ts'
import type { Needed, NeededDegree } from './demand.ts'
import { type Pattern, patterns } from './patterns.ts'

/** What to do about a pattern in a task. Rest means nothing. */
export const fitActions = ['Forge', 'Intensify', 'Tether', 'Use', 'Rest'] as const
export type FitAction = (typeof fitActions)[number]

/** Needed × own (method 3.5). */
const table: Record<NeededDegree, Record<Band, FitAction>> = {
  'Use First': { 'Use First': 'Use', 'As Needed': 'Intensify', Avoid: 'Forge' },
  'As Needed': { 'Use First': 'Tether', 'As Needed': 'Use', Avoid: 'Forge' },
  Low: { 'Use First': 'Tether', 'As Needed': 'Rest', Avoid: 'Rest' },
}

export const fitOf = (needed: NeededDegree, own: Band): FitAction => table[needed][own]

/** A strong pattern that the task needs only sometimes is tethered lightly. */
export const isLight = (needed: NeededDegree, own: Band) =>
  needed === 'As Needed' && own === 'Use First'

/**
 * The patterns in order of urgency, Forge first (D19); patterns with the same action stay in report
 * order.
 */
export const byUrgency = (needed: Needed, own: Record<Pattern, Band>): Pattern[] =>
  patterns.toSorted(
    (one, other) => urgency(needed[one], own[one]) - urgency(needed[other], own[other]),
  )

const urgency = (needed: NeededDegree, own: Band) => fitActions.indexOf(fitOf(needed, own))
