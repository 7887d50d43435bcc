import { expect } from '@playwright/test'
import { lookAt } from './look.ts'
import {
  chooseCountry,
  confirmAddress,
  createAccount,
  fillPassword,
  goOn,
  signIn,
  solveCaptcha,
} from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, organization, person, sql } from './world.ts'

const chooseChild = (page: import('@playwright/test').Page) =>
  page.getByRole('radio', { name: '6-12 years old' }).press('Space')

test('1 without a code, a child sees how to join and gives no data', async ({ page }) => {
  await page.goto('/register-basic')
  await chooseChild(page)
  await expect(
    page.getByText('Children join with a grown-up. If your school gave you a code'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  for (const label of ['First name', 'Email', 'Nickname'])
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0)
  await page.getByLabel('Institution code').fill('NOSUCHCODE')
  await page.getByLabel('Institution code').press('Tab')
  await expect(page.getByRole('alert')).toContainText('No institution has this code.')
  await expect(page.getByText('Children join with a grown-up.')).toBeVisible()
})

test('2 with the code of a school that has signed, the form is filled in together, and staff approve the child', async ({
  page,
  elsewhere: staff,
}) => {
  const { code, name, id } = await organization({
    consent: { mode: 'school', dpa_signed_at: '2026-09-01' },
  })
  const email = newAddress()
  await page.goto(`/register-basic?code=${code}`)
  await chooseChild(page)
  await expect(
    page.getByText(`${name} agrees for you. Please fill this in with your teacher`),
  ).toBeVisible()
  await page.getByLabel('First name').fill('Tom')
  await page.getByLabel('Last name').fill('Sawyer')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await chooseCountry(page, 'Germany')
  await goOn(page)
  await fillPassword(page)
  // only the captcha: the school consents when it approves the child
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await solveCaptcha(page)
  await createAccount(page)
  await confirmAddress(page, email)
  await expect(page).toHaveURL(/\/waiting$/)
  await expect(page.getByRole('heading', { name: 'Your school has to let you in' })).toBeVisible()
  await lookAt(page, 'school-waiting')
  await page.goto('/new-theme/questions')
  await expect(page).toHaveURL(/\/waiting$/)

  const admin = await person({ role: 'institution_admin', organizationId: id })
  await signIn(staff, admin.email, { at: '/users' })
  await expect(staff.getByText('Waiting for approval: 1')).toBeVisible()
  await lookAt(staff, 'admissions-note')
  await staff.getByRole('button', { name: 'Show who is waiting' }).click()
  const row = staff.getByRole('row').filter({ hasText: 'Tom Sawyer' })
  await row.getByRole('button', { name: /Actions/ }).click()
  await expect(staff.getByRole('menuitem', { name: 'Reject' })).toBeVisible()
  await staff.getByRole('menuitem', { name: 'Approve' }).click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog).toContainText('Tom Sawyer')
  await lookAt(staff, 'admit-dialog')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(staff.getByText('Approved. They can log in now.')).toBeVisible()
  await expect(staff.getByText('Waiting for approval: 1')).toHaveCount(0)

  const entries = await sql(
    `select c.purpose, c.by, c.how, o.name, s.id as staff from consents c join users u on u.id = c.user_id
     join organizations o on o.id = c.organization_id join users s on s.log_alias = c.confirmed_by where u.email = $1`,
    [email],
  )
  expect(entries).toEqual([
    { purpose: 'account', by: 'school', how: 'school_agreement', name, staff: admin.id },
  ])
  await page.reload()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  await page.goto('/settings/privacy')
  await expect(page.getByText(`your school (${name})`)).toBeVisible()
})

test('3 with the code of a school that has not signed yet, the child sees a friendly message', async ({
  page,
}) => {
  const { code, name } = await organization({ consent: { mode: 'school', dpa_signed_at: null } })
  await page.goto(`/register-basic?code=${code}`)
  await chooseChild(page)
  await expect(
    page.getByText(`${name} still has to sign something before children can join.`),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
})

test('4 with the code of an institution for older people, the child sees a message', async ({
  page,
}) => {
  const { code, name } = await organization({ consent: { mode: 'none', dpa_signed_at: null } })
  await page.goto(`/register-basic?code=${code}`)
  await chooseChild(page)
  await expect(page.getByText(`${name} only accepts older people.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
})
