/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible, lookAt } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { mailTo, newAddress, organization, password, person, sql } from './world.ts'

test('an administrator adds an institution, whose QR code of 300 pixels leads to the sign-up with its code', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const root = await person({ role: 'super_admin' })
  const code = `J41${Date.now().toString(36)}`.slice(0, 12)
  await signIn(page, root.email, { at: '/institution' })
  await page.getByRole('button', { name: 'Add institution' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(`School ${code}`)
  await dialog.getByLabel('Kind').selectOption('school')
  await dialog.getByLabel('Seats').fill('3')
  await dialog.getByLabel('Status').selectOption('active')
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await dialog.getByLabel('People who join with the code become').selectOption('student')
  await dialog.getByLabel('Who gives consent for minors').selectOption('none')
  for (const feature of ['Tasks', 'Teams', 'Career', 'Personal Work Profile'])
    await dialog.getByLabel(feature, { exact: true }).press('Space')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()

  await page.getByRole('searchbox').fill(code)
  await page.getByRole('link', { name: `School ${code}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`School ${code}`)
  const picture = page.getByRole('img', { name: /QR code that leads to/ })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(300)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download QR code' }).click()
  expect((await downloading).suggestedFilename()).toBe('organization-qr.png')
  expect(complaints).toEqual([])

  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`/register-professional?code=${code}`)
  await expect(page).toHaveURL(new RegExp(`/register-basic\\?code=${code}`))
})

test('an administrator of an institution finds its users and adds one, who receives a link by mail', async ({
  page,
}) => {
  const school = await organization()
  const admin = await person({ role: 'institution_admin', organizationId: school.id })
  const ada = await person({
    role: 'student',
    type: 'student',
    organizationId: school.id,
    firstName: 'Zuleika',
  })
  await person({ firstName: 'Stranger' })
  await signIn(page, admin.email, { at: '/users' })
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByRole('searchbox').fill('zULEIKA')
  await expect(page.getByRole('rowheader')).toHaveText([/Zuleika Lovelace/])

  await page.getByRole('button', { name: 'Add user' }).click()
  const dialog = page.getByRole('dialog')
  const email = newAddress()
  await dialog.getByLabel('First name').fill('Mary')
  await dialog.getByLabel('Last name').fill('Shelley')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Type').selectOption('student')
  await dialog.getByLabel('Age').selectOption('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  expect(await mailTo(email, 'reset-password')).toContain('reset-password')
  expect(
    await sql('select 1 from users where email = $1 and organization_id = $2', [email, school.id]),
  ).toHaveLength(1)
  expect(await sql('select 1 from users where id = $1 and removed = 0', [ada.id])).toHaveLength(1)
})

test('an administrator searches the institution to filter users by and to add a user to', async ({
  page,
}) => {
  const name = `École ${Date.now().toString(36)}`
  const school = await organization({ name })
  const root = await person({ role: 'super_admin' })
  const ada = await person({ role: 'student', type: 'student', organizationId: school.id })
  await signIn(page, root.email, { at: '/users' })
  await page.getByRole('button', { name: 'Filters' }).click()
  const filter = page.getByRole('combobox', { name: 'Institution' })
  await filter.fill('no school has this name')
  await expect(page.getByRole('listbox').getByText('No results')).toBeVisible()
  await page.route('**/api/orgs?*', (route) => route.fulfill({ status: 500 }))
  await filter.fill('another text')
  await expect(page.getByRole('listbox')).toContainText(/went wrong/i)
  await page.unroute('**/api/orgs?*')
  await filter.fill(name.replace('É', 'e').toUpperCase())
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([name])
  await expectAccessible(page)
  await filter.press('ArrowDown')
  await filter.press('Enter')
  await expect(filter).toHaveValue(name)
  await expect(page.getByRole('rowheader')).toHaveText([ada.name])
  await page.reload()
  await expect(
    page.getByRole('button', { name: `Remove filter: Institution: ${name}` }),
  ).toBeVisible()
  await page.getByRole('button', { name: `Remove filter: Institution: ${name}` }).click()
  await expect(page.getByRole('rowheader')).not.toHaveCount(1)

  await page.getByRole('button', { name: 'Add user' }).click()
  const dialog = page.getByRole('dialog')
  const email = newAddress()
  await dialog.getByLabel('First name').fill('Mary')
  await dialog.getByLabel('Last name').fill('Shelley')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Type').selectOption('student')
  await dialog.getByRole('combobox', { name: 'Institution' }).fill(name)
  await page.getByRole('listbox').getByRole('option', { name }).click()
  await dialog.getByLabel('Age').selectOption('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  expect(
    await sql('select 1 from users where email = $1 and organization_id = $2', [email, school.id]),
  ).toHaveLength(1)
})

test('changed roles are saved, and concurrent changes are reported', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  const ada = await person()
  await signIn(page, root.email, { at: `/permissions/${ada.id}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ada Lovelace’s roles and permissions',
  )
  await page.getByLabel('Content Editor').press('Space')
  await page.getByRole('combobox', { name: 'Words' }).selectOption('denied')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  const roles = await sql(
    'select 1 from user_roles ur join roles r on r.id = ur.role_id where user_id = $1 and key = $2',
    [ada.id, 'content_editor'],
  )
  expect(roles).toHaveLength(1)

  await sql(
    "insert into user_permissions (user_id, permission, granted) values ($1, 'access_logs', true)",
    [ada.id],
  )
  await page.getByLabel('Facilitator').press('Space')
  await page.getByRole('button', { name: 'Save' }).click()
  const changed = page.getByRole('alert').filter({ hasText: 'Someone else has changed this' })
  await expect(changed.getByRole('listitem')).toHaveText([
    'Logs, as saved now: Granted individually',
  ])
  await expect(page.getByLabel('Facilitator')).toBeChecked()
  await expectAccessible(page)
  await changed.getByRole('button', { name: 'Use the saved one' }).click()
  await expect(changed).toHaveCount(0)
  await expect(page.getByLabel('Facilitator')).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Logs' })).toHaveValue('granted')
})

test('staff order the deletion of a pupil, who is informed at login, and cancel it again', async ({
  page,
  elsewhere: learner,
}) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const admin = await person({ role: 'institution_admin', organizationId: school.id })
  const ada = await person({
    role: 'student',
    type: 'student',
    organizationId: school.id,
    firstName: 'Zuleika',
  })
  await signIn(page, admin.email, { at: '/users?status=erasing' })
  await expect(page.getByText(/Results Found|users Found|no users here/).first()).toBeVisible()
  await page.goto('/users')
  const row = page.getByRole('row').filter({ hasText: 'Zuleika' })
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete for good' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Zuleika Lovelace\u2069 will be deleted for good.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close and delete' }).click()
  await expect(dialog.getByText('Please this field is required')).toBeVisible()
  await dialog.getByLabel('Reason', { exact: true }).selectOption('left')
  await dialog.getByLabel('Note for your colleagues').fill('Moved to Gozo')
  await lookAt(page, 'erase-dialog')
  await dialog.getByRole('button', { name: 'Close and delete' }).click()
  await expect(page.getByText(/^Closed. To be deleted on/)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await mailTo(ada.email, 'was closed and will be deleted on')).toContain(school.name)

  await page.getByRole('button', { name: 'Show who will be deleted' }).click()
  await expect(page).toHaveURL(/status=erasing/)
  await expect(row).toContainText('To be deleted on')
  await expect(row).toContainText('Why: No longer with us')
  await lookAt(page, 'erasing-list')

  await learner.goto('/login')
  await learner.getByLabel('Email', { exact: true }).fill(ada.email)
  await learner.getByLabel('Password', { exact: true }).fill(password)
  await learner.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(
    learner.getByText(/This account has been closed and will be deleted on \w+ \d+, \d{4}/),
  ).toBeVisible()
  await lookAt(learner, 'closed-at-login')
  await learner.getByRole('dialog').getByRole('button', { name: 'OK' }).click()

  await row.getByRole('button', { name: /Actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Restore' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Cancel deletion' }).click()
  await expect(page.getByText('Deletion cancelled. They can log in again.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await learner.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(learner).toHaveURL(/new-theme/)
  expect(complaints).toEqual([])
})
