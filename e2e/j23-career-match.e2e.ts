import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { openStep } from './task-page.ts'
import { fillTask, giveTasks, namesShown } from './tasks.ts'
import { test } from './test.ts'
import { giveScores, person, sql } from './world.ts'

test('the career match begins with the person’s jobs, newest first, and a way to decode one', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  await page.getByRole('link', { name: 'Career match' }).click()
  await expect(page.getByText('No jobs yet. Start with one you’re curious about.')).toBeVisible()
  await page.getByRole('link', { name: 'Decode a job' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await giveTasks(ada.id, ['Nurse', 'Baker'], 'career')
  await sql(
    `update tasks set description = 'Keep the timetable in order.', status = 'Decoded', decoded_at = now(), needed_source = 'judged',
       needed = '{"sequence": "Use First", "precision": "Low", "technical_reasoning": "Low", "confluence": "Low"}'
     where user_id = $1 and name = 'Nurse'`,
    [ada.id],
  )
  await page.goto('/career-match-questions')
  const jobs = page.getByRole('region', { name: 'Your jobs' })
  await expect(jobs.getByRole('listitem')).toHaveText([
    /^BakerNew$/,
    'NurseDecodedYour habits are close to what this job asks for.',
  ])
  await expectAccessible(page)
  await jobs.getByRole('link', { name: 'Nurse' }).click()
  await expect(page).toHaveURL(/\/new-theme\/career\/\d+$/)
  await openStep(page, 'Judge')
  await expect(page.getByRole('region', { name: 'Your habits and this job' })).toContainText(
    'Your habits are close to what this job asks for.',
  )
  expect(complaints).toEqual([])
})

test('a person with access_career has a list of jobs, and a new one opens its page', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await giveScores(ada.id, [28, 21, 15, 25])
  await giveTasks(ada.id, ['Nurse'], 'career')
  await signIn(page, ada.email, { at: '/career-match-questions' })
  await page.getByRole('link', { name: 'All career tasks' }).click()
  await expect(page).toHaveURL(/\/new-theme\/career$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career tasks')
  expect(await namesShown(page, 1)).toEqual(['Nurse'])
  await page.getByRole('button', { name: 'Add job' }).click()
  await fillTask(page, {
    name: 'Baker',
    topic: 1,
    description: 'Weigh the flour.\nTalk with customers.',
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/new-theme\/career\/\d+$/)
  expect(complaints).toEqual([])
})

test('a child has no career menu, and the request is rejected', async ({ page }) => {
  const kid = await person({ ageGroupId: 1, role: 'student', type: 'student' })
  await giveScores(kid.id, [28, 21, 15, 25])
  await signIn(page, kid.email)
  await expect(page.getByRole('link', { name: 'School tasks' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Career match' })).toHaveCount(0)
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').access_token,
  )
  const answer = await page.request.post(`/api/career/tasks/${kid.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([answer.status(), (await answer.json()).name]).toEqual([403, 'forbidden'])
  await page.goto('/new-theme/career')
  await expect(page.getByText('The career match isn’t included in your account.')).toBeVisible()
})
