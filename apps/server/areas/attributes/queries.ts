import type { Pattern, Scores } from '@quartet/domain/patterns.ts'
import { noteOf, type StatementType } from '@quartet/domain/plp.ts'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Caller } from '../../base/caller.ts'
import type { Reader, Transaction } from '../../base/db.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { scores, users } from '../users/tables.ts'
import { ownersWithin } from './access.ts'
import { attributes, selectedAttributes } from './tables.ts'

/** As the wire tells it; `key` is the same for every language version, `order` the place within its type. */
export type Statement = {
  id: number
  title: string
  type: StatementType
  pattern: Pattern
  user_id: number | null
  language_id: number
  key: string
  order: number
}
/** What the person said about the statement of a key. */
type Mark = { key: string; ticked: boolean }

const keyOf = sql`coalesce(group_key, id::text)`

/** Beside `users`: the catalogue of the person's age group and language, English where a version is missing, and the own statements. */
export const statementsOfUser = sql<Statement[]>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'type', a.type, 'pattern', a.pattern, 'user_id', a.user_id, 'language_id', a.language_id,
    'key', coalesce(a.group_key, a.id::text), 'order', a."order") order by a.pattern, a.type, a."order", a.id), '[]')
  from (
    select distinct on (${keyOf}) * from ${attributes}
    where removed = 0 and (user_id = ${users.id} or (user_id is null and age_group_id = ${users.ageGroupId} and language_id in (${users.languageId}, ${defaultLanguageId})))
    order by ${keyOf}, (language_id = ${users.languageId}) desc
  ) a)`

/** Beside `users`: every mark of the person, whatever the language it was made in. */
export const marksOfUser = sql<Mark[]>`(
  select coalesce(json_agg(json_build_object('key', coalesce(a.group_key, a.id::text), 'ticked', s.ticked)), '[]')
  from ${selectedAttributes} s join ${attributes} a on a.id = s.attribute_id where s.user_id = ${users.id})`

/** The ids that are ticked: by a mark, or, where there is none, the order note of each pattern's rank (method D14). */
export function tickedOf(statements: readonly Statement[], marks: readonly Mark[], four: Scores | null): number[] {
  const marked = new Map(marks.map(({ key, ticked }) => [key, ticked]))
  const notes = four && noteOf(four)
  const preselected = ({ type, user_id, pattern, order }: Statement) =>
    type === 'Sequence' && user_id === null && notes !== null && notes[pattern] === order
  const ticked = statements.filter((statement) => marked.get(statement.key) ?? preselected(statement))
  return ticked.map(({ id }) => id).sort((one, other) => one - other)
}

/** The statements that a person reads, and which of them are ticked. */
export async function findTicks(tx: Transaction, userId: number) {
  const [row] = await tx
    .select({ statements: statementsOfUser, marks: marksOfUser, score: scores })
    .from(users)
    .leftJoin(scores, eq(scores.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Error(`user ${userId} is gone`)
  return { statements: row.statements, ticked: tickedOf(row.statements, row.marks, fourOf(row.score)) }
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
    .select({ id: attributes.id, key: sql<string>`${keyOf}` })
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
