import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, pgView, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { searched } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import {
  groupColumns,
  versionColumns,
  versionsWithGroups,
  versionsWithQuestions,
  viewColumns,
} from '../languages/tables.ts'
import { users } from '../users/tables.ts'

const texts = () => ({ title: text().notNull(), searched: searched(sql`"title"`) })
const shared = () => ({
  pattern: text().$type<Pattern>().notNull(),
  type: text().$type<Band>().notNull(),
})

/** The questions that group the statements of the Personal Work Profile (method D24). */
export const careerQuestionGroups = pgTable('career_question_groups', groupColumns())

export const careerQuestionVersions = pgTable(
  'career_question_versions',
  {
    ...versionColumns(() => careerQuestionGroups.key),
    ...texts(),
  },
  (t) => [
    unique('career_question_versions_language').on(t.groupKey, t.languageId),
    index('career_question_versions_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

export const questionTables = { versions: careerQuestionVersions, groups: careerQuestionGroups }

/** Questions in each language. */
export const careerStatementQuestions = pgView('career_statement_questions', {
  ...viewColumns(),
  ...texts(),
})
  .with({ securityInvoker: true })
  .as(versionsWithGroups(careerQuestionVersions, careerQuestionGroups))

export const careerStatementGroups = pgTable(
  'career_statement_groups',
  {
    ...groupColumns(),
    questionKey: text('question_key')
      .notNull()
      .references(() => careerQuestionGroups.key),
    ...shared(),
  },
  (t) => [index('career_statement_groups_question').on(t.questionKey)],
)

export const careerStatementVersions = pgTable(
  'career_statement_versions',
  {
    ...versionColumns(() => careerStatementGroups.key),
    ...texts(),
  },
  (t) => [
    unique('career_statement_versions_language').on(t.groupKey, t.languageId),
    index('career_statement_versions_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

export const statementTables = {
  versions: careerStatementVersions,
  groups: careerStatementGroups,
  parent: { column: 'question_id', key: 'question_key', versions: careerQuestionVersions },
}

/** Statements in each language; `questionId` is the version of their question in it. */
export const careerStatements = pgView('career_statements', {
  ...viewColumns(),
  ...shared(),
  ...texts(),
  questionKey: text('question_key').notNull(),
  questionId: integer('question_id').notNull(),
})
  .with({ securityInvoker: true })
  .as(versionsWithQuestions(careerStatementVersions, careerStatementGroups, careerQuestionVersions))

/**
 * The person's ticks, stored by the key of the statement so that they survive a change of language.
 */
export const selectedCareerStatements = pgTable(
  'selected_career_statements',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    groupKey: text('group_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.groupKey] }), platformPolicy(), userPolicy(t.userId)],
)
