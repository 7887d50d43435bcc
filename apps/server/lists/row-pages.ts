import { type SQL, sql } from 'drizzle-orm'
import type { Db, Reader } from '../db/db.ts'

/**
 * How a list is read. `ids`: `select id, place` of all matching rows. `key`: the same for all pages
 * of a list, but different for callers who would get other rows.
 */
type PageQuery = {
  versions: readonly string[]
  key: string
  ids: SQL
  row: (ids: number[]) => SQL
  first: number
  max: number
}
type CachedIds = { version: string; ids: Int32Array }

/**
 * The number of ids that a process caches for all its lists together: 16 MB. An empty list has a
 * weight, too.
 */
const maxIds = 4_000_000
const weightOf = ({ ids }: CachedIds) => ids.length + 100

type IdCache = { lists: Map<string, CachedIds>; size: number }
const shelves = new WeakMap<Db, IdCache>()

function cacheOf(db: Db) {
  const cache = shelves.get(db) ?? { lists: new Map(), size: 0 }
  shelves.set(db, cache)
  return cache
}

/**
 * Reads a page of a list, of content or of institutions, with the exact number of matching rows.
 * These lists change rarely and are read page by page, so each process caches the ordered ids of a
 * list while the versions of its tables are unchanged. The last page of 200,000 rows then costs as
 * much as the first.
 */
export async function readPage<Row extends { id: number }>(
  db: Db,
  query: PageQuery,
): Promise<{ list: Row[]; count: number; version: string }> {
  const cache = cacheOf(db)
  const known = cache.lists.get(query.key)
  if (known) {
    const page = pageOf(known.ids, query)
    const { rows } = await db.execute<{ version: string; list: Row[] }>(sql`
      select ${versionOf(query.versions)} as version, (select coalesce(json_agg(row), '[]') from (${query.row(page)}) page) as list`)
    const [read] = rows
    if (read && read.version === known.version) {
      cacheIds(cache, query.key, known)
      return { list: inOrder(page, read.list), count: known.ids.length, version: known.version }
    }
  }
  const fresh = await readIds(db, query)
  cacheIds(cache, query.key, fresh)
  const page = pageOf(fresh.ids, query)
  const { rows } = await db.execute<{ row: Row }>(query.row(page))
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

const pageOf = (ids: Int32Array, { first, max }: PageQuery) => [...ids.subarray(first, first + max)]

function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function readIds(db: Reader, { versions, ids }: PageQuery): Promise<CachedIds> {
  const { rows } = await db.execute<{ version: string; ids: string | null }>(
    sql`select ${versionOf(versions)} as version, (select string_agg(id::text, ',' order by place) from (${ids}) matching) as ids`,
  )
  const [{ version, ids: joined } = { version: '', ids: null }] = rows
  return {
    version,
    ids: joined === null ? new Int32Array() : Int32Array.from(joined.split(','), Number),
  }
}

/** Caches an entry and evicts the least recently used lists. */
function cacheIds(idCache: IdCache, key: string, entry: CachedIds) {
  const { lists } = idCache
  const known = lists.get(key)
  idCache.size += weightOf(entry) - (known ? weightOf(known) : 0)
  lists.delete(key)
  lists.set(key, entry)
  for (const [oldest, cached] of lists) {
    if (idCache.size <= maxIds || oldest === key) break
    lists.delete(oldest)
    idCache.size -= weightOf(cached)
  }
}
