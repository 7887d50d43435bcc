import { expect, type Page } from '@playwright/test'
import { codeAt } from '../apps/server/testing/second-factor.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { organization, password, person, sql } from './world.ts'

async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code from the app').fill(codeAt(secret, new Date()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I’ve stored them' }).click()
}

test('staff are reminded of two-step login, then led to set it up before anything else', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { id: organizationId } = await organization()
  const ada = await person({ role: 'institution_admin', organizationId })
  await sql("update user_roles set granted_at = '2020-01-01' where user_id = $1", [ada.id])
  await signIn(page, ada.email, { at: `/show-institution/${organizationId}` })
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Staff must use two-step login').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/Set up two-step login by/)).toBeVisible()
  await expectAccessible(page)

  await sql(
    "update organizations set staff_factor_since = now() - interval '8 days' where id = $1",
    [organizationId],
  )
  await page.reload()
  await expect(page).toHaveURL(/\/set-up-two-step-login$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up two-step login')
  await expectAccessible(page)
  await page.goto('/users')
  await expect(page).toHaveURL(/\/set-up-two-step-login$/)
  await page.getByRole('link', { name: 'Your data' }).click()
  await expect(page).toHaveURL(/\/settings\/privacy$/)
  await page.goto('/set-up-two-step-login')
  await setUpApp(page)
  await expect(page.getByText('it can’t be turned off')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('banner').getByText('Ada Lovelace')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the installation requires two-step login of a role', async ({ page }) => {
  const root = await person({ role: 'super_admin' })
  await signIn(page, root.email, { at: '/security-events' })
  const editor = page.getByRole('switch', { name: 'Content Editor' })
  await editor.click({ force: true })
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(editor).toBeChecked()
  await editor.click({ force: true })
  await expect(editor).not.toBeChecked()
})
