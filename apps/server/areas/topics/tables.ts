import type { Area } from '@quartet/domain/areas.ts'
import { sql } from 'drizzle-orm'
import { index, pgTable, pgView, text, unique } from 'drizzle-orm/pg-core'
import { searched } from '../../db/columns.ts'
import {
  groupColumns,
  versionColumns,
  versionsWithGroups,
  viewColumns,
} from '../languages/tables.ts'

const shared = () => ({ area: text().$type<Area>().notNull() })
const texts = () => ({ name: text().notNull(), searched: searched(sql`"name"`) })

/** What a task is about. */
export const topicGroups = pgTable('topic_groups', { ...groupColumns(), ...shared() }, (t) => [
  unique('topic_groups_area').on(t.area, t.key),
])

export const topicVersions = pgTable(
  'topic_versions',
  { ...versionColumns(() => topicGroups.key), ...texts() },
  (t) => [
    unique('topic_versions_language').on(t.groupKey, t.languageId),
    index('topic_versions_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

export const topicTables = { versions: topicVersions, groups: topicGroups }

/** Topics in each language. */
export const topics = pgView('topics', { ...viewColumns(), ...shared(), ...texts() })
  .with({ securityInvoker: true })
  .as(versionsWithGroups(topicVersions, topicGroups))
