import { randomUUID } from 'node:crypto'
import { type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../db/db.ts'

type Values = Record<string, unknown>

/**
 * Inserts rows, keyed by column name and all with the same columns, and returns their ids in the
 * same order.
 */
export async function insertMany(
  tx: Transaction,
  table: PgTable,
  rows: readonly Values[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const { rows: drawn } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id from generate_series(1, ${rows.length}::int)`,
  )
  const rowsWithIds = rows.map((row, at) => ({ ...row, id: drawn[at]?.id }))
  const columns = columnsIn(table, rowsWithIds[0] ?? {})
  await tx.execute(
    sql`insert into ${table} (${namesOf(columns)}) overriding system value select ${namesOf(columns)} from ${recordset(columns, rowsWithIds)}`,
  )
  return drawn.map(({ id }) => id)
}

/** Updates rows by their `id`, all in the same columns. */
export async function updateMany(
  tx: Transaction,
  table: PgTable,
  rows: readonly (Values & { id: number })[],
) {
  if (rows.length === 0) return
  const columns = columnsIn(table, rows[0] ?? {})
  const set = columns
    .filter(({ name }) => name !== 'id')
    .map(({ name }) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`)
  await tx.execute(
    sql`update ${table} set ${sql.join(set, sql`, `)} from ${recordset(columns, rows)} where ${table}.id = given.id`,
  )
}

type Move = { id: number; from: Values; to: Values }

/**
 * Frees places that other rows are about to take, before rows are updated. A place is a text with
 * its condition columns; the table enforces its uniqueness at every moment, not only at the end.
 */
export async function leavePlaces(
  tx: Transaction,
  table: PgTable,
  [text = 'id', ...condition]: readonly string[],
  moves: readonly Move[],
) {
  const placeIn = (values: Values) =>
    JSON.stringify([text, ...condition].map((name) => values[name] ?? null))
  const taken = new Set(
    moves.filter(({ from, to }) => placeIn(from) !== placeIn(to)).map(({ to }) => placeIn(to)),
  )
  const leaving = moves.filter(({ from }) => taken.has(placeIn(from)))
  await updateMany(
    tx,
    table,
    leaving.map(({ id }) => ({ id, [text]: randomUUID() })),
  )
}

const columnsIn = (table: PgTable, row: Values): Column[] =>
  Object.values(getTableColumns(table)).filter(({ name }) => name in row)

const namesOf = (columns: readonly Column[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

/** Rows as one parameter, each column with its type: `given (id integer, title text)`. */
function recordset(columns: readonly Column[], rows: readonly Values[]): SQL {
  const types = columns.map(
    (column) => sql`${sql.identifier(column.name)} ${sql.raw(typeOf(column))}`,
  )
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.join(types, sql`, `)})`
}

const typeOf = (column: Column) =>
  `${column.getSQLType()}${(column as { dimensions?: number }).dimensions && !column.getSQLType().endsWith(']') ? '[]' : ''}`
