import { expect } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { chooseLanguage, logIn, throughLogin } from './sign-up.ts'
import { test } from './test.ts'
import { wordsIn } from './words.ts'
import { mailTo, password, person, sql } from './world.ts'

test('1 an empty form shows what is missing and sends nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/login') && sent.push(request.url()))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter your email')).toBeVisible()
  await expect(page.getByText('Enter your password')).toBeVisible()
  expect(sent).toEqual([])
  expect(complaints).toEqual([])
})

test('2 a published language is preset, an unpublished one is not offered', async ({ page }) => {
  await page.goto('/login?lang=3')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  const [welsh] = await sql<{ id: number }>(
    `insert into languages (title, locale, tag, published) values ('Welsh', 'cy', 'cy', false)
     on conflict (locale) do update set published = false returning id`,
  )
  await page.goto(`/login?lang=${welsh?.id}`)
  await expect(page.locator('html')).not.toHaveAttribute('lang', 'cy')
  const offered = page
    .getByRole('combobox', { name: /Language|Lingua|Sprache/ })
    .getByRole('option')
  await expect(
    offered.filter({ hasText: /^(English|Deutsch|Italiano|Ελληνικά|Malti)$/ }),
  ).toHaveText(['English', 'Deutsch', 'Italiano', 'Ελληνικά', 'Malti'])
  await expect(offered.filter({ hasText: 'Cymraeg' })).toHaveCount(0)
})

test('2 the language chosen at login becomes that of the account and its mails', async ({
  page,
}) => {
  const german = wordsIn('ge')
  const { email, id } = await person()
  await page.goto('/login')
  await chooseLanguage(page, 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await logIn(page, email, password, german)
  await expect(page.getByRole('heading', { name: german('profile.no_scores') })).toBeVisible()
  await expect
    .poll(() => sql('select language_id from users where id = $1', [id]))
    .toEqual([{ language_id: 2 }])
  await page.goto('/logout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('login.title'))
  await page.getByRole('link', { name: german('login.forgot') }).click()
  await page.getByLabel(german('login.email')).fill(email)
  await page.getByRole('button', { name: german('forgot.submit') }).click()
  expect(await mailTo(email)).toContain('<html lang="de" dir="ltr">')
})

test('3 spaces around the address are ignored', async ({ page }) => {
  const { email } = await person()
  await page.goto('/login')
  await logIn(page, `  ${email.toUpperCase()}  `)
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
})

test('4 login leads back to the requested page', async ({ page }) => {
  const { email } = await person()
  await page.goto('/new-theme/instructions')
  await expect(page).toHaveURL(/\/login\?/)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
})

test('a foreign redirect address is never followed after login', async ({ page }) => {
  const { email } = await person()
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F')
  await logIn(page, email)
  await expect(page).toHaveURL(/localhost:\d+\/new-theme\/profile$/)
})

test('5 a wrong password is reported in the language of the page, and the address stays', async ({
  page,
}) => {
  const { email } = await person()
  await page.goto('/login?lang=2')
  await page.getByRole('textbox').first().fill(email)
  await page.locator('input[type=password]').fill('wrong password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(wordsIn('ge')('error.credentials_wrong'))).toBeVisible()
  await expect(page.locator('input[type=password]')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('textbox').first()).toHaveValue(email)
})

test('7 logging out ends the session and removes it from the browser', async ({
  page,
  request,
}) => {
  const { email, id } = await person()
  await throughLogin(page, email)
  const token = await page.evaluate(
    () =>
      Object.values({ ...localStorage })
        .join()
        .match(/[\w-]{43}/)?.[0],
  )
  const show = () =>
    request.get(`/api/users/show/${id}`, { headers: { authorization: `Bearer ${token}` } })
  expect((await show()).status()).toBe(200)

  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(async () => (await show()).status()).toBe(401)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    String(token),
  )
})

test('a session that is not remembered ends with the browser, a remembered one does not', async ({
  page,
  context,
}) => {
  const { email } = await person()
  await throughLogin(page, email)
  await context.clearCookies()
  await page.goto('/new-theme/profile')
  await expect(page).toHaveURL(/\/login/)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /Remember me/ }).check()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
  await context.clearCookies()
  await page.goto('/new-theme/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
})
