import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { defaultLanguageId } from '../db/default-language.ts'

type Marked = {
  /** The table with its joins. */
  from: SQL
  id: SQL
  key: SQL
  language: SQL
  removed: SQL
  editedAt: SQL
}

/**
 * The versions of content rows with `(id, key, language, removed, at, source_at)`: when their texts
 * last changed, and those of the English version.
 */
export function versionsIn(table: PgTable | undefined, marked: Marked): SQL {
  const versions = table
    ? sql`select id, group_key as key, language_id as language, removed, edited_at as at from ${table}`
    : sql`select ${marked.id} as id, ${marked.key} as key, ${marked.language} as language, ${marked.removed} as removed, ${marked.editedAt} as at ${marked.from}`
  // a window reads the rows once; a join of the rows with themselves takes seconds without statistics
  return sql`(
    select versions.*, max(at) filter (where language = ${defaultLanguageId} and removed = 0) over (partition by key) as source_at
    from (${versions}) versions)`
}

/** The ids of one version of each row: in a language, or else in English, or else the oldest. */
export const shownIn = (versions: SQL, language: number, removed: 0 | 1): SQL => sql`(
  select distinct on (key) id from ${versions} version where removed = ${removed}
  order by key, (language = ${language}) desc, (language = ${defaultLanguageId}) desc, id)`

/** The keys of rows that have a version in a language. */
export const presentIn = (versions: SQL, language: number): SQL =>
  sql`(select key from ${versions} version where language = ${language} and removed = 0)`

const isOutdated = sql`(language <> ${defaultLanguageId} and coalesce(source_at > coalesce(at, '-infinity'), false))`

/** The keys of rows whose English text has changed since their version in a language. */
export const outdatedIn = (versions: SQL, language: number): SQL => sql`(
  select key from ${versions} version where language = ${language} and removed = 0 and ${isOutdated})`

/** The versions of the row with a key, as JSON. */
export const marksOf = (versions: SQL, key: SQL, removed: 0 | 1): SQL => sql`(
  select json_agg(json_build_object('id', id, 'language_id', language, 'is_outdated', ${isOutdated}) order by language)
  from ${versions} version where key = ${key} and removed = ${removed})`

/** The number of rows per language, those outdated among them, and the total across all languages. */
export const countedByLanguage = (versions: SQL): SQL => sql`(
  with living as (select language, key, ${isOutdated} as is_outdated from ${versions} version where removed = 0),
    counted as (select language as id, count(*)::int as count, count(*) filter (where is_outdated)::int as outdated from living group by 1)
  select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'count', coalesce(c.count, 0), 'outdated', coalesce(c.outdated, 0),
    'of', (select count(distinct key)::int from living)) order by l.id), '[]')
  from languages l left join counted c using (id))`
