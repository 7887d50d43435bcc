/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { giveTask, openStep, openTask, saved, scored, taskOf, unfoldNotes } from './task-page.ts'
import { test } from './test.ts'
import { organization, person } from './world.ts'

test('in two windows, the later change is reported with both versions, and nothing is lost @deep', async ({
  page,
  context,
}) => {
  const { id } = await openTask(page)
  const other = await context.newPage()
  await other.goto(`/new-theme/tasks/${id}`)
  await unfoldNotes(other)
  await other.getByRole('textbox', { name: 'Note: Mull' }).fill('From the other window.')
  await saved(other)
  await expect.poll(async () => (await taskOf(id)).drill.length).toBe(1)
  await unfoldNotes(page)
  await page.getByRole('textbox', { name: 'Note: Mull' }).fill('From this window.')
  const alert = page.getByRole('alert').filter({ hasText: 'This task was changed elsewhere' })
  await expect(alert).toContainText('From this window.')
  await expect(alert).toContainText('From the other window.')
  await expectAccessible(page)
  await openStep(page, 'Choose')
  await expect(alert).toContainText('From this window.')
  await openStep(page, 'Read')
  expect((await taskOf(id)).drill[0]?.note).toBe('From the other window.')
  await alert.getByRole('button', { name: 'Save mine' }).click()
  await expect(alert).toHaveCount(0)
  await expect.poll(async () => (await taskOf(id)).drill[0]?.note).toBe('From this window.')

  await other.getByRole('textbox', { name: 'Note: Connect' }).fill('Too late.')
  await other.getByRole('button', { name: 'Use the other version' }).click()
  await expect(other.getByRole('textbox', { name: 'Note: Mull' })).toHaveValue('From this window.')
  await expect(other.getByRole('textbox', { name: 'Note: Connect' })).toHaveValue('')
})

test('notes typed right before logging out are saved first', async ({ page }) => {
  const { id } = await openTask(page)
  await unfoldNotes(page)
  await page.getByRole('textbox', { name: 'Note: Mull' }).fill('Typed in the last moment.')
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect((await taskOf(id)).drill[0]?.note).toBe('Typed in the last moment.')
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
