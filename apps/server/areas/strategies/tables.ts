import type { Area } from '@quartet/domain/areas.ts'
import type { FitAction } from '@quartet/domain/fit.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, searched } from '../../base/columns.ts'
import { languages } from '../languages/tables.ts'

/** What one can do about a pattern in a task (method D19). `topicKey` is null for the encouragements of Use, which fit every topic of the area. */
export const strategies = pgTable(
  'strategies',
  {
    id: id(),
    area: text().$type<Area>().notNull(),
    topicKey: text('topic_key'),
    pattern: text().$type<Pattern>().notNull(),
    action: text().$type<FitAction>().notNull(),
    children: boolean().notNull().default(false),
    title: text().notNull(),
    body: text().notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    /** Ties the language versions of one strategy. */
    groupKey: text('group_key').notNull(),
    order: smallint().notNull().default(0),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
    searched: searched(sql`"title" || ' ' || "body"`),
  },
  (t) => [
    unique('strategies_version').on(t.groupKey, t.languageId),
    index('strategies_shelf').on(t.area, t.topicKey, t.languageId, t.children),
    index('strategies_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)
