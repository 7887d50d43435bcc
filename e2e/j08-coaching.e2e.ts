import { expect } from '@playwright/test'
import {
  codeBox,
  createAccount,
  fillCard,
  fillPassword,
  fillPerson,
  solveCaptcha,
} from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { codeIn, mailTo, newAddress, sql } from './world.ts'

test('1 one page asks for everything, and months that have passed cannot be chosen', async ({
  page,
}) => {
  await page.goto('/register-coaching')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register (Coaching)')
  for (const name of ['Your language', 'City', 'State or region', 'ZIP code', 'Card number'])
    await expect(page.getByLabel(name)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)

  const now = new Date()
  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(now.getFullYear()))
  const months = page.getByRole('combobox', { name: 'Month' }).locator('option:not([value=""])')
  const states = await months.evaluateAll((options) =>
    options.map((option) => (option as HTMLOptionElement).disabled),
  )
  expect(states).toEqual(Array.from({ length: 12 }, (_, at) => at < now.getMonth()))
})

test('2 language, city and state are required, the ZIP code is not', async ({ page }) => {
  await page.goto('/register-coaching')
  await fillPerson(page, newAddress())
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const message of ['Please input language', 'Please input city', 'Please input state'])
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your language')).toBeFocused()
  await expect(page.getByLabel('ZIP code')).not.toHaveAttribute('aria-invalid', 'true')
})

test('3 and 4 the account has the chosen language and begins with the inventory', async ({
  page,
}) => {
  const [email, say] = [newAddress(), wordsIn('ge')]
  await page.goto('/register-coaching')
  await fillPerson(page, email)
  await page.getByLabel('City').fill('Graz')
  await page.getByLabel('State or region').fill('Steiermark')
  await page.getByLabel('Your language').selectOption({ label: 'Deutsch' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel(say('register.city'), { exact: true })).toHaveValue('Graz')
  await fillCard(page, undefined, say)
  await fillPassword(page, undefined, say)
  await solveCaptcha(page, say)
  await createAccount(page, say)
  await codeBox(page, say).fill(codeIn(await mailTo(email)))
  await expect(page).toHaveURL(/\/new-theme\/questions/)
  const users = await sql(
    'select type, language_id, city, state, zip_code from users where email = $1',
    [email],
  )
  expect(users).toEqual([
    { type: 'coaching', language_id: 2, city: 'Graz', state: 'Steiermark', zip_code: '' },
  ])
})
