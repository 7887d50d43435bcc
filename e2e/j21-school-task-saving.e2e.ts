/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { slowAnswers } from './slow.ts'
import { giveTask, openTask, saved, scored, taskOf } from './task-page.ts'
import { test } from './test.ts'
import { organization, person, sql } from './world.ts'

test('in two windows, the later change is reported with both versions, and nothing is lost @deep', async ({
  page,
  context,
}) => {
  const { id } = await openTask(page)
  const other = await context.newPage()
  await other.goto(`/new-theme/tasks/${id}`)
  await other.getByRole('textbox', { name: 'Note: Mull' }).fill('From the other window.')
  await saved(other)
  await expect.poll(async () => (await taskOf(id)).drill.length).toBe(1)
  await page.getByRole('textbox', { name: 'Note: Mull' }).fill('From this window.')
  const alert = page.getByRole('alert').filter({ hasText: 'This task was changed elsewhere' })
  await expect(alert).toContainText('From this window.')
  await expect(alert).toContainText('From the other window.')
  await expectAccessible(page)
  expect((await taskOf(id)).drill[0]?.note).toBe('From the other window.')
  await alert.getByRole('button', { name: 'Save mine' }).click()
  await expect(alert).toHaveCount(0)
  await expect.poll(async () => (await taskOf(id)).drill[0]?.note).toBe('From this window.')

  await other.getByRole('textbox', { name: 'Note: Connect' }).fill('Too late.')
  await other.getByRole('button', { name: 'Use the other version' }).click()
  await expect(other.getByRole('textbox', { name: 'Note: Mull' })).toHaveValue('From this window.')
  await expect(other.getByRole('textbox', { name: 'Note: Connect' })).toHaveValue('')
})

test('without a network everything stays, also after a reload, and can be saved with a button', async ({
  page,
  context,
}) => {
  const { id } = await openTask(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Note: Mull' }).fill('Kept here.')
  await expect(
    page.getByText('Everything you did here is saved on this device.', { exact: false }).first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note: Mull' })).toHaveValue('Kept here.')
  await expectAccessible(page)
  await page.route('**/api/tasks/update/**', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Note: Mull' })).toHaveValue('Kept here.')
  await expect(page.getByText('Not saved yet: you’re offline').first()).toBeVisible()
  await page.unroute('**/api/tasks/update/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await saved(page)
  expect((await taskOf(id)).drill[0]?.note).toBe('Kept here.')
})

test('notes typed right before logging out are saved first', async ({ page }) => {
  const { id } = await openTask(page)
  await page.getByRole('textbox', { name: 'Note: Mull' }).fill('Typed in the last moment.')
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect((await taskOf(id)).drill[0]?.note).toBe('Typed in the last moment.')
})

test('typing continues after a trailing space, although the saved text was trimmed @deep', async ({
  page,
}) => {
  const { id } = await openTask(page)
  const note = page.getByRole('textbox', { name: 'Note: Mull' })
  await note.pressSequentially('First I ')
  await expect.poll(async () => (await taskOf(id)).drill[0]?.note).toBe('First I')
  await saved(page)
  await note.pressSequentially('read.\n\n')
  await expect.poll(async () => (await taskOf(id)).drill[0]?.note).toBe('First I read.')
  await saved(page)
  await note.pressSequentially('Then I write.')
  await expect(note).toHaveValue('First I read.\n\nThen I write.')
  const category = page.getByRole('combobox', { name: 'Category' })
  await category.pressSequentially('Old ')
  await expect.poll(async () => (await taskOf(id)).category).toBe('Old')
  await saved(page)
  await category.pressSequentially('bridges')
  await expect(category).toHaveValue('Old bridges')
  await expect.poll(async () => (await taskOf(id)).category).toBe('Old bridges')
})

test('the next own strategy can be typed while the previous one is being saved @deep', async ({
  page,
}) => {
  const { id } = await openTask(page)
  const field = page.getByLabel('Your own strategy for Precision')
  const { answered, release } = await slowAnswers(page, '**/api/strategies/add_custom_strategy/*')
  await field.fill('I read twice.')
  await field.press('Enter')
  await answered
  await field.fill('I ask a friend.')
  await release()
  await expect(page.getByRole('checkbox', { name: 'I read twice.' })).toBeChecked()
  await expect(field).toHaveValue('I ask a friend.')
  await field.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'I ask a friend.' })).toBeChecked()
  await expect(field).toHaveValue('')
  await saved(page)
  expect(await sql('select body from own_strategies where task_id = $1 order by id', [id])).toEqual(
    [{ body: 'I read twice.' }, { body: 'I ask a friend.' }],
  )
})

test("another person's task is visible only within scope, and without its text unless that is shared", async ({
  page,
}) => {
  const { id: organizationId } = await organization()
  const ada = await scored({ organizationId, role: 'student', type: 'student' })
  const id = await giveTask(ada.id)
  const admin = await person({ organizationId, role: 'institution_admin', firstName: 'Grace' })
  await signIn(page, admin.email, { at: `/new-theme/tasks/${id}` })
  await expect(
    page.getByText('You can see the name and status of this task.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Imagine')).toHaveCount(0)
  const bob = await scored({ firstName: 'Bob' })
  const foreign = await giveTask(bob.id)
  for (const address of [
    `/new-theme/tasks/${foreign}`,
    '/new-theme/tasks/999999',
    '/new-theme/tasks/nobody',
    `/new-theme/at-work/${id}`,
  ]) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/404$/)
  }
})
