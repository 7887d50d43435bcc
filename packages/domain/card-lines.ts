import type { Pattern } from './patterns.ts'

type Kind = 'strategy' | 'statement' | 'own'
type Source = { id: number; pattern: Pattern }

/** Something chosen for the strategy card of a task. */
export type ChosenLine = { kind: Kind; id: number; worked: boolean | null }

/** The texts that may be on the card of a task. */
export type CardSources = {
  chosen: readonly ChosenLine[]
  strategies: readonly (Source & { title: string; body: string })[]
  statements: readonly (Source & { title: string })[]
  own_strategies: readonly (Source & { body: string })[]
}

/** A possible line of the card: its source and its text. */
export type CardLine = { kind: Kind; id: number; pattern: Pattern; title: string; body: string }

/**
 * The lines on the card in the order in which they were chosen, without those that no longer exist.
 */
export const onCard = (task: CardSources): (CardLine & ChosenLine)[] =>
  task.chosen.flatMap((chosen) => {
    const line = lineOf(task, chosen)
    return line ? [{ ...line, ...chosen }] : []
  })

function lineOf(task: CardSources, { kind, id }: ChosenLine): CardLine | undefined {
  if (kind === 'strategy') {
    const strategy = task.strategies.find((one) => one.id === id)
    return (
      strategy && {
        kind,
        id,
        pattern: strategy.pattern,
        title: strategy.title,
        body: strategy.body,
      }
    )
  }
  if (kind === 'statement') {
    const statement = task.statements.find((one) => one.id === id)
    return statement && { kind, id, pattern: statement.pattern, title: '', body: statement.title }
  }
  const own = task.own_strategies.find((one) => one.id === id)
  return own && { kind, id, pattern: own.pattern, title: '', body: own.body }
}
