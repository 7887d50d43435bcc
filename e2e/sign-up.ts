import { expect, type Page } from '@playwright/test'
import { password } from './world.ts'

/** The first step of the wizard, for an adult of the United States. */
export async function fillPerson(page: Page, email: string) {
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('radio', { name: '22 or older' }).press('Space')
  await chooseCountry(page, 'United States')
}

export async function chooseCountry(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Country' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

export async function fillCard(page: Page, number = '4242424242424242') {
  await page.getByLabel('Name on the card').fill('Grace Hopper')
  await page.getByLabel('Card number').fill(number)
  await page.getByRole('combobox', { name: 'Month' }).selectOption('12')
  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(new Date().getFullYear() + 2))
  await page.getByLabel('CVC code').fill('123')
}

export async function fillPassword(page: Page, word = password) {
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByLabel('Confirm password').fill(word)
}

/** The hidden box of the widget takes the keyboard, as a person without a mouse would use it. */
export async function solveCaptcha(page: Page) {
  await page.locator('altcha-widget input[type=checkbox]').press('Space')
  await expect(page.getByText('Thank you, confirmed')).toBeVisible()
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

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

export async function logIn(page: Page, email: string, word = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export async function signIn(page: Page, email: string) {
  await page.goto('/login')
  await logIn(page, email)
  await expect(page).toHaveURL(/\/new-theme\/profile$/)
}
