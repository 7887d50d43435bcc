import type { TopicListQuery, TopicView } from '@quartet/contract/areas/topics.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { rows } from '../../lists/rows.ts'
import { categoryTasks } from '../categories/tables.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { strategies } from '../strategies/tables.ts'
import { topicGroups, topics, topicTables } from './tables.ts'

/**
 * The topics of an area in a language, each once, in English when it has no version: a subquery
 * with `(id, group_key, name, "order")`.
 */
export const topicsIn = (area: SQL | Area, languageId: number): SQL => sql`(
  select distinct on (group_key) id, group_key, name, "order" from ${topics}
  where area = ${area} and removed = 0 and language_id in (${languageId}, ${defaultLanguageId})
  order by group_key, (language_id = ${languageId}) desc)`

export async function listTopics(db: Reader, area: Area, languageId: number) {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from ${topicsIn(area, languageId)} topic order by "order", id`,
  )
  return rows
}

/** Whether the id is a topic of the area that is not removed, in any language. */
export async function hasTopic(db: Reader, id: number, area: Area) {
  const [row] = await db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.id, id), eq(topics.area, area), eq(topics.removed, 0)))
  return row !== undefined
}

/** The area of a topic that is not removed, in any language. */
export async function findAreaOfTopic(db: Reader, id: number) {
  const [row] = await db
    .select({ area: topics.area })
    .from(topics)
    .where(and(eq(topics.id, id), eq(topics.removed, 0)))
  return row?.area
}

/** Subquery for the ids of a topic in every language. */
export const topicVersions = (id: number): SQL => sql`
  select v.id from ${topics} v join ${topics} named on named.area = v.area and named.group_key = v.group_key where named.id = ${id}`

/** The id of a topic in a language, or else in English. */
export async function findTopic(db: Reader, area: Area, groupKey: string, languageId: number) {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${topicsIn(area, languageId)} topic where group_key = ${groupKey}`,
  )
  return rows[0]?.id
}

/** A topic in every language. */
const versions = sql`(select v.id from ${topics} v where v.area = ${topics.area} and v.group_key = ${topics.groupKey})`
const counting = (from: SQL) => sql`(select count(*)::int from ${from})`

/** The list of topics for content editors. */
export const topicRows = rows<TopicView, TopicListQuery>({
  table: topics,
  stored: topicTables,
  columns: ['name', 'area', 'language_id', 'group_key', 'order'],
  filters: ['area'],
  unique: ['name', 'area', 'language_id'],
  uses: {
    tasks: counting(sql`tasks where topic_id in ${versions}`),
    strategies: sql`(select count(distinct s.group_key)::int from ${strategies} s
      where s.area = ${topics.area} and s.topic_key = ${topics.groupKey} and s.removed = 0)`,
    templates: counting(sql`${categoryTasks} t where t.topic_id in ${versions} and t.removed = 0`),
  },
})

/** The area of each topic by its key. */
export async function areasOfTopics(db: Reader) {
  const rows = await db.select({ key: topicGroups.key, area: topicGroups.area }).from(topicGroups)
  return new Map(rows.map(({ key, area }) => [key, area]))
}
