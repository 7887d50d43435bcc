import type {
  CourseListQuery,
  CourseView,
  OwnCourseListQuery,
} from '@quartet/contract/areas/courses.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { containsText, isEqual, isoMoment, orderBy, readList } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { editsCourses, isCourseVisible, isOffered } from './access.ts'
import { courseEnrolments, courseFiles, courses } from './tables.ts'

const filesJson = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes) order by f.id), '[]')
  from ${courseFiles} f where f.course_id = courses.id)`
/** Without people in the bin. */
const countParticipants = sql`(select count(*)::int from ${courseEnrolments} e join users u on u.id = e.user_id and u.removed = 0 where e.course_id = courses.id)`

const courseJson = (caller: Caller) => sql`json_build_object(
  'id', courses.id, 'title', courses.title, 'description', courses.description, 'teachers', courses.teachers, 'files', ${filesJson},
  'starts_at', ${isoMoment(courses.startsAt)}, 'status', courses.status, 'removed', courses.removed,
  'created_at', ${isoMoment(courses.createdAt)}, 'edited_at', ${isoMoment(courses.editedAt)},
  'enrolment', (select e.state from ${courseEnrolments} e where e.course_id = courses.id and e.user_id = ${caller.id}),
  'participants', case when ${editsCourses(caller)} then ${countParticipants} end)`

const orders: Record<CourseListQuery['order_by'], SQL> = {
  id: sql`courses.id`,
  title: sql`courses.searched`,
  starts_at: sql`courses.starts_at`,
  status: sql`courses.status`,
  created_at: sql`courses.created_at`,
  edited_at: sql`courses.edited_at`,
}

const readCourses = (
  db: Reader,
  caller: Caller,
  query: OwnCourseListQuery,
  condition: SQL | undefined,
) =>
  readList<CourseView>(db, {
    from: sql`${courses}`,
    where: and(condition, containsText(courses.searched, query.search_text)),
    order: orderBy(orders[query.order_by], orders.id, query.order_direction),
    id: courses.id,
    offset: query.offset,
    limit: query.limit,
    row: courseJson(caller),
    rowFrom: sql`${courses} on courses.id = page.id`,
  })

/** All courses, for whoever edits them. */
export const listCourses = (db: Reader, caller: Caller, query: CourseListQuery) =>
  readCourses(
    db,
    caller,
    query,
    and(
      isCourseVisible(caller),
      isEqual(courses.removed, query.removed),
      isEqual(courses.status, query.status),
    ),
  )

/** Open courses for whoever may enrol, and those of the caller. */
export const listOfferedCourses = (db: Reader, caller: Caller, query: OwnCourseListQuery) =>
  readCourses(db, caller, query, isOffered(caller))

/** One course if the caller sees it; undefined otherwise, as for an unknown one. */
export async function findCourse(db: Reader, caller: Caller, id: number) {
  const { rows } = await db.execute<{ course: CourseView }>(
    sql`select ${courseJson(caller)} as course from ${courses} where courses.id = ${id} and ${isCourseVisible(caller)}`,
  )
  return rows[0]?.course
}

/** A stored file if the caller sees its course. */
export async function findCourseFile(db: Reader, caller: Caller, id: number) {
  const [row] = await db
    .select({ name: courseFiles.name, file: courseFiles.file, type: courseFiles.type })
    .from(courseFiles)
    .innerJoin(courses, eq(courses.id, courseFiles.courseId))
    .where(and(eq(courseFiles.id, id), isCourseVisible(caller)))
  return row
}

/** Locks a course that the caller sees until the transaction ends. */
export async function lockCourse(tx: Transaction, caller: Caller, id: number) {
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.removed, 0), isCourseVisible(caller)))
    .for('update')
  return course
}
export type Course = NonNullable<Awaited<ReturnType<typeof lockCourse>>>

/** The row of a participant in a course. */
export const isPlaceOf = (courseId: number, userId: number) =>
  and(eq(courseEnrolments.courseId, courseId), eq(courseEnrolments.userId, userId))

export async function findPlace(tx: Transaction, courseId: number, userId: number) {
  const [place] = await tx.select().from(courseEnrolments).where(isPlaceOf(courseId, userId))
  return place
}

/** Whether anybody but people in the bin is in a course. */
export async function hasParticipants(tx: Transaction, courseId: number) {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select ${countParticipants} as count from ${courses} where courses.id = ${courseId}`,
  )
  return (rows[0]?.count ?? 0) > 0
}

/** Those of these stored files that no course has. */
export async function listUnusedFiles(db: Reader, names: readonly string[]) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select given.name from unnest(${sql.param([...names])}::text[]) given (name)
      where not exists (select from ${courseFiles} where ${courseFiles.file} = given.name)`,
  )
  return rows.map(({ name }) => name)
}
