import { expect } from '@playwright/test'
import { expectAccessible } from './look.ts'
import { boxes, openList, saved, scored, tick, ticksOf, write } from './personalising.ts'
import { signIn } from './sign-up.ts'
import { slowAnswers } from './slow.ts'
import { test } from './test.ts'
import { sql } from './world.ts'

test('a tick without a network is saved on the device and sent later', async ({
  page,
  context,
}) => {
  const ada = await scored()
  await signIn(page, ada.email)
  await openList(page)
  await expect(boxes(page)).toHaveCount(4 * 8)
  await context.setOffline(true)
  await tick(page, 0)
  await expect(page.getByText(/Saved on this device/)).toBeVisible()
  await expectAccessible(page)
  expect(await ticksOf(ada.id)).toBe(0)
  await context.setOffline(false)
  await expect.poll(() => ticksOf(ada.id), { timeout: 20_000 }).toBe(1)
  await saved(page)
  await expect(boxes(page).nth(0)).toBeChecked()
})

test('a rejected tick is reverted and reported, and other ticks stay', async ({ page }) => {
  const ada = await scored()
  await signIn(page, ada.email)
  await sql(
    `with kept as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'sequence', 'Use First', 3, $1) returning key)
       insert into attribute_versions (group_key, title, language_id) select key, 'Soon gone.', 1 from kept`,
    [ada.id],
  )
  await page.reload()
  await openList(page)
  const gone = page.getByRole('checkbox', { name: 'Soon gone.' })
  await expect(gone).not.toBeChecked()
  await sql(
    'update attribute_versions set removed = 1 where id in (select id from attributes where user_id = $1)',
    [ada.id],
  )
  await tick(page, 1) // own statements are first in their group
  await gone.press('Space')
  const dialog = page.getByRole('dialog', { name: 'That didn’t work' })
  await expect(dialog).toContainText('This statement no longer exists.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(gone).toHaveCount(0)
  await expect(boxes(page).nth(0)).toBeChecked()
  await expect.poll(() => ticksOf(ada.id)).toBe(1)
})

test('a statement that cannot be saved stays in the dialog', async ({ page, context }) => {
  const ada = await scored()
  await signIn(page, ada.email)
  await openList(page)
  await page.getByRole('button', { name: 'Add statement: Sequence' }).click()
  await context.setOffline(true)
  await write(page, 'I keep what I typed.')
  await expect(page.getByRole('dialog', { name: 'That didn’t work' })).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await context.setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'Add statement' })
  await expect(dialog.getByLabel('The statement')).toHaveValue('I keep what I typed.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'I keep what I typed.' })).toBeVisible()
})

test('text typed next stays when the previous statement is saved late @deep', async ({ page }) => {
  const ada = await scored()
  await signIn(page, ada.email)
  await openList(page)
  await page.getByRole('button', { name: 'Add statement: Sequence' }).click()
  const { answered, release } = await slowAnswers(page, '**/api/attributes/add/custom/attribute')
  await write(page, 'The first one.')
  await answered
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add statement: Precision' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add statement' })
  await dialog.getByLabel('The statement').fill('The second one.')
  await release()
  await expect(page.getByRole('listitem').filter({ hasText: 'The first one.' })).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(dialog.getByLabel('The statement')).toHaveValue('The second one.')
})
