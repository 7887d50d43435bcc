import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { complaintsOf, expectAccessible, expectFits } from './look.ts'
import { cellsOf } from './sheets.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { organization, person, sql } from './world.ts'

async function schoolWith(names: readonly string[]) {
  const school = await organization({ name: `School ${randomUUID().slice(0, 8)}` })
  const pupils = []
  for (const firstName of names)
    pupils.push(
      await person({
        ...{ role: 'student', type: 'student', organizationId: school.id, firstName },
      }),
    )
  return { school, pupils }
}
const removedOf = async (id: number) =>
  (await sql<{ removed: number }>('select removed from users where id = $1', [id]))[0]?.removed

test('an administrator of an institution filters users, saves the view, exports them, and deletes and restores several at once', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { school, pupils } = await schoolWith(['Zora', 'Zeno', 'Zita'])
  const admin = await person({ role: 'institution_admin', organizationId: school.id })
  await signIn(page, admin.email, { at: '/users' })
  await expect(page.getByRole('rowheader')).toHaveCount(4)

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Type', { exact: true }).selectOption('student')
  await page.getByLabel('School tasks').selectOption('none')
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await expect(page).toHaveURL(/tasks=none/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByLabel('Name for this view').fill('Without tasks')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name: 'Without tasks', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/users')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('button', { name: 'Without tasks', exact: true }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await page.getByRole('button', { name: 'Rename view Without tasks' }).click()
  await page.getByRole('dialog').getByLabel('Name for this view').fill('To do')
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name: 'To do', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for this list' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Users: 3')).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('users.xlsx')
  const [headings, ...rows] = await cellsOf(await download.path())
  expect(headings).toContain('classes')
  expect(headings?.join(' ')).not.toContain('card')
  expect(rows.map((row) => row[1]).sort()).toEqual(['Zeno', 'Zita', 'Zora'])

  await dialog.getByRole('button', { name: 'Delete users' }).click()
  await expect(dialog.getByText(/^Users: 3\./)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('status').getByText('Deleted: 3')).toBeVisible()
  await expectAccessible(page)
  for (const { id } of pupils) expect(await removedOf(id)).toBe(1)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'Inactive' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Zora' }).check()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('status').getByText('Restored: 1')).toBeVisible()
  expect(await removedOf(pupils[0]?.id ?? 0)).toBe(0)
  expect(complaints).toEqual([])
})

test('an administrator of everything moves users to another institution, and sees who stays and why', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { school, pupils } = await schoolWith(['Zora', 'Zeno'])
  const name = `Target ${randomUUID().slice(0, 8)}`
  const target = await organization({ seats: 1, name })
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: `/users?organization_id=${school.id}` })
  await page.getByRole('button', { name: 'Actions for this list' }).click()
  await page.getByRole('button', { name: 'Move to institution' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Institution' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move to institution' }).click()
  await expect(page.getByText(`Moved to \u2068${name}\u2069: 1`)).toBeVisible()
  const stays = page.getByRole('list', { name: 'Unchanged users' })
  await expect(stays).toContainText('No free seat')
  await expectAccessible(page)
  const places = await sql<{ organization_id: number }>(
    'select organization_id from users where id = any($1) order by id',
    [pupils.map(({ id }) => id)],
  )
  expect(places.map((row) => row.organization_id)).toEqual([target.id, school.id])
  expect(complaints).toEqual([])
})

test('an administrator of an institution adds the users of a list to a category', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { school, pupils } = await schoolWith(['Zora', 'Zeno'])
  const admin = await person({ role: 'institution_admin', organizationId: school.id })
  const name = `Cohort ${randomUUID().slice(0, 8)}`
  const [category] = await sql<{ id: number }>(
    'insert into user_categories (name, organization_id) values ($1, $2) returning id',
    [name, school.id],
  )
  await signIn(page, admin.email, { at: '/users?type=student' })
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByRole('button', { name: 'Actions for this list' }).click()
  await page.getByRole('button', { name: 'Add to category' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Users: 2\./)).toBeVisible()
  await dialog.getByRole('combobox', { name: 'User category' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add to category' }).click()
  await expect(page.getByText(`Added to \u2068${name}\u2069: 2`)).toBeVisible()
  await expectAccessible(page)
  const people = await sql<{ user_id: number }>(
    'select user_id from user_category_people where category_id = $1 order by user_id',
    [category?.id],
  )
  expect(people.map((row) => row.user_id)).toEqual(pupils.map(({ id }) => id))
  expect(complaints).toEqual([])
})

test('on a phone the list of users, its filters and its actions fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { school } = await schoolWith(['Zora'])
  const admin = await person({ role: 'institution_admin', organizationId: school.id })
  await signIn(page, admin.email, { at: '/users' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Actions for this list' }).click()
  await expectAccessible(page)
  await expectFits(page)
})
