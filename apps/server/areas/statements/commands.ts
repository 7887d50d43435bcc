import type {
  StatementQuestionDraft,
  TeamStatementDraft,
} from '@quartet/contract/areas/statements.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { statementQuestions as questions, teamStatements as statements } from './tables.ts'

/**
 * Loads the team questions of one language unless an administrator edited them. Returns their ids
 * by key.
 */
export async function loadTeamQuestions(
  tx: Transaction,
  languageId: number,
  loaded: readonly ContentRow<typeof StatementQuestionDraft>[],
) {
  const rows = loaded.map(({ key, kind, title, order }) => ({
    kind,
    languageId,
    title,
    order,
    groupKey: key,
  }))
  await tx.insert(questions).values(rows).onConflictDoUpdate(unlessEdited(questions))
  const existing = await tx.select().from(questions).where(eq(questions.languageId, languageId))
  return new Map(existing.map(({ groupKey, id }) => [groupKey, id]))
}

/**
 * Loads the team statements of one language unless an administrator edited them. Statements shared
 * by age groups 2 and 3 are stored once, with age group 2.
 */
export async function loadTeamStatements(
  tx: Transaction,
  loaded: readonly ContentRow<typeof TeamStatementDraft>[],
) {
  const rows = loaded.map(
    ({ key, title, question_id, pattern, type, age_group_id, language_id, order }) => ({
      ...{ title, pattern, type, order, groupKey: key },
      ...{ questionId: question_id, ageGroupId: age_group_id, languageId: language_id },
    }),
  )
  await tx.insert(statements).values(rows).onConflictDoUpdate(unlessEdited(statements))
}

const unlessEdited = (table: typeof questions | typeof statements) => ({
  target: [table.groupKey, table.languageId],
  set: { title: sql`excluded.title` },
  setWhere: and(isNull(table.editedAt), ne(table.title, sql`excluded.title`)),
})
