import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, listed } from '../../db/columns.ts'

export const languages = pgTable('languages', {
  id: id(),
  title: text().notNull(),
  locale: text().notNull().unique(),
  tag: text().notNull(),
  rtl: smallint().$type<0 | 1>().notNull().default(0),
  published: boolean().notNull().default(false),
  /** The country whose flag stands for it (ISO 3166, two small letters); empty: none. */
  flag: text().notNull().default(''),
})

/** The language that a row is in. */
export const languageId = () =>
  integer('language_id')
    .notNull()
    .references(() => languages.id)

/** What every row of content has: `groupKey` ties its versions in other languages, which stand at the same place of the order. */
export const versioned = () => ({
  languageId: languageId(),
  groupKey: text('group_key').notNull(),
  order: smallint().notNull().default(0),
  ...listed(),
})
