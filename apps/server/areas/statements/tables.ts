import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { id, searched } from '../../db/columns.ts'
import { versioned } from '../languages/tables.ts'
/**
 * Questions that team members answer by picking statements: `bring` is what I bring to a team,
 * `need` what I need from it (method D20).
 */
export const statementQuestions = pgTable(
  'statement_questions',
  {
    id: id(),
    kind: text({ enum: ['bring', 'need'] }).notNull(),
    title: text().notNull(),
    ...versioned(),
    searched: searched(sql`title`),
  },
  (t) => [
    unique('statement_questions_version').on(t.groupKey, t.languageId),
    index('statement_questions_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

export const teamStatements = pgTable(
  'team_statements',
  {
    id: id(),
    questionId: integer('question_id')
      .notNull()
      .references(() => statementQuestions.id),
    title: text().notNull(),
    pattern: text().$type<Pattern>().notNull(),
    type: text().$type<Band>().notNull(),
    ageGroupId: smallint('age_group_id').$type<1 | 2 | 3>().notNull(),
    ...versioned(),
    searched: searched(sql`title`),
  },
  (t) => [
    unique('team_statements_version').on(t.groupKey, t.languageId),
    index('team_statements_question').on(t.questionId),
    index('team_statements_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)
