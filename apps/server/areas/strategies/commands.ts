import type { Strategies } from '@quartet/content/first/first-content.ts'
import type { Strategy, StrategyAction, TopicStrategies } from '@quartet/content/strategies/strategy.ts'
import { type Area, areas } from '@quartet/domain/areas.ts'
import type { FitAction } from '@quartet/domain/fit.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { and, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { strategies } from './tables.ts'

type Cell = { area: Area; topicKey: string | null; pattern: Pattern; action: FitAction; children: boolean; loaded: readonly Strategy[] }

const actions: readonly StrategyAction[] = ['Forge', 'Intensify', 'Tether']

const strategyRows = (area: Area, byTopic: Record<string, TopicStrategies>, children = false): Cell[] =>
  Object.entries(byTopic).flatMap(([topicKey, byPattern]) =>
    patterns.flatMap((pattern) =>
      actions.map((action) => ({ area, topicKey, pattern, action, children, loaded: byPattern[pattern][action] })),
    ),
  )

const cellsOf = ({ school, schoolChildren, work, career, encouragements }: Strategies): Cell[] => [
  ...strategyRows('school', school),
  ...strategyRows('school', schoolChildren, true),
  ...strategyRows('work', work),
  ...strategyRows('career', career),
  ...areas.flatMap((area) =>
    patterns.map(
      (pattern): Cell => ({ area, topicKey: null, pattern, action: 'Use', children: false, loaded: encouragements[area][pattern] }),
    ),
  ),
]

/** `school.math.sequence.Forge.1`, `children.school.math.sequence.Forge.1`; the encouragements have `any` for their topic. */
const rowsOf = ({ loaded, ...cell }: Cell, languageId: number) =>
  loaded.map(({ title, body }, at) => {
    const place = `${cell.area}.${cell.topicKey ?? 'any'}.${cell.pattern}.${cell.action}.${at + 1}`
    return { ...cell, title, body, languageId, order: at + 1, groupKey: cell.children ? `children.${place}` : place }
  })

/** First content: all the strategies of one language in one statement; one that an administrator edited stays as it is. */
export async function loadStrategies(tx: Transaction, languageId: number, loaded: Strategies) {
  const rows = cellsOf(loaded).flatMap((cell) => rowsOf(cell, languageId))
  const changed = sql`(${strategies.title}, ${strategies.body}) is distinct from (excluded.title, excluded.body)`
  await tx
    .insert(strategies)
    .values(rows)
    .onConflictDoUpdate({
      target: [strategies.groupKey, strategies.languageId],
      set: { title: sql`excluded.title`, body: sql`excluded.body` },
      setWhere: and(isNull(strategies.editedAt), changed),
    })
}
