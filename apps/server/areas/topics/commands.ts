import type { TopicDraft } from '@quartet/contract/areas/topics.ts'
import { and, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { topics } from './tables.ts'

/**
 * Loads the topics of all areas in one language; a topic that an administrator edited stays
 * unchanged.
 */
export async function loadTopics(
  tx: Transaction,
  loaded: readonly ContentRow<typeof TopicDraft>[],
) {
  await tx
    .insert(topics)
    .values(
      loaded.map(({ key, area, name, language_id, order }) => ({
        area,
        groupKey: key,
        name,
        languageId: language_id,
        order,
      })),
    )
    .onConflictDoUpdate({
      target: [topics.area, topics.groupKey, topics.languageId],
      set: { name: sql`excluded.name` },
      setWhere: and(isNull(topics.editedAt), ne(topics.name, sql`excluded.name`)),
    })
}
