import { and, getTableName, getViewName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable, PgView } from 'drizzle-orm/pg-core'
import type { Db, Reader, Transaction } from '../db/db.ts'
import { folded } from '../db/search.ts'
import { sqlState } from '../db/sql-state.ts'
import { containsText, isEqual, isWithinDays, orderBy, readList } from './list-query.ts'
import { type Names, type Reference, readNames } from './row-references.ts'
import { columnsByName, insertMany, lastPlace, type Tables, updateMany } from './row-writes.ts'

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
  table: PgTable | PgView
  /** The tables behind a view. */
  stored?: Tables
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
  /** What references these rows. A referenced row cannot be deleted. */
  referencedBy?: readonly Reference[]
  /**
   * Number of people who use a row: SQL over the table. By default the users who have its language.
   */
  used?: SQL
  /** Further values of a row, as SQL over the table and its joins. */
  computed?: Record<string, SQL>
  /** `join … on …`, each with one row at most. */
  joins?: SQL
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

export function rows<Row extends ListRow, Query extends ListQuery = ListQuery>(
  resource: Resource<Row, Query>,
) {
  const {
    table,
    columns,
    names = {},
    choices = {},
    fixed = {},
    referencedBy = [],
    joins = sql``,
    unique,
    only = sql`true`,
    filters = [],
  } = resource
  const name = is(table, PgView) ? getViewName(table) : getTableName(table)
  const stored = resource.stored ?? { versions: table as PgTable }
  const byName = columnsByName(stored)
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
  const joined = sql`${named.joins} ${joins}`
  const from = sql`from ${table} ${joined}`
  const id = column('id')

  const matching = (query: Query) =>
    and(
      sql`${column('removed')} = ${query.removed}`,
      only,
      isEqual(language, query.language),
      containsText(column('searched'), query.search_text),
      isWithinDays(column('created_at'), query),
      ...filters.map((name) => isEqual(column(name), query[name] as string | number | undefined)),
    )

  const orderOf = ({ order_by, order_direction }: Query) => {
    if (order_by === 'id') return orderBy(id, id, order_direction)
    const isText = byName[order_by]?.getSQLType() === 'text'
    const by = sorts[order_by] ?? (isText ? folded(column(order_by)) : column(order_by))
    return orderBy(by, id, order_direction, 'last')
  }

  /** The number of rows per language, and the total across all languages. */
  const languages = countedByLanguage(
    sql`select ${language} as id, ${versionKey} as key ${from} where ${column('removed')} = 0 and ${only}`,
  )

  /** Whether neither the row nor the row with the given key has a version outside the bin. */
  const isAlone = (key: unknown = null) =>
    stored.groups
      ? sql`not exists (select from ${stored.versions} version where version.group_key in (${versionKey}, ${key}) and version.removed = 0)`
      : sql`true`

  return {
    isLegal: resource.isLegal,
    name,
    table,
    stored,
    columns,
    names,
    choices,
    fixed,
    referencedBy,
    unique,
    only,
    isAlone,
    /**
     * Whether a unique constraint of the table covers `unique`, so that a row in the bin counts as
     * well.
     */
    hasUniqueConstraint: getTableConfig(stored.versions).uniqueConstraints.some(
      (rule) =>
        rule.columns.length === unique.length &&
        rule.columns.every((one) => unique.includes(one.name)),
    ),
    /** One page, the exact number of matching rows, and how complete each language is. */
    list: (db: Db, query: Query) =>
      readList<Row, { languages: LanguageState[] }>(
        db,
        {
          ...{ from: sql`${table} ${joined}`, where: matching(query), order: orderOf(query), id },
          ...{ offset: query.offset, limit: query.limit, row: object },
          rowFrom: sql`${table} on ${id} = page.id ${joined}`,
        },
        { values: { languages } },
      ),
    /** The ids of all matching rows, in the order of the list. */
    async listIds(db: Reader, query: Query): Promise<number[]> {
      // one JSON value, since parsing a row for each of 200,000 ids would delay other calls
      const { rows: lists } = await db.execute<{ ids: number[] }>(
        sql`select coalesce(json_agg(id), '[]') as ids from (select ${id} as id ${from} where ${matching(query)} order by ${orderOf(query)}) matching`,
      )
      return lists[0]?.ids ?? []
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
     * A row in the bin that matches a new one: the same language version of the same row, or one
     * that is equal in `unique` and would bring back no version of another row.
     */
    async inBin(db: Reader, values: Record<string, unknown>): Promise<number | undefined> {
      const alike = sql.join(
        unique.map((named) => sql`${column(named)} is not distinct from ${values[named] ?? null}`),
        sql` and `,
      )
      const { rows: found } = await db.execute<{ id: number }>(sql`
        select ${column('id')} as id ${from} where ${column('removed')} = 1 and ${only}
          and (${alike} and ${isAlone(values.group_key)} or ${versionKey} = ${values.group_key ?? null} and ${language} = ${values.language_id ?? null}) order by (${versionKey} = ${values.group_key ?? null}) desc, ${column('id')} limit 1`)
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
      const placed =
        'order' in byName && values.order === undefined
          ? { ...values, order: Math.min((await lastPlace(tx, stored)) + 1, 32_767) }
          : values
      const [id] = await insertMany(tx, stored, [placed])
      if (id === undefined) throw new Error('a row that was just written is gone')
      return id
    },
    async update(tx: Transaction, ids: readonly number[], values: Record<string, unknown>) {
      await updateMany(
        tx,
        stored,
        ids.map((id) => ({ ...values, id })),
      )
    },
    /** Like `update` for one row; false if a row in the bin has its unique values. */
    async updateUnlessTaken(tx: Transaction, id: number, values: Record<string, unknown>) {
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
      const { rows: placed } = await tx.execute<{ order: number }>(
        sql`select "order" from ${table} where id = any(${sql.param([...ids])}::int[]) order by "order", id`,
      )
      await updateMany(
        tx,
        stored,
        ids.map((id, at) => ({ id, order: placed[at]?.order ?? 0, edited_at: now })),
      )
    },
  }
}

type LanguageState = { id: number; title: string; count: number; of: number }

const countedByLanguage = (living: SQL) => sql`(
  with living as (${living}), counted as (select id, count(*)::int as count from living group by 1)
  select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'count', coalesce(c.count, 0),
    'of', (select count(distinct key)::int from living)) order by l.id), '[]')
  from languages l left join counted c using (id))`
