import type { FieldCode } from '@quartet/contract/fields.ts'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Reader } from '../db/db.ts'

/** Columns that hold the id of a row of another table, and the title of that: `question_id` is told as `question`. */
export type Names = Readonly<Record<string, PgColumn>>

/** What is told of the rows that a table names, how they are joined, and their tables: a change there is a change here. */
export const readNames = (table: PgTable, names: Names) => ({
  titles: Object.fromEntries(Object.entries(names).map(([field, title]): [string, SQL] => [field.replace(/_id$/, ''), sql`${title}`])),
  joins: sql.join(
    Object.entries(names).map(([field, title]) => sql`join ${title.table} on ${title.table}.id = ${table}.${sql.identifier(field)}`),
    sql` `,
  ),
  tables: Object.values(names).map((title) => getTableName(title.table)),
})

/** Whether the rows that a draft names are there, and in its language where it has one. */
export async function wrongName(
  db: Reader,
  names: Names,
  draft: Readonly<Record<string, unknown>>,
): Promise<{ fields: Record<string, FieldCode> } | undefined> {
  for (const [field, { table }] of Object.entries(names)) {
    const { rows } = await db.execute(sql`
      select from ${table} where id = ${Number(draft[field])} and removed = 0 and language_id = coalesce(${draft.language_id ?? null}, language_id)`)
    if (rows.length === 0) return { fields: { [field]: 'choice_unknown' } }
  }
  return undefined
}

/** Whether one of some rows is named by a living row in one of the columns. */
export async function isNamed(db: Reader, columns: readonly PgColumn[], ids: readonly number[]) {
  for (const column of columns) {
    const { rows } = await db.execute(
      sql`select from ${column.table} where removed = 0 and ${column} = any(${sql.param([...ids])}::int[]) limit 1`,
    )
    if (rows.length > 0) return true
  }
  return false
}

type Choice = { value: string; title: string; language_id: number }
type Chosen = { names: Names; choices: Readonly<Record<string, SQL>> }

/** What each field may be chosen from; of what it names, the living rows, newest first. */
export async function choicesOf(db: Db, { names, choices }: Chosen): Promise<Record<string, Choice[]>> {
  const named = (title: PgColumn) =>
    sql`select id::text as value, ${title} as title, language_id from ${title.table} where removed = 0 order by id desc limit 1000`
  const from = Object.entries({ ...mapped(names, named), ...choices })
  return Object.fromEntries(await Promise.all(from.map(async ([field, one]) => [field, (await db.execute<Choice>(one)).rows] as const)))
}

/** The same for sheets, whole: `select value, language_id`, by column. */
export const referencesOf = ({ names, choices }: Chosen): Record<string, SQL> => ({
  ...mapped(names, ({ table }) => livingIn(getTableName(table))),
  ...mapped(choices, (from) => sql`select distinct value, null::int as language_id from (${from}) choice`),
})

const mapped = <One>(all: Readonly<Record<string, One>>, to: (one: One) => SQL) =>
  Object.fromEntries(Object.entries(all).map(([field, one]) => [field, to(one)]))

/** The living rows of a table, each in its language. */
export const livingIn = (table: string) => sql`select id::text as value, language_id from ${sql.identifier(table)} where removed = 0`
