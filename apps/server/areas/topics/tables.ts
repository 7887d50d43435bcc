import type { Area } from '@quartet/domain/areas.ts'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, searched } from '../../db/columns.ts'
import { versioned } from '../languages/tables.ts'
/** What a task is about. */
export const topics = pgTable(
  'topics',
  {
    id: id(),
    area: text().$type<Area>().notNull(),
    name: text().notNull(),
    ...versioned(),
    searched: searched(sql`"name"`),
  },
  (t) => [
    unique('topics_version').on(t.area, t.groupKey, t.languageId),
    index('topics_area').on(t.area, t.languageId),
    index('topics_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)
