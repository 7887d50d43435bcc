import { expect } from '@playwright/test'
import { expectAccessible } from './look.ts'
import { logIn, solveCaptcha, throughLogin } from './sign-up.ts'
import { test } from './test.ts'
import { password, person } from './world.ts'

test('8 a person locked out by strangers can log in with a captcha, and without one on a known device', async ({
  page,
  request,
  browser,
}) => {
  const { email } = await person()
  const own = await browser.newPage()
  await throughLogin(own, email)
  for (let at = 0; at < 11; at++)
    await request.post('/api/login', { data: { email, password: 'wrong horse' } })

  await page.goto('/login')
  await logIn(page, email)
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('wrong horse')
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible()

  await page.getByLabel('Password', { exact: true }).fill(password)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/new-theme\/profile$/)

  await own.goto('/logout')
  await expect(own).toHaveURL(/\/login/)
  await logIn(own, email)
  await expect(own).toHaveURL(/\/new-theme\/profile$/)
  await own.close()
})
