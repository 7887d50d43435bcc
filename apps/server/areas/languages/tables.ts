import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  integer,
  type PgTable,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { id, listed, moment } from '../../db/columns.ts'

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

/** What all language versions of a content row share. One row of the table per content row. */
export const groupColumns = () => ({
  key: text().primaryKey(),
  order: smallint().notNull().default(0),
  editedAt: moment('edited_at'),
})

/** The version of a content row in one language; `group` is the key of what its versions share. */
export const versionColumns = (group: () => AnyPgColumn) => ({
  id: id(),
  groupKey: text('group_key').notNull().references(group, { onDelete: 'cascade' }),
  languageId: languageId(),
  ...listed(),
})

/** The columns of a view with one row per version, besides its texts and what the versions share. */
export const viewColumns = () => ({
  id: integer().notNull(),
  groupKey: text('group_key').notNull(),
  languageId: integer('language_id').notNull(),
  order: smallint().notNull(),
  removed: smallint().$type<0 | 1>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** The later change: of the version, or of what it shares. */
  editedAt: moment('edited_at'),
})

/** Joins each version with what it shares; `more` are further columns. */
export function versionsWithGroups(versions: PgTable, groups: PgTable, more: readonly SQL[] = []) {
  const columns = [...Object.values(getTableColumns(versions)), ...sharedColumns(groups)]
  const named = columns
    .filter(({ name }) => name !== 'edited_at')
    .map(({ name, table }) => sql`${table}.${sql.identifier(name)}`)
  const edited = sql`greatest(${versions}.edited_at, ${groups}.edited_at) as edited_at`
  return sql`select ${sql.join([...named, edited, ...more], sql`, `)} from ${versions} join ${groups} on ${groups}.key = ${versions}.group_key`
}

const sharedColumns = (groups: PgTable) =>
  Object.values(getTableColumns(groups)).filter(({ name }) => name !== 'key')

type Questions = PgTable & { id: AnyPgColumn; groupKey: AnyPgColumn; languageId: AnyPgColumn }

/** A column with the version of a question in a language, or in the first language that it has. */
export const questionIn = (questions: Questions, key: AnyPgColumn, language: AnyPgColumn) =>
  sql`(select ${questions.id} from ${questions} where ${questions.groupKey} = ${key}
    order by ${questions.languageId} = ${language} desc, ${questions.languageId} limit 1) as question_id`
