import { courseBounds, type EnrolmentState, mayTakeCourses } from '@quartet/domain/courses.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { editsCourses } from './access.ts'
import { type Course, findPlace, isPlaceOf, lockCourse } from './queries.ts'
import { courseEnrolments } from './tables.ts'

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>

/** Runs a change of who is in a course that the caller sees; undefined for any other. */
const inCourse = <Done>(
  { db, caller }: Context,
  courseId: number,
  change: (tx: Transaction, course: Course) => Promise<Done>,
) =>
  db.transaction(async (tx) => {
    const course = await lockCourse(tx, caller, courseId)
    return course && change(tx, course)
  })

/** Enrols the caller; whoever is in the course already stays as they are. */
export const enrol = (context: Context, courseId: number) =>
  inCourse(context, courseId, async (tx, { status }) => {
    const { caller, now } = context
    const place = await findPlace(tx, courseId, caller.id)
    if (place) return ok({ enrolment: place.state })
    if (status !== 'open' || !mayTakeCourses(caller)) return fail('course_closed')
    const taken = await tx.$count(courseEnrolments, eq(courseEnrolments.courseId, courseId))
    if (taken >= courseBounds.participants) return fail('course_full')
    await tx.insert(courseEnrolments).values({ courseId, userId: caller.id, createdAt: now })
    await log(tx, context, { action: 'create', courseId, subjectId: caller.id })
    return ok({ enrolment: 'enrolled' as EnrolmentState })
  })

/** Withdraws the caller, with their evaluation; completed courses stay. */
export const withdraw = (context: Context, courseId: number) =>
  inCourse(context, courseId, async (tx) => {
    const { id } = context.caller
    const place = await findPlace(tx, courseId, id)
    if (place?.state === 'completed') return fail('course_completed')
    if (!place) return ok({ enrolment: null })
    await tx.delete(courseEnrolments).where(isPlaceOf(courseId, id))
    await log(tx, context, { action: 'delete', courseId, subjectId: id })
    return ok({ enrolment: null })
  })

/** Marks a participant as completed, by whoever edits courses; undefined for anybody else. */
export const complete = (context: Context, courseId: number, userId: number) =>
  inCourse(context, courseId, async (tx) => {
    const place = editsCourses(context.caller) && (await findPlace(tx, courseId, userId))
    if (!place) return undefined
    const enrolment = 'completed' as const
    if (place.state === enrolment) return ok({ enrolment })
    await tx
      .update(courseEnrolments)
      .set({ state: enrolment, completedAt: context.now })
      .where(isPlaceOf(courseId, userId))
    await log(tx, context, { action: 'update', courseId, subjectId: userId })
    return ok({ enrolment })
  })

type Entry = { action: 'create' | 'update' | 'delete'; courseId: number; subjectId: number }
const log = (tx: Transaction, { caller, now }: Context, { courseId, ...entry }: Entry) =>
  writeLog(tx, now, {
    ...{ ...entry, entity: 'course_enrolments', entityId: courseId, actorId: caller.id },
  })
