import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, searched } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { versioned } from '../languages/tables.ts'
import { users } from '../users/tables.ts'

/** The questions that group the statements of the Personal Work Profile (method D24). */
export const careerStatementQuestions = pgTable(
  'career_statement_questions',
  {
    id: id(),
    title: text().notNull(),
    ...versioned(),
    searched: searched(sql`"title"`),
  },
  (t) => [
    unique('career_statement_questions_version').on(t.groupKey, t.languageId),
    index('career_statement_questions_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

/** `groupKey` ties the language versions of one statement. */
export const careerStatements = pgTable(
  'career_statements',
  {
    id: id(),
    questionId: integer('question_id')
      .notNull()
      .references(() => careerStatementQuestions.id),
    title: text().notNull(),
    pattern: text().$type<Pattern>().notNull(),
    type: text().$type<Band>().notNull(),
    ...versioned(),
    searched: searched(sql`"title"`),
  },
  (t) => [
    unique('career_statements_version').on(t.groupKey, t.languageId),
    index('career_statements_question').on(t.questionId),
    index('career_statements_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

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
