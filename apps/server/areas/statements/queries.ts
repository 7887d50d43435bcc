import type {
  AskedStatementQuestion,
  AskedTeamStatement,
  ToldStatementQuestion,
  ToldTeamStatement,
} from '@quartet/contract/areas/statements.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/db.ts'
import { rows } from '../../base/rows.ts'
import { countReaders } from '../content/queries.ts'
import { statementQuestions as questions, teamStatements as statements } from './tables.ts'

export const questionRows = rows<ToldStatementQuestion, AskedStatementQuestion>({
  table: questions,
  columns: ['title', 'kind', 'language_id', 'group_key', 'order'],
  filters: ['kind'],
  unique: ['title', 'language_id'],
})

export const statementRows = rows<ToldTeamStatement, AskedTeamStatement>({
  table: statements,
  columns: ['title', 'question_id', 'pattern', 'type', 'age_group_id', 'language_id', 'group_key', 'order'],
  told: { question: sql`${questions.title}` },
  joins: sql`join ${questions} on ${questions.id} = ${statements.questionId}`,
  joined: ['statement_questions'],
  sorts: { question: sql`${questions.title}` },
  filters: ['question_id', 'pattern', 'type', 'age_group_id'],
  unique: ['title', 'question_id', 'age_group_id'],
})

/** Who is shown a statement: those of its age; one of age group 2 also stands for group 3, since it is written for all from 13. */
export async function countMembers(db: Reader, { language_id, age_group_id }: ToldTeamStatement) {
  const ages = age_group_id === 2 ? [2, 3] : [age_group_id]
  const counts = await Promise.all(ages.map((age) => countReaders(db, { language_id, age_group_id: age })))
  return counts.reduce((sum, count) => sum + count, 0)
}
