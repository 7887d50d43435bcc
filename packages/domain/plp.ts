import type { Band } from './bands.ts'
import { orderOf } from './order.ts'
import { type Pattern, patterns, perPattern, type Scores } from './patterns.ts'

/**
 * The groups of statements under a pattern: the degrees of use, and the note on its rank in the
 * order of use (D14).
 */
export type StatementType = Band | 'Sequence'
/** `user_id` is set on the person's own statements. */
type Statement = { id: number; pattern: Pattern; type: StatementType; user_id: number | null }

/** The maximum number of own statements per person, and the maximum length of one. */
export const ownStatements = { most: 200, longest: 300 } as const

/**
 * The statements on the PLP: the ticked ones. Own statements are ticked when they are created
 * (D14).
 */
export const onPlp = <S extends Statement>(
  statements: readonly S[],
  selected: readonly number[],
): S[] => {
  const ticked = new Set(selected)
  return statements.filter(({ id }) => ticked.has(id))
}

/**
 * Which of a pattern's four order notes applies to the scores: its rank, 1 to 4, or null for a
 * shared rank (D14).
 */
export const noteOf = (scores: Scores): Record<Pattern, number | null> => {
  const order = orderOf(scores)
  return perPattern((pattern) =>
    patterns.some((other) => other !== pattern && order[other] === order[pattern])
      ? null
      : order[pattern],
  )
}

/**
 * Whether a statement counts towards a finished PLP. Order notes of the catalogue do not, because
 * they are preselected.
 */
const counts = ({ type, user_id }: Statement) => user_id !== null || type !== 'Sequence'

/** Counts the ticked or own statements that complete each pattern (D14). */
export const donePerPattern = (
  statements: readonly Statement[],
  selected: readonly number[],
): Record<Pattern, number> => {
  const ticked = new Set(selected)
  const done = statements.filter(
    (statement) => counts(statement) && (statement.user_id !== null || ticked.has(statement.id)),
  )
  return perPattern((pattern) => done.filter((statement) => statement.pattern === pattern).length)
}

/** A PLP is finished with one ticked or own statement in each of the four patterns (D14). */
export const isPlpFinished = (statements: readonly Statement[], selected: readonly number[]) =>
  Object.values(donePerPattern(statements, selected)).every((count) => count > 0)

/** The steps of the checklist on the profile (D12); those with a team follow with the teams. */
export const steps = ['inventory', 'profile', 'decoded_task', 'strategy_card', 'share'] as const
export type Step = (typeof steps)[number]

/** The steps that are open to the person, in order: one without a known fact is left out. */
export const checklistOf = (facts: Partial<Record<Step, boolean>>) =>
  steps.flatMap((step) => {
    const done = facts[step]
    return done === undefined ? [] : [{ step, done }]
  })
