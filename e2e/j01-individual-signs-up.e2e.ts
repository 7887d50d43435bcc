/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import {
  chooseCountry,
  codeBox,
  confirmAddress,
  fillCard,
  fillPassword,
  fillPerson,
  goOn,
  signUpWithCard,
  solveCaptcha,
} from './sign-up.ts'
import { test } from './test.ts'
import { type Words, wordsIn } from './words.ts'
import {
  codeIn,
  mailTo,
  newAddress,
  organization,
  password,
  sql,
  startPublicServer,
} from './world.ts'

test('1 the login page leads to the plans with their prices', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible()
  await expect(page.getByText('14.99 dollars')).toBeVisible()
  await expect(page.getByText('39.99 dollars').first()).toBeVisible()
  await expect(page.getByText('14-day free trial').first()).toBeVisible()
})

test('2 an empty form shows a message at every field and stays on the step', async ({ page }) => {
  await page.goto('/register-basic')
  await goOn(page)
  for (const message of [
    'Please input First Name',
    'Please input Last Name',
    'Please input email address',
    'Please Select Age',
    'Please input country',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Personal information' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '6-12 years old' })).toBeFocused()
})

test('3 an invalid address is reported; the country decides about automatic renewal until the person does', async ({
  page,
}) => {
  await page.goto('/register-basic')
  await page.reload()
  const renew = page.getByRole('checkbox', { name: 'Renew automatically' })
  await fillPerson(page, 'a@b')
  await goOn(page)
  await expect(page.getByText('Please input correct email address')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(newAddress())
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
  await expect(renew).toBeChecked()
  await expect(page.getByText('Then 39.99 dollars per year')).toBeVisible()

  await page.goBack()
  await page.reload()
  await chooseCountry(page, 'Germany')
  await goOn(page)
  await expect(renew).not.toBeChecked()
  await expect(page.getByText('Then your access ends, and you pay nothing.')).toBeVisible()
  await renew.check()
  await page.goBack()
  await page.reload()
  await chooseCountry(page, 'France')
  await goOn(page)
  await expect(renew).toBeChecked()
})

test('4 a card is validated and shown, and its preview flips', async ({ page }) => {
  await page.goto('/register-basic')
  await fillPerson(page, newAddress())
  await goOn(page)
  await page.getByLabel('Card number').fill('424242424242424')
  await page.getByLabel('CVC code').fill('12')
  await expect(page.getByLabel('Name on the card')).toHaveValue('Grace Hopper')
  await page.getByLabel('Name on the card').fill('')
  await goOn(page)
  await expect(page.getByText('Please input card number')).toBeVisible()
  await expect(page.getByText('Please input CVC code')).toBeVisible()
  await expect(page.getByText('Please input the name on the card')).toBeVisible()
  await expect(page.getByText('Please input expiration date')).toBeVisible()

  const preview = page.getByRole('button', { name: 'Flip the card preview' })
  await expect(preview).toHaveAttribute('aria-pressed', 'false')
  await preview.click()
  await expect(preview).toHaveAttribute('aria-pressed', 'true')
  await fillCard(page)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
})

test('only practice cards are accepted: the page says so and does not send any other number', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/register-basic')
  await fillPerson(page, newAddress())
  await page.getByLabel('First name').fill('4539 5787 6362 1486')
  await goOn(page)
  await expect(page.getByText('This looks like a card number. Please remove it.')).toBeVisible()
  await page.getByLabel('First name').fill('Grace')
  await goOn(page)
  await expect(page.getByText('Practice mode: no real payments.')).toContainText(
    'Never enter a real card.',
  )
  await expect(page.getByText(/payment service/)).toHaveCount(0)
  await fillCard(page, '4539578763621486')
  await goOn(page)
  await expect(
    page.getByText('Only practice cards work here. Please use 4242 4242 4242 4242.'),
  ).toBeVisible()
  await fillCard(page)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.join()).not.toMatch(/4539/)
})

test('on a public address without payments, sign-up requires a code @deep', async ({
  page,
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? '').port) + 2
  const { code } = await organization()
  const elsewhere = await startPublicServer(port)
  try {
    await page.goto(`http://localhost:${port}/plans`)
    await expect(page.getByText('You can’t sign up with a card here.')).toBeVisible()
    await expect(page.getByText(/dollars|Practice mode|free trial/)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'I have an institution code' }).click()
    await expect(page.getByText('You can’t sign up with a card here.')).toBeVisible()
    await expect(page.getByLabel('Institution code')).toBeFocused()
    await fillPerson(page, newAddress())
    await goOn(page)
    await expect(page.getByText('Please enter your institution’s code.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Institution code').fill(code)
    await goOn(page)
    await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  } finally {
    await elsewhere.stop()
  }
})

test('5 a short or different password is rejected, and the form requires the captcha, which solves itself', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/captcha', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/register-basic')
  await fillPerson(page, newAddress())
  await goOn(page)
  await fillCard(page)
  await goOn(page)
  const create = page.getByRole('button', { name: 'Create Account' })
  await expect(create).toBeDisabled()
  release()
  await page.getByLabel('Password', { exact: true }).fill('seven77')
  await page.getByLabel('Confirm password').fill('different')
  await solveCaptcha(page)
  await expect(create).toBeEnabled()
  await create.click()
  await expect(page.getByText('Password must be 8 characters or more')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
})

test('6 and 7 the account is created, the mailed code is requested, and the right one opens the instructions', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const email = newAddress()
  const sent: Record<string, unknown>[] = []
  const answered: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/registeration') && sent.push(request.postDataJSON()),
  )
  page.on(
    'response',
    async (response) =>
      response.url().includes('/api/') && answered.push(await response.text().catch(() => '')),
  )

  await signUpWithCard(page, email)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    type: 'individual',
    plan: 'basic',
    term: 'annual',
    auto_renew: true,
  })
  expect(answered.join()).not.toMatch(/4242424242424242|"cvc_code"|card_number/)

  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Enter the code', { exact: true }).last()).toBeVisible()
  const code = codeIn(await mailTo(email))
  await codeBox(page).fill(code === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert')).toContainText('This code is wrong')
  await expect(codeBox(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', `${text.slice(0, 3)} ${text.slice(3)}`)
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
    document.activeElement?.dispatchEvent(paste)
  }, code)
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  await expect(page.getByRole('heading', { name: 'How the inventory works' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)

  const [subscription] = await sql<{ days: number }>(
    `select extract(epoch from subscription_ends_at - now()) / 86400 as days from subscriptions s join users u on u.id = s.user_id where u.email = $1`,
    [email],
  )
  expect(Math.round(Number(subscription?.days))).toBe(14)
  expect(complaints).toEqual([])
})

test('a declined card keeps everything that was typed', async ({ page }) => {
  await page.goto('/register-basic')
  await fillPerson(page, newAddress())
  await goOn(page)
  await fillCard(page, '4000000000000002')
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Your card was declined')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
  await expect(page.getByLabel('Card number')).toBeFocused()
})

test('a person old enough to consent alone chooses the year of turning 18 and pays by the semester', async ({
  page,
}) => {
  await page.goto('/register-basic')
  await fillPerson(page, newAddress())
  await page.getByRole('radio', { name: '13-21 years old' }).press('Space')
  await chooseCountry(page, 'Germany')
  await page
    .getByRole('radiogroup', { name: 'Are you 16 or older?' })
    .getByRole('radio', { name: 'Yes' })
    .press('Space')
  await page
    .getByLabel('In which year do you turn 18?')
    .selectOption(String(new Date().getFullYear() + 1))
  await goOn(page)
  await expect(page.getByRole('radio', { name: /Semester/ })).toBeChecked()
})

test('typed values survive a reload and going back, except card and password', async ({ page }) => {
  const email = newAddress()
  await page.goto('/register-basic')
  await fillPerson(page, email)
  await goOn(page)
  await fillCard(page)
  await expect(page).toHaveURL(/\?step=payment$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await expect(page.getByLabel('Name on the card')).toHaveValue('Grace Hopper')
  await expect(page.getByText('We never store your card number')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United States')
  expect(
    await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage, state: history.state }),
    ),
  ).not.toContain('4242')
})

test('a price that was changed later survives Back and a reload', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Payment' })
  const price = (name: RegExp) => page.getByRole('radio', { name })
  const chooseSemester = () =>
    page.locator('[data-term=semester]').getByRole('link', { name: 'Start free trial' }).click()
  await page.goto('/plans')
  await chooseSemester()
  await fillPerson(page, newAddress())
  await goOn(page)
  await expect(price(/Semester/)).toBeChecked()
  await price(/Annual/).press('Space')
  await page.goBack()
  await page.reload()
  await page.getByRole('radio', { name: '13-21 years old' }).press('Space')
  await page.getByRole('radio', { name: '22 or older' }).press('Space')
  await goOn(page)
  await expect(heading).toBeVisible()
  await expect(price(/Annual/)).toBeChecked()

  await page.goto('/plans')
  await chooseSemester()
  await goOn(page)
  await expect(price(/Semester/)).toBeChecked()
})

test('after the sign-up the code can be typed at once; the form leads back to it', async ({
  page,
}) => {
  const email = newAddress()
  await signUpWithCard(page, email)
  await expect(codeBox(page)).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: `Enter the code for ${email}` }).click()
  await confirmAddress(page, email)
})

test('each step has its own address: Back, Forward and opening one too early', async ({ page }) => {
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
  await page.goto('/register-basic?step=password')
  await heading('Personal information')
  await expect(page).toHaveURL(/\/register-basic$/)
  await fillPerson(page, newAddress())
  await goOn(page)
  await fillCard(page)
  await goOn(page)
  await expect(page).toHaveURL(/\?step=password$/)
  await page.goBack()
  await heading('Payment')
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await page.goForward()
  await heading('Password')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await heading('Personal information')
  await page.getByLabel('First name').fill('')
  await page.goForward()
  await heading('Personal information')
  await page.getByLabel('First name').fill('Grace')
  await goOn(page)
  await goOn(page)
  await heading('Password')
  await page.reload()
  await heading('Payment')
})

test('a country that begins with the letters comes first', async ({ page }) => {
  await page.goto('/register-basic')
  await page.getByRole('combobox', { name: 'Country' }).pressSequentially('ger')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Germany')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany')
})

test('the whole journey in Italian: pages, messages, mail and account @deep', async ({ page }) => {
  test.setTimeout(120_000)
  const say = wordsIn('it')
  const complaints = complaintsOf(page)
  await page.goto('/login?lang=3')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.getByRole('link', { name: say('login.sign_up') }).click()
  await expect(page.getByRole('heading', { name: say('plans.title') })).toBeVisible()
  for (const amount of ['14,99', '39,99'])
    await expect(page.getByText(say('plans.dollars', { amount }))).toBeVisible()

  await page.goto('/register-basic')
  await goOn(page, say)
  for (const field of [
    'first_name_missing',
    'last_name_missing',
    'email_missing',
    'age_missing',
    'country_missing',
  ] as const)
    await expect(page.getByText(say(`field.${field}`), { exact: true })).toBeVisible()
  await fillPerson(page, 'a@b', say, 'Stati Uniti')
  await goOn(page, say)
  await expect(page.getByText(say('field.email_wrong'))).toBeVisible()
  const email = newAddress()
  await page.getByLabel(say('register.email'), { exact: true }).fill(email)
  await goOn(page, say)
  await wrongCard(page, say)
  await fillCard(page, '4242424242424242', say)
  await goOn(page, say)

  const create = page.getByRole('button', { name: say('register.submit') })
  await fillPassword(page, 'seven77', say)
  await solveCaptcha(page, say)
  await create.click()
  await expect(page.getByText(say('field.password_short'))).toBeVisible()
  await fillPassword(page, password, say)
  await create.click()
  await expect(page).toHaveURL(/\/verifyMail$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('register.done_title'))

  const mail = await mailTo(email)
  expect(mail).toContain('Ciao')
  const code = codeIn(mail)
  await codeBox(page, say).fill(code === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert')).toContainText(say('error.code_wrong'))
  await codeBox(page, say).fill(code)
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  await expect(page.getByRole('heading', { name: say('instructions.title') })).toBeVisible()
  await expect(page.locator('main [lang="en"]:not(option)')).toHaveCount(0)
  expect(await sql('select language_id from users where email = $1', [email])).toEqual([
    { language_id: 3 },
  ])
  expect(complaints).toEqual([])
})

async function wrongCard(page: Page, say: Words) {
  await page.getByLabel(say('register.card_number')).fill('424242424242424')
  await page.getByLabel(say('register.cvc'), { exact: true }).fill('12')
  await page.getByLabel(say('register.card_name')).fill('')
  await goOn(page, say)
  for (const field of [
    'card_number_wrong',
    'cvc_wrong',
    'card_name_missing',
    'card_expiry_missing',
  ] as const)
    await expect(page.getByText(say(`field.${field}`))).toBeVisible()
}
