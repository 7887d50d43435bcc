import { expect, type Page } from '@playwright/test'
import {
  confirmAddress,
  createAccount,
  fillCard,
  fillPassword,
  fillPerson,
  goOn,
  solveCaptcha,
} from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, sql } from './world.ts'

const chooseRole = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).press('Space')
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function finish(page: Page) {
  await fillPassword(page)
  await solveCaptcha(page)
  await createAccount(page)
}

/** Sets up a family in the browser; returns its code. */
async function setUpFamily(page: Page) {
  const email = newAddress()
  await page.goto('/register-family')
  await chooseRole(page, 'Family Admin')
  await fillPerson(page, email)
  await goOn(page)
  await fillCard(page)
  await goOn(page)
  await finish(page)
  const [family] = await sql<{ code: string }>(
    'select f.code from families f join users u on u.id = f.admin_id where u.email = $1',
    [email],
  )
  return { email, code: family?.code ?? '' }
}

test('J05 1 whoever sets up a family pays with a card, for a year', async ({ page }) => {
  await page.goto('/register-family')
  await goOn(page)
  await expect(page.getByText('Please input family type', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Family Admin/ })).toBeFocused()
  await expect(page.getByLabel('Family Code')).toHaveCount(0)

  await chooseRole(page, 'Family Admin')
  await fillPerson(page, newAddress())
  await page.getByLabel('City').fill('Boston')
  await goOn(page)
  await expect(heading(page, 'Payment')).toBeVisible()
  await expect(page.getByText('Family: 79.99 dollars per year')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Semester/ })).toHaveCount(0)
  await goOn(page)
  for (const message of [
    'Please input card number',
    'Please input CVC code',
    'Please input expiration date',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Boston')
  await expect(page.getByRole('radio', { name: /^Family Admin/ })).toBeChecked()
})

test('J05 2 the account and the family exist, with the role of its administrator', async ({
  page,
}) => {
  const sent: Record<string, unknown>[] = []
  page.on(
    'request',
    (request) => /\/registeration\?/.test(request.url()) && sent.push(request.postDataJSON()),
  )
  const { email, code } = await setUpFamily(page)
  expect(code).not.toBe('')
  await expect(page.getByText('Enter it to start your free trial.')).toBeVisible()
  await confirmAddress(page, email)
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ type: 'individual', plan: 'family', family_type: 1 })
  expect(sent[0]).not.toHaveProperty('promo_code')
})

test('a child and a teenager set up no family', async ({ page }) => {
  await page.goto('/register-family')
  await chooseRole(page, 'Family Admin')
  await page.getByRole('radio', { name: '6-12 years old' }).press('Space')
  await expect(page.getByText('Children are added by the grown-up')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.getByRole('radio', { name: '22 or older' }).press('Space')
  await fillPerson(page, newAddress())
  await page.getByRole('radio', { name: '13-21 years old' }).press('Space')
  await page.getByRole('radio', { name: 'Yes' }).press('Space')
  await page
    .getByRole('combobox', { name: 'In which year do you turn 18?' })
    .selectOption(String(new Date().getFullYear() + 2))
  await goOn(page)
  await expect(page.getByText('Only an adult can set up a family.')).toBeVisible()
})

test('J06 1 and 2 a member needs the code of the family and no card', async ({ page, browser }) => {
  const family = await setUpFamily(page)
  const { code } = family
  await confirmAddress(page, family.email)
  const member = await browser.newPage()
  const email = newAddress()
  await member.goto('/plans')
  await member.getByRole('link', { name: 'Join a family with its code' }).click()
  await expect(member.getByRole('radio', { name: /^Family Member/ })).toBeChecked()
  await fillPerson(member, email)
  await expect(member.getByLabel('City')).toHaveCount(0)
  await goOn(member)
  await expect(member.getByText('Please input Family Code', { exact: true })).toBeVisible()
  await expect(member.getByLabel('Family Code')).toBeFocused()

  await member.getByLabel('Family Code').fill('WRONGCODE')
  await goOn(member)
  await expect(heading(member, 'Password')).toBeVisible()
  await expect(member.getByLabel('Card number')).toHaveCount(0)
  await fillPassword(member)
  await solveCaptcha(member)
  await member.getByRole('button', { name: 'Create Account' }).click()
  await expect(member.getByText('No family has this code. Please check it.')).toBeVisible()
  await expect(member.getByLabel('Family Code')).toBeFocused()

  await member.getByLabel('Family Code').fill(` ${code.toLowerCase()} `)
  await goOn(member)
  await finish(member)
  await expect(member.getByText('Enter it and you’re in.')).toBeVisible()
  await confirmAddress(member, email)
  await expect(member).toHaveURL(/\/new-theme\/instructions$/)
  const members = await sql(
    'select f.code from family_members m join families f on f.id = m.family_id join users u on u.id = m.user_id where u.email = $1',
    [email],
  )
  expect(members).toEqual([{ code }])
  await member.close()
})

test('the link with the code of a family opens the form of a member', async ({ page }) => {
  await page.goto('/register-family?code=ABCDEFGH')
  await expect(page.getByRole('radio', { name: /^Family Member/ })).toBeChecked()
  await expect(page.getByLabel('Family Code')).toHaveValue('ABCDEFGH')
})

test('a closed form says so, and takes members all the same', async ({ page }) => {
  await page.route('**/plans', async (route) => {
    const answer = await route.fetch()
    const offers = await answer.json()
    await route.fulfill({ json: { ...offers, sign_ups: { ...offers.sign_ups, family: false } } })
  })
  await page.goto('/register-family')
  await expect(page.getByText('This sign-up is closed at the moment.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Family Admin/ })).toBeDisabled()
  await expect(page.getByLabel('Family Code')).toBeVisible()
})
