import type { Use, UseKind, VersionMark } from '@quartet/contract/resource.ts'
import { and, getTableName, getViewName, is, not, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable, PgView } from 'drizzle-orm/pg-core'
import type { Db, Reader, Transaction } from '../db/db.ts'
import { folded } from '../db/search.ts'
import { sqlState } from '../db/sql-state.ts'
import { containsText, isEqual, isWithinDays, orderBy, readList } from './list-query.ts'
import { type Names, type Reference, readNames } from './row-references.ts'
import { columnsByName, insertMany, lastPlace, type Tables, updateMany } from './row-writes.ts'
import {
  countedByLanguage,
  marksOf,
  outdatedIn,
  presentIn,
  shownIn,
  versionsIn,
} from './version-marks.ts'

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
  shown_in?: number | undefined
  missing_in?: number | undefined
  outdated_in?: number | undefined
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
  /** What else depends on a row: how many, as SQL over the table. */
  uses?: Partial<Record<UseKind, SQL>>
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
  /** Versions that hold the text of another language until they are translated count as missing. */
  isMissing?: SQL
  /** Limits the rows to those of the area if the table contains others. */
  only?: SQL
  /**
   * Which rows are legal texts. Only callers who may edit legal texts can write them, and the log
   * stores their content before and after (method D37).
   */
  isLegal?: (row: Row) => boolean
  /** The moment that names the state of a row in a change; by default that of its last edit. */
  stateOf?: (row: Row) => string | null
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
    uses = {},
    joins = sql``,
    unique,
    only = sql`true`,
    isMissing = sql`false`,
    filters = [],
  } = resource
  const name = is(table, PgView) ? getViewName(table) : getTableName(table)
  const stored = resource.stored ?? { versions: table as PgTable }
  const byName = columnsByName(stored)
  const column = (named: string) => sql`${table}.${sql.identifier(named)}`
  const language = resource.language ?? column('language_id')
  const versionKey = resource.versionKey ?? column('group_key')
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

  const versionsWhere = (condition: SQL) =>
    versionsIn(stored.groups && stored.versions, {
      from: sql`${from} where ${only} and ${condition}`,
      id,
      key: versionKey,
      language,
      removed: column('removed'),
      editedAt: column('edited_at'),
    })
  const versions = versionsWhere(sql`not ${isMissing}`)
  const keyIn = (keys: SQL) => sql`${versionKey} = any(array${keys})`

  const inLanguages = ({ shown_in, missing_in, outdated_in, removed }: Query) => [
    // an array is read once, whatever the planner expects of the query
    shown_in ? sql`${id} = any(array${shownIn(versions, shown_in, removed)})` : undefined,
    missing_in ? not(keyIn(presentIn(versions, missing_in))) : undefined,
    outdated_in ? keyIn(outdatedIn(versions, outdated_in)) : undefined,
  ]

  const matching = (query: Query) =>
    and(
      sql`${column('removed')} = ${query.removed}`,
      only,
      isEqual(language, query.language),
      ...inLanguages(query),
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

  /** A row of a list, with its versions when the list shows one of them. */
  const listed = ({ shown_in, removed }: Query) =>
    shown_in === undefined
      ? object
      : sql`(${object}::jsonb || jsonb_build_object('versions', ${marksOf(versions, versionKey, removed)}))`

  /** Whether neither the row nor the row with the given key has a version outside the bin. */
  const isAlone = (key: unknown = null) =>
    stored.groups
      ? sql`not exists (select from ${stored.versions} version where version.group_key in (${versionKey}, ${key}) and version.removed = 0)`
      : sql`true`

  return {
    isLegal: resource.isLegal,
    stateOf: resource.stateOf ?? (({ edited_at }: Row) => edited_at),
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
          ...{ offset: query.offset, limit: query.limit, row: listed(query) },
          rowFrom: sql`${table} on ${id} = page.id ${joined}`,
        },
        { values: { languages: countedByLanguage(versions) } },
      ),
    /** The ids of all matching rows, or of those of them that are chosen, in the order of the list. */
    async listIds(db: Reader, query: Query, chosen?: readonly number[]): Promise<number[]> {
      const isChosen = chosen && sql`${id} = any(${sql.param([...chosen])}::int[])`
      // one JSON value, since parsing a row for each of 200,000 ids would delay other calls
      const { rows: lists } = await db.execute<{ ids: number[] }>(
        sql`select coalesce(json_agg(id), '[]') as ids from (select ${id} as id ${from} where ${and(matching(query), isChosen)} order by ${orderOf(query)}) matching`,
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
    /** How complete each language is. */
    async readLanguages(db: Reader): Promise<LanguageState[]> {
      const { rows: read } = await db.execute<{ languages: LanguageState[] }>(
        sql`select ${countedByLanguage(versions)} as languages`,
      )
      return read[0]?.languages ?? []
    },
    /** The versions of a row by language, without those in the bin. */
    async readMarks(db: Reader, groupKey: string): Promise<VersionMark[]> {
      const { rows: read } = await db.execute<{ marks: VersionMark[] | null }>(
        sql`select ${marksOf(versions, sql`${groupKey}`, 0)} as marks`,
      )
      return read[0]?.marks ?? []
    },
    /** What depends on a row, by kind. */
    async readUses(db: Reader, { id: row }: { id: number }): Promise<Use[]> {
      const blocking = referencedBy.map(({ kind, rows: others, by }) => ({
        kind,
        count: sql`(select count(*)::int from ${others} where removed = 0 and ${by} = ${id})`,
        blocks: true,
      }))
      const further = Object.entries(uses).map(([kind, count]) => ({ kind, count, blocks: false }))
      const all = [...blocking, ...further]
      if (all.length === 0) return []
      const counts = sql.join(
        all.map(({ count }) => count),
        sql`, `,
      )
      const { rows: counted } = await db.execute<{ counts: number[] }>(
        sql`select json_build_array(${counts}) as counts ${from} where ${id} = ${row}`,
      )
      return all
        .map(({ kind, blocks }, at) => ({
          ...{ kind: kind as UseKind, blocks },
          count: counted[0]?.counts[at] ?? 0,
        }))
        .filter(({ count }) => count > 0)
    },
    /** The ids of all versions of rows, those in the bin or those outside. */
    async withVersions(db: Reader, ids: readonly number[], removed: 0 | 1): Promise<number[]> {
      const all = versionsWhere(sql`true`)
      const named = sql`(select key from ${all} version where id = any(${sql.param([...ids])}::int[]))`
      const { rows: found } = await db.execute<{ id: number }>(
        sql`select id from ${all} version where key in ${named} and removed = ${removed} order by id`,
      )
      return found.map(({ id }) => id)
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

type LanguageState = { id: number; title: string; count: number; of: number; outdated: number }
