/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { like, type Words, wordsIn } from './words.ts'
import { codeIn, mailTo, openSession, password } from './world.ts'

const english = wordsIn('en')

/** Fills in the first step of the wizard, by default for an adult in the United States. */
export async function fillPerson(
  page: Page,
  email: string,
  say: Words = english,
  country = 'United States',
) {
  await page.getByLabel(say('register.first_name'), { exact: true }).fill('Grace')
  await page.getByLabel(say('register.last_name'), { exact: true }).fill('Hopper')
  await page.getByLabel(say('register.email'), { exact: true }).fill(email)
  await page.getByRole('radio', { name: say('register.age_3') }).press('Space')
  await chooseCountry(page, country, say)
}

export async function chooseCountry(page: Page, name: string, say: Words = english) {
  await page.getByRole('combobox', { name: say('register.country') }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

export async function fillCard(page: Page, number = '4242424242424242', say: Words = english) {
  await page.getByLabel(say('register.card_name')).fill('Grace Hopper')
  await page.getByLabel(say('register.card_number')).fill(number)
  await page.getByRole('combobox', { name: say('register.card_month') }).selectOption('12')
  await page
    .getByRole('combobox', { name: say('register.card_year') })
    .selectOption(String(new Date().getFullYear() + 2))
  await page.getByLabel(say('register.cvc'), { exact: true }).fill('123')
}

export async function fillPassword(page: Page, word = password, say: Words = english) {
  await page.getByLabel(say('register.password'), { exact: true }).fill(word)
  await page.getByLabel(say('register.confirm')).fill(word)
}

/** Waits until the page has solved the captcha by itself. */
export const solveCaptcha = (page: Page, say: Words = english) =>
  expect(page.getByText(say('register.captcha_done'))).toBeVisible()

/** The first of the six boxes for the mailed code; it takes the whole code. */
export const codeBox = (page: Page, say: Words = english) =>
  page
    .getByRole('group', { name: say('verify.code') })
    .getByRole('textbox')
    .first()

export const goOn = (page: Page, say: Words = english) =>
  page.getByRole('button', { name: say('register.continue'), exact: true }).click()

/** Completes the wizard with a card, up to the page for the mailed code. */
export async function signUpWithCard(page: Page, email: string) {
  await page.goto('/register-basic')
  await fillPerson(page, email)
  await goOn(page)
  await fillCard(page)
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await createAccount(page)
}

/** Submits the last step and arrives at the page for the mailed code. */
export async function createAccount(page: Page, say: Words = english) {
  await page.getByRole('button', { name: say('register.submit') }).click()
  await expect(page).toHaveURL(/\/verifyMail$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('register.done_title'))
}

/** Enters the mailed code, which submits itself, on the page after the sign-up. */
export async function confirmAddress(page: Page, email: string) {
  await expect(page).toHaveURL(/\/verifyMail$/)
  await codeBox(page).fill(codeIn(await mailTo(email, 'code')))
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
}

export async function logIn(page: Page, email: string, word = password, say: Words = english) {
  await page.getByLabel(say('login.email')).fill(email)
  await page.getByLabel(say('login.password'), { exact: true }).fill(word)
  await page.getByRole('button', { name: say('login.submit') }).click()
}

/** Logs in with the login form up to the profile, for tests of the login itself. */
export async function throughLogin(page: Page, email: string) {
  await page.goto('/login')
  await logIn(page, email)
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
}

/**
 * Signs in with the state that the login leaves, without using its form or hashing a password, and
 * opens an address. The session exists before the first script of the page runs; later pages find
 * it as stored by the application.
 */
export async function signIn(
  page: Page,
  email: string,
  { at = '/new-theme/profile', languageId = 1 } = {},
) {
  const session = JSON.stringify(await openSession(email))
  const script = await page.addInitScript(
    ([stored, lang]) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the application does it
      document.cookie = 'logged_in=1; path=/; samesite=lax'
      localStorage.setItem('session', stored)
      localStorage.setItem('lang', lang)
    },
    [session, String(languageId)] as const,
  )
  await page.goto(at)
  await script.dispose()
}

/** Selects a language by its own name. */
export async function chooseLanguage(page: Page, name: string, say: Words = english) {
  await page
    .getByRole('combobox', { name: like(say('shell.language')) })
    .selectOption({ label: name })
}
