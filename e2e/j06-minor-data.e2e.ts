import { expect } from '@playwright/test'
import { familyOf, memberOf } from './families.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { password } from './world.ts'

test('who runs a family saves the data of a teenager, deletes the account and keeps it', async ({
  page,
  elsewhere,
}) => {
  const complaints = complaintsOf(page)
  const family = await familyOf({ firstName: 'Rita' })
  const leo = await memberOf(family, { firstName: 'Leo', teen: true })
  await memberOf(family, { firstName: 'Ben' })
  await signIn(elsewhere, leo.email, { at: '/family-members' })
  await expect(elsewhere.getByText('Until you’re 18')).toBeVisible()

  await signIn(page, family.admin.email, { at: '/family-members' })
  await page.getByRole('link', { name: /Ben/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben')
  await expect(page.getByRole('heading', { name: 'Data and account' })).toHaveCount(0)
  await page.goto('/family-members')
  await page.getByRole('link', { name: /Leo/ }).click()
  await page.getByRole('button', { name: 'Save a copy' }).click()
  const fetching = page.getByRole('button', { name: 'Download' })
  await expect(fetching).toBeVisible({ timeout: 30_000 })
  const loading = page.waitForEvent('download')
  await fetching.click()
  expect((await loading).suggestedFilename()).toMatch(/^quartet-.*\.zip$/)
  await expectAccessible(page)
  await elsewhere.goto('/notifications')
  await expect(elsewhere.getByText(/saves a copy of your data/)).toBeVisible()

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Current password').fill('wrong horse')
  await dialog.getByRole('button', { name: 'Close and delete' }).click()
  await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Close and delete' }).click()
  await expect(page).toHaveURL(/\/family-members$/)
  const row = page.getByRole('listitem').filter({ hasText: 'Leo' })
  await expect(row.getByText(/To be deleted on/)).toBeVisible()
  await expectAccessible(page)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/(401|login)/)
  await row.getByRole('button', { name: 'Keep account: Leo' }).click()
  await expect(page.getByText('The account is open again.')).toBeVisible()
  await expect(row.getByText(/To be deleted on/)).toHaveCount(0)
  expect(complaints).toEqual([])
})
