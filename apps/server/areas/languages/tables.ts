import { getTableColumns, sql } from 'drizzle-orm'
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

/** A view's query: each version with what it shares. */
export const versionsWithGroups = (versions: PgTable, groups: PgTable) =>
  sql`select ${valuesOf(versions, groups)} from ${joined(versions, groups)}`

type Versions = PgTable & { id: AnyPgColumn; groupKey: AnyPgColumn; languageId: AnyPgColumn }
type Statements = PgTable & { questionKey: AnyPgColumn }

/**
 * The same for versions that belong to a question: `question_id` is its version in their language,
 * or else in the first language that it has.
 */
export const versionsWithQuestions = (
  versions: Versions,
  groups: Statements,
  questions: Versions,
) => sql`select ${valuesOf(versions, groups)}, coalesce(${questions.id}, (
    select other.id from ${questions} other where other.group_key = ${groups.questionKey} order by other.language_id limit 1)) as question_id
  from ${joined(versions, groups)}
  left join ${questions} on ${questions.groupKey} = ${groups.questionKey} and ${questions.languageId} = ${versions.languageId}`

const joined = (versions: PgTable, groups: PgTable) =>
  sql`${versions} join ${groups} on ${groups}.key = ${versions}.group_key`

function valuesOf(versions: PgTable, groups: PgTable) {
  const shared = Object.values(getTableColumns(groups)).filter(({ name }) => name !== 'key')
  const columns = [...Object.values(getTableColumns(versions)), ...shared]
    .filter(({ name }) => name !== 'edited_at')
    .map(({ name, table }) => sql`${table}.${sql.identifier(name)}`)
  return sql.join(
    [...columns, sql`greatest(${versions}.edited_at, ${groups}.edited_at) as edited_at`],
    sql`, `,
  )
}
