import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id } from '../../base/columns.ts'

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
