import type { Band } from '@quartet/domain/bands.ts'
import type { AgeGroup, Pattern } from '@quartet/domain/patterns.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../base/db.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { attributeCatalogues, attributes } from './tables.ts'

export type Statement = {
  id: number
  title: string
  type: Band | 'Sequence'
  pattern: Pattern
  user_id: number | null
  language_id: number
}
/** A statement with its place in its group. */
export type PlacedStatement = { order: number; statement: Statement }
type Catalogue = { version: string; statements: Statement[]; orders: number[] }

const statement = sql`json_build_object('id', a.id, 'title', a.title, 'type', a.type, 'pattern', a.pattern, 'user_id', a.user_id, 'language_id', a.language_id)`
const placed = sql`coalesce(json_agg(json_build_object('order', a."order", 'statement', ${statement}) order by a.pattern, a.type, a."order", a.id), '[]')`

/** The versions of the two catalogues that a person's statements are taken from, as one text. */
export const catalogueVersion = (ageGroupId: SQL, languageId: SQL) => sql<string>`(
  select coalesce(string_agg(c.language_id || '.' || c.version, ' ' order by c.language_id), '') from ${attributeCatalogues} c
  where c.age_group_id = ${ageGroupId} and c.language_id in (${languageId}, ${defaultLanguageId}))`

/** The statements of one's own, as a column beside a person. */
export const ownStatements = (userId: SQL) => sql<PlacedStatement[]>`(
  select ${placed} from ${attributes} a where a.user_id = ${userId} and a.removed = 0)`

const kept = new WeakMap<Db, Map<string, Catalogue>>()

/**
 * The catalogue of an age group in a language, English where a version is missing. It is the same for thousands of people and changes seldom: each
 * process keeps a copy of the version that the person's row named, so a change is seen at the next call everywhere.
 */
async function catalogueOf(db: Db, ageGroupId: AgeGroup, languageId: number, version: string): Promise<Catalogue> {
  const copies = kept.get(db) ?? new Map<string, Catalogue>()
  kept.set(db, copies)
  const name = `${ageGroupId} ${languageId}`
  const known = copies.get(name)
  if (known?.version === version) return known

  const { rows } = await db.execute<{ version: string; statements: PlacedStatement[] }>(sql`
    select ${catalogueVersion(sql`${ageGroupId}::int`, sql`${languageId}::int`)} as version, ${placed} as statements
    from (
      select distinct on (group_key) * from ${attributes}
      where removed = 0 and user_id is null and age_group_id = ${ageGroupId} and language_id in (${languageId}, ${defaultLanguageId})
      order by group_key, (language_id = ${languageId}) desc
    ) a`)
  const [read] = rows
  const fresh: Catalogue = {
    version: read?.version ?? '',
    statements: read?.statements.map((one) => one.statement) ?? [],
    orders: read?.statements.map((one) => one.order) ?? [],
  }
  copies.set(name, fresh)
  return fresh
}

/** Everything that a person may tick: the catalogue and the own statements, by pattern, group and place. */
export async function statementsOf(
  db: Db,
  person: { ageGroupId: AgeGroup; languageId: number; version: string; own: PlacedStatement[] },
): Promise<Statement[]> {
  const { statements, orders } = await catalogueOf(db, person.ageGroupId, person.languageId, person.version)
  if (person.own.length === 0) return statements
  const all = [...statements.map((one, at) => ({ order: orders[at] ?? 0, statement: one })), ...person.own]
  return all.sort(byPlace).map((one) => one.statement)
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
const byPlace = (one: PlacedStatement, other: PlacedStatement) =>
  compare(one.statement.pattern, other.statement.pattern) ||
  compare(one.statement.type, other.statement.type) ||
  compare(one.order, other.order) ||
  compare(one.statement.id, other.statement.id)
