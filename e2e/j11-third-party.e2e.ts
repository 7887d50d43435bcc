import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './look.ts'
import { fillPassword, fillPerson, goOn, signIn, solveCaptcha } from './sign-up.ts'
import { test } from './test.ts'
import { newAddress, organization, password, person, sql } from './world.ts'

const service = (page: Page) => page.getByRole('button', { name: 'Continue with Test service' })
/** The account chooser of the other service. */
async function choose(page: Page, email: string) {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.getByLabel('Another account').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}
async function enter(page: Page, email: string, at = '/login') {
  await page.goto(at)
  await service(page).click()
  await choose(page, email)
}
const identities = (id: number) => sql('select 1 from identities where user_id = $1', [id])

test('6 the account chooser is shown, with the address as the only scope', async ({ page }) => {
  await page.goto('/login')
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/auth?')),
    service(page).click(),
  ])
  const query = new URL(request.url()).searchParams
  expect([query.get('scope'), query.get('prompt')]).toEqual(['openid email', 'select_account'])
  await expect(page.getByText('Quartet will see: openid email')).toBeVisible()
})

test('6 an account is linked with its password, and then opened without it', async ({ page }) => {
  const complaints = complaintsOf(page)
  const ada = await person()
  await enter(page, ada.email, '/login?redirect=/settings/privacy')
  await expect(page.getByText(`Test service has confirmed ${ada.email}.`)).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ada.email)
  await expect(service(page)).toHaveCount(0)
  await expectAccessible(page)
  expect(await identities(ada.id)).toHaveLength(0)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/settings\/privacy$/)
  expect(await identities(ada.id)).toHaveLength(1)

  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await enter(page, ada.email)
  await expect(page.getByRole('banner').getByText('Ada Lovelace')).toBeVisible()
  expect(page.url()).not.toContain('code=')

  await page.goto('/settings/account')
  const row = page.getByRole('listitem').filter({ hasText: ada.email })
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The link was removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('6 somebody who is signed in links another address', async ({ page }) => {
  const ada = await person()
  await signIn(page, ada.email, { at: '/settings/account' })
  await page.getByRole('button', { name: 'Link Test service' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('wrong horse')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This isn’t your current password')).toBeVisible()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const other = newAddress()
  await choose(page, other)
  await expect(page.getByText('The login is linked.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: other })).toBeVisible()
})

test('6 somebody new signs up with the address filled in, and needs no code', async ({ page }) => {
  const email = newAddress()
  await enter(page, email)
  await expect(page).toHaveURL(/\/plans$/)
  const school = await organization()
  await page.goto(`/register-basic?code=${school.code}`)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await fillPerson(page, email)
  await goOn(page)
  await fillPassword(page)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  const [user] = await sql<{ id: number }>(
    'select id from users where email = $1 and email_verified_at is not null',
    [email],
  )
  expect(await identities(user?.id ?? 0)).toHaveLength(1)
})

test('6 a cancelled, a repeated and a forged answer are explained in plain words', async ({
  page,
}) => {
  await page.goto('/login')
  await service(page).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('You didn’t allow the login there.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto('/login/callback/oidc?code=forged&state=forged')
  await expect(page.getByRole('alert')).toContainText('This took too long, or was started again')
  expect(page.url()).not.toContain('forged')
  await page.goto('/login/callback/nobody?code=x&state=x')
  await expect(page.getByRole('alert')).toContainText('This took too long')
})
