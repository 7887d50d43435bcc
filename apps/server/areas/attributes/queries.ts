import type { Attribute, AttributeListQuery } from '@quartet/contract/areas/attributes-catalogue.ts'
import type { AgeGroup, Pattern, Scores } from '@quartet/domain/patterns.ts'
import { noteOf, onPlp, type StatementType } from '@quartet/domain/plp.ts'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Reader, Transaction } from '../../db/db.ts'
import { rows } from '../../lists/rows.ts'
import type { Caller } from '../../security/caller.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { scores, users } from '../users/tables.ts'
import { ownersInScope } from './access.ts'
import { attributeCatalogues, attributes, attributeTables, selectedAttributes } from './tables.ts'

/** A statement as it is on the wire. */
export type Statement = {
  id: number
  title: string
  type: StatementType
  pattern: Pattern
  user_id: number | null
  language_id: number
}
/** A statement with its position in its group; `key` is the same for every language version. */
type Placed = { order: number; key: string; statement: Statement }
/** Whether the person ticked or unticked a statement, in any language. */
type TickedKey = { key: string; ticked: boolean }
type Catalogue = { version: string; placed: Placed[]; statements: Statement[] }

const placed = sql`coalesce(json_agg(json_build_object('order', a."order", 'key', a.group_key, 'statement',
  json_build_object('id', a.id, 'title', a.title, 'type', a.type, 'pattern', a.pattern, 'user_id', a.user_id, 'language_id', a.language_id))
  order by a.pattern, a.type, a."order", a.id), '[]')`

const versionOf = (ageGroupId: unknown, languageId: unknown) => sql<string>`(
  select coalesce(string_agg(c.language_id || '.' || c.version, ' ' order by c.language_id), '') from ${attributeCatalogues} c
  where c.age_group_id = ${ageGroupId} and c.language_id in (${languageId}, ${defaultLanguageId}))`

/**
 * Columns beside `users`: the version of the person's catalogues, the own statements, and the
 * stored ticks.
 */
export const statementColumns = {
  catalogue: versionOf(users.ageGroupId, users.languageId),
  own: sql<
    Placed[]
  >`(select ${placed} from ${attributes} a where a.user_id = ${users.id} and a.removed = 0)`,
  said: sql<TickedKey[]>`(
    select coalesce(json_agg(json_build_object('key', b.group_key, 'ticked', s.ticked)), '[]')
    from ${selectedAttributes} s join ${attributes} b on b.id = s.attribute_id where s.user_id = ${users.id})`,
}
/**
 * Condition for lists of `users`: whether the PLP is finished (method D14), as `isPlpFinished` says.
 * Computed for everybody at once, which is quicker than person by person.
 */
export const hasFinishedPlp = sql`users.id in (select p.user_id from (
    select s.user_id, a.pattern from ${selectedAttributes} s join ${attributes} a on a.id = s.attribute_id join ${users} u on u.id = s.user_id
      where s.ticked and a.removed = 0 and a.type <> 'Sequence' and a.user_id is null and a.age_group_id = u.age_group_id
    union all select a.user_id, a.pattern from ${attributes} a where a.user_id is not null and a.removed = 0) p
  group by p.user_id having count(distinct p.pattern) = 4)`

type StatementRow = {
  ageGroupId: AgeGroup
  languageId: number
  catalogue: string
  own: Placed[]
  said: TickedKey[]
}

const cachedCatalogues = new WeakMap<Db, Map<string, Catalogue>>()

/**
 * The catalogue of an age group in a language, English where a version is missing. It is shared by
 * thousands of people and seldom changes, so each process caches it under the version in the
 * person's row; a change is visible at the next call everywhere.
 */
async function catalogueFor(
  db: Db,
  reader: Reader,
  { ageGroupId, languageId, catalogue: version }: StatementRow,
): Promise<Catalogue> {
  const copies = cachedCatalogues.get(db) ?? new Map<string, Catalogue>()
  cachedCatalogues.set(db, copies)
  const name = `${ageGroupId} ${languageId}`
  const known = copies.get(name)
  if (known?.version === version) return known

  const { rows } = await reader.execute<{ version: string; placed: Placed[] }>(sql`
    select ${versionOf(sql`${ageGroupId}::int`, sql`${languageId}::int`)} as version, ${placed} as placed
    from (
      select distinct on (group_key) * from ${attributes}
      where removed = 0 and user_id is null and age_group_id = ${ageGroupId} and language_id in (${languageId}, ${defaultLanguageId})
      order by group_key, (language_id = ${languageId}) desc
    ) a`)
  const [read = { version: '', placed: [] }] = rows
  const fresh = { ...read, statements: read.placed.map(({ statement }) => statement) }
  copies.set(name, fresh)
  return fresh
}

/**
 * Everything that a person may tick, by pattern, type and order, and the ids of what is ticked,
 * ascending.
 */
export async function statementsOf(
  db: Db,
  row: StatementRow,
  four: Scores | null,
  reader: Reader = db,
) {
  const catalogue = await catalogueFor(db, reader, row)
  const all =
    row.own.length === 0 ? catalogue.placed : [...catalogue.placed, ...row.own].sort(byPlace)
  return {
    statements: row.own.length === 0 ? catalogue.statements : all.map(({ statement }) => statement),
    ticked: tickedOf(all, row.said, four),
  }
}

/**
 * The person's ticks; a statement without a stored tick is ticked if it is the order note for its
 * pattern's rank (method D14).
 */
function tickedOf(
  all: readonly Placed[],
  keys: readonly TickedKey[],
  four: Scores | null,
): number[] {
  const ticks = new Map<string, boolean>()
  for (const { key, ticked } of keys) ticks.set(key, ticked || ticks.get(key) === true)
  const place = four && noteOf(four)
  const isOfRank = ({ order, statement: { type, pattern, user_id } }: Placed) =>
    type === 'Sequence' && user_id === null && place?.[pattern] === order
  return all
    .flatMap((one) => ((ticks.get(one.key) ?? isOfRank(one)) ? one.statement.id : []))
    .sort((one, other) => one - other)
}

const compare = (one: string | number, other: string | number) =>
  one < other ? -1 : one > other ? 1 : 0
const byPlace = (one: Placed, other: Placed) =>
  compare(one.statement.pattern, other.statement.pattern) ||
  compare(one.statement.type, other.statement.type) ||
  compare(one.order, other.order) ||
  compare(one.statement.id, other.statement.id)

/** The person's statements and the ids of those that are ticked. */
export async function findTicks(db: Db, tx: Reader, userId: number) {
  const [row] = await tx
    .select({
      ageGroupId: users.ageGroupId,
      languageId: users.languageId,
      ...statementColumns,
      score: scores,
    })
    .from(users)
    .leftJoin(scores, eq(scores.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Error(`user ${userId} is gone`)
  return statementsOf(db, row, fourOf(row.score), tx)
}

/** The scores under their wire names; null before the inventory is finished. */
export const fourOf = (score: typeof scores.$inferSelect | null): Scores | null =>
  score && {
    sequence: score.sequence,
    precision: score.precision,
    technical_reasoning: score.technicalReasoning,
    confluence: score.confluence,
  }

/**
 * The keys by id of statements that are not removed: catalogue statements of any language and age
 * group, and the person's own.
 */
export async function keysOf(tx: Transaction, userId: number, ids: readonly number[]) {
  const rows = await tx
    .select({ id: attributes.id, key: attributes.groupKey })
    .from(attributes)
    .where(
      and(
        inArray(attributes.id, [...ids]),
        eq(attributes.removed, 0),
        or(isNull(attributes.userId), eq(attributes.userId, userId)),
      ),
    )
  return new Map(rows.map(({ id, key }) => [id, key]))
}

/**
 * Whether every statement is ticked by the person or own, in any language version, or another
 * version of a statement that `also` selects.
 */
export async function areOnPlp(
  db: Db,
  tx: Transaction,
  { userId, ids, also }: { userId: number; ids: readonly number[]; also: SQL },
) {
  const { statements, ticked } = await findTicks(db, tx, userId)
  const rows = await tx
    .select({ id: attributes.id })
    .from(attributes)
    .where(sql`${attributes.id} in (${also})`)
  const allowed = [...onPlp(statements, ticked), ...rows].map(({ id }) => id)
  const keys = await keysOf(tx, userId, [...ids, ...allowed])
  const allowedKeys = new Set(allowed.map((id) => keys.get(id)))
  return ids.every((id) => keys.has(id) && allowedKeys.has(keys.get(id)))
}

/**
 * The owner of an own statement that the caller may change; undefined for catalogue statements,
 * statements outside the caller's scope and missing ones.
 */
export async function findOwnerInScope(db: Reader, caller: Caller, attributeId: number) {
  const [row] = await db
    .select({ userId: users.id })
    .from(attributes)
    .innerJoin(users, eq(users.id, attributes.userId))
    .where(and(eq(attributes.id, attributeId), ownersInScope(caller)))
  return row?.userId
}

/** The number of own statements that are not removed. */
export const countOwn = (tx: Transaction, userId: number) =>
  tx.$count(attributes, and(eq(attributes.userId, userId), eq(attributes.removed, 0)))

/** The number of people who ticked a catalogue statement, in any language. */
const ticks = sql`(
  select count(distinct ticks.user_id)::int from ${selectedAttributes} ticks
  where ticks.ticked and ticks.attribute_id in (select a.id from ${attributes} a where a.group_key = ${attributes.groupKey}))`

/** The catalogue for editors of content, without own statements. */
export const catalogueRows = rows<Attribute, AttributeListQuery>({
  table: attributes,
  stored: attributeTables,
  columns: [
    'title',
    'pattern',
    'type',
    'age_group_id',
    'language_id',
    'group_key',
    'order',
    'user_id',
  ],
  filters: ['pattern', 'type', 'age_group_id'],
  unique: ['title', 'pattern', 'type', 'age_group_id', 'language_id', 'user_id'],
  only: isNull(attributes.userId) as SQL,
  uses: { people: ticks },
})
