import { type TeamQuestionKind, type TeamStatements, teamQuestionKinds } from '@quartet/content/team/team-statements.ts'
import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { statementQuestions as questions, teamStatements as statements } from './tables.ts'

/**
 * First content: the questions and statements of a team in one language; what an administrator edited stays as it is. What age groups 2 and 3 share
 * is written once, as statements of age group 2.
 */
export async function loadTeamStatements(tx: Transaction, languageId: number, team: TeamStatements) {
  const query = teamQuestionKinds.map((kind, at) => ({
    ...{ kind, languageId, title: team.teenAdult[kind].title, order: at + 1 },
    groupKey: kind,
  }))
  await tx.insert(questions).values(query).onConflictDoUpdate(unlessEdited(questions))
  const existing = await tx.select().from(questions).where(eq(questions.languageId, languageId))
  const idOf = new Map(existing.map(({ groupKey, id }) => [groupKey, id]))
  const rows = teamQuestionKinds.flatMap((kind) => rowsUnder(kind, idOf.get(kind) ?? 0, languageId, team))
  await tx.insert(statements).values(rows).onConflictDoUpdate(unlessEdited(statements))
}

const unlessEdited = (table: typeof questions | typeof statements) => ({
  target: [table.groupKey, table.languageId],
  set: { title: sql`excluded.title` },
  setWhere: and(isNull(table.editedAt), ne(table.title, sql`excluded.title`)),
})

/** `bring/sequence/Avoid/1`, and `children/bring/sequence/Avoid/1` for age group 1. */
const rowsUnder = (kind: TeamQuestionKind, questionId: number, languageId: number, { teenAdult, child }: TeamStatements) =>
  patterns.flatMap((pattern) =>
    bands.flatMap((type) => {
      const place = `${kind}/${pattern}/${type}`
      const row = (title: string, at: number) => ({ questionId, languageId, pattern, type, title, order: at + 1 })
      return [
        ...teenAdult[kind].statements[pattern][type].map((title, at) => ({
          ...row(title, at),
          ageGroupId: 2 as const,
          groupKey: `${place}/${at + 1}`,
        })),
        ...child[kind][pattern][type].map((title, at) => ({
          ...row(title, at),
          ageGroupId: 1 as const,
          groupKey: `children/${place}/${at + 1}`,
        })),
      ]
    }),
  )
