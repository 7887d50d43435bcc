import type { Area } from '@quartet/domain/areas.ts'
import type { FitAction } from '@quartet/domain/fit.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, searched } from '../../db/columns.ts'
import { versioned } from '../languages/tables.ts'
/**
 * What a person can do about a pattern in a task (method D19). `topicKey` is null for
 * encouragements of Use, which fit every topic of the area.
 */
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
    ...versioned(),
    searched: searched(sql`"title" || ' ' || "body"`),
  },
  (t) => [
    unique('strategies_version').on(t.groupKey, t.languageId),
    index('strategies_shelf').on(t.area, t.topicKey, t.languageId, t.children),
    index('strategies_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)
