import { expect, type Page } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { giveTasks } from './tasks.ts'
import { test } from './test.ts'
import { mailTo, organization, type Person, person, sql } from './world.ts'

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The mails to an address, sent or about to be. */
const mailsTo = async (address: string) =>
  (await sql("select from jobs.job where name = 'mail' and data->>'to' = $1", [address])).length

/** Assigns a task of the giver to a person through the API, as the dialog does. */
async function assign(page: Page, { id }: Person, to: Person, task: string) {
  const task_ids = await giveTasks(id, [task])
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').access_token,
  )
  const answer = await page.request.post('/api/tasks/push_task', {
    headers: { authorization: `Bearer ${token}` },
    data: { task_ids, user_ids: [to.id] },
  })
  expect(answer.status()).toBe(200)
}

test('an assigned task arrives behind the bell, and by mail only as chosen', async ({ page }) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const grace = await person({
    role: 'institution_admin',
    organizationId: school.id,
    firstName: 'Grace',
  })
  const zoe = await person({ organizationId: school.id, firstName: 'Zoé' })
  await signIn(page, grace.email, { at: '/new-theme/tasks' })
  await assign(page, grace, zoe, 'Essay')
  await mailTo(zoe.email, 'Essay')

  await signIn(page, zoe.email, { at: '/new-theme/profile' })
  await bell(page, 'Notifications, 1 unread').click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByText(/Essay/).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Essay')
  await expect(bell(page, 'Notifications')).toBeVisible()

  await page.goto('/edit-user')
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(
    page.getByRole('checkbox', { name: 'You can take the inventory again' }),
  ).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Someone gives you a task' }).uncheck()
  await expect(page.getByText('Saved').first()).toBeVisible()

  await signIn(page, grace.email, { at: '/new-theme/tasks' })
  await assign(page, grace, zoe, 'Poem')
  await sql('delete from tasks where user_id = $1', [zoe.id])
  await signIn(page, zoe.email, { at: '/notifications' })
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([
    'Unread: New task from Grace Lovelace: Poem',
    'New task from Grace Lovelace: Essay',
  ])
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('main').getByText('Unread')).toHaveCount(0)
  await page.getByRole('link', { name: /Poem/ }).click() // deleted meanwhile: leads to the list
  await expect(page).toHaveURL(/new-theme\/tasks$/)
  expect(await mailsTo(zoe.email)).toBe(1)
  expect(complaints).toEqual([])
})
