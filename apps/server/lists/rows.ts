import { getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db, Reader, Transaction } from '../db/db.ts'
import { containing, folded } from '../db/search.ts'
import { sqlState } from '../db/sql-state.ts'
import { readPage } from './row-pages.ts'
import { type Names, readNames } from './row-references.ts'

/** The query of every content list (contract/resource.ts). */
export type ListQuery = {
  limit: number
  offset: number
  search_text?: string | undefined
  order_by: string
  order_direction: 'ASC' | 'DESC'
  removed: 0 | 1
  date_from?: string | undefined
  date_to?: string | undefined
  language?: number | undefined
}
export type ListRow = { id: number; removed: 0 | 1; edited_at: string | null }

/**
 * A content table and its representation on the wire. Columns are returned under their own names;
 * the area adds joins, filters and sort orders. Every table has id, removed, edited_at, created_at
 * and searched.
 */
type Resource<Row extends ListRow, Query extends ListQuery> = {
  table: PgTable
  /** Names of columns of the table. */
  columns: readonly string[]
  /**
   * References to rows of other tables. Their titles are returned and sortable, their rows are the
   * choices, and a missing row or one in another language is rejected.
   */
  names?: Names
  /** Further choices of a field: `select value, title, language_id`. */
  choices?: Readonly<Record<string, SQL>>
  /** Values of every row that are not part of a draft: `{ area: 'career' }`. */
  fixed?: Readonly<Record<string, unknown>>
  /** Columns that reference these rows. A referenced row cannot be deleted. */
  namedIn?: readonly PgColumn[]
  /**
   * Number of people who use a row: SQL over the table. By default the users who have its language.
   */
  used?: SQL
  /** Further values of a row, as SQL over the table and its joins. */
  computed?: Record<string, SQL>
  /** `join … on …`, each with one row at most. */
  joins?: SQL
  /** The tables of the joins; their changes also change this list. */
  joined?: readonly string[]
  /** Columns in which no two rows outside the bin may be equal. Errors name the first column. */
  unique: readonly string[]
  /**
   * The language of a row and the key that ties its versions, if they are not columns of the table.
   */
  language?: SQL
  versionKey?: SQL
  /** Limits the rows to those of the area if the table contains others. */
  only?: SQL
  /**
   * Which rows are legal texts. Only callers who may edit legal texts can write them, and the log
   * stores their content before and after (method D37).
   */
  isLegal?: (row: Row) => boolean
  /** Names in `order_by` that are not columns of the table. */
  sorts?: Record<string, SQL>
  /** Fields of the query that are columns of the table, compared by equality. */
  filters?: readonly (keyof Query & string)[]
}

export type Rows<Row extends ListRow, Query extends ListQuery = ListQuery> = ReturnType<
  typeof rows<Row, Query>
>

let made = 0

export function rows<Row extends ListRow, Query extends ListQuery = ListQuery>(
  resource: Resource<Row, Query>,
) {
  const {
    table,
    columns,
    names = {},
    choices = {},
    fixed = {},
    namedIn = [],
    joins = sql``,
    joined = [],
    unique,
    only = sql`true`,
    filters = [],
  } = resource
  const name = getTableName(table)
  const nth = ++made // two areas may list the same table
  const byName = Object.fromEntries(
    Object.values(getTableColumns(table)).map((column) => [column.name, column]),
  )
  const column = (named: string) => sql`${table}.${sql.identifier(named)}`
  const language = resource.language ?? column('language_id')
  const versionKey = resource.versionKey ?? column('group_key')
  const used =
    resource.used ??
    sql`(select count(*)::int from users where removed = 0 and language_id = ${language})`
  const named = readNames(table, names)
  const rowColumns: Record<string, SQL> = { ...named.titles, ...resource.computed }
  const sorts: Record<string, SQL> = { ...named.titles, ...resource.sorts }
  const parts = [
    ...['id', 'removed', ...columns].map(
      (named) => sql`${sql.raw(`'${named}'`)}, ${column(named)}`,
    ),
    sql`'edited_at', to_char(${column('edited_at')} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    ...Object.entries(rowColumns).map(([named, value]) => sql`${sql.raw(`'${named}'`)}, ${value}`),
  ]
  const object = sql`json_build_object(${sql.join(parts, sql`, `)})`
  const from = sql`from ${table} ${named.joins} ${joins}`

  const conditions = (query: Query): SQL =>
    sql.join(
      [
        sql`${column('removed')} = ${query.removed}`,
        only,
        ...(query.language ? [sql`${language} = ${query.language}`] : []),
        ...(query.search_text
          ? [sql`${column('searched')} like ${containing(query.search_text)}`]
          : []),
        ...(query.date_from
          ? [sql`${column('created_at')} >= ${query.date_from}::date at time zone 'utc'`]
          : []),
        ...(query.date_to
          ? [sql`${column('created_at')} < (${query.date_to}::date + 1) at time zone 'utc'`]
          : []),
        ...filters.flatMap((named) =>
          query[named] === undefined ? [] : [sql`${column(named)} = ${query[named]}`],
        ),
      ],
      sql` and `,
    )

  const orderOf = ({ order_by, order_direction }: Query): SQL => {
    const way = sql.raw(order_direction === 'ASC' ? 'asc' : 'desc')
    if (order_by === 'id') return sql`${column('id')} ${way}`
    const by =
      sorts[order_by] ??
      (byName[order_by]?.getSQLType() === 'text' ? folded(column(order_by)) : column(order_by))
    return sql`${by} ${way} nulls last, ${column('id')} ${way}`
  }

  let known: { db: Db; version: string; languages: LanguageState[] } | undefined
  /**
   * The number of rows per language, and the total across all languages. Counted once per version.
   */
  async function languages(db: Db, version: string) {
    if (known?.db === db && known.version === version) return known.languages
    const { rows: states } = await db.execute<LanguageState>(
      countedByLanguage(
        sql`select ${language} as id, ${versionKey} as key ${from} where ${column('removed')} = 0 and ${only}`,
      ),
    )
    known = { db, version, languages: states }
    return states
  }

  return {
    isLegal: resource.isLegal,
    name,
    table,
    columns,
    names,
    choices,
    fixed,
    namedIn,
    unique,
    only,
    /**
     * Whether a unique constraint of the table covers `unique`, so that a row in the bin counts as
     * well.
     */
    holdsUnique: getTableConfig(table).uniqueConstraints.some(
      (rule) =>
        rule.columns.length === unique.length &&
        rule.columns.every((one) => unique.includes(one.name)),
    ),
    /** One page, the exact number of matching rows, and how complete each language is. */
    async list(db: Db, query: Query) {
      const { version, ...page } = await readPage<Row>(db, {
        versions: [name, 'languages', ...named.tables, ...joined],
        key: JSON.stringify([nth, { ...query, limit: 0, offset: 0 }]),
        ids: sql`select ${column('id')} as id, row_number() over (order by ${orderOf(query)}) as place ${from} where ${conditions(query)}`,
        row: (ids) =>
          sql`select ${object} as row ${from} where ${column('id')} = any(${sql.param(ids)}::int[])`,
        first: query.offset,
        max: query.limit + 1,
      })
      return { ...page, languages: await languages(db, version) }
    },
    /**
     * Rows of the area by their ids, unordered. `removed`: only rows outside the bin (0) or in it
     * (1).
     */
    async find(db: Reader, ids: readonly number[], removed?: 0 | 1): Promise<Row[]> {
      const living = removed === undefined ? sql`true` : sql`${column('removed')} = ${removed}`
      const { rows: found } = await db.execute<{ row: Row }>(
        sql`select ${object} as row ${from} where ${column('id')} = any(${sql.param([...ids])}::int[]) and ${living} and ${only}`,
      )
      return found.map(({ row }) => row)
    },
    /**
     * The versions of a row in all languages, including the row itself, without those in the bin.
     */
    async versions(db: Reader, groupKey: string): Promise<Row[]> {
      const { rows } = await db.execute<{ row: Row }>(
        sql`select ${object} as row ${from} where ${versionKey} = ${groupKey} and ${column('removed')} = 0 and ${only} order by ${column('id')}`,
      )
      return rows.map(({ row }) => row)
    },
    /** How many people have a row in their profile, tasks or answers, or read it. */
    async countUses(db: Reader, { id }: { id: number }): Promise<number> {
      const { rows: counts } = await db.execute<{ count: number }>(
        sql`select ${used} as count ${from} where ${column('id')} = ${id}`,
      )
      return counts[0]?.count ?? 0
    },
    /**
     * A row in the bin that matches a new one: equal in `unique`, or the same language version of
     * the same row.
     */
    async inBin(db: Reader, values: Record<string, unknown>): Promise<number | undefined> {
      const alike = sql.join(
        unique.map((named) => sql`${column(named)} is not distinct from ${values[named] ?? null}`),
        sql` and `,
      )
      const { rows: found } = await db.execute<{ id: number }>(sql`
        select ${column('id')} as id ${from} where ${column('removed')} = 1 and ${only}
          and (${alike} or ${versionKey} = ${values.group_key ?? null} and ${language} = ${values.language_id ?? null}) order by (${versionKey} = ${values.group_key ?? null}) desc, ${column('id')} limit 1`)
      return found[0]?.id
    },
    /**
     * Serializes writes to a table and to the tables it references, so that checks still hold when
     * the row is written.
     */
    async lock(tx: Transaction) {
      for (const locked of [name, ...named.tables])
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`rows ${locked}`}))`)
    },
    async insert(tx: Transaction, values: Record<string, unknown>): Promise<number> {
      const last = sql`(select least(coalesce(max("order"), 0) + 1, 32767) from ${table})`
      const placed =
        'order' in byName && values.order === undefined ? { ...values, order: last } : values
      const [added] = (await tx
        .insert(table)
        .values(propertiesOf(table, placed))
        .returning({ id: byName.id as never })) as { id: number }[]
      if (!added) throw new Error('a row that was just written is gone')
      return added.id
    },
    async update(tx: Transaction, ids: readonly number[], values: Record<string, unknown>) {
      await tx
        .update(table)
        .set(propertiesOf(table, values))
        .where(inArray(byName.id as never, [...ids]))
    },
    /** Updates one row. Returns false if its unique values are taken by a row in the bin. */
    async rename(tx: Transaction, id: number, values: Record<string, unknown>) {
      try {
        await this.update(tx, [id], values)
        return true
      } catch (error) {
        if (sqlState(error) === '23505') return false
        throw error
      }
    },
    /** Puts the rows into the order of `ids`. Together they keep the places that they had. */
    async order(tx: Transaction, ids: readonly number[], now: Date) {
      await tx.execute(sql`
        update ${table} set "order" = places.place, edited_at = ${now.toISOString()}::timestamptz from (
          select named.id, (select coalesce((array_agg(o."order" order by o."order", o.id))[named.at], 0) from ${table} o where o.id = any(${sql.param([...ids])}::int[])) as place
          from unnest(${sql.param([...ids])}::int[]) with ordinality named(id, at)) places
        where ${column('id')} = places.id`)
    },
  }
}

type LanguageState = { id: number; title: string; count: number; of: number }

const countedByLanguage = (living: SQL) => sql`
  with living as (${living})
  select l.id, l.title, coalesce(c.count, 0) as count, (select count(distinct key)::int from living) as of
  from languages l left join (select id, count(*)::int as count from living group by 1) c using (id) order by l.id`

/**
 * Converts `{ language_id: 2 }` to Drizzle's `{ languageId: 2 }` and drops what is not a column of
 * the table.
 */
function propertiesOf(table: PgTable, values: Record<string, unknown>) {
  const properties = Object.entries(getTableColumns(table)).flatMap(([property, { name }]) =>
    name in values ? [[property, values[name]]] : [],
  )
  return Object.fromEntries(properties) as never
}
