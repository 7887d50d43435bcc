import type { AgeGroup } from '@quartet/domain/patterns.ts'
import { compareByDegree } from '@quartet/domain/statement-order.ts'
import { statementKinds } from '@quartet/domain/teams.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Worker } from '../career/queries.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import {
  statementQuestions as questions,
  teamStatements as statements,
  teamStatementVersions as versions,
} from '../statements/tables.ts'
import { users } from '../users/tables.ts'
import { selectedTeamStatements as selected, teamMembers, teams } from './tables.ts'

/** Statements for people of 13 and more are stored once, under age group 2 (method D20). */
const ageGroupsOf: Record<AgeGroup, AgeGroup[]> = { 1: [1], 2: [2], 3: [2, 3] }

/** The questions in a language, English where a version is missing: bring, then need. */
async function questionsIn(db: Reader, languageId: number) {
  const rows = await db
    .selectDistinctOn([questions.groupKey])
    .from(questions)
    .where(
      and(eq(questions.removed, 0), inArray(questions.languageId, [languageId, defaultLanguageId])),
    )
    .orderBy(questions.groupKey, sql`${questions.languageId} = ${languageId} desc`)
  return rows.toSorted(
    (one, other) =>
      statementKinds.indexOf(one.kind) - statementKinds.indexOf(other.kind) ||
      one.order - other.order,
  )
}

const statementsIn = (db: Reader, { languageId, ageGroupId }: Worker) =>
  db
    .selectDistinctOn([statements.groupKey])
    .from(statements)
    .where(
      and(
        eq(statements.removed, 0),
        inArray(statements.ageGroupId, ageGroupsOf[ageGroupId]),
        inArray(statements.languageId, [languageId, defaultLanguageId]),
      ),
    )
    .orderBy(statements.groupKey, sql`${statements.languageId} = ${languageId} desc`)

/**
 * The statements that a person may choose under each question, those of the own degree first, and
 * the keys of what is chosen.
 */
export async function findTeamStatements(db: Reader, worker: Worker) {
  const shown = await questionsIn(db, worker.languageId)
  const rows = (await statementsIn(db, worker)).toSorted(compareByDegree(worker.own))
  const stored = await db
    .select({ key: selected.statementKey })
    .from(selected)
    .where(eq(selected.userId, worker.id))
  const placed = shown.flatMap(({ id, groupKey, kind }) =>
    rows
      .filter(({ questionKey }) => questionKey === groupKey)
      .map((row) => ({ ...row, questionId: id, kind })),
  )
  return { questions: shown, placed, chosen: new Set(stored.map(({ key }) => key)) }
}

/** The keys by id of statements in any language that are not removed. */
export async function statementKeysOf(db: Reader, ids: readonly number[]) {
  const rows = await db
    .select({ id: statements.id, key: statements.groupKey })
    .from(statements)
    .where(and(inArray(statements.id, [...ids]), eq(statements.removed, 0)))
  return new Map(rows.map(({ id, key }) => [id, key]))
}

/** Columns beside `users`: the statements a person has chosen, and whether they lead a team. */
export const teamColumns = {
  teamStatements: sql<number[]>`(
    select coalesce(json_agg(shown.id order by shown.id), '[]') from ${selected} c
    cross join lateral (
      select v.id from ${versions} v
      where v.group_key = c.statement_key and v.removed = 0 and v.language_id in (${users.languageId}, ${defaultLanguageId})
      order by v.language_id = ${users.languageId} desc limit 1) shown
    where c.user_id = ${users.id})`,
  leadsTeam: sql<boolean>`exists (select from ${teams} t where t.leader_id = ${users.id} and t.removed = 0)`,
}

/** The teams in which a person is an accepted member, in the order in which they are locked. */
export async function listTeamIds(db: Reader, userId: number) {
  const rows = await db
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.status, 'accepted')))
    .orderBy(teamMembers.teamId)
  return rows.map(({ teamId }) => teamId)
}
