import { expect, test } from '@playwright/test'
import { expectAccessible } from './look.ts'
import { chooseCountry, confirmAddress, fillPassword, goOn, solveCaptcha } from './sign-up.ts'
import { newAddress, organization, sql } from './world.ts'

const chooseChild = (page: import('@playwright/test').Page) => page.getByRole('radio', { name: '6-12 years old' }).press('Space')

test('1 alone a child is told kindly of the ways in, and asked for nothing', async ({ page }) => {
  await page.goto('/register-basic')
  await chooseChild(page)
  await expect(page.getByText('Children come in together with a grown-up. If your school has given you a code')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  for (const label of ['First name', 'Email', 'Nick name']) await expect(page.getByLabel(label, { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Institution code').fill('NOSUCHCODE')
  await expect(page.getByText('Children come in together with a grown-up.')).toBeVisible()
})

test('2 with the code of a school that has signed, the school agrees: the form is filled in together', async ({ page }) => {
  const { code, name } = await organization({ consent: { mode: 'school', dpa_signed_at: '2026-09-01' } })
  const email = newAddress()
  await page.goto(`/register-basic?code=${code}`)
  await chooseChild(page)
  await expect(page.getByText(`${name} agrees for you. Please fill this in together with your teacher`)).toBeVisible()
  await page.getByLabel('First name').fill('Tom')
  await page.getByLabel('Last name').fill('Sawyer')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await chooseCountry(page, 'Germany')
  await expectAccessible(page)
  await goOn(page)
  await fillPassword(page)
  await expect(page.getByRole('checkbox')).toHaveCount(2) // the one purpose of the school, and the captcha
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('dialog', { name: 'Subscription Successful' }).getByRole('button', { name: 'OK' }).click()
  await confirmAddress(page, email)
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  const entries = await sql(
    'select c.purpose, c.by, c.how, o.name from consents c join users u on u.id = c.user_id join organizations o on o.id = c.organization_id where u.email = $1',
    [email],
  )
  expect(entries).toEqual([{ purpose: 'account', by: 'school', how: 'school_agreement', name }])
  await page.goto('/settings/privacy')
  await expect(page.getByText(`your school (${name})`)).toBeVisible()
})

test('3 with the code of a school that has not signed yet, the child is told kindly', async ({ page }) => {
  const { code, name } = await organization({ consent: { mode: 'school', dpa_signed_at: null } })
  await page.goto(`/register-basic?code=${code}`)
  await chooseChild(page)
  await expect(page.getByText(`${name} still has to sign something before children can come in.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  await expectAccessible(page)
})

test('4 with the code of an institution for older people, the child is told so', async ({ page }) => {
  const { code, name } = await organization({ consent: { mode: 'none', dpa_signed_at: null } })
  await page.goto(`/register-basic?code=${code}`)
  await chooseChild(page)
  await expect(page.getByText(`${name} lets in older people only.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
})
