import type {
  CareerQuestionListQuery,
  CareerQuestionView,
  CareerStatementListQuery,
  CareerStatementView,
} from '@quartet/contract/areas/career-catalogue.ts'
import { type Band, bandOf } from '@quartet/domain/bands.ts'
import { type Pattern, perPattern } from '@quartet/domain/patterns.ts'
import { compareByDegree, type DegreeOfPattern } from '@quartet/domain/statement-order.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { rows } from '../../lists/rows.ts'
import { fourOf } from '../attributes/queries.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { scores, users } from '../users/tables.ts'
import {
  careerStatementQuestions as questions,
  questionTables,
  selectedCareerStatements as selected,
  careerStatements as statements,
  statementTables,
} from './tables.ts'

/**
 * A statement in the version shown, under the version shown of its question; `key` is the same for
 * every version.
 */
export type Placed = {
  key: string
  order: number
  statement: {
    id: number
    question_id: number
    title: string
    pattern: Pattern
    type: Band
    language_id: number
  }
}

/** The person with the own degrees; undefined when the account does not exist. */
export async function findWorker(db: Reader, userId: number) {
  const [row] = await db
    .select()
    .from(users)
    .leftJoin(scores, eq(scores.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return undefined
  const { id, firstName, lastName, ageGroupId, languageId } = row.users
  const four = fourOf(row.scores)
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    ageGroupId,
    languageId,
    own: perPattern((one) => four && bandOf(four[one])),
  }
}
export type Worker = NonNullable<Awaited<ReturnType<typeof findWorker>>>

/** Column beside `users`: the ids of the ticked statements as `findCareer` shows them, ascending. */
export const tickedColumn = sql<
  number[]
>`(select coalesce(json_agg(c.id order by c.id), '[]') from (
  select distinct on (s.group_key) s.id from ${selected} x join ${statements} s on s.group_key = x.group_key
  where x.user_id = ${users.id} and s.removed = 0 and s.language_id in (${users.languageId}, ${sql.raw(String(defaultLanguageId))})
  order by s.group_key, s.language_id = ${users.languageId} desc) c)`

/** The questions in a language, English where a version is missing. */
const questionsIn = (db: Reader, languageId: number) =>
  db
    .selectDistinctOn([questions.groupKey])
    .from(questions)
    .where(
      and(eq(questions.removed, 0), inArray(questions.languageId, [languageId, defaultLanguageId])),
    )
    .orderBy(questions.groupKey, sql`${questions.languageId} = ${languageId} desc`)

const statementsIn = (db: Reader, languageId: number) =>
  db
    .selectDistinctOn([statements.groupKey])
    .from(statements)
    .where(
      and(
        eq(statements.removed, 0),
        inArray(statements.languageId, [languageId, defaultLanguageId]),
      ),
    )
    .orderBy(statements.groupKey, sql`${statements.languageId} = ${languageId} desc`)

/**
 * Everything that a person may tick, by question, statements of the own degree first, and the ids
 * of what is ticked, ascending.
 */
export async function findCareer(db: Reader, { id, languageId, own }: Worker) {
  const questions = (await questionsIn(db, languageId)).toSorted(
    (one, other) => one.order - other.order,
  )
  const rows = await statementsIn(db, languageId)
  const keys = await db
    .select({ key: selected.groupKey })
    .from(selected)
    .where(eq(selected.userId, id))
  const ticked = new Set(keys.map(({ key }) => key))
  const placed = questions.flatMap((question) =>
    rows
      .filter(({ questionKey }) => questionKey === question.groupKey)
      .map((row) => placedUnder(question.id, row))
      .toSorted(byPlace(own)),
  )
  return {
    questions: questions.map(({ id: number, title, order }) => ({ id: number, title, order })),
    placed,
    ticked: placed
      .flatMap(({ key, statement }) => (ticked.has(key) ? statement.id : []))
      .sort((one, other) => one - other),
  }
}

const placedUnder = (
  question_id: number,
  { id, groupKey, order, title, pattern, type, languageId }: typeof statements.$inferSelect,
): Placed => ({
  key: groupKey,
  order,
  statement: { id, question_id, title, pattern, type, language_id: languageId },
})

const byPlace = (own: DegreeOfPattern) => {
  const compare = compareByDegree(own)
  return (one: Placed, other: Placed) =>
    compare({ ...one.statement, order: one.order }, { ...other.statement, order: other.order })
}

/** The keys by id of statements in any language that are not removed. */
export async function keysOf(db: Reader, ids: readonly number[]) {
  const rows = await db
    .select({ id: statements.id, key: statements.groupKey })
    .from(statements)
    .where(and(inArray(statements.id, [...ids]), eq(statements.removed, 0)))
    .orderBy(asc(statements.id))
  return new Map(rows.map(({ id, key }) => [id, key]))
}

/** The number of people who ticked a statement, in any language. */
const ticks = sql`(select count(*)::int from ${selected} where ${selected.groupKey} = ${statements.groupKey})`

export const questionRows = rows<CareerQuestionView, CareerQuestionListQuery>({
  table: questions,
  stored: questionTables,
  columns: ['title', 'language_id', 'group_key', 'order'],
  referencedBy: [{ kind: 'statements', rows: statements, by: statements.questionId }],
  unique: ['title', 'language_id'],
})

export const statementRows = rows<CareerStatementView, CareerStatementListQuery>({
  table: statements,
  stored: statementTables,
  columns: ['title', 'question_id', 'pattern', 'type', 'language_id', 'group_key', 'order'],
  names: { question_id: questions.title },
  uses: { people: ticks },
  filters: ['question_id', 'pattern', 'type'],
  unique: ['title', 'question_id'],
})
