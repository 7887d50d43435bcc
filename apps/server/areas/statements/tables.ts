import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, pgView, smallint, text, unique } from 'drizzle-orm/pg-core'
import { searched } from '../../db/columns.ts'
import {
  groupColumns,
  versionColumns,
  versionsWithGroups,
  versionsWithQuestions,
  viewColumns,
} from '../languages/tables.ts'

const texts = () => ({ title: text().notNull(), searched: searched(sql`title`) })
const sharedOfQuestion = () => ({ kind: text({ enum: ['bring', 'need'] }).notNull() })
const sharedOfStatement = () => ({
  pattern: text().$type<Pattern>().notNull(),
  type: text().$type<Band>().notNull(),
  ageGroupId: smallint('age_group_id').$type<1 | 2 | 3>().notNull(),
})

/**
 * Questions that team members answer by picking statements: `bring` is what I bring to a team,
 * `need` what I need from it (method D20).
 */
export const statementQuestionGroups = pgTable('statement_question_groups', {
  ...groupColumns(),
  ...sharedOfQuestion(),
})

export const statementQuestionVersions = pgTable(
  'statement_question_versions',
  {
    ...versionColumns(() => statementQuestionGroups.key),
    ...texts(),
  },
  (t) => [
    unique('statement_question_versions_language').on(t.groupKey, t.languageId),
    index('statement_question_versions_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

export const questionTables = {
  versions: statementQuestionVersions,
  groups: statementQuestionGroups,
}

/** Questions in each language. */
export const statementQuestions = pgView('statement_questions', {
  ...viewColumns(),
  ...sharedOfQuestion(),
  ...texts(),
})
  .with({ securityInvoker: true })
  .as(versionsWithGroups(statementQuestionVersions, statementQuestionGroups))

export const teamStatementGroups = pgTable(
  'team_statement_groups',
  {
    ...groupColumns(),
    questionKey: text('question_key')
      .notNull()
      .references(() => statementQuestionGroups.key),
    ...sharedOfStatement(),
  },
  (t) => [index('team_statement_groups_question').on(t.questionKey)],
)

export const teamStatementVersions = pgTable(
  'team_statement_versions',
  {
    ...versionColumns(() => teamStatementGroups.key),
    ...texts(),
  },
  (t) => [
    unique('team_statement_versions_language').on(t.groupKey, t.languageId),
    index('team_statement_versions_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

export const statementTables = {
  versions: teamStatementVersions,
  groups: teamStatementGroups,
  parent: { column: 'question_id', key: 'question_key', versions: statementQuestionVersions },
}

/** Statements in each language; `questionId` is the version of their question in it. */
export const teamStatements = pgView('team_statements', {
  ...viewColumns(),
  ...sharedOfStatement(),
  ...texts(),
  questionKey: text('question_key').notNull(),
  questionId: integer('question_id').notNull(),
})
  .with({ securityInvoker: true })
  .as(versionsWithQuestions(teamStatementVersions, teamStatementGroups, statementQuestionVersions))
