import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { giveTasks, rows } from './tasks.ts'
import { test } from './test.ts'
import { organization, person } from './world.ts'

/** A school with a facilitator and three people. */
async function makeClass() {
  const school = await organization()
  const organizationId = school.id
  const teacher = await person({ role: 'facilitator', organizationId, firstName: 'Grace' })
  const people = [
    await person({ organizationId, firstName: 'Ada' }),
    await person({ organizationId, firstName: 'Bo' }),
    await person({ organizationId, firstName: 'Cem' }),
  ] as const
  return { organizationId, teacher, people }
}

async function addGroup(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add group' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function addPeople(page: Page, ...names: string[]) {
  await page.getByRole('button', { name: 'Add people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add people' })
  for (const name of names) {
    await dialog.getByRole('searchbox').fill(name)
    await dialog.getByRole('checkbox', { name }).press('Space')
  }
  return dialog
}

test('the first hour of a facilitator: a group, a task for it, and what became of it', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const { organizationId, teacher, people } = await makeClass()
  const [ada, bo] = people
  await person({ organizationId: (await organization()).id, firstName: 'Stranger' })
  const admin = await person({ role: 'institution_admin', organizationId, firstName: 'Olga' })
  await giveTasks(teacher.id, ['Essay'])
  await signIn(page, teacher.email, { at: '/users' })
  await page.getByRole('main').getByRole('link', { name: 'Groups' }).click()
  await expect(page.getByText('Add a group, such as a class.')).toBeVisible()
  await expectAccessible(page)
  await addGroup(page, 'Class 7b')
  const dialog = await addPeople(page, 'Ada Lovelace', 'Bo Lovelace')
  await dialog.getByRole('searchbox').fill('stranger')
  await expect(dialog.getByRole('checkbox', { name: 'Stranger Lovelace' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add people' }).click()
  await expect(rows(page)).toHaveText([/Ada Lovelace/, /Bo Lovelace/])
  await expect(page.getByText('So far: 0.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Assign tasks' }).click()
  const push = page.getByRole('dialog', { name: 'Assign tasks' })
  await expect(push.getByRole('combobox', { name: 'Whole group' })).toHaveValue('Class 7b')
  await push.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).not.toHaveURL(/push_group/)
  await page.getByRole('checkbox', { name: 'Select: Essay' }).check()
  const selected = page.getByRole('region', { name: 'Selected' })
  await selected.getByRole('button', { name: 'Assign' }).click()
  await push.getByRole('combobox', { name: 'Whole group' }).click()
  await push.getByRole('option', { name: 'Class 7b' }).click()
  await push.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(push).toContainText('2 tasks assigned')
  await push.getByRole('link', { name: 'Follow these tasks' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/group_id=/)

  // the people of the group are found now, and nobody else
  await page.goto('/users')
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByText(admin.name)).toHaveCount(0)

  // its people see its name and owner
  await signIn(elsewhere, ada.email, { at: '/new-theme/contacts' })
  await elsewhere.getByRole('link', { name: 'Groups you’re in' }).click()
  await expect(elsewhere.getByRole('main').getByRole('listitem')).toHaveText(/Class 7b.*Grace/)
  await expect(elsewhere.getByText(bo.name)).toHaveCount(0)
  await expectAccessible(elsewhere)
  expect(complaints).toEqual([])
})

test('a group is renamed, emptied and exported, assigned, deleted and restored', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const { organizationId, teacher } = await makeClass()
  const other = await person({ role: 'facilitator', organizationId, firstName: 'Olga' })
  await signIn(page, teacher.email, { at: '/groups' })
  await expect(page).toHaveURL(/\/new-theme\/groups$/)
  await addGroup(page, 'Class 7b')
  const dialog = await addPeople(page, 'Ada Lovelace', 'Cem Lovelace')
  await dialog.getByRole('button', { name: 'Add people' }).click()
  await expect(rows(page)).toHaveCount(2)

  await page.getByRole('button', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename' })
  await renaming.getByLabel('Name').fill('Class 8b')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class 8b')

  await page.getByRole('button', { name: /Cem Lovelace/ }).click()
  await page.getByRole('menuitem', { name: 'Remove from group' }).click()
  await expect(rows(page)).toHaveText([/Ada Lovelace/])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Class 8b.xlsx')

  await page.getByRole('button', { name: 'Add facilitator' }).click()
  const assigning = page.getByRole('dialog', { name: 'Add facilitator' })
  await assigning.getByRole('checkbox', { name: other.name }).press('Space')
  await assigning.getByRole('button', { name: 'Add facilitator' }).click()
  await expect(page.getByRole('button', { name: `Remove: ${other.name}` })).toBeVisible()
  const address = new URL(page.url()).pathname
  await signIn(elsewhere, other.email, { at: address })
  await expect(rows(elsewhere)).toHaveCount(2)
  await expect(elsewhere.getByRole('button', { name: 'Rename' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/new-theme\/groups$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText([/Class 8b/])
  expect(complaints).toEqual([])
})

test('nobody but its own people opens a group', async ({ page, elsewhere }) => {
  const { organizationId, teacher, people } = await makeClass()
  await signIn(page, teacher.email, { at: '/new-theme/groups' })
  await addGroup(page, 'Class 7b')
  const address = new URL(page.url()).pathname
  const stranger = await person({
    role: 'institution_admin',
    organizationId: (await organization()).id,
  })
  const colleague = await person({ role: 'facilitator', organizationId })
  for (const { email } of [people[2], stranger, colleague]) {
    await signIn(elsewhere, email, { at: address })
    await expect(elsewhere).toHaveURL(/\/404$/)
  }
})
