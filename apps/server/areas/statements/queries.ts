import type {
  StatementQuestionListQuery,
  StatementQuestionView,
  TeamStatementListQuery,
  TeamStatementView,
} from '@quartet/contract/areas/statements.ts'
import { sql } from 'drizzle-orm'
import { rows } from '../../lists/rows.ts'
import { users } from '../users/tables.ts'
import {
  statementQuestions as questions,
  questionTables,
  teamStatements as statements,
  statementTables,
} from './tables.ts'

/**
 * How many people see a statement: those of its age group, and for age group 2 also those of 3,
 * since it is written for everybody from 13.
 */
const members = sql`(
  select count(*)::int from ${users} where removed = 0 and language_id = ${statements.languageId}
  and (age_group_id = ${statements.ageGroupId} or ${statements.ageGroupId} = 2 and age_group_id = 3))`

export const questionRows = rows<StatementQuestionView, StatementQuestionListQuery>({
  table: questions,
  stored: questionTables,
  columns: ['title', 'kind', 'language_id', 'group_key', 'order'],
  referencedBy: [{ rows: statements, by: statements.questionId }],
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
  used: members,
  filters: ['question_id', 'pattern', 'type', 'age_group_id'],
  unique: ['title', 'question_id', 'age_group_id'],
})
