import { type TopicNames, topicKeys } from '@quartet/content/topics/topic.ts'
import { areas } from '@quartet/domain/areas.ts'
import { and, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { topics } from './tables.ts'

/** First content: the topics of every area in one language; one that an administrator edited stays as it is. */
export async function loadTopics(tx: Transaction, languageId: number, names: TopicNames) {
  const rows = areas.flatMap((area) => {
    const named: Partial<Record<string, string>> = names[area]
    return topicKeys[area].map((groupKey, at) => ({ area, groupKey, name: named[groupKey] ?? groupKey, languageId, order: at + 1 }))
  })
  await tx
    .insert(topics)
    .values(rows)
    .onConflictDoUpdate({
      target: [topics.area, topics.groupKey, topics.languageId],
      set: { name: sql`excluded.name` },
      setWhere: and(isNull(topics.editedAt), ne(topics.name, sql`excluded.name`)),
    })
}
