import type { CareerStrategyDraft, StrategyDraft } from '@quartet/contract/areas/strategies.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { and, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { strategies } from './tables.ts'

type Loaded =
  | ContentRow<typeof StrategyDraft>
  | (ContentRow<typeof CareerStrategyDraft> & { area: Area })

/**
 * Loads all strategies of one language in one SQL statement; a strategy that an administrator
 * edited stays unchanged.
 */
export async function loadStrategies(tx: Transaction, loaded: readonly Loaded[]) {
  const rows = loaded.map(
    ({ key, area, topic_key, pattern, action, children, title, body, language_id, order }) => ({
      ...{ area, topicKey: topic_key, pattern, action, children, title, body, order },
      ...{ languageId: language_id, groupKey: key },
    }),
  )
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
