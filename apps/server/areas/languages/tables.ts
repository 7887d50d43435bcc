import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, listed } from '../../db/columns.ts'

export const languages = pgTable('languages', {
  id: id(),
  title: text().notNull(),
  locale: text().notNull().unique(),
  tag: text().notNull(),
  rtl: smallint().$type<0 | 1>().notNull().default(0),
  published: boolean().notNull().default(false),
  /** ISO 3166 country code of the flag, two lowercase letters; empty for none. */
  flag: text().notNull().default(''),
})

export const languageId = () =>
  integer('language_id')
    .notNull()
    .references(() => languages.id)

/**
 * Columns of every content row. `groupKey` ties a row to its versions in other languages, which
 * share its `order`.
 */
export const versioned = () => ({
  languageId: languageId(),
  groupKey: text('group_key').notNull(),
  order: smallint().notNull().default(0),
  ...listed(),
})
