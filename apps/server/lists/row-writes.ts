import { randomUUID } from 'node:crypto'
import { type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../db/db.ts'

type Values = Record<string, unknown>

/**
 * Where the rows of a list are stored. Content has one row per language in `versions`; what its
 * versions share is stored once, in `groups`.
 */
export type Tables = {
  versions: PgTable
  groups?: PgTable
  /** A column that names a version of another row and is stored as the key of that row. */
  parent?: { column: string; key: string; versions: PgTable }
}

/** The columns of the tables by name, except those that only tie a version to its group. */
export const columnsByName = ({ versions, groups }: Tables): Record<string, Column> =>
  Object.fromEntries(
    [versions, ...(groups ? [groups] : [])]
      .flatMap((table) => Object.values(getTableColumns(table)))
      .map((column) => [column.name, column]),
  )

/** The names of the values that all versions of a row share. */
export const sharedNames = ({ groups, parent }: Tables): string[] =>
  groups ? sharedIn(groups).map(({ name }) => (name === parent?.key ? parent.column : name)) : []

/**
 * Inserts rows, keyed by column name and all with the same columns, and returns their ids in the
 * same order. A row whose `group_key` exists becomes another version of it; shared values that it
 * gives are set for all.
 */
export async function insertMany(
  tx: Transaction,
  tables: Tables,
  rows: readonly Values[],
): Promise<number[]> {
  if (rows.length === 0) return []
  await saveGroups(tx, tables, rows, sql`true`)
  const { versions: table } = tables
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

/**
 * Updates rows by their `id`, all in the same columns. What the versions of a row share changes in
 * all of them.
 */
export async function updateMany(
  tx: Transaction,
  tables: Tables,
  rows: readonly (Values & { id: number })[],
) {
  if (rows.length === 0) return
  const changed = await updateGroups(tx, tables, rows)
  const { versions } = tables
  const columns = columnsIn(versions, rows[0] ?? {})
  const texts = columns.filter(({ name }) => !['id', 'edited_at'].includes(name))
  const isSharedChange = changed
    ? sql`${versions}.group_key = any(${sql.param(changed)}::text[])`
    : sql`false`
  await tx.execute(sql`
    update ${versions} set ${setFrom(columns.filter(({ name }) => name !== 'id'))} from ${recordset(columns, rows)}
    where ${versions}.id = given.id
      and (not ${isSharedChange} or ${texts.length > 0 ? differs(versions, texts, 'given') : sql`false`})`)
}

/**
 * Updates what the versions of rows share. Returns the keys of the groups that changed, undefined
 * for rows without. The time of the texts of their versions stays, unless the texts changed as well.
 */
async function updateGroups(
  tx: Transaction,
  tables: Tables,
  rows: readonly (Values & { id: number })[],
): Promise<string[] | undefined> {
  const { versions, groups } = tables
  if (!groups) return undefined
  const given = givenGroups(tables, rows)
  if (given.columns.length === 0) return undefined
  const { rows: changed } = await tx.execute<{ key: string }>(sql`
    update ${groups} set ${setFrom(rows[0]?.edited_at ? [...given.columns, editedAtOf(groups)] : given.columns)}
    from ${given.rows} join ${versions} version on version.id = given.id
    where ${groups}.key = version.group_key and ${differs(groups, given.columns, 'given')}
    returning ${groups}.key as key`)
  return changed.map(({ key }) => key)
}

/**
 * Inserts the rows that the product came with, or updates them. Rows that an administrator edited
 * stay as they are.
 */
export async function loadMany(tx: Transaction, tables: Tables, rows: readonly Values[]) {
  if (rows.length === 0) return
  await saveGroups(tx, tables, rows, sql`${tables.groups}.edited_at is null`)
  const { versions: table } = tables
  const columns = columnsIn(table, rows[0] ?? {})
  const texts = columns.filter(({ name }) => !['group_key', 'language_id'].includes(name))
  await tx.execute(sql`
    insert into ${table} (${namesOf(columns)}) select ${namesOf(columns)} from ${recordset(columns, rows)}
    on conflict (group_key, language_id) do update set ${setFrom(texts, 'excluded')}
    where ${table}.edited_at is null and ${differs(table, texts, 'excluded')}`)
}

/** The highest place in the order of a list; 0 if it has none. */
export async function lastPlace(tx: Transaction, { versions, groups = versions }: Tables) {
  if (!('order' in getTableColumns(groups))) return 0
  const { rows } = await tx.execute<{ place: number }>(
    sql`select coalesce(max("order"), 0) as place from ${groups}`,
  )
  return rows[0]?.place ?? 0
}

type Move = { id: number; from: Values; to: Values }

/**
 * Frees places that other rows are about to take, before rows are updated. A place is a text with
 * its condition columns; the table enforces its uniqueness at every moment, not only at the end.
 */
export async function freeUniqueValues(
  tx: Transaction,
  tables: Tables,
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
    tables,
    leaving.map(({ id }) => ({ id, [text]: randomUUID() })),
  )
}

/** Inserts the groups of the rows, and updates those that exist and fulfil the condition. */
async function saveGroups(
  tx: Transaction,
  tables: Tables,
  rows: readonly Values[],
  condition: SQL,
) {
  const { groups } = tables
  if (!groups) return
  const given = givenGroups(tables, rows)
  const columns = [...given.columns, editedAtOf(groups)]
  const isChanged = sql`${condition} and ${differs(groups, given.columns, 'excluded')}`
  // rows without shared values are versions of existing groups, which stay as they are
  const isNew =
    given.columns.length === 0
      ? sql`where not exists (select from ${groups} existing where existing.key = given.group_key)`
      : sql``
  await tx.execute(sql`
    insert into ${groups} (key, ${namesOf(columns)}) select distinct on (given.group_key) given.group_key, ${namesOf(columns)} from ${given.rows} ${isNew}
    on conflict (key) do update set ${setFrom(columns, 'excluded')} where ${isChanged}`)
}

const sharedIn = (groups: PgTable) =>
  Object.values(getTableColumns(groups)).filter(({ name }) => !['key', 'edited_at'].includes(name))
const editedAtOf = (groups: PgTable) => columnNamed(groups, 'edited_at')

function columnNamed(table: PgTable, name: string): Column {
  const column = Object.values(getTableColumns(table)).find((one) => one.name === name)
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`)
  return column
}

/**
 * The shared values of rows: their columns, and `given (id, group_key, edited_at, …)` with one row
 * per version.
 */
function givenGroups({ versions, groups, parent }: Tables, rows: readonly Values[]) {
  if (!groups) return { columns: [], rows: sql`` }
  const first = rows[0] ?? {}
  const isOfParent = parent !== undefined && parent.column in first
  const own = columnsIn(groups, first).filter(({ name }) => name !== 'edited_at')
  const beside = ['id', 'group_key'].map((name) => columnNamed(versions, name))
  const parentColumn = isOfParent ? sql`, ${sql.identifier(parent.column)} int` : sql``
  const key = isOfParent
    ? sql`, (select group_key from ${parent.versions} where id = given.${sql.identifier(parent.column)}) as ${sql.identifier(parent.key)}`
    : sql``
  const types = typesOf([...own, ...beside, editedAtOf(groups)])
  return {
    columns: isOfParent ? [...own, columnNamed(groups, parent.key)] : own,
    rows: sql`(select given.*${key} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${types}${parentColumn})) given`,
  }
}

const columnsIn = (table: PgTable, row: Values): Column[] =>
  Object.values(getTableColumns(table)).filter(({ name }) => row[name] !== undefined)

const namesOf = (columns: readonly Column[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

const setFrom = (columns: readonly Column[], source: 'given' | 'excluded' = 'given') =>
  sql.join(
    columns.map(
      ({ name }) => sql`${sql.identifier(name)} = ${sql.raw(source)}.${sql.identifier(name)}`,
    ),
    sql`, `,
  )

/** Whether a row of the table has other values than `source`. */
const differs = (table: PgTable, columns: readonly Column[], source: 'given' | 'excluded') => {
  const valuesOf = (from: SQL) =>
    sql.join(
      columns.map(({ name }) => sql`${from}.${sql.identifier(name)}`),
      sql`, `,
    )
  return sql`row(${valuesOf(sql`${table}`)}) is distinct from row(${valuesOf(sql.raw(source))})`
}

/** Rows as one parameter, each column with its type: `given (id integer, title text)`. */
const recordset = (columns: readonly Column[], rows: readonly Values[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${typesOf(columns)})`

const typesOf = (columns: readonly Column[]) =>
  sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(typeOf(column))}`),
    sql`, `,
  )

const typeOf = (column: Column) =>
  `${column.getSQLType()}${(column as { dimensions?: number }).dimensions && !column.getSQLType().endsWith(']') ? '[]' : ''}`
