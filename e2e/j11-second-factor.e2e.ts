import { expect, type Page } from '@playwright/test'
import { codeAt } from '../apps/server/testing/second-factor.ts'
import { complaintsOf, expectAccessible } from './look.ts'
import { signIn } from './sign-up.ts'
import { test } from './test.ts'
import { password, person, sql } from './world.ts'

async function login(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
async function leave(page: Page) {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
}
async function prove(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}
const name = (page: Page) => page.getByRole('banner').getByText('Ada Lovelace')
/** Codes count once, so a test lets the last one be an old one. */
const forgetStep = (id: number) =>
  sql('update authenticators set last_step = 0 where user_id = $1', [id])

async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = await prove(page)
  await expect(dialog.getByRole('img', { name: 'QR code with the key below' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await expectAccessible(page)
  await dialog.getByLabel('Code from the app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is wrong')).toBeVisible()
  await dialog.getByLabel('Code from the app').fill(codeAt(secret, new Date()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I’ve stored them' }).click()
  return { secret, codes }
}

test('an app is set up, required after the password, and a recovery code replaces it once', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await person({ role: 'institution_admin' })
  await signIn(page, ada.email, { at: '/settings/account' })
  const { secret, codes } = await setUpApp(page)
  await expect(page.getByText('Unused recovery codes: 10')).toBeVisible()
  await leave(page)
  await forgetStep(ada.id)

  await login(page, ada.email)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is wrong')).toBeVisible()
  await page.getByLabel('Code from the app').fill(codeAt(secret, new Date()))
  await page.keyboard.press('Enter')
  await expect(name(page)).toBeVisible()

  await leave(page)
  await login(page, ada.email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('checkbox', { name: /Don’t ask again/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(name(page)).toBeVisible()
  await page.goto('/settings/account')
  await expect(page.getByText('Unused recovery codes: 9')).toBeVisible()

  // this device was ticked
  await leave(page)
  await login(page, ada.email)
  await expect(name(page)).toBeVisible()

  await page.goto('/settings/account')
  const row = page.getByRole('listitem').filter({ hasText: 'Authenticator app' })
  await row.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('It’s off.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a passkey is made in the browser and required after the password', async ({ page }) => {
  const ada = await person()
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: false,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page, ada.email, { at: '/settings/account' })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Key ring')
  await prove(page)
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await page.getByRole('button', { name: 'I’ve stored them' }).click()
  await expect(page.getByText('Passkey: Key ring')).toBeVisible()

  await leave(page)
  await login(page, ada.email)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(name(page)).toBeVisible()
  await devices.send('WebAuthn.disable')
  await devices.detach()
})

test('an administrator turns it off for somebody who lost everything', async ({ page }) => {
  const ada = await person({ role: 'institution_admin' })
  await signIn(page, ada.email, { at: '/settings/account' })
  await setUpApp(page)
  const root = await person({ role: 'super_admin', firstName: 'Grace' })
  await leave(page)
  await signIn(page, root.email, { at: `/edit-user/${ada.id}` })
  await page.getByRole('button', { name: 'Turn off two-step login' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off two-step login' }).click()
  await expect(page.getByText('Two-step login was turned off.')).toBeVisible()
  await leave(page)
  await login(page, ada.email)
  await expect(name(page)).toBeVisible()
})
