import type {
  StatementQuestionListQuery,
  StatementQuestionView,
  TeamStatementListQuery,
  TeamStatementView,
} from '@quartet/contract/areas/statements.ts'
import { rows } from '../../lists/rows.ts'
import {
  statementQuestions as questions,
  questionTables,
  teamStatements as statements,
  statementTables,
} from './tables.ts'

export const questionRows = rows<StatementQuestionView, StatementQuestionListQuery>({
  table: questions,
  stored: questionTables,
  columns: ['title', 'kind', 'language_id', 'group_key', 'order'],
  referencedBy: [{ kind: 'statements', rows: statements, by: statements.questionId }],
  filters: ['kind'],
  unique: ['title', 'language_id'],
})

export const statementRows = rows<TeamStatementView, TeamStatementListQuery>({
  table: statements,
  stored: statementTables,
  columns: [
    'title',
    'question_id',
    'pattern',
    'type',
    'age_group_id',
    'language_id',
    'group_key',
    'order',
  ],
  names: { question_id: questions.title },
  filters: ['question_id', 'pattern', 'type', 'age_group_id'],
  unique: ['title', 'question_id', 'age_group_id'],
})
