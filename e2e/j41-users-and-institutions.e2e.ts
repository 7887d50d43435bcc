/// <reference lib="dom" />
import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { mailTo, newAddress, organization, person, sql } from './world.ts'

test('an administrator adds an institution, whose picture of 300 points leads to the sign-up with its code', async ({ page }) => {
  const complaints = complaintsOf(page)
  const root = await person({ role: 'super_admin' })
  const code = `J41${Date.now().toString(36)}`.slice(0, 12)
  await signIn(page, root.email)
  await page.goto('/institution')
  await page.getByRole('button', { name: 'Add an institution' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(`School ${code}`)
  await dialog.getByLabel('Kind').selectOption('school')
  await dialog.getByLabel('Places').fill('3')
  await dialog.getByLabel('State').selectOption('active')
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await dialog.getByLabel('Who joins with the code becomes').selectOption('student')
  await dialog.getByLabel('Who agrees for the young').selectOption('none')
  for (const feature of ['Tasks', 'Teams', 'Career', 'Personal Work Profile'])
    await dialog.getByLabel(feature, { exact: true }).press('Space')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox').fill(code)
  await page.getByRole('link', { name: `School ${code}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`School ${code}`)
  const picture = page.getByRole('img', { name: /Picture of the code/ })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the picture' }).click()
  expect((await downloading).suggestedFilename()).toBe('organization-qr.png')
  await expectAccessible(page)
  expect(complaints).toEqual([])

  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`/register-professional?code=${code}`)
  await expect(page).toHaveURL(new RegExp(`/register-basic\\?code=${code}`))
})

test('an administrator of an institution finds its people and adds one, who is mailed a link', async ({ page }) => {
  const school = await organization()
  const admin = await person({ role: 'institution_admin', organizationId: school.id })
  const ada = await person({ role: 'student', type: 'student', organizationId: school.id, firstName: 'Zuleika' })
  await person({ firstName: 'Stranger' })
  await signIn(page, admin.email)
  await page.goto('/users')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByRole('searchbox').fill('zULEIKA')
  await expect(page.getByRole('rowheader')).toHaveText([/Zuleika Lovelace/])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add a user' }).click()
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
  expect(await sql('select 1 from users where email = $1 and organization_id = $2', [email, school.id])).toHaveLength(1)
  expect(await sql('select 1 from users where id = $1 and removed = 0', [ada.id])).toHaveLength(1)
})

test('roles that are given hold at once', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  const ada = await person()
  await signIn(page, root.email)
  await page.goto(`/permissions/${ada.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roles and permissions of Ada Lovelace')
  await page.getByLabel('Content Editor').press('Space')
  await page.getByRole('combobox', { name: 'Words' }).selectOption('denied')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expectAccessible(page)
  const held = await sql('select 1 from user_roles ur join roles r on r.id = ur.role_id where user_id = $1 and key = $2', [
    ada.id,
    'content_editor',
  ])
  expect(held).toHaveLength(1)
})
