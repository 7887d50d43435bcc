import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { workbook } from './sheets.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, organization, person, sql } from './world.ts'

const headings = ['first_name', 'last_name', 'email', 'classes', 'age_group_id', 'turns_18_in']

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel('Choose file (.xlsx, .csv, .zip)').setInputFiles({
    ...{ name, mimeType: 'application/octet-stream', buffer },
  })
  await expect(page.getByRole('heading', { name: 'What this file would change' })).toBeVisible()
}
const figure = (page: Page, title: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator('dd')
const members = (id: number, mark: string) =>
  sql<{ name: string }>(
    "select first_name || ' ' || last_name as name from users where organization_id = $1 and last_name like $2 order by 1",
    [id, `${mark}%`],
  )

async function schoolAdmin() {
  const { id } = await organization()
  await sql(
    'update organizations set consent = $1, country = $2, seats = 3, code_member_type = $3 where id = $4',
    [
      ...[JSON.stringify({ mode: 'school', dpa_signed_at: '2026-09-01', min_age: null }), 'DE'],
      ...['student', id],
    ],
  )
  return { id, admin: await person({ role: 'institution_admin', organizationId: id }) }
}

test('an institution imports its people, corrects a mistake, and undoes the import', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const mark = `R${randomUUID().slice(0, 6)}`
  const { id, admin } = await schoolAdmin()
  await signIn(page, admin.email, { at: '/users' })
  await page.getByRole('link', { name: 'Import people' }).click()
  await expect(page.getByText('Nothing has been imported here yet.')).toBeVisible()
  await expectAccessible(page)

  const email = newAddress()
  const wrong = await workbook(headings, [
    ['Ada', `${mark}a`, email, '5a', '2', '2029'],
    ['Bo', `${mark}b`, 'no address', '5a', '1', ''],
  ])
  await choose(page, 'wrong.xlsx', wrong)
  await expect(page.getByRole('cell', { name: 'Please input correct email address' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Choose another file' }).click()
  const csv = `﻿${headings.join(';')}\nAda;${mark}a;${email};5a;2;2029\nBo;${mark}b;;5a;1;\n`
  await choose(page, 'right.csv', Buffer.from(csv))
  await expect(figure(page, 'New')).toHaveText('2')
  await expect(page.getByText('adding them means that their school agrees')).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Done: 2 new, 0 changed, 0 left.')).toBeVisible()
  expect(await members(id, mark)).toEqual([{ name: `Ada ${mark}a` }, { name: `Bo ${mark}b` }])
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Choose another file' }).click()
  const more = `${headings.join(',')}\nCy,${mark}c,${newAddress()},,3,\nDi,${mark}d,${newAddress()},,3,\n`
  await choose(page, 'more.csv', Buffer.from(more))
  await expect(page.getByText('You need 2 more places.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeHidden()

  await page.getByRole('link', { name: 'Choose another file' }).click()
  await page.getByRole('link', { name: 'right.csv' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(
    page.getByText('The import was undone. Everything is as it was before.'),
  ).toBeVisible()
  expect(await members(id, mark)).toEqual([])
  expect(complaints).toEqual([])
})

test('a platform administrator chooses the institution, and a whole roster lets people go', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const mark = `R${randomUUID().slice(0, 6)}`
  await organization() // with only one, there is nothing to choose
  const { id } = await schoolAdmin()
  const [named] = await sql<{ name: string }>('select name from organizations where id = $1', [id])
  const gone = await person({
    type: 'student',
    role: 'student',
    organizationId: id,
    firstName: 'Gone',
  })
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: '/users/import' })
  await page.getByRole('combobox', { name: 'Institution' }).fill(named?.name ?? '')
  const option = page.getByRole('listbox').getByRole('option')
  await expect(option).toHaveText([named?.name ?? ''])
  await option.click()
  await page.getByLabel('This is the whole roster').check()
  const csv = `sourcedId,status,givenName,familyName,role,email,birthDate\nu1,active,Ada,${mark},student,,2014-05-06\n`
  await choose(page, 'users.csv', Buffer.from(csv))
  await expect(figure(page, 'Leaving')).toHaveText('1')
  await page.getByRole('tab', { name: 'Leaving (1)' }).click()
  await expect(page.getByRole('rowheader', { name: gone.name })).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '1 person will leave. Import anyway?' })
  await expect(dialog).toContainText('Accounts to which only the school consented are closed')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Done: 1 new, 0 changed, 1 left.')).toBeVisible()
  expect(await sql('select organization_id from users where id = $1', [gone.id])).toEqual([
    { organization_id: null },
  ])
  expect(complaints).toEqual([])
})
