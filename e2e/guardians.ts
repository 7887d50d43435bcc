import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { solve } from '../apps/server/testing/captcha.ts'
import { chooseCountry, solveCaptcha } from './sign-up.ts'
import { linkIn, mailTo, newAddress, password } from './world.ts'

/**
 * Requests consent as a child on the sign-up form of a school in consent mode parent. Returns the
 * guardian's address.
 */
export async function askAsChild(
  page: Page,
  code: string,
  nickName = 'Mia',
  country = 'Germany',
): Promise<string> {
  const guardian = newAddress()
  await page.goto(`/register-basic?code=${code}`)
  await page.getByRole('radio', { name: '6-12 years old' }).press('Space')
  await page.getByLabel('Nickname').fill(nickName)
  await page.getByLabel(/^Email address of your mum/).fill(guardian)
  await chooseCountry(page, country)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Ask my grown-up' }).click()
  await expect(page.getByRole('heading', { name: 'We’ve written to your grown-up' })).toBeVisible()
  return guardian
}

/** Like `askAsChild`, but sends the request directly without the form. */
export async function requestConsent(request: APIRequestContext, code: string): Promise<string> {
  const guardian = newAddress()
  const captcha = await solve(await (await request.get('/api/captcha')).json())
  const response = await request.post('/api/registeration/child?language=1', {
    data: { nick_name: 'Mia', guardian_email: guardian, country: 'DE', promo_code: code, captcha },
  })
  expect(response.status()).toBe(200)
  return guardian
}

/** Opens the link in the newest mail to a guardian that contains these words. */
export async function openMail(page: Page, guardian: string, words: string) {
  await page.goto(linkIn(await mailTo(guardian, words)))
}

/** Fills in the login data of a child that has no account yet. */
export async function chooseAccount(page: Page, email: string) {
  await page.getByLabel('Email address for logging in').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

export const agree = (page: Page) =>
  page.getByRole('button', { name: 'I am a parent or guardian, and I agree' }).click()
