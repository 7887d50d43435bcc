import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible, lookAt } from './look.ts'
import { signIn } from './sign-up.ts'
import { chooseAction, giveTasks, rows } from './tasks.ts'
import { test } from './test.ts'
import { organization, person } from './world.ts'

async function makeSchool() {
  const organizationId = (await organization()).id
  const admin = await person({ role: 'institution_admin', organizationId, firstName: 'Olga' })
  const people = [
    await person({ organizationId, firstName: 'Ada' }),
    await person({ organizationId, firstName: 'Bo' }),
  ] as const
  return { organizationId, admin, people }
}

async function addCategory(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add category' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add category' }).click()
  return dialog
}

async function addPeople(page: Page, ...names: string[]) {
  await page.getByRole('button', { name: 'Add people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add people' })
  for (const name of names) {
    await dialog.getByRole('searchbox').fill(name)
    await dialog.getByRole('checkbox', { name }).press('Space')
  }
  await dialog.getByRole('button', { name: 'Add people' }).click()
  await expect(dialog).toBeHidden()
}

test('1 a category is added, renamed and filled; its people get a task and do not see it', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const { admin, people } = await makeSchool()
  await giveTasks(admin.id, ['Essay'])
  await signIn(page, admin.email, { at: '/today' })
  await page.getByRole('link', { name: 'User Categories' }).click()
  await expect(page).toHaveURL(/\/user-categories/)
  await expect(page.getByText('Add a category, such as a cohort')).toBeVisible()
  await expectAccessible(page)
  await addCategory(page, 'Cohort 2026')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cohort 2026')
  await expect(page).toHaveURL(/\/user-categories\/\d+$/)
  await addPeople(page, 'Ada Lovelace', 'Bo Lovelace')
  await expect(rows(page)).toHaveText([/Ada Lovelace/, /Bo Lovelace/])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename' })
  await dialog.getByLabel('Name').fill('Cohort 2027')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cohort 2027')

  await page.getByRole('link', { name: 'Show in users' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.goBack()
  await page.getByRole('link', { name: 'Assign tasks' }).click()
  const push = page.getByRole('dialog', { name: 'Assign tasks' })
  await expect(push.getByRole('combobox', { name: 'User category' })).toHaveValue('Cohort 2027')
  await push.getByRole('checkbox', { name: 'Essay' }).check()
  await push.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(push).toContainText('2 tasks assigned')

  await signIn(elsewhere, people[0].email, { at: '/new-theme/tasks' })
  await expect(rows(elsewhere)).toHaveText([/Essay/])
  await expect(elsewhere.getByText('Cohort 2027')).toHaveCount(0)
  await expect(elsewhere.getByRole('link', { name: 'User Categories' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('2 one and all people are taken out; deleting asks, and the category can be restored', async ({
  page,
}) => {
  const { admin } = await makeSchool()
  await signIn(page, admin.email, { at: '/user-categories' })
  await addCategory(page, 'Sales')
  await addPeople(page, 'Ada Lovelace', 'Bo Lovelace')
  await chooseAction(page, 'Ada Lovelace', 'Remove from category')
  await expect(page.getByText('is no longer in the category')).toBeVisible()
  await expect(rows(page)).toHaveText([/Bo Lovelace/])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove everyone' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Are You Sure' })
  await expect(confirmation).toContainText('This takes 2 people out of the category.')
  await confirmation.getByRole('button', { name: 'Remove everyone' }).click()
  await expect(page.getByText('2 people were removed from the category.')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(confirmation).toContainText('Sales')
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/user-categories$/)
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText([/Sales/])
  const again = await addCategory(page, 'SALES')
  await expect(again.getByText('already')).toBeVisible()
})

test('3 a long name fits a phone', async ({ page }) => {
  const { admin } = await makeSchool()
  await signIn(page, admin.email, { at: '/user-categories' })
  await addCategory(page, 'Department of Mathematics and Further Mathematics')
  await addPeople(page, 'Ada Lovelace')
  await expect(rows(page)).toHaveText([/Ada Lovelace/])
  await lookAt(page, 'user-category')
})
