import { type CourseFileType, courseStatuses, enrolmentStates } from '@quartet/domain/courses.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, id, listed, moment, searched } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** Training courses for teachers and coaches (method D37). */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** Names as readers see them; teachers need no account. */
    teachers: text().array().notNull().default([]),
    startsAt: moment('starts_at'),
    status: text({ enum: courseStatuses }).notNull().default('draft'),
    ...listed(),
    searched: searched(sql`title || ' ' || description`),
  },
  (t) => [index('courses_status').on(t.removed, t.status)],
)

export const courseFiles = pgTable(
  'course_files',
  {
    id: id(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** As readers see it, and as it is stored. */
    name: text().notNull(),
    file: text().notNull().unique(),
    type: text().$type<CourseFileType>().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('course_files_course').on(t.courseId)],
)

export const courseEnrolments = pgTable(
  'course_enrolments',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: enrolmentStates }).notNull().default('enrolled'),
    createdAt: createdAt(),
    completedAt: moment('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.userId] }),
    index('course_enrolments_user').on(t.userId),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/** One for each participant; it ends with the enrolment. */
export const courseEvaluations = pgTable(
  'course_evaluations',
  {
    id: id(),
    courseId: integer('course_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    useful: smallint().notNull(),
    clear: smallint().notNull(),
    pace: smallint().notNull(),
    materials: smallint().notNull(),
    teaching: smallint().notNull(),
    comment: text().notNull().default(''),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
  },
  (t) => [
    unique('course_evaluations_person').on(t.courseId, t.userId),
    index('course_evaluations_user').on(t.userId),
    foreignKey({
      name: 'course_evaluations_enrolment',
      columns: [t.courseId, t.userId],
      foreignColumns: [courseEnrolments.courseId, courseEnrolments.userId],
    }).onDelete('cascade'),
    check(
      'course_evaluations_ratings',
      sql`least(useful, clear, pace, materials, teaching) >= 1 and greatest(useful, clear, pace, materials, teaching) <= 5`,
    ),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)
