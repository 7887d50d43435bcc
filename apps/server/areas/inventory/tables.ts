import type { Pattern } from '@quartet/domain/patterns.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, searched } from '../../db/columns.ts'
import { ownPolicy, platformPolicy, userPolicy } from '../../db/policies.ts'
import { languages } from '../languages/tables.ts'
import { users } from '../users/tables.ts'

/**
 * One form per age group, language and version; sibling forms of a version share item numbers
 * (method D1, D3).
 */
export const forms = pgTable(
  'forms',
  {
    id: id(),
    title: text().notNull(),
    ageGroupId: smallint('age_group_id').$type<1 | 2 | 3>().notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    version: integer().notNull().default(1),
    status: text({ enum: ['draft', 'active', 'retired'] }).notNull(),
    scale: text().array().notNull(),
    /** True until the form is known to measure reliably in its language (method D9). */
    pilot: boolean().notNull().default(true),
    /** The error of a score in points; null until it is known (method D8). */
    scoreError: smallint('score_error'),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
    searched: searched(sql`"title"`),
  },
  (t) => [
    unique('forms_version').on(t.ageGroupId, t.languageId, t.version),
    uniqueIndex('forms_active').on(t.ageGroupId, t.languageId).where(sql`status = 'active'`),
    index('forms_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

export const questions = pgTable(
  'questions',
  {
    id: id(),
    formId: integer('form_id')
      .notNull()
      .references(() => forms.id),
    /** 1 to 28 are statements, 29 to 31 open questions. */
    number: smallint().notNull(),
    /** 1: statements, 2: open questions. */
    part: smallint()
      .$type<1 | 2>()
      .notNull()
      .generatedAlwaysAs(sql`case when "number" <= 28 then 1 else 2 end`),
    pattern: text().$type<Pattern>(),
    /** Set only for shipped content; it follows from the number. */
    facet: smallint(),
    text: text().notNull(),
    /**
     * The text in another language with which the question was copied. While `text` is the same,
     * the question is untranslated.
     */
    copiedText: text('copied_text'),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
    searched: searched(sql`"text"`),
  },
  (t) => [
    unique('questions_number').on(t.formId, t.number),
    check('questions_range', sql`${t.number} between 1 and 31`),
    index('questions_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
)

export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formId: integer('form_id')
      .notNull()
      .references(() => forms.id),
    assisted: boolean().notNull().default(false),
    startedAt: createdAt(),
    finishedAt: moment('finished_at'),
    /** Set when the attempt was left open for more than 30 days (method D3). */
    lapsedAt: moment('lapsed_at'),
    sequence: smallint(),
    precision: smallint(),
    technicalReasoning: smallint('technical_reasoning'),
    confluence: smallint(),
    qualityFlags: text('quality_flags').array().notNull().default([]),
    /** When the single answers were erased; the totals stay (method D45). */
    answersErasedAt: moment('answers_erased_at'),
  },
  (t) => [
    index('attempts_user').on(t.userId, t.finishedAt),
    index('attempts_erasable')
      .on(sql`coalesce(${t.finishedAt}, ${t.startedAt})`)
      .where(sql`${t.answersErasedAt} is null`),
    index('attempts_flagged')
      .on(t.finishedAt, t.id)
      .where(sql`finished_at is not null and quality_flags <> '{}'`),
    uniqueIndex('attempts_open').on(t.userId).where(sql`finished_at is null and lapsed_at is null`),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/** One answer per item; its question shows in which language it was given. */
export const answers = pgTable(
  'answers',
  {
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    value: smallint(),
    text: text(),
    /** Milliseconds on screen. */
    ms: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.number] }),
    check('answers_value', sql`${t.value} between 1 and 5`),
    platformPolicy(),
    ownPolicy(sql`exists (select from attempts where attempts.id = ${t.attemptId})`),
  ],
)
