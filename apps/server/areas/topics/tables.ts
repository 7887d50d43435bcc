import type { Area } from '@quartet/domain/areas.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, searched } from '../../base/columns.ts'
import { languages } from '../languages/tables.ts'

/** What a task is about. `groupKey` ties the language versions of one topic. */
export const topics = pgTable(
  'topics',
  {
    id: id(),
    area: text().$type<Area>().notNull(),
    groupKey: text('group_key').notNull(),
    name: text().notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    order: smallint().notNull().default(0),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
    searched: searched(sql`"name"`),
  },
  (t) => [
    unique('topics_version').on(t.area, t.groupKey, t.languageId),
    index('topics_area').on(t.area, t.languageId),
    index('topics_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)
