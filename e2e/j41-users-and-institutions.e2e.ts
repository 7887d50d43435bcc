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
    await expect(dialog.getByLabel(feature, { exact: true })).toBeChecked()
  await dialog.getByRole('combobox', { name: 'Country' }).fill('ital')
  await page.getByRole('option', { name: 'Italy' }).click()
  await dialog.getByLabel('Last day').fill('2027-12-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByRole('searchbox').fill(code)
  await page.getByRole('link', { name: `School ${code}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`School ${code}`)
  await page.getByRole('tab', { name: 'Contract' }).click()
  await expect(page.getByText('Seats left').locator('xpath=..')).toHaveText('Seats left3')
  await page.getByRole('tab', { name: 'Members' }).click()
  await expect(page.getByText('No one has joined yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show members' })).toHaveAttribute(
    'href',
    /^\/users\?organization_id=\d+$/,
  )
  await page.getByRole('tab', { name: 'Features' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Teams', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('main').getByText('Teams', { exact: true }).locator('xpath=..'),
  ).toHaveText('TeamsNo')
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Features: changed', 'Institution: added'])
  await page.getByRole('tab', { name: 'Joining' }).click()
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
  await expect(page.getByLabel('Institution code')).toHaveValue(code)
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
  await dialog.getByLabel('Role').selectOption('student')
  await dialog.getByLabel('Age').selectOption('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
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
  await dialog.getByLabel('Role').selectOption('student')
  await dialog.getByRole('combobox', { name: 'Institution' }).fill(name)
  await page.getByRole('listbox').getByRole('option', { name }).click()
  await dialog.getByLabel('Age').selectOption('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(
    await sql('select 1 from users where email = $1 and organization_id = $2', [email, school.id]),
  ).toHaveLength(1)
})

test('the name of a person leads to every page about them', async ({ page }) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const root = await person({ role: 'super_admin' })
  const ada = await person({
    ...{ role: 'student', type: 'student', organizationId: school.id, firstName: 'Zenobia' },
  })
  await signIn(page, root.email, { at: `/users?organization_id=${school.id}` })
  await page.getByRole('link', { name: /^Zenobia/ }).click()
  await expect(page).toHaveURL(new RegExp(`/user-details/${ada.id}$`))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(ada.name)
  await expectAccessible(page)
  for (const tab of ['Tasks', 'Roles', 'Account', 'History']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page).toHaveURL(new RegExp(`\\?tab=${tab.toLowerCase()}$`))
    await expect(page.getByRole('tabpanel')).not.toContainText('Loading')
    await expectAccessible(page)
  }
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Account', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('link', { name: 'Open profile' }).click()
  await expect(page).toHaveURL(new RegExp(`/new-theme/profile/${ada.id}$`))
  await page.getByRole('main').getByRole('link', { name: 'Tasks' }).click()
  await expect(page.getByRole('tab', { name: 'Tasks', selected: true })).toBeVisible()
  for (const [old, tab] of [
    [`/user-profile/${ada.id}/user-tasks`, 'Tasks'],
    [`/show-institution/user-profile/${ada.id}`, 'Overview'],
    [`/edit-user/${ada.id}`, 'Account'],
  ]) {
    await page.goto(old ?? '')
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
    await expect(heading).toHaveText(ada.name)
  }
  expect(complaints).toEqual([])
})

test('an administrator of an institution appoints a second one, who sees its people, and a facilitator, whose list says why it is empty', async ({
  page,
  elsewhere: appointed,
}) => {
  const complaints = complaintsOf(page)
  const school = await organization()
  const [admin, ada, mary] = [
    await person({ role: 'institution_admin', organizationId: school.id, firstName: 'Zoe' }),
    await person({ role: 'institution_member', organizationId: school.id, firstName: 'Ada' }),
    await person({ role: 'institution_member', organizationId: school.id, firstName: 'Mary' }),
  ]
  await signIn(page, admin.email, { at: '/users' })
  const appoint = async (name: string, role: string) => {
    await page.goto('/users')
    await page.getByRole('main').getByRole('link', { name }).click()
    await page.getByRole('tab', { name: 'Roles' }).click()
    await page.getByLabel(role, { exact: true }).press('Space')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }
  await appoint(ada.name, 'Institution Admin')
  await expectAccessible(page)
  await appoint(mary.name, 'Facilitator')
  await signIn(appointed, ada.email, { at: '/users' })
  await expect(appointed.getByRole('rowheader')).toHaveCount(3)
  await signIn(appointed, mary.email, { at: '/users' })
  await expect(appointed.getByText(/No group has been assigned to you yet/)).toBeVisible()
  await expect(appointed.getByRole('rowheader')).toHaveText([mary.name])
  expect(complaints).toEqual([])
})

test('changed roles are saved, and concurrent changes are reported', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  const ada = await person()
  await signIn(page, root.email, { at: `/permissions/${ada.id}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace')
  await page.getByLabel('Content Editor').press('Space')
  // a grant to a person covers the own data, and words belong to everybody
  await expect(page.getByRole('combobox', { name: 'Words' }).getByRole('option')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Words' }).selectOption('denied')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
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
