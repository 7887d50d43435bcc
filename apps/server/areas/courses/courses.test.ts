import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileNamed } from '../../testing/files.ts'
import { makeInstitution } from '../../testing/groups.ts'
import { notFound } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { sections } from '../exports/queries.ts'
import { forgetCourses } from './commands.ts'
import { forgetCourseFiles } from './jobs.ts'

let world: World
let editor: Member
let teacher: Member
let learner: Member
beforeAll(async () => {
  world = await makeWorld()
  editor = await adult(await world.person({ role: 'content_editor' }))
  teacher = await adult((await makeInstitution(world)).facilitator)
  learner = await world.person()
})
afterAll(() => world.close())

async function adult(who: Member) {
  await world.pool.query('update users set age_group_id = 3 where id = $1', [who.id])
  return who
}
const call = (where: string, { token }: Member, body?: unknown) =>
  world.call(where, { token, ...(body !== undefined && { body }) })
async function add(draft: object = {}) {
  const made = { title: 'Reading patterns', status: 'open', ...draft }
  const { body, status } = await call('POST /courses/save', editor, made)
  expect(status).toBe(200)
  return body.course as { id: number; files: { id: number; name: string }[]; edited_at: null }
}
const show = (id: number, who: Member) => call(`GET /courses/show/${id}`, who)
const step = (id: number, status: number, who: Member, body: object = {}) =>
  call(`POST /courses/add/${id}/${status}`, who, body)
const titles = async (who: Member) =>
  (await call('POST /auth/courses?limit=900', who, {})).body.courses.map(
    ({ id }: { id: number }) => id,
  )
const rated = { useful: 5, clear: 4, pace: 3, materials: 2, teaching: 1, comment: 'Good' }
const evaluate = (course_id: number, who: Member, more: object = {}) =>
  call('POST /evaluation/save', who, { course_id, ...rated, ...more })
const upload = (id: number, file: File) => {
  const form = new FormData()
  form.set('file', file)
  return world.call(`POST /courses/save/${id}`, { token: editor.token, body: form })
}
const picture = () => new File([fileNamed('photo.png')], 'Plan “1”.png')

describe('a course', () => {
  test('is seen by facilitators once it is open, and never by learners and children', async () => {
    const draft = await add({ status: 'draft' })
    const open = await add({ teachers: ['Grace Hopper'], starts_at: '2026-12-01T09:00:00+01:00' })
    const child = await world.person({ role: 'super_admin', ageGroupId: 1 })
    expect(await titles(teacher)).toContain(open.id)
    expect(await titles(teacher)).not.toContain(draft.id)
    expect(await titles(learner)).toEqual([])
    expect(await titles(child)).toEqual([])
    expect((await show(open.id, teacher)).body.course).toMatchObject({
      ...{ teachers: ['Grace Hopper'], starts_at: '2026-12-01T08:00:00.000Z', may_enrol: true },
      ...{ may_edit: false, people: null, participants: null, comments: null },
    })
    expect(await show(open.id, learner)).toMatchObject(notFound)
    expect(await show(open.id, child)).toMatchObject(notFound)
    expect(await show(draft.id, teacher)).toMatchObject(notFound)
    expect((await step(open.id, 1, learner)).status).toBe(404)
    expect((await call('POST /courses', teacher, {})).status).toBe(403)
    expect((await call('POST /courses/save', teacher, { title: 'Mine' })).status).toBe(403)
  })

  test('offers nothing in the bin', async () => {
    const [open, joined] = [await add(), await add()]
    expect((await step(joined.id, 1, editor)).status).toBe(200)
    const rights = async ({ id }: { id: number }) => {
      const { may_enrol, may_evaluate } = (await show(id, editor)).body.course
      return [may_enrol, may_evaluate]
    }
    expect([await rights(open), await rights(joined)]).toEqual([
      [true, false],
      [false, true],
    ])
    await call('POST /courses/remove', editor, { ids: [open.id, joined.id] })
    expect([await rights(open), await rights(joined)]).toEqual([
      [false, false],
      [false, false],
    ])
  })

  test('is changed, removed and restored by editors; a late change is rejected', async () => {
    const { id } = await add()
    const change = (body: object) => call(`POST /courses/save/${id}`, editor, body)
    expect((await change({ title: 'New', edited_at: null })).body.course.title).toBe('New')
    expect((await change({ title: 'Old', edited_at: null })).body.name).toBe('row_changed')
    expect((await change({ title: ' ' })).body.fields[0].path).toBe('title')
    expect((await change({ status: 'gone' })).status).toBe(400)
    expect((await call(`DELETE /courses/delete/${id}`, editor)).body.ids).toEqual([id])
    expect(await show(id, teacher)).toMatchObject(notFound)
    expect((await change({ title: 'x' })).status).toBe(404)
    expect((await call('POST /courses/restore', editor, { ids: [id] })).body.ids).toEqual([id])
    expect((await show(id, teacher)).status).toBe(200)
    await call('POST /courses/remove', editor, { ids: [id] })
    world.passes(31 * days)
    editor = await world.signIn(editor)
    teacher = await world.signIn(teacher)
    learner = await world.signIn(learner)
    await forgetCourses({ db: world.services.db, now: world.time.now })
    expect((await call('POST /courses/restore', editor, { ids: [id] })).body.name).toBe(
      'row_unknown',
    )
  })
})

describe('files', () => {
  test('are rewritten, and only whoever sees the course gets them', async () => {
    const { id } = await add()
    const { body } = await upload(id, picture())
    const [file] = body.course.files
    expect(file).toMatchObject({ name: 'Plan “1”.webp', type: 'image/webp' })
    const read = (who: Member) => call(`GET /courses/file/${file.id}`, who)
    const { status, headers, bytes } = await read(teacher)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect((await read(learner)).status).toBe(404)
    await call(`POST /courses/save/${id}`, editor, { status: 'draft' })
    expect((await read(teacher)).status).toBe(404)
    const removed = await call(`POST /courses/save/${id}`, editor, { remove_files: [file.id] })
    expect(removed.body.course.files).toEqual([])
    expect((await read(editor)).status).toBe(404)
  })

  test('that are no picture or PDF, or too many, are rejected', async () => {
    const { id } = await add()
    const text = await upload(id, new File(['<script>'], 'a.pdf', { type: 'application/pdf' }))
    expect([text.status, text.body.name]).toEqual([422, 'course_file_unknown'])
    const broken = await upload(id, new File(['%PDF-1.7 none'], 'a.pdf'))
    expect(broken.body.name).toBe('pdf_broken')
    await world.pool.query(
      "insert into course_files (course_id, name, file, type, bytes) select $1::int, 'a', $1::text || '-' || n || '.pdf', 'application/pdf', 1 from generate_series(1, 10) n",
      [id],
    )
    expect((await upload(id, picture())).body.name).toBe('course_files_full')
  })

  test('that no course has are deleted', async () => {
    const { files } = world.services
    const { id } = await add()
    const { body } = await upload(id, picture())
    await files.write('courses', 'orphan.pdf', Buffer.from('x'))
    await forgetCourseFiles(world.services, new Date(Date.now() + 2 * days))
    expect(await files.read('courses', 'orphan.pdf')).toBeUndefined()
    expect((await call(`GET /courses/file/${body.course.files[0].id}`, editor)).status).toBe(200)
  })
})

describe('participants', () => {
  test('enrol, withdraw and are marked as completed by editors', async () => {
    const { id } = await add()
    expect((await step(id, 1, teacher)).body).toEqual({ enrolment: 'enrolled' })
    expect((await step(id, 1, teacher)).body).toEqual({ enrolment: 'enrolled' })
    expect((await step(id, 0, teacher)).body).toEqual({ enrolment: null })
    await step(id, 1, teacher)
    expect((await step(id, 2, teacher, { user_id: teacher.id })).status).toBe(404)
    expect((await step(id, 2, editor)).body.fields[0].path).toBe('user_id')
    expect((await step(id, 2, editor, { user_id: learner.id })).status).toBe(404)
    expect((await step(id, 2, editor, { user_id: teacher.id })).body.enrolment).toBe('completed')
    expect((await show(id, editor)).body.course.people).toMatchObject([
      { id: teacher.id, state: 'completed' },
    ])
    expect((await step(id, 0, teacher)).body.name).toBe('course_completed')
    await call(`POST /courses/save/${id}`, editor, { status: 'closed' })
    expect((await show(id, teacher)).body.course).toMatchObject({ enrolment: 'completed' })
    expect((await step(id, 1, editor)).body.name).toBe('course_closed')
  })

  test('at once take the last place only once', async () => {
    const { id } = await add()
    const others = []
    for (let at = 0; at < 2; at++) others.push((await makeInstitution(world)).facilitator)
    await world.pool.query(
      `with made as (insert into users (first_name, last_name, language_id, type, age_group_id) select 'P', n::text, 1, 'individual', 3 from generate_series(1, 499) n returning id)
       insert into course_enrolments (course_id, user_id) select $1, id from made`,
      [id],
    )
    const both = await Promise.all(others.map((who) => step(id, 1, who)))
    expect(both.map(({ body }) => body.name ?? body.enrolment).sort()).toEqual([
      'course_full',
      'enrolled',
    ])
  })

  test('keep a course out of the drafts, and stay in it', async () => {
    const { id } = await add()
    const change = (status: string) => call(`POST /courses/save/${id}`, editor, { status })
    await step(id, 1, teacher)
    expect((await change('draft')).body.name).toBe('course_has_participants')
    expect((await show(id, teacher)).body.course.status).toBe('open')
    expect((await change('closed')).status).toBe(200)
    await step(id, 0, teacher)
    expect((await change('draft')).status).toBe(200)
    await world.pool.query('update courses set status = $2 where id = $1', [id, 'open'])
    const [enrolled, edited] = await Promise.all([step(id, 1, teacher), change('draft')])
    expect([enrolled.status, edited.status].filter((status) => status === 200)).toHaveLength(1)
  })

  test('evaluate a course that has begun, or that they have completed', async () => {
    const tomorrow = new Date(world.time.now.getTime() + days).toISOString()
    const { id } = await add({ starts_at: tomorrow })
    await step(id, 1, teacher)
    const page = async () => (await show(id, teacher)).body.course
    expect((await page()).may_evaluate).toBe(false)
    expect((await evaluate(id, teacher)).body.name).toBe('course_not_begun')
    await step(id, 2, editor, { user_id: teacher.id })
    expect((await page()).may_evaluate).toBe(true)
    const { body } = await evaluate(id, teacher)
    const change = () => call(`POST /evaluation/save/${body.evaluation.id}`, teacher, rated)
    expect((await change()).status).toBe(200)
    await call(`DELETE /courses/delete/${id}`, editor)
    expect(await change()).toMatchObject(notFound)
    expect(await evaluate(id, teacher)).toMatchObject(notFound)
  })

  test('evaluate once, and change it; averages and comments appear for five at a time', async () => {
    const { id } = await add()
    expect((await evaluate(id, teacher)).status).toBe(404)
    const people = [teacher]
    for (let at = 0; at < 4; at++) people.push((await makeInstitution(world)).facilitator)
    for (const who of people) await step(id, 1, who)
    const { body } = await evaluate(id, teacher)
    expect(body.evaluation).toMatchObject(rated)
    expect((await evaluate(id, teacher)).body.name).toBe('evaluation_exists')
    expect((await evaluate(id, teacher, { pace: 6 })).status).toBe(400)
    const change = (who: Member) =>
      call(`POST /evaluation/save/${body.evaluation.id}`, who, { ...rated, useful: 1 })
    expect((await change(people[1] ?? teacher)).status).toBe(404)
    expect((await change(teacher)).body.evaluation.useful).toBe(1)
    for (const who of people.slice(1, 4)) await evaluate(id, who)
    expect((await show(id, editor)).body.course).toMatchObject({ averages: null, comments: null })
    await evaluate(id, people[4] ?? teacher, { comment: '' })
    expect((await show(id, editor)).body.course).toMatchObject({
      ...{ evaluations: 5, comments: ['Good', 'Good', 'Good', 'Good'] },
      averages: { useful: 4.2, teaching: 1 },
    })
    expect((await show(id, teacher)).body.course).toMatchObject({
      ...{ comments: null, averages: { clear: 4 } },
    })
    const sixth = (await makeInstitution(world)).facilitator
    await step(id, 1, sixth)
    await evaluate(id, sixth, { useful: 1, comment: 'Bad' })
    expect((await show(id, editor)).body.course).toMatchObject({
      ...{ evaluations: 6, comments: ['Good', 'Good', 'Good', 'Good'] },
      averages: { useful: 4.2 },
    })
    await step(id, 0, sixth)
    await step(id, 0, teacher)
    expect((await show(id, editor)).body.course.evaluations).toBe(4)
    const { rows } = await world.db.execute(sections.courses.rows(people[1]?.id ?? 0))
    expect(rows).toMatchObject([{ course: 'Reading patterns', state: 'enrolled', pace: 3 }])
  })
})
