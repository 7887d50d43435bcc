/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { familyOf, memberOf } from './families.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, password, person } from './world.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const choose = (page: Page, name: string) =>
  dialog(page).getByRole('radio', { name, exact: true }).check()

test('an administrator sees the code, adds a child, and the child signs in', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const { admin, code } = await familyOf({ firstName: 'Rita' })
  await signIn(page, admin.email, { at: '/family-members' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borg')
  await expect(page.getByText(`${code.slice(0, 4)}-${code.slice(4)}`)).toBeVisible()
  await expect(page.getByText('Nobody has joined yet.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add member' }).click()
  await dialog(page).getByRole('button', { name: 'Add member' }).click()
  await expect(dialog(page).getByText('Please enter a nickname.')).toBeVisible()
  await dialog(page).getByLabel('Nickname').fill('Mia')
  await dialog(page).getByRole('combobox', { name: 'Country' }).fill('Malta')
  await page.getByRole('option', { name: 'Malta' }).click()
  await dialog(page)
    .getByLabel('In which year does the child turn 13?')
    .selectOption(String(new Date().getFullYear() + 4))
  await dialog(page).getByRole('button', { name: 'Add member' }).click()
  await expect(dialog(page).getByText('Please agree first')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('checkbox').check()
  await dialog(page).getByRole('button', { name: 'Add member' }).click()

  await expect(page.getByRole('heading', { name: /How .*Mia.* logs in/ })).toBeFocused()
  const login = (await page.locator('dd').nth(0).textContent()) ?? ''
  const given = (await page.locator('dd').nth(1).textContent()) ?? ''
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(given)).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Mia' })).toContainText(login)

  await elsewhere.goto('/login')
  await elsewhere.getByLabel('Email').fill(login)
  await elsewhere.getByLabel('Password', { exact: true }).fill(given)
  await elsewhere.getByRole('button', { name: 'Log in' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Choose your own password')
  const fields = elsewhere.locator('input[type="password"]')
  await fields.nth(0).fill(password)
  await fields.nth(1).fill(password)
  await elsewhere.locator('form button[type="submit"]').click()
  await expect(elsewhere).not.toHaveURL(/new-password/)
  await elsewhere.goto('/family-members')
  await expect(elsewhere.getByRole('heading', { name: /What .*Rita/ })).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Leave the family' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Mia' }).click()
  await expect(page).toHaveURL(/\/families\/family-profile\/\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Tasks' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'My family' }).first().click()
  await page.getByRole('button', { name: 'Remove: Mia' }).click()
  await expect(dialog(page).getByText('deleted after 14 days')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed from your family.')).toBeVisible()
  await expect(page.getByText('Nobody has joined yet.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('an adult joins with the code, shares the result, is compared, and leaves', async ({
  page,
  elsewhere,
}) => {
  const family = await familyOf({ firstName: 'Rita' })
  const teen = await memberOf(family, { firstName: 'Leo', teen: true })
  const ben = await person({ type: 'individual', role: 'individual', firstName: 'Ben' })
  await giveScores(teen.id, [28, 21, 15, 25])
  await giveScores(ben.id, [14, 30, 26, 20])
  await signIn(elsewhere, ben.email, { at: '/edit-user' })
  await elsewhere.getByRole('main').getByRole('link', { name: 'My family' }).click()
  await elsewhere.getByRole('button', { name: 'Join the family' }).click()
  await expect(elsewhere.getByText('Please input Family Code')).toBeVisible()
  await elsewhere.getByLabel('Family code').fill('WRONGONE')
  await elsewhere.getByRole('button', { name: 'Join the family' }).click()
  await expect(elsewhere.getByText('No family has this code.')).toBeVisible()
  await elsewhere.getByLabel('Family code').fill(family.code.toLowerCase())
  await elsewhere.getByRole('button', { name: 'Join the family' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Borg')
  await expect(elsewhere.getByText('Only that you belong to the family')).toBeVisible()
  await expectAccessible(elsewhere)

  await signIn(page, family.admin.email, { at: '/family-members' })
  await expect(page.getByRole('listitem').filter({ hasText: ben.name })).toContainText('Not shared')
  await expect(page.getByText('As soon as two of you')).toBeVisible()
  await expect(page.getByText('How we can help each other with homework')).toBeVisible()
  await elsewhere.getByRole('switch').click()
  await expect(elsewhere.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByLabel('First person').selectOption({ label: teen.name })
  await page.getByLabel('Second person').selectOption({ label: ben.name })
  await expect(page.getByText('Sequence', { exact: true })).toHaveCount(2)
  await expectAccessible(page)

  await elsewhere.getByRole('button', { name: 'Leave the family' }).click()
  await expect(dialog(elsewhere).getByText('14 more days')).toBeVisible()
  await dialog(elsewhere).getByRole('button', { name: 'Leave the family' }).click()
  await expect(elsewhere.getByText('You’ve left the family.')).toBeVisible()
  await expect(elsewhere.getByLabel('Family code')).toBeVisible()
  await page.goto(`/families/family-profile/${ben.id}`)
  await expect(page).toHaveURL(/404/)
})

test('administrators of the installation list families; those of another family do not find them', async ({
  page,
  elsewhere,
}) => {
  const mark = `Vella${Date.now().toString(36)}`
  const family = await familyOf({ firstName: 'Rita' }, mark)
  await memberOf(family, { firstName: 'Leo', teen: true })
  const root = await person({ type: 'individual', role: 'super_admin' })
  await signIn(page, root.email, { at: '/families' })
  await page.getByRole('searchbox').first().fill(mark)
  await expect(page).toHaveURL(/search_text=/)
  await page.getByRole('link', { name: mark }).click()
  await expect(page).toHaveURL(new RegExp(`/families/${family.id}$`))
  await page.getByRole('link', { name: 'Leo Lovelace' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leo Lovelace')
  const other = await familyOf()
  await signIn(elsewhere, other.admin.email, { at: `/families/${family.id}` })
  await expect(elsewhere).toHaveURL(/404/)
})

test('an adult is invited to the address, and the code is replaced', async ({ page }) => {
  const { admin, code } = await familyOf()
  await signIn(page, admin.email, { at: '/family-members' })
  await page.getByRole('button', { name: 'Add member' }).click()
  await choose(page, 'An adult')
  await dialog(page).getByLabel('Email').fill('aunt@example.org')
  await dialog(page).getByRole('button', { name: 'Add member' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()
  await page.getByRole('button', { name: 'New code' }).click()
  await dialog(page).getByRole('button', { name: 'New code' }).click()
  await expect(page.getByText(`${code.slice(0, 4)}-${code.slice(4)}`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Rename' }).click()
  await dialog(page).getByLabel('Name of the family').fill('Zammit')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zammit')
})
