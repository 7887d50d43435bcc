import type {
  StatementQuestionDraft,
  TeamStatementDraft,
} from '@quartet/contract/areas/statements.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { loadMany } from '../../lists/row-writes.ts'
import type { ContentRow } from '../../sheets/content-rows.ts'
import { statementQuestions as questions, questionTables, statementTables } from './tables.ts'

/** Loads the team questions of one language and returns their ids by key. */
export async function loadTeamQuestions(
  tx: Transaction,
  languageId: number,
  loaded: readonly ContentRow<typeof StatementQuestionDraft>[],
) {
  await loadMany(tx, questionTables, loaded)
  const existing = await tx.select().from(questions).where(eq(questions.languageId, languageId))
  return new Map(existing.map(({ groupKey, id }) => [groupKey, id]))
}

/**
 * Loads the team statements of one language. Statements shared by age groups 2 and 3 are stored
 * once, with age group 2.
 */
export const loadTeamStatements = (
  tx: Transaction,
  loaded: readonly ContentRow<typeof TeamStatementDraft>[],
) => loadMany(tx, statementTables, loaded)
