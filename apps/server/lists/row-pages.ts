import { type SQL, sql } from 'drizzle-orm'
import type { Db, Reader } from '../db/db.ts'

/**
 * How one list is read. `ids`: `select id, place`, all that match; `key` is the same for the same list, whatever the page, and another one for whoever
 * would find others in it.
 */
type Asked = { versions: readonly string[]; key: string; ids: SQL; row: (ids: number[]) => SQL; first: number; most: number }
type Kept = { version: string; ids: Int32Array }

/** Ids that a process keeps of all its lists together: 16 MB. A list weighs something also without any. */
const mostIds = 4_000_000
const weightOf = ({ ids }: Kept) => ids.length + 100

type Shelf = { lists: Map<string, Kept>; size: number }
const shelves = new WeakMap<Db, Shelf>()

function shelfOf(db: Db) {
  const shelf = shelves.get(db) ?? { lists: new Map(), size: 0 }
  shelves.set(db, shelf)
  return shelf
}

/**
 * A page of a list, of content or of institutions, with the exact number of all that match. These change seldom and are read page by page, so each
 * process keeps the ids of a list in their order as long as the versions of its tables stand: the last page of 200,000 costs what the first one costs.
 */
export async function readPage<Row extends { id: number }>(db: Db, asked: Asked): Promise<{ list: Row[]; count: number; version: string }> {
  const shelf = shelfOf(db)
  const known = shelf.lists.get(asked.key)
  if (known) {
    const page = pageOf(known.ids, asked)
    const { rows } = await db.execute<{ version: string; list: Row[] }>(sql`
      select ${versionOf(asked.versions)} as version, (select coalesce(json_agg(row), '[]') from (${asked.row(page)}) page) as list`)
    const [read] = rows
    if (read && read.version === known.version) {
      keep(shelf, asked.key, known)
      return { list: inOrder(page, read.list), count: known.ids.length, version: known.version }
    }
  }
  const fresh = await readIds(db, asked)
  keep(shelf, asked.key, fresh)
  const page = pageOf(fresh.ids, asked)
  const { rows } = await db.execute<{ row: Row }>(asked.row(page))
  return {
    list: inOrder(
      page,
      rows.map(({ row }) => row),
    ),
    count: fresh.ids.length,
    version: fresh.version,
  }
}

const versionOf = (names: readonly string[]) =>
  sql`(select coalesce(string_agg(name || ' ' || version, ',' order by name), '') from content_versions where name = any(${sql.param([...names])}::text[]))`

const pageOf = (ids: Int32Array, { first, most }: Asked) => [...ids.subarray(first, first + most)]

function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function readIds(db: Reader, { versions, ids }: Asked): Promise<Kept> {
  const { rows } = await db.execute<{ version: string; ids: string | null }>(
    sql`select ${versionOf(versions)} as version, (select string_agg(id::text, ',' order by place) from (${ids}) matching) as ids`,
  )
  const [{ version, ids: joined } = { version: '', ids: null }] = rows
  return { version, ids: joined === null ? new Int32Array() : Int32Array.from(joined.split(','), Number) }
}

/** The newest stay: the list that was not asked for longest goes first. */
function keep(shelf: Shelf, key: string, entry: Kept) {
  const { lists } = shelf
  const known = lists.get(key)
  shelf.size += weightOf(entry) - (known ? weightOf(known) : 0)
  lists.delete(key)
  lists.set(key, entry)
  for (const [oldest, kept] of lists) {
    if (shelf.size <= mostIds || oldest === key) break
    lists.delete(oldest)
    shelf.size -= weightOf(kept)
  }
}
