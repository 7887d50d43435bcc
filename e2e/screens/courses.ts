import { expect } from '@playwright/test'
import { makeClass } from '../class-cards.ts'
import { signIn } from '../sign-up.ts'
import { organization, person, sql } from '../world.ts'
import { expectLoaded, type Visitor } from './visitor.ts'

/** The courses, for editors and for facilitators. */
export async function openCourses(visitor: Visitor) {
  const { page, say, see, languageId, sample } = visitor
  const editor = await person({ role: 'super_admin', languageId })
  const { id: organizationId } = await organization()
  const teacher = await person({ role: 'facilitator', organizationId, languageId })
  await signIn(page, editor.email, { at: '/courses', languageId })
  await page.getByRole('button', { name: say('courses.add') }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading')).toBeVisible()
  await see('course-form')
  const title = `${sample.category} ${teacher.id}`
  const [course] = await sql<{ id: number }>(
    `insert into courses (title, description, teachers, status) values ($1, $2, array['Grace Hopper'], 'open') returning id`,
    [title, sample.sentence],
  )
  const at = `/courses/${course?.id}`
  await page.goto('/courses')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await see('courses')

  await signIn(page, teacher.email, { at: '/courses', languageId })
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await see('courses-offered')
  await page.goto(at)
  await page.getByRole('button', { name: say('courses.enrol') }).click()
  await expect(page.getByRole('main').getByText(say('courses.enrolled'))).toBeVisible()
  await page.getByRole('button', { name: say('content.save') }).click()
  await expect(page.getByText(say('field.required'))).toHaveCount(5)
  await see('course-enrolled')

  for (let count = 0; count < 4; count++) {
    const { id } = await person({ role: 'facilitator', organizationId, languageId })
    await sql('insert into course_enrolments (course_id, user_id) values ($1, $2)', [
      course?.id,
      id,
    ])
  }
  await sql(
    `insert into course_evaluations (course_id, user_id, useful, clear, pace, materials, teaching, comment)
    select course_id, user_id, 5, 4, 3, 4, 5, $2 from course_enrolments where course_id = $1`,
    [course?.id, sample.sentence],
  )
  await signIn(page, editor.email, { at, languageId })
  await expectLoaded(visitor)
  await expect(page.getByRole('main').getByText(teacher.name)).toHaveCount(5)
  await expect(page.getByText(sample.sentence).first()).toBeVisible()
  await see('course')
}

/** A class session, of its teacher and of a member. */
export async function openClassSession({ page, say, see, languageId, sample }: Visitor) {
  const { teacher, address, groupId } = await makeClass(
    ['Maximiliane', 'Bo', sample.firstName],
    languageId,
  )
  const [group] = await sql<{ organization_id: number }>(
    'select organization_id from groups where id = $1',
    [groupId],
  )
  const organizationId = group?.organization_id ?? 0
  const ada = await person({ role: 'institution_member', organizationId, languageId })
  await sql('insert into group_members (group_id, user_id) values ($1, $2)', [groupId, ada.id])
  await signIn(page, teacher.email, { at: `${address}/class-session`, languageId })
  await page.getByRole('button', { name: say('class_session.open') }).click()
  await expect(page.getByRole('img', { name: say('class_session.qr') })).toBeVisible()
  // the widest letters, another code in each language
  const code = `WWWM${languageId + 1}`
  await sql('update class_sessions set code = $1 where group_id = $2', [code, groupId])
  await page.reload()
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await see('class-session')
  await page.getByRole('button', { name: say('class_session.pause') }).click()
  await expect(page.getByText(say('class_session.paused'))).toBeVisible()
  await see('class-session-paused')

  await signIn(page, ada.email, { at: '/class-session', languageId })
  await expect(page.getByLabel(say('class_session.code'))).toBeVisible()
  await see('class-session-join')
  await page.getByLabel(say('class_session.code')).fill(code)
  await page.getByRole('button', { name: say('class_session.join') }).click()
  await expect(page.getByRole('link', { name: say('class_session.start') })).toBeVisible()
  await see('class-session-joined')
  await page.goto('/new-theme/questions')
  await expect(page.getByRole('heading', { name: say('class_session.hold_paused') })).toBeVisible()
  await see('class-session-break')
}
