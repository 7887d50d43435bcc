import { expect } from '@playwright/test'
import { confirmAddress, logIn, signUpWithCard } from './sign-up.ts'
import { test } from './test.ts'
import { newAddress } from './world.ts'

test('an unverified person logs in with the code that is on its way', async ({ page }) => {
  const email = newAddress()
  await signUpWithCard(page, email)
  await page.goto('/login')
  await page.evaluate(() => localStorage.clear())
  await logIn(page, email)
  const dialog = page.getByRole('dialog', { name: 'Verify Your Account' })
  await expect(dialog).toContainText(
    'A verification code has been sent to your email. Please check your inbox.',
  )

  await dialog.getByRole('button', { name: 'Enter the code' }).click()
  await expect(page).toHaveURL(/\/verifyMail$/)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code')
  await confirmAddress(page, email)
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
})
