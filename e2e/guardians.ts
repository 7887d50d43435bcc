import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { solve } from '../apps/server/testing/captcha.ts'
import { chooseCountry, solveCaptcha } from './sign-up.ts'
import { linkIn, mailTo, newAddress, password } from './world.ts'

/** A child opens the form of a school that leaves it to the guardians, and asks; the guardian's address. */
export async function askAsChild(page: Page, code: string, nickName = 'Mia', country = 'Germany'): Promise<string> {
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

/** The same without the form: the call that it sends. */
export async function requestConsent(request: APIRequestContext, code: string): Promise<string> {
  const guardian = newAddress()
  const captcha = await solve(await (await request.get('/api/captcha')).json())
  const response = await request.post('/api/registeration/child?language=1', {
    data: { nick_name: 'Mia', guardian_email: guardian, country: 'DE', promo_code: code, captcha },
  })
  expect(response.status()).toBe(200)
  return guardian
}

/** Follows the link of the newest mail to a guardian that holds these words. */
export async function openMail(page: Page, guardian: string, words: string) {
  await page.goto(linkIn(await mailTo(guardian, words)))
}

/** What a guardian types for a child that has no account yet. */
export async function chooseAccount(page: Page, email: string) {
  await page.getByLabel('Email address for logging in').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

export const agree = (page: Page) => page.getByRole('button', { name: 'I am a parent or guardian, and I agree' }).click()
