import type { Area } from '@quartet/domain/areas.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { id, listed, searched } from '../../db/columns.ts'
import { languageId } from '../languages/tables.ts'

/** A word wall of one area in one language; `children` means it is for age group 1 (method D15). */
export const walls = pgTable(
  'walls',
  {
    id: id(),
    title: text().notNull(),
    area: text().$type<Area>().notNull(),
    children: boolean().notNull().default(false),
    languageId: languageId(),
    ...listed(),
    searched: searched(sql`"title"`),
  },
  (t) => [
    unique('walls_place').on(t.area, t.children, t.languageId),
    index('walls_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

/** A cue word with all its written forms, for one pattern of its wall. */
export const words = pgTable(
  'words',
  {
    id: id(),
    wallId: integer('wall_id')
      .notNull()
      .references(() => walls.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    forms: text().array().notNull(),
    pattern: text().$type<Pattern>().notNull(),
    weight: smallint().$type<1 | 2 | 3>().notNull(),
    /** Set for words from a language sheet: the key of the word they translate. */
    groupKey: text('group_key'),
    note: text().notNull().default(''),
    ...listed(),
    searched: searched(sql`"text"`),
  },
  (t) => [
    unique('words_of_wall').on(t.wallId, t.text),
    index('words_wall').on(t.wallId),
    index('words_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)
