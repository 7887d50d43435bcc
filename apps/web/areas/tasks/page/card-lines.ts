import { type CardLine, onCard } from '@quartet/domain/card-lines.ts'
import type { Needed } from '@quartet/domain/demand.ts'
import { byUrgency, type FitAction, fitOf } from '@quartet/domain/fit.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { maxPerPattern } from '@quartet/domain/task.ts'
import type { Chosen } from './task.ts'
import type { Draft } from './use-task.ts'

export const isSame = (one: Pick<Chosen, 'kind' | 'id'>, other: Pick<Chosen, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id

/** What to do about a pattern; null while its demand or the person's degree is unknown. */
export function actionFor(
  task: Draft,
  needed: Partial<Needed>,
  pattern: Pattern,
): FitAction | null {
  const [demand, own] = [needed[pattern], task.person.bands?.[pattern]]
  return demand && own ? fitOf(demand, own) : null
}

/**
 * The lines to choose from for a pattern, in this order: the person's fitting statements of their
 * own degree, the topic's strategies for the action, the person's own strategies (method D19).
 */
export function linesFor(
  task: Draft,
  pattern: Pattern,
  action: FitAction | null,
  fitting: Draft['statements'],
): Record<Chosen['kind'], CardLine[]> {
  const own = task.person.bands?.[pattern]
  return {
    statement: fitting
      .filter((statement) => statement.pattern === pattern && statement.type === own)
      .map(({ id, title }) => ({ kind: 'statement', id, pattern, title: '', body: title })),
    strategy: strategiesFor(task, pattern, action),
    own: task.own_strategies
      .filter((line) => line.pattern === pattern)
      .map(({ id, body }) => ({ kind: 'own', id, pattern, title: '', body })),
  }
}

const strategiesFor = (task: Draft, pattern: Pattern, action: FitAction | null): CardLine[] =>
  task.strategies
    .filter((strategy) => strategy.pattern === pattern && strategy.action === action)
    .map(({ id, title, body }) => ({ kind: 'strategy', id, pattern, title, body }))

/** Adds a line to the card or removes it. */
export const withLine = (
  chosen: readonly Chosen[],
  line: Pick<Chosen, 'kind' | 'id'>,
  on: boolean,
): Chosen[] => {
  const others = chosen.filter((one) => !isSame(one, line))
  return on ? [...others, { kind: line.kind, id: line.id, worked: null }] : others
}

/** The patterns that need an action, most urgent first (method D19). */
export function neededPatterns(task: Draft, needed: Partial<Needed>): Pattern[] {
  const { bands } = task.person
  const order =
    bands && patterns.every((pattern) => needed[pattern])
      ? byUrgency(needed as Needed, bands)
      : patterns
  return order.filter((pattern) => actionFor(task, needed, pattern) !== 'Rest')
}

/**
 * Fills up the card with strategies, three lines at most for each pattern. A statement is only
 * chosen by the person.
 */
export function withProposals(task: Draft, needed: Partial<Needed>): Chosen[] {
  const there = onCard(task)
  const more = neededPatterns(task, needed).flatMap((pattern) => {
    const action = actionFor(task, needed, pattern)
    const room = maxPerPattern - there.filter((line) => line.pattern === pattern).length
    if (!action) return []
    const proposed = strategiesFor(task, pattern, action).filter(
      (line) => !there.some((one) => isSame(one, line)),
    )
    return proposed.slice(0, Math.max(0, room))
  })
  return more.reduce((chosen, line) => withLine(chosen, line, true), [...task.chosen])
}
