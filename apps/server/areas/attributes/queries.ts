import type { Pattern, Scores } from '@quartet/domain/patterns.ts'
import { noteOf, type StatementType } from '@quartet/domain/plp.ts'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Caller } from '../../base/caller.ts'
import type { Reader, Transaction } from '../../base/db.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { scores, users } from '../users/tables.ts'
import { ownersWithin } from './access.ts'
import { attributes, selectedAttributes } from './tables.ts'

/** As the wire tells it. */
export type Statement = { id: number; title: string; type: StatementType; pattern: Pattern; user_id: number | null; language_id: number }
/** `notes`: pattern and place of each order note of the catalogue, by its id. */
type Told = { attributes: Statement[]; ticked: number[]; unticked: number[]; notes: Record<string, [Pattern, number]> }

/** The same for every language version of a statement. */
export const keyOf = sql<string>`coalesce(group_key, id::text)`

/**
 * Beside `users`: the catalogue of the person's age group and language, English where a version is missing, and the own statements; with what the
 * person said of them, whatever the language it was said in.
 */
export const statementsOfUser = sql<Told>`(
  select json_build_object(
    'attributes', coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'type', a.type, 'pattern', a.pattern, 'user_id', a.user_id, 'language_id', a.language_id) order by a.pattern, a.type, a."order", a.id), '[]'),
    'ticked', coalesce(json_agg(a.id) filter (where mark.ticked), '[]'),
    'unticked', coalesce(json_agg(a.id) filter (where not mark.ticked), '[]'),
    'notes', coalesce(json_object_agg(a.id, json_build_array(a.pattern, a."order")) filter (where a.type = 'Sequence' and a.user_id is null), '{}'))
  from (
    select distinct on (${keyOf}) *, ${keyOf} as key from ${attributes}
    where removed = 0 and (user_id = ${users.id} or (user_id is null and age_group_id = ${users.ageGroupId} and language_id in (${users.languageId}, ${defaultLanguageId})))
    order by ${keyOf}, (language_id = ${users.languageId}) desc
  ) a
  left join (
    select coalesce(b.group_key, b.id::text) as key, s.ticked from ${selectedAttributes} s join ${attributes} b on b.id = s.attribute_id where s.user_id = ${users.id}
  ) mark on mark.key = a.key)`

/** The ids that are ticked: by the person, or, where nothing was said, the order note of each pattern's rank (method D14). */
export function tickedOf({ ticked, unticked, notes }: Told, four: Scores | null): number[] {
  const place = four && noteOf(four)
  const preselected = Object.entries(notes).flatMap(([id, [pattern, order]]) => (place?.[pattern] === order ? [Number(id)] : []))
  const said = new Set([...ticked, ...unticked])
  return [...ticked, ...preselected.filter((id) => !said.has(id))].sort((one, other) => one - other)
}

/** The statements that a person reads, and which of them are ticked. */
export async function findTicks(tx: Transaction, userId: number) {
  const [row] = await tx
    .select({ told: statementsOfUser, score: scores })
    .from(users)
    .leftJoin(scores, eq(scores.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Error(`user ${userId} is gone`)
  return { statements: row.told.attributes, ticked: tickedOf(row.told, fourOf(row.score)) }
}

/** The scores under the names of the wire; null before the inventory is finished. */
export const fourOf = (score: typeof scores.$inferSelect | null): Scores | null =>
  score && {
    sequence: score.sequence,
    precision: score.precision,
    technical_reasoning: score.technicalReasoning,
    confluence: score.confluence,
  }

/** The keys of living statements, by their ids: of the catalogue in any language and for any age, and the person's own. */
export async function keysOf(tx: Transaction, userId: number, ids: readonly number[]) {
  const rows = await tx
    .select({ id: attributes.id, key: keyOf })
    .from(attributes)
    .where(and(inArray(attributes.id, [...ids]), eq(attributes.removed, 0), or(isNull(attributes.userId), eq(attributes.userId, userId))))
  return new Map(rows.map(({ id, key }) => [id, key]))
}

/** Whose own statement this is, if the caller may change it; undefined for one of the catalogue, of a stranger, and where there is none. */
export async function findOwnerWithin(db: Reader, caller: Caller, attributeId: number) {
  const [found] = await db
    .select({ userId: users.id })
    .from(attributes)
    .innerJoin(users, eq(users.id, attributes.userId))
    .where(and(eq(attributes.id, attributeId), ownersWithin(caller)))
  return found?.userId
}

/** Own statements that are not deleted. */
export const countOwn = (tx: Transaction, userId: number) =>
  tx.$count(attributes, and(eq(attributes.userId, userId), eq(attributes.removed, 0)))
