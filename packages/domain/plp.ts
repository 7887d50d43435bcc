import type { Band } from './bands.ts'
import { orderOf } from './order.ts'
import { type Pattern, patterns, perPattern, type Scores } from './patterns.ts'

/** The groups under a pattern: the degrees of use, and the note on its place in the order of use (D14). */
export type StatementType = Band | 'Sequence'
/** `user_id` is set on an own one. */
type Statement = { id: number; pattern: Pattern; type: StatementType; user_id: number | null }

/** How many own statements a person may have, and how long one may be. */
export const ownStatements = { most: 200, longest: 300 } as const

/** On the PLP is what is ticked; an own statement is ticked as it is written (D14). */
export const onPlp = <S extends Statement>(statements: readonly S[], selected: readonly number[]): S[] => {
  const ticked = new Set(selected)
  return statements.filter(({ id }) => ticked.has(id))
}

/** Of the four order notes of a pattern, which is true of the scores: its place, 1 to 4; null for a rank that is shared (D14). */
export const noteOf = (scores: Scores): Record<Pattern, number | null> => {
  const order = orderOf(scores)
  return perPattern((pattern) => (patterns.some((other) => other !== pattern && order[other] === order[pattern]) ? null : order[pattern]))
}

/** What counts towards a finished PLP. The catalogue's order notes do not: they are preselected, nobody chose them. */
const counts = ({ type, user_id }: Statement) => user_id !== null || type !== 'Sequence'

/** How many statements a pattern has that make it done: ticked or own (D14). */
export const donePerPattern = (statements: readonly Statement[], selected: readonly number[]): Record<Pattern, number> => {
  const ticked = new Set(selected)
  const done = statements.filter((statement) => counts(statement) && (statement.user_id !== null || ticked.has(statement.id)))
  return perPattern((pattern) => done.filter((statement) => statement.pattern === pattern).length)
}

/** Finished with one ticked or own statement in each of the four patterns (D14). */
export const isPlpFinished = (statements: readonly Statement[], selected: readonly number[]) =>
  Object.values(donePerPattern(statements, selected)).every((count) => count > 0)

/** The way through the product, as the home page ticks it off (D12). */
export const steps = ['inventory', 'profile', 'decoded_task', 'strategy_card', 'share', 'team'] as const
export type Step = (typeof steps)[number]

/** `later`: nothing can be known about it yet, as its room is not built. It is never told as done. */
export type StepState = 'done' | 'open' | 'later'

/** The six steps in their order, each as far as its fact is known. */
export const checklistOf = (facts: Partial<Record<Step, boolean>>): { step: Step; state: StepState }[] =>
  steps.map((step) => ({ step, state: facts[step] === undefined ? 'later' : facts[step] ? 'done' : 'open' }))
