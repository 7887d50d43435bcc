import { expect, type Page } from '@playwright/test'
import { like, type Words, wordsIn } from './words.ts'
import { password } from './world.ts'

const english = wordsIn('en')

/** The first step of the wizard, for an adult of the United States. */
export async function fillPerson(page: Page, email: string, say: Words = english, country = 'United States') {
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
  await page.getByRole('combobox', { name: say('register.card_year') }).selectOption(String(new Date().getFullYear() + 2))
  await page.getByLabel(say('register.cvc'), { exact: true }).fill('123')
}

export async function fillPassword(page: Page, word = password, say: Words = english) {
  await page.getByLabel(say('register.password'), { exact: true }).fill(word)
  await page.getByLabel(say('register.confirm')).fill(word)
}

/** The hidden box of the widget takes the keyboard, as a person without a mouse would use it. */
export async function solveCaptcha(page: Page, say: Words = english) {
  await page.locator('altcha-widget input[type=checkbox]').press('Space')
  await expect(page.getByText(say('register.captcha_done'))).toBeVisible()
}

export const goOn = (page: Page, say: Words = english) => page.getByRole('button', { name: say('register.continue'), exact: true }).click()

/** Through the whole wizard with a card, up to the page that asks for the mailed code. */
export async function signUpWithCard(page: Page, email: string) {
  await page.goto('/register-basic')
  await fillPerson(page, email)
  await goOn(page)
  await fillCard(page)
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('dialog', { name: 'Subscription Successful' }).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/verifyMail$/)
}

export async function logIn(page: Page, email: string, word = password, say: Words = english) {
  await page.getByLabel(say('login.email')).fill(email)
  await page.getByLabel(say('login.password'), { exact: true }).fill(word)
  await page.getByRole('button', { name: say('login.submit') }).click()
}

/** On a page that shows English, or the language that `say` speaks when its id is given. */
export async function signIn(page: Page, email: string, say: Words = english, languageId = 1) {
  await page.goto(languageId === 1 ? '/login' : `/login?lang=${languageId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('login.title'))
  await logIn(page, email, password, say)
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
}

/** In the list of languages, by the name that its speakers give it. */
export async function chooseLanguage(page: Page, name: string, say: Words = english) {
  await page.getByRole('combobox', { name: like(say('shell.language')) }).selectOption({ label: name })
}
