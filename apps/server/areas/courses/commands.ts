import type { CourseDraft, CourseEdit } from '@quartet/contract/areas/courses.ts'
import { removedCourseDays } from '@quartet/domain/courses.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { type LogEntry, writeLog } from '../logs/commands.ts'
import { addFile, removeFiles, type TakenFile } from './file-commands.ts'
import { hasParticipants, lockCourse } from './queries.ts'
import { courses } from './tables.ts'

type Context = Pick<CallerContext, 'db' | 'caller' | 'now' | 'queue'>
type New = { draft: CourseDraft; file: TakenFile | undefined }

/** Adds a course with its first file. */
export const addCourse = (context: Context, { draft, file }: New) =>
  context.db.transaction(async (tx) => {
    const [course] = await tx
      .insert(courses)
      .values({ ...columnsOf(draft), title: draft.title, createdAt: context.now })
      .returning()
    if (!course) throw new Error('a course was not stored')
    if (file) await addFile(tx, context, course.id, file)
    await log(tx, context, { action: 'create', entityId: course.id, newValue: loggedOf(draft) })
    return ok({ id: course.id })
  })

type Change = { id: number; edit: CourseEdit; file: TakenFile | undefined }

/** Changes a course; undefined for one that is unknown or removed. */
export const editCourse = (context: Context, { id, edit, file }: Change) =>
  context.db.transaction(async (tx) => {
    const { edited_at, remove_files = [], ...fields } = edit
    const course = await lockCourse(tx, context.caller, id)
    if (!course) return undefined
    if (edited_at !== undefined && edited_at !== (course.editedAt?.toISOString() ?? null))
      return fail('row_changed')
    const becomesDraft = edit.status === 'draft' && course.status !== 'draft'
    if (becomesDraft && (await hasParticipants(tx, id))) return fail('course_has_participants')
    await removeFiles(tx, context, id, remove_files)
    if (file && !(await addFile(tx, context, id, file))) return fail('course_files_full')
    await tx
      .update(courses)
      .set({ ...columnsOf(fields), editedAt: context.now })
      .where(eq(courses.id, id))
    await log(tx, context, { action: 'update', entityId: id, newValue: loggedOf(fields) })
    return ok({ id })
  })

/** Moves courses to the bin, or brings them back: all or none. */
export const moveCourses = (context: Context, sent: readonly number[], removed: 0 | 1) =>
  context.db.transaction(async (tx) => {
    const ids = [...new Set(sent)].sort((one, other) => one - other)
    const locked = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(and(inArray(courses.id, ids), eq(courses.removed, removed === 1 ? 0 : 1)))
      .orderBy(courses.id)
      .for('update')
    if (locked.length < ids.length) return fail('row_unknown')
    await tx.update(courses).set({ removed, editedAt: context.now }).where(inArray(courses.id, ids))
    const action = removed === 1 ? 'delete' : 'restore'
    await log(tx, context, ...ids.map((entityId) => ({ action, entityId }) as const))
    return ok({ ids })
  })

/** Deletes courses that were removed long ago, with their enrolments and evaluations. */
export const forgetCourses = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db
    .delete(courses)
    .where(and(eq(courses.removed, 1), lt(courses.editedAt, addDays(now, -removedCourseDays))))

type Fields = Omit<CourseEdit, 'edited_at' | 'remove_files'>

/** Undefined leaves a column as it is. */
const columnsOf = ({ title, description, teachers, status, starts_at }: Fields) => ({
  ...{ title, description, teachers, status },
  startsAt: starts_at ? new Date(starts_at) : starts_at === undefined ? undefined : null,
})

/** Texts are not logged, only that they changed. */
const loggedOf = ({ status, starts_at, ...texts }: Fields) => ({
  ...(status && { status }),
  ...(starts_at !== undefined && { starts_at }),
  fields: Object.keys(texts),
})

type Entry = Pick<LogEntry, 'action' | 'entityId' | 'newValue'>
const log = (tx: Transaction, { caller, now }: Context, ...entries: Entry[]) =>
  writeLog(
    tx,
    now,
    ...entries.map((entry) => ({ ...entry, entity: 'courses', actorId: caller.id })),
  )
