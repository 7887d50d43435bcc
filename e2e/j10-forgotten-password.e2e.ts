import { expect } from '@playwright/test'
import { expectAccessible } from './look.ts'
import { logIn, solveCaptcha } from './sign-up.ts'
import { test } from './test.ts'
import { mailTo, newAddress, password, person, sql } from './world.ts'

// Runs in sequence, because the last test uses up a limit that the others need.
test.describe.configure({ mode: 'default' })

const linkIn = (mail: string) => /\/reset-password\/[\w-]+/.exec(mail)?.[0] ?? ''

test('1 and 2 the address is required, and known and unknown ones get the same response', async ({
  page,
}) => {
  const { email } = await person()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Enter your email', { exact: true })).toBeVisible()

  for (const address of [email, newAddress()]) {
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to log in' }).click()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
  }
})

test('the address typed at login is carried over, and Back returns to it', async ({ page }) => {
  const email = newAddress()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await page.goForward()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('3 to 6 the mailed link sets a new password once', async ({ page }) => {
  const { email } = await person()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  const link = linkIn(await mailTo(email))
  const requests: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/reset/password') && requests.push(request.url()),
  )

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set new password' })).toBeVisible()
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Please input password')).toBeVisible()
  await expect(page.getByText('Please reenter password')).toBeVisible()

  const first = page.getByLabel('New password', { exact: true })
  const second = page.getByLabel('Confirm new password')
  await first.fill('a new password')
  await second.fill('another password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Passwords does not match')).toBeVisible()
  await expect(second).toBeFocused()
  expect(requests).toEqual([])

  await expect(first).toHaveAttribute('type', 'password')
  for (const field of [first, second]) {
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(field).toHaveAttribute('type', 'text')
  }
  await page.getByRole('button', { name: 'Hide password' }).first().click()
  await expect(first).toHaveAttribute('type', 'password')
  await second.fill('a new password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Password reset' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, password)
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible()
  await logIn(page, email, 'a new password')
  await expect(page).toHaveURL(/\/new-theme\/profile$/)

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a third password')
  await page.getByLabel('Confirm new password').fill('a third password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'This link has already been used or has expired.',
  )
})

test.describe('when strangers have used up the limit of mails', () => {
  const spend = (points: number) =>
    sql(
      `insert into rate_limits (key, points, expire) values ('mailOverall:all', $1, extract(epoch from now() + interval '29 minutes') * 1000)
       on conflict (key) do update set points = $1, expire = excluded.expire`,
      [points],
    )
  test.afterEach(async () => void (await spend(0)))

  test('7 the page says so for known and unknown addresses, and a captcha helps', async ({
    page,
  }) => {
    const { email } = await person()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await spend(20_000)
    for (const address of [newAddress(), email]) {
      await page.getByLabel('Email').fill(address)
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByRole('alert')).toContainText(
        /We can’t send mail right now. Please try again in (28|29) minutes./,
      )
    }
    await expectAccessible(page)
    await solveCaptcha(page)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    expect(linkIn(await mailTo(email))).not.toBe('')
  })
})
