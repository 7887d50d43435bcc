import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '../db/db.ts'
import { executeNamed } from '../db/prepared-statement.ts'
import { containing } from '../db/search.ts'

/** A condition of a list; undefined when the query does not ask for it. */
type Condition = SQL | undefined

/** Conditions that every list may have. Join them with Drizzle's `and`. */
export const isEqual = (column: SQLWrapper, value: string | number | undefined): Condition =>
  value === undefined ? undefined : sql`${column} = ${value}`

/** Matches anywhere in a `searched` column, ignoring case and accents. */
export const containsText = (searched: SQLWrapper, text: string | undefined): Condition =>
  text ? sql`${searched} like ${containing(text)}` : undefined

type Days = { date_from?: string | undefined; date_to?: string | undefined }
/** Both days are inclusive and in UTC. */
export function isWithinDays(moment: SQLWrapper, { date_from, date_to }: Days): Condition {
  const from = sql`${moment} >= ${date_from}::date at time zone 'utc'`
  const to = sql`${moment} < (${date_to}::date + 1) at time zone 'utc'`
  if (date_from && date_to) return sql`${from} and ${to}`
  return date_from ? from : date_to ? to : undefined
}

/**
 * Ties are broken by the id. Without `nulls`, null sorts as in an index: last in ascending, first in
 * descending order.
 */
export function orderBy(
  column: SQLWrapper,
  id: SQLWrapper,
  direction: 'ASC' | 'DESC',
  nulls?: 'last',
): SQL {
  const way = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
  if (column === id) return sql`${id} ${way}`
  return sql`${column} ${way} ${sql.raw(nulls ? `nulls ${nulls}` : '')}, ${id} ${way}`
}

/** A moment as ISO 8601 in UTC, and its day, for rows that PostgreSQL builds as JSON. */
export const isoMoment = (moment: SQLWrapper) =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
export const isoDay = (moment: SQLWrapper) =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD')`

export type ListPage = {
  /** The table, with the joins that the conditions and the order need. */
  from: SQL
  where: Condition
  order: SQL
  id: SQLWrapper
  /** As on the wire: `limit` is inclusive, so a page has one row more. */
  offset: number
  limit: number
  /** A row as JSON. */
  row: SQL
  /** What the row is built from, joined to the ids of the page: `users on users.id = page.id`. */
  rowFrom: SQL
}

/** A page as one JSON value; only the rows on it are built. */
const pageJson = (
  { from, where, order, id, offset, limit, row, rowFrom }: ListPage,
  isInList: SQL = sql`true`,
): SQL => sql`
  (select coalesce(json_agg(${row} order by page.place), '[]') from unnest(array(
      select ${id} from ${from} where ${and(isInList, where)} order by ${order} offset ${offset} limit ${limit + 1}
    )) with ordinality page(id, place) join ${rowFrom})`

/** The rows of a page. */
export async function readRows<Row>(db: Reader, page: ListPage): Promise<Row[]> {
  const { rows } = await db.execute<{ list: Row[] }>(sql`select ${pageJson(page)} as list`)
  return rows[0]?.list ?? []
}

type Options = {
  /** The exact number of matches where it is stored; otherwise they are counted. */
  count?: SQL | undefined
  /** Further values, read in the same statement. */
  values?: Readonly<Record<string, SQL>>
  /**
   * Prepares the statement under this name, which must determine its text; worthwhile for a query
   * that is as quick as its planning.
   */
  name?: string | undefined
}

/** A page, the exact number of matches and further values, in one statement. */
export async function readList<Row, Values extends object = object>(
  db: Reader,
  page: ListPage,
  { count, values = {}, name }: Options = {},
): Promise<{ list: Row[]; count: number } & Values> {
  const counted = sql`(select count(*)::int from ${page.from} where ${page.where ?? sql`true`})`
  // a page behind the last match, such as that of no matches, is not searched for
  const isInList = sql`(select count from total) > ${page.offset}`
  const further = Object.entries(values).map(
    ([key, value]) => sql`, ${value} as ${sql.identifier(key)}`,
  )
  const statement = sql`with total as materialized (select ${count ?? counted} as count)
    select (select count from total) as count, ${pageJson(page, isInList)} as list ${sql.join(further)}`
  type Read = { list: Row[]; count: number } & Values
  const { rows } = name
    ? await executeNamed<Read>(db, name, statement)
    : await db.execute<Read>(statement)
  const [read] = rows as Read[]
  if (!read) throw new Error('a list without a row')
  return read
}
