import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, organization, person, sql } from './world.ts'

const individual = (firstName = 'Ada') =>
  person({ type: 'individual', role: 'individual', firstName })
const staffOf = (organizationId: number) =>
  person({ role: 'institution_admin', organizationId, firstName: 'Rosa' })
async function join(page: Page, code: string) {
  await page.getByLabel('Institution code').fill(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
}

test('an individual joins with a code, is in the list, and leaves again with everything they made', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const { id, code, name } = await organization()
  const [ada, rosa] = [await individual(), await staffOf(id)]
  await sql(
    "insert into tasks (user_id, area, name, description, topic_id) values ($1, 'school', 'My essay', 'Write it.', 1)",
    [ada.id],
  )
  await signIn(page, ada.email, { at: '/institution' })
  await expectAccessible(page)
  await page.getByLabel('The people who guide me at my institution may see my scores.').check()
  await join(page, code)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('You’ve allowed them to see your scores.')).toBeVisible()
  await expectAccessible(page)

  await signIn(elsewhere, rosa.email, { at: `/show-institution/${id}?tab=members` })
  await expect(elsewhere.getByRole('link', { name: ada.name })).toBeVisible()

  await page.getByRole('button', { name: 'Leave the institution' }).click()
  const sure = page.getByRole('dialog')
  await expect(sure).toContainText('You can use everything for 14 more days.')
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Leave the institution' }).click()
  await sure.getByRole('button', { name: 'Leave the institution' }).click()
  await expect(page.getByRole('heading', { name: 'Join an institution' })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByText('Members found: 1')).toBeVisible()
  await expect(elsewhere.getByRole('link', { name: ada.name })).toHaveCount(0)
  await page.goto('/new-theme/tasks')
  await expect(page.getByText('My essay')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the scanned link of an institution opens the form with its code for who is signed in', async ({
  page,
}) => {
  const { code, name } = await organization()
  const ada = await individual()
  await signIn(page, ada.email, { at: '/institution' })
  await page.goto(`/register-professional?code=${code}`)
  await expect(page.getByLabel('Institution code')).toHaveValue(code)
  await page.keyboard.press('Tab')
  await page.getByLabel('Institution code').press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('an administrator ends a membership, and the person is notified', async ({
  page,
  elsewhere,
}) => {
  const { id } = await organization()
  const [rosa, ada] = [
    await staffOf(id),
    await person({ type: 'institution', organizationId: id, firstName: 'Ada' }),
  ]
  await signIn(page, rosa.email, { at: `/user-details/${ada.id}` })
  await page.getByRole('button', { name: 'End membership' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End membership' }).click()
  await expect(page).toHaveURL(/\/users/)
  await expect(page.getByText('Membership ended')).toBeVisible()
  await page.goto('/institution')
  await expect(page.getByText('You’re the last administrator here.')).toBeVisible()
  await signIn(elsewhere, ada.email, { at: '/notifications' })
  await expect(elsewhere.getByText(/You no longer belong to/)).toBeVisible()
})

test('a coaching client agrees that the facilitator sees scores and profile', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const { id } = await organization()
  const client = await person({ type: 'coaching', role: 'coaching_client', firstName: 'Cleo' })
  const coach = await person({
    organizationId: id,
    role: 'facilitator',
    firstName: `Finn${client.id}`,
  })
  const boss = await person({ role: 'super_admin', firstName: 'Bea' })
  await giveScores(client.id, [28, 20, 15, 12])
  await signIn(page, boss.email, { at: `/user-details/${client.id}` })
  await page.getByRole('combobox', { name: 'Add a facilitator' }).fill(`Finn${client.id}`)
  await page.getByRole('option', { name: coach.name }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: `Remove: ${coach.name}` })).toBeVisible()
  await expectAccessible(page)

  await signIn(elsewhere, coach.email, { at: '/new-theme/groups' })
  await expect(elsewhere.getByText('Hasn’t agreed to share anything yet')).toBeVisible()
  await signIn(page, client.email, { at: '/institution' })
  await expect(page.getByText(coach.name)).toBeVisible()
  await page.getByRole('link', { name: 'Change it under “Your data”' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The people who guide you may see your scores' })
    .getByRole('button')
    .click()
  await expect(page.getByText('Allowed').first()).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByText('Shares scores and profile')).toBeVisible()
  await elsewhere.getByRole('link', { name: client.name }).click()
  await expect(elsewhere.getByText('Statements of the profile')).toBeVisible()
  await expectAccessible(elsewhere)
  expect(complaints).toEqual([])
})
