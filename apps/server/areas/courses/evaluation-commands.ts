import type { EvaluationView } from '@quartet/contract/areas/courses.ts'
import { mayEvaluate } from '@quartet/domain/courses.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { ratingColumns, toEvaluationView } from './evaluation-queries.ts'
import { findPlace, lockCourse } from './queries.ts'
import { courseEvaluations } from './tables.ts'

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>
type Sent = Omit<EvaluationView, 'id'>

/** Locks a course in which the caller is; undefined for any other. */
async function lockOwnCourse(tx: Transaction, { caller, now }: Context, courseId: number) {
  const course = await lockCourse(tx, caller, courseId)
  const place = course && (await findPlace(tx, courseId, caller.id))
  if (!place) return undefined
  const { startsAt } = course
  return mayEvaluate({ state: place.state, startsAt, now }) ? ok() : fail('course_not_begun')
}

/** Stores what a participant thinks of a course; undefined for whoever is none. */
export const evaluate = (context: Context, courseId: number, sent: Sent) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const locked = await lockOwnCourse(tx, context, courseId)
    if (!locked?.ok) return locked
    const [row] = await tx
      .insert(courseEvaluations)
      .values({ ...ratingColumns(sent), courseId, userId: caller.id, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) return fail('evaluation_exists')
    await log(tx, context, 'create', row.id)
    return ok({ evaluation: toEvaluationView(row) })
  })

/** Changes an evaluation of the caller; undefined for any other. */
export const changeEvaluation = (context: Context, id: number, sent: Sent) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const isOwn = and(eq(courseEvaluations.id, id), eq(courseEvaluations.userId, caller.id))
    const [own] = await tx.select().from(courseEvaluations).where(isOwn)
    const locked = own && (await lockOwnCourse(tx, context, own.courseId))
    if (!locked?.ok) return locked
    const [row] = await tx
      .update(courseEvaluations)
      .set({ ...ratingColumns(sent), editedAt: now })
      .where(isOwn)
      .returning()
    if (!row) return undefined
    await log(tx, context, 'update', id)
    return ok({ evaluation: toEvaluationView(row) })
  })

/** Neither ratings nor texts are logged. */
const log = (
  tx: Transaction,
  { caller, now }: Context,
  action: 'create' | 'update',
  entityId: number,
) =>
  writeLog(tx, now, {
    ...{ action, entity: 'course_evaluations', entityId },
    ...{ actorId: caller.id, subjectId: caller.id },
  })
