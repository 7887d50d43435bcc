import { expect, type Page } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, person, sql } from './world.ts'

const alert = (page: Page) => page.getByText('Your classroom isn’t linked yet')
const toService = async (page: Page, answer: 'Allow' | 'Refuse') => {
  await page.getByRole('button', { name: 'Link the classroom service' }).click()
  await page.getByRole('link', { name: answer }).click()
}
const tasksOf = (id: number) =>
  sql<{ name: string; status: string }>(
    'select name, status from tasks where user_id = $1 order by id',
    [id],
  )

async function learner(page: Page) {
  const ada = await person({ type: 'student', role: 'student' })
  await giveScores(ada.id, [28, 21, 15, 25])
  await signIn(page, ada.email)
  return ada
}

test('1 to 3 the alert leads to the page, linking imports the coursework, unlinking keeps it', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await learner(page)
  await expect(alert(page)).toBeVisible()
  await page.getByRole('link', { name: 'Sync with your classroom' }).click()
  await expect(page).toHaveURL(/\/sync-data$/)

  await toService(page, 'Allow')
  await expect(page.getByText('You’re linked to the classroom service.')).toBeVisible()
  await expect(page.getByText('3 new tasks were added to your list.')).toBeVisible()
  await expect(page).toHaveURL(/\/sync-data$/)
  expect(await tasksOf(ada.id)).toEqual([
    { name: 'The water cycle', status: 'New' },
    { name: 'Leaves', status: 'New' },
    { name: 'A letter from Rome', status: 'New' },
  ])
  await page.getByRole('button', { name: 'Fetch new coursework' }).click()
  await expect(page.getByText('0 new tasks were added to your list.')).toBeVisible()

  await page.goto('/new-theme/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
  await expect(alert(page)).toHaveCount(0)

  await page.goto('/sync-data')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove link' }).click()
  await expect(page.getByText('The link was removed. Your tasks stay.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link the classroom service' })).toBeVisible()
  expect(await tasksOf(ada.id)).toHaveLength(3)
  expect(await sql('select 1 from classroom_links where user_id = $1', [ada.id])).toEqual([])
  await page.goto('/new-theme/profile')
  await expect(alert(page)).toBeVisible()
  expect(complaints).toEqual([])
})

test('4 refusing the link shows a message and changes nothing', async ({ page }) => {
  const ada = await learner(page)
  await page.goto('/sync-data')
  await toService(page, 'Refuse')
  await expect(page.getByRole('alert')).toContainText(
    'You didn’t allow the link. Nothing was changed.',
  )
  await expect(page.getByRole('button', { name: 'Link the classroom service' })).toBeVisible()
  expect(await tasksOf(ada.id)).toEqual([])
})

test('an individual has no alert, and the page rejects a link that the person did not start', async ({
  page,
}) => {
  const ben = await person({ type: 'individual', role: 'individual' })
  await giveScores(ben.id, [28, 21, 15, 25])
  await signIn(page, ben.email, { at: '/sync-data?code=stolen&state=of-somebody' })
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Please link again' })
      .or(page.getByRole('alert').filter({ hasText: 'access has ended' })),
  ).toBeVisible()
  await page.goto('/new-theme/profile')
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
})

test('a slow first answer does not hide the new link', async ({ page }) => {
  await learner(page)
  await page.goto('/sync-data')
  await page.getByRole('button', { name: 'Link the classroom service' }).click()
  const linked = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('classroom'),
  )
  await page.route(
    '**/api/users/google/classroom',
    async (route) => {
      const beforeLink = await route.fetch()
      await linked
      // the page may have given up this request by now
      await route.fulfill({ response: beforeLink }).catch(() => undefined)
    },
    { times: 1 },
  )
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(page.getByText('You’re linked to the classroom service.')).toBeVisible()
})
