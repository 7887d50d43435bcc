import type {
  AskedStatementQuestion,
  AskedTeamStatement,
  ToldStatementQuestion,
  ToldTeamStatement,
} from '@quartet/contract/areas/statements.ts'
import { sql } from 'drizzle-orm'
import { rows } from '../../base/rows.ts'
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
