/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { mailTo, newAddress, organization, person, sql } from './world.ts'

test('an administrator finds a person with Ctrl-K and reaches every page about them by links', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const root = await person({ role: 'super_admin' })
  const firstName = `Wilhelmina${Date.now().toString(36)}`
  const ada = await person({
    ...{ role: 'student', type: 'student', organizationId: school.id, firstName },
  })
  await signIn(page, root.email, { at: '/overview' })
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  await palette.getByRole('combobox').fill(firstName)
  await expect(palette.getByRole('option')).toHaveText([new RegExp(firstName)])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/user-details/${ada.id}$`))
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('listitem')).toHaveText(['People', 'Users', ada.name])
  for (const tab of ['Tasks', 'Roles', 'Account', 'History', 'Overview']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  }
  await page.getByRole('main').getByRole('link', { name: school.name }).click()
  await expect(page).toHaveURL(new RegExp(`/show-institution/${school.id}$`))
  await trail.getByRole('link', { name: 'Institutions' }).click()
  await expect(page).toHaveURL(/\/institution$/)
  expect(complaints).toEqual([])
})

test('the search finds only what the viewer may see', async ({ page }) => {
  const school = await organization()
  const elsewhere = await organization()
  const mark = Date.now().toString(36)
  const admin = await person({ role: 'institution_admin', organizationId: school.id })
  await person({
    ...{ role: 'student', type: 'student', organizationId: elsewhere.id },
    firstName: `Hidden${mark}`,
  })
  await signIn(page, admin.email, { at: '/overview' })
  await page.getByRole('button', { name: 'Search' }).click()
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  await palette.getByRole('combobox').fill(mark)
  await expect(palette.getByText('Nothing found.')).toBeVisible()
})

test('the list keeps its filters when the trail leads back to it', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  const ada = await person({ firstName: `Zora${Date.now().toString(36)}` })
  const [word] = ada.name.split(' ')
  await signIn(page, root.email, { at: `/users?search_text=${word}` })
  await page.getByRole('main').getByRole('link', { name: ada.name }).click()
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Users' })
    .click()
  await expect(page).toHaveURL(new RegExp(`search_text=${word}`))
})

test('a content editor is added in one dialog, and the invitation is sent again', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const root = await person({ role: 'super_admin' })
  const email = newAddress()
  await signIn(page, root.email, { at: '/users' })
  await page.getByRole('button', { name: 'Add user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Role').selectOption('content_editor')
  await expect(dialog.getByText('Sees no other people’s data.')).toBeVisible()
  await dialog.getByLabel('First name').fill('Mary')
  await dialog.getByLabel('Last name').fill('Shelley')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await mailTo(email, 'reset-password')
  expect(
    await sql(
      'select roles.key from users join user_roles on user_id = users.id join roles on roles.id = role_id where email = $1',
      [email],
    ),
  ).toEqual([{ key: 'content_editor' }])
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('main').getByRole('link', { name: 'Mary Shelley' }).click()
  await expect(page.getByText(/^Invited\. The link in the email works until/)).toBeVisible()
  await page.getByRole('button', { name: 'Send invitation again' }).click()
  await expect(page.getByText('Invitation sent again')).toBeVisible()
  expect(complaints).toEqual([])
})

test('staff land on what waits for them, learners on their profile', async ({
  page,
  elsewhere,
}) => {
  const school = await organization()
  const admin = await person({ role: 'institution_admin', organizationId: school.id })
  await person({ role: 'student', type: 'student', organizationId: school.id })
  await signIn(page, admin.email, { at: '/' })
  await expect(page).toHaveURL(/\/overview$/)
  await page.getByRole('link', { name: /^Without a result yet: / }).click()
  await expect(page).toHaveURL(/\/users\?.*lci=not_done/)
  const ada = await person()
  await signIn(elsewhere, ada.email, { at: '/' })
  await expect(elsewhere).toHaveURL(/\/new-theme\/profile$/)
})
