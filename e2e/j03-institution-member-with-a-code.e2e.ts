import { expect } from '@playwright/test'
import { confirmAddress, fillPassword, fillPerson, goOn, solveCaptcha } from './sign-up.ts'
import { test } from './test.ts'
import { mailTo, newAddress, organization, person, sql } from './world.ts'

test('1 the link sets the code and the language', async ({ page }) => {
  const { code } = await organization()
  await page.goto(`/register-basic?code=${code}&lang=2`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('textbox').first()).toHaveValue(code)
})

test('2 to 4 signing up with a code needs no card, and works once the address is verified', async ({
  page,
}) => {
  const { code, name } = await organization()
  const email = newAddress()
  const sent: Record<string, unknown>[] = []
  page.on(
    'request',
    (request) => request.url().includes('/registeration') && sent.push(request.postDataJSON()),
  )

  await page.goto(`/register-basic?code=${code}`)
  await expect(page.getByLabel('Institution code')).toHaveValue(code)
  await fillPerson(page, email)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await fillPassword(page)
  await page.getByRole('checkbox', { name: /may see my scores/ }).check()
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page
    .getByRole('dialog', { name: 'Subscription Successful' })
    .getByRole('button', { name: 'OK' })
    .click()
  await page.goto('/new-theme/instructions')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/verifyMail')
  await confirmAddress(page, email)
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)

  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    type: 'institution',
    promo_code: code,
    consents: ['facilitator_scores'],
  })
  expect(sent[0]).not.toHaveProperty('plan')
  expect(sent[0]).not.toHaveProperty('card_number')
  const [member] = await sql<{ name: string }>(
    'select o.name from users u join organizations o on o.id = u.organization_id where u.email = $1',
    [email],
  )
  expect(member?.name).toBe(name)
})

test('an address with an account gets the same response as a new one', async ({ page }) => {
  const [{ code }, ada] = [await organization(), await person()]
  await page.goto(`/register-basic?code=${code}`)
  await fillPerson(page, ada.email)
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page
    .getByRole('dialog', { name: 'Subscription Successful' })
    .getByRole('button', { name: 'OK' })
    .click()
  await expect(page).toHaveURL(/\/verifyMail$/)
  expect(await mailTo(ada.email)).toContain('You already have a Quartet account')
})

test('a common password is rejected at its field, and typed values stay @deep', async ({
  page,
}) => {
  const { code } = await organization()
  const email = newAddress()
  await page.goto(`/register-basic?code=${code}`)
  await fillPerson(page, email)
  await goOn(page)
  for (const [word, sentence] of [
    ['sunshine1', 'Too many people use this password.'],
    ['gracehopper', 'This password is too similar to your name'],
  ] as const) {
    await fillPassword(page, word)
    await solveCaptcha(page)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  }
  await fillPassword(page)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('dialog', { name: 'Subscription Successful' })).toContainText(email)
})

test('5 a blank code is ignored: payment is required', async ({ page }) => {
  await page.goto('/register-basic')
  await page.getByLabel('Institution code').fill('   ')
  await fillPerson(page, newAddress())
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
})

test('an unknown code is reported at its field, and typed values stay', async ({ page }) => {
  await page.goto('/register-basic?code=NOSUCHCODE')
  await fillPerson(page, newAddress())
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(
    page.getByText('No institution has this code. Please check it.').first(),
  ).toBeVisible()
})

test('a code that looks like a number is not changed', async ({ page }) => {
  for (const code of ['734724E2', '00123456', '12345678', '1e5']) {
    await page.goto(`/register-basic?code=${code}`)
    await expect(page.getByLabel('Institution code')).toHaveValue(code)
  }
})
