import { sql } from 'drizzle-orm'
import type { Reader } from '../db/db.ts'
import { sharedNames, type Tables } from './row-writes.ts'
import type { ListQuery, ListRow, Rows } from './rows.ts'

type Values = Record<string, unknown>

/** The versions of the rows that rows of these tables belong to, as questions of statements. */
export async function readParents(db: Reader, { parent }: Tables) {
  const { rows } = parent
    ? await db.execute<{ id: number; group_key: string; language_id: number; removed: 0 | 1 }>(
        sql`select id, group_key, language_id, removed from ${parent.versions}`,
      )
    : { rows: [] }
  const keys = new Map(rows.map(({ id, group_key }) => [id, group_key]))
  const living = rows.filter(({ removed }) => removed === 0)
  const ids = new Map(
    living.map(({ id, group_key, language_id }) => [`${group_key} ${language_id}`, id]),
  )
  return {
    keyOf: (id: unknown) => keys.get(Number(id)),
    /** The version of the same parent in a language. */
    versionOf: (id: unknown, languageId: unknown) =>
      ids.get(`${keys.get(Number(id))} ${languageId}`),
  }
}

/**
 * What a new version shares with an existing one; the parent by its version in the language, or
 * undefined if it has none.
 */
export async function sharedWith(db: Reader, stored: Tables, version: Values, languageId: unknown) {
  const parents = await readParents(db, stored)
  return Object.fromEntries(
    sharedNames(stored)
      .filter((name) => name in version)
      .map((name) => [
        name,
        name === stored.parent?.column
          ? parents.versionOf(version[name], languageId)
          : version[name],
      ]),
  )
}

/**
 * The other versions of changed rows that change with them, with their values afterwards. A parent
 * without a version in their language is undefined. `of` is the id of the changed row.
 */
export async function otherVersions<Row extends ListRow, Query extends ListQuery>(
  db: Reader,
  rows: Pick<Rows<Row, Query>, 'stored' | 'find'>,
  changes: ReadonlyMap<number, Values>,
): Promise<{ of: number; version: Row & Values }[]> {
  const { versions, groups, parent } = rows.stored
  if (!groups || changes.size === 0) return []
  const ids = sql.param([...changes.keys()])
  const { rows: found } = await db.execute<{ of: number; id: number }>(sql`
    with changed as (select id, group_key from ${versions} where id = any(${ids}::int[]))
    select distinct on (other.id) changed.id as of, other.id from changed
    join ${versions} other on other.group_key = changed.group_key and other.removed = 0
    where other.id not in (select id from changed)`)
  const parents = await readParents(db, rows.stored)
  const shared = sharedNames(rows.stored)
  const others = await rows.find(
    db,
    found.map(({ id }) => id),
  )
  const byId = new Map(others.map((row) => [row.id, row as Row & Values]))
  return found.flatMap(({ of, id }) => {
    const before = byId.get(id)
    const given = changes.get(of) ?? {}
    if (!before) return []
    const changed = shared.filter((name) =>
      name === parent?.column
        ? name in given && parents.keyOf(given[name]) !== parents.keyOf(before[name])
        : name in given && given[name] !== before[name],
    )
    const values = changed.map((name) => [
      name,
      name === parent?.column ? parents.versionOf(given[name], before.language_id) : given[name],
    ])
    return changed.length > 0 ? [{ of, version: { ...before, ...Object.fromEntries(values) } }] : []
  })
}

export type Chosen = { ids: readonly number[]; all_versions?: boolean | undefined }

/** The ids of a request, with those of the other versions if it asks for them. */
export async function chosenIn<Row extends ListRow, Query extends ListQuery>(
  db: Reader,
  rows: Pick<Rows<Row, Query>, 'withVersions'>,
  { ids, all_versions = false }: Chosen,
  removed: 0 | 1,
): Promise<number[]> {
  const others = all_versions ? await rows.withVersions(db, ids, removed) : []
  return [...new Set([...ids, ...others])]
}
