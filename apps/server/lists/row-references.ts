import type { FieldCode } from '@quartet/contract/fields.ts'
import type { Choice, UseKind } from '@quartet/contract/resource.ts'
import { getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core'
import type { Db, Reader } from '../db/db.ts'

/**
 * Columns with the id of a row of another table, and that table's title column. `question_id` is
 * returned as `question`.
 */
export type Names = Readonly<Record<string, PgColumn>>

/** Rows of another list that reference rows by a column with their id. */
export type Reference = { kind: UseKind; rows: PgTable | PgView; by: SQLWrapper }

/** The titles of the referenced rows, their joins, and their tables. */
export const readNames = (table: PgTable | PgView, names: Names) => ({
  titles: Object.fromEntries(
    Object.entries(names).map(([field, title]): [string, SQL] => [
      field.replace(/_id$/, ''),
      sql`${title}`,
    ]),
  ),
  joins: sql.join(
    Object.entries(names).map(
      ([field, title]) =>
        sql`join ${title.table} on ${title.table}.id = ${table}.${sql.identifier(field)}`,
    ),
    sql` `,
  ),
  tables: Object.values(names).map((title) => getTableName(title.table)),
})

/**
 * Returns a field error if a referenced row of a draft does not exist or has another language than
 * the draft. A reference that stays as it is in `before` is not checked again.
 */
export async function findWrongReference(
  db: Reader,
  names: Names,
  draft: Values,
  before: Values = {},
): Promise<Record<string, FieldCode> | undefined> {
  const isInLanguage = draft.language_id === undefined || draft.language_id === before.language_id
  for (const [field, { table }] of Object.entries(names)) {
    const id = Number(draft[field])
    if (isInLanguage && id === before[field]) continue
    const { rows } = Number.isInteger(id)
      ? await db.execute(sql`
          select from ${table} where id = ${id} and removed = 0 and language_id = coalesce(${draft.language_id ?? null}, language_id)`)
      : { rows: [] }
    if (rows.length === 0) return { [field]: 'choice_unknown' }
  }
  return undefined
}
type Values = Readonly<Record<string, unknown>>

/** Those of the ids that a row outside the bin references. */
export async function findReferenced(
  db: Reader,
  referencedBy: readonly Reference[],
  ids: readonly number[],
): Promise<Set<number>> {
  const found = new Set<number>()
  for (const { rows, by } of referencedBy) {
    const { rows: named } = await db.execute<{ id: number }>(
      sql`select distinct ${by} as id from ${rows} where removed = 0 and ${by} = any(${sql.param([...ids])}::int[])`,
    )
    for (const { id } of named) found.add(id)
  }
  return found
}

type Chosen = { names: Names; choices: Readonly<Record<string, SQL>> }

/**
 * The choices of the field that names other rows, or has choices of its own: the rows that are not
 * in the bin, newest first.
 */
export async function choicesOf(db: Db, { names, choices }: Chosen): Promise<Choice[]> {
  const named = (title: PgColumn) =>
    sql`select id::text as value, ${title} as title, language_id from ${title.table} where removed = 0 order by id desc limit 1000`
  const [from] = Object.values({ ...mapped(names, named), ...choices })
  return from ? (await db.execute<Choice>(from)).rows : []
}

/** All choices for spreadsheets: `select value, language_id`, by column. */
export const referencesOf = ({ names, choices }: Chosen): Record<string, SQL> => ({
  ...mapped(names, ({ table }) => livingIn(getTableName(table))),
  ...mapped(
    choices,
    (from) => sql`select distinct value, null::int as language_id from (${from}) choice`,
  ),
})

const mapped = <One>(all: Readonly<Record<string, One>>, to: (one: One) => SQL) =>
  Object.fromEntries(Object.entries(all).map(([field, one]) => [field, to(one)]))

/** The rows of a table that are not in the bin, with their language. */
export const livingIn = (table: string) =>
  sql`select id::text as value, language_id from ${sql.identifier(table)} where removed = 0`
