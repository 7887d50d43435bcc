import { expect } from '@playwright/test'
import {
  codeBox,
  confirmAddress,
  createAccount,
  fillPassword,
  fillPerson,
  goOn,
  solveCaptcha,
} from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { codeIn, mailTo, newAddress, organization, person, sql } from './world.ts'

test('1 the link sets the code and the language', async ({ page }) => {
  const { code } = await organization()
  await page.goto(`/register-basic?code=${code}&lang=2`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('textbox').first()).toHaveValue(code)
})

test('a code that was changed or removed later survives Back and a reload', async ({ page }) => {
  const [old, other] = [await organization(), await organization()]
  const field = page.getByLabel('Institution code')
  await page.goto(`/register-basic?code=${old.code}`)
  await fillPerson(page, newAddress())
  await page.reload()
  await expect(field).toHaveValue(old.code)
  for (const [typed, step] of [
    [other.code, 'Password'],
    ['', 'Payment'],
  ] as const) {
    await field.fill(typed)
    await goOn(page)
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
    await page.goBack()
    await page.reload()
    await expect(field).toHaveValue(typed)
  }
  await page.goto('/plans')
  await page.goto(`/register-basic?code=${old.code}`)
  await expect(field).toHaveValue(old.code)
})

test('2 to 4 signing up with a code needs no card, and works once the address is verified', async ({
  page,
}) => {
  const { code, name } = await organization()
  const email = newAddress()
  const sent: Record<string, unknown>[] = []
  page.on(
    'request',
    (request) => /\/registeration\?/.test(request.url()) && sent.push(request.postDataJSON()),
  )

  await page.goto(`/register-basic?code=${code}`)
  await expect(page.getByLabel('Institution code')).toHaveValue(code)
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await fillPerson(page, email)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.goForward()
  await fillPassword(page)
  await page.getByRole('checkbox', { name: /may see my scores/ }).check()
  await solveCaptcha(page)
  await createAccount(page)
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

test('the language of the browser becomes that of the account', async ({ browser }) => {
  const [{ code }, email, say] = [await organization(), newAddress(), wordsIn('ge')]
  const page = await browser.newPage({ locale: 'de-AT' })
  await page.goto(`/register-basic?code=${code}`)
  await fillPerson(page, email, say, 'Österreich')
  await goOn(page, say)
  await fillPassword(page, undefined, say)
  await solveCaptcha(page, say)
  await createAccount(page, say)
  await codeBox(page, say).fill(codeIn(await mailTo(email)))
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const users = await sql('select language_id from users where email = $1', [email])
  expect(users).toEqual([{ language_id: 2 }])
  await page.close()
})

test('an address with an account gets the same response as a new one', async ({ page }) => {
  const [{ code }, ada] = [await organization(), await person()]
  await page.goto(`/register-basic?code=${code}`)
  await fillPerson(page, ada.email)
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await createAccount(page)
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
  await createAccount(page)
  await expect(page.getByText(email)).toBeVisible()
})

test('5 a blank code is ignored: payment is required', async ({ page }) => {
  await page.goto('/register-basic')
  await page.getByLabel('Institution code').fill('   ')
  await fillPerson(page, newAddress())
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
})

test('the plans lead to the code field, which says at once whether the code is right', async ({
  page,
}) => {
  const { code, name } = await organization()
  await page.goto('/plans')
  await page.getByRole('link', { name: 'I have an institution code' }).click()
  const field = page.getByLabel('Institution code')
  await expect(field).toBeFocused()
  await field.fill('NOSUCHCODE')
  await field.press('Tab')
  await expect(page.getByRole('alert')).toHaveText('No institution has this code. Please check it.')
  await fillPerson(page, newAddress())
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Personal information' })).toBeVisible()
  await expect(field).toBeFocused()

  await field.fill(` ${code.toLowerCase()} `)
  await field.press('Tab')
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await field.fill('')
  await page.getByRole('radio', { name: '22 or older' }).focus()
  await field.fill(code)
  await page.getByText('13-21 years old').click()
  await expect(page.getByRole('radio', { name: '13-21 years old' })).toBeChecked()
  await page.getByText('22 or older').click()
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
})

test('a card number typed as a code is not sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.goto('/register-basic')
  await page.getByLabel('Institution code').fill('4539578763621486')
  await page.getByLabel('Institution code').press('Tab')
  await fillPerson(page, newAddress())
  await goOn(page)
  await expect(page.getByText('This looks like a card number. Please remove it.')).toBeVisible()
  expect(sent.join()).not.toContain('4539')
})

test('a code that looks like a number is not changed', async ({ page }) => {
  for (const code of ['734724E2', '00123456', '12345678', '1e5']) {
    await page.goto(`/register-basic?code=${code}`)
    await expect(page.getByLabel('Institution code')).toHaveValue(code)
  }
})
