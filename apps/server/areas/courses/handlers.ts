import type { CourseView } from '@quartet/contract/areas/courses.ts'
import { enrolmentSteps, mayEvaluate, mayTakeCourses } from '@quartet/domain/courses.ts'
import { sharedBytes } from '@quartet/domain/pictures.ts'
import { apiError, fieldErrors, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import type { Caller } from '../../security/caller.ts'
import { editsCourses } from './access.ts'
import { addCourse, editCourse, moveCourses } from './commands.ts'
import { complete, enrol, withdraw } from './enrol-commands.ts'
import { changeEvaluation, evaluate } from './evaluation-commands.ts'
import { listParticipants, readEvaluations } from './evaluation-queries.ts'
import { storeFile } from './file-commands.ts'
import { findCourse, findCourseFile, listCourses, listOfferedCourses } from './queries.ts'

// participants belong to any institution, so all of this filters for itself
export const courses = api.courses.router({
  list: api.courses.list.handler(({ context, input: { query } }) =>
    withoutTenantScope(() => listCourses(context.db, getCaller(context), query)),
  ),
  mine: api.courses.mine.handler(async ({ context, input: { query } }) => {
    const { list, count } = await listOfferedCourses(context.db, getCaller(context), query)
    const teachers = [...new Set(list.flatMap(({ teachers }) => teachers))].sort()
    return { courses: list, teachers, count }
  }),
  show: api.courses.show.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => ({ course: await readPage(context, params.course_id) })),
  ),

  add: api.courses.add.handler(async ({ context, input: { body } }) => {
    const { file: sent, ...draft } = body
    const file = await takeFile(context, sent)
    const { id } = unwrap(await addCourse(signedIn(context), { draft, file }))
    return { course: await read(context, id) }
  }),
  edit: api.courses.edit.handler(async ({ context, input: { params, body } }) => {
    const { file: sent, ...edit } = body
    await read(context, params.course_id)
    const file = await takeFile(context, sent)
    const change = { id: params.course_id, edit, file }
    const edited = await withoutTenantScope(() => editCourse(signedIn(context), change))
    if (!edited) throw notFound()
    const { id } = unwrap(edited)
    return { course: await read(context, id) }
  }),
  remove: api.courses.remove.handler(async ({ context, input: { params } }) =>
    unwrap(await moveCourses(signedIn(context), [params.course_id], 1)),
  ),
  removeMany: api.courses.removeMany.handler(async ({ context, input: { body } }) =>
    unwrap(await moveCourses(signedIn(context), body.ids, 1)),
  ),
  restore: api.courses.restore.handler(async ({ context, input: { body } }) =>
    unwrap(await moveCourses(signedIn(context), body.ids, 0)),
  ),

  file: api.courses.file.handler(async ({ context, input: { params } }) => {
    const found = await findCourseFile(context.db, getCaller(context), params.file_id)
    const bytes = found && (await context.files.read('courses', found.file))
    if (!bytes) throw notFound()
    return {
      headers: { 'cache-control': 'no-store', 'content-disposition': attachmentOf(found) },
      body: new File([bytes], found.name, { type: found.type }),
    }
  }),

  enrol: api.courses.enrol.handler(({ context, input: { params, body } }) =>
    withoutTenantScope(async () => {
      const step = await changePlace(context, params, body.user_id)
      if (!step) throw notFound()
      return unwrap(step)
    }),
  ),

  evaluate: api.courses.evaluate.handler(async ({ context, input: { body } }) => {
    const { course_id, ...sent } = body
    const evaluated = await evaluate(signedIn(context), course_id, sent)
    if (!evaluated) throw notFound()
    return unwrap(evaluated)
  }),
  changeEvaluation: api.courses.changeEvaluation.handler(
    async ({ context, input: { params, body } }) => {
      const changed = await changeEvaluation(signedIn(context), params.evaluation_id, body)
      if (!changed) throw notFound()
      return unwrap(changed)
    },
  ),
})

async function read(context: Context, id: number) {
  const course = await withoutTenantScope(() => findCourse(context.db, getCaller(context), id))
  if (!course) throw notFound()
  return course
}

async function readPage(context: Context, id: number) {
  const caller = getCaller(context)
  const course = await read(context, id)
  const edits = editsCourses(caller)
  return {
    ...course,
    may_edit: edits,
    may_enrol: mayEnrol(caller, course),
    may_evaluate: mayEvaluateNow(context, course),
    people: edits ? await listParticipants(context.db, id) : null,
    ...(await readEvaluations(context.db, caller, id)),
  }
}

const mayEnrol = (caller: Caller, { removed, enrolment, status }: CourseView) =>
  removed === 0 && enrolment === null && status === 'open' && mayTakeCourses(caller)

const mayEvaluateNow = ({ now }: Context, { removed, enrolment, starts_at }: CourseView) =>
  removed === 0 &&
  enrolment !== null &&
  mayEvaluate({ state: enrolment, startsAt: starts_at === null ? null : new Date(starts_at), now })

async function takeFile(context: Context, sent: File | undefined) {
  if (!sent) return undefined
  if (sent.size > sharedBytes) throw apiError('too_large')
  return unwrap(await storeFile(context, sent)).file
}

type Place = { course_id: number; status: 0 | 1 | 2 }

function changePlace(context: Context, { course_id, status }: Place, userId: number | undefined) {
  if (status !== enrolmentSteps.complete)
    return (status === enrolmentSteps.enrol ? enrol : withdraw)(signedIn(context), course_id)
  if (userId === undefined) throw fieldErrors({ user_id: 'required' })
  return complete(signedIn(context), course_id, userId)
}

/** The name in ASCII for old browsers, and as it is for all others. */
const attachmentOf = ({ name, type }: { name: string; type: string }) =>
  `attachment; filename="course.${type === 'application/pdf' ? 'pdf' : 'webp'}"; filename*=utf-8''${encodeURIComponent(name)}`
