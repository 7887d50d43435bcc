import { mayTakeCourses } from '@quartet/domain/courses.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type Caller, grantOf } from '../../security/caller.ts'
import { courseEnrolments } from './tables.ts'

/** Whether the caller edits courses, and so sees drafts, participants and comments. */
export const editsCourses = (caller: Caller) =>
  caller.ageGroupId !== 1 && grantOf(caller, 'access_courses')?.scope === 'all'

const isEnrolled = ({ id }: Caller): SQL =>
  sql`exists (select from ${courseEnrolments} e where e.course_id = courses.id and e.user_id = ${id})`

/** Courses that the caller could enrol in, and those in which they are enrolled. */
export const isOffered = (caller: Caller): SQL => {
  if (caller.ageGroupId === 1) return sql`false`
  const open = mayTakeCourses(caller) ? sql`courses.status = 'open'` : sql`false`
  return sql`(courses.removed = 0 and courses.status <> 'draft' and (${open} or ${isEnrolled(caller)}))`
}

/** Courses that the caller sees. */
export const isCourseVisible = (caller: Caller): SQL =>
  editsCourses(caller) ? sql`true` : isOffered(caller)
