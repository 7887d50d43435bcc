import { expect, type Page } from '@playwright/test'
import { agree, openMail } from './guardians.ts'
import { complaintsOf } from './look.ts'
import {
  chooseCountry,
  confirmAddress,
  createAccount,
  fillCard,
  fillPassword,
  goOn,
  logIn,
  solveCaptcha,
} from './sign-up.ts'
import { test } from './test.ts'
import { mailTo, newAddress, organization, sql } from './world.ts'

const subject = 'Please give your consent'
const turns18In = String(new Date().getFullYear() + 4)

/**
 * Fills in the first step as a person of 14, including the question about the consent age of the
 * country.
 */
async function fillTeen(
  page: Page,
  email: string,
  country: string,
  { age, oldEnough }: { age: number; oldEnough: 'Yes' | 'No' },
) {
  await page.getByRole('radio', { name: '13-21 years old' }).press('Space')
  await chooseCountry(page, country)
  await page
    .getByRole('radiogroup', { name: `Are you ${age} or older?` })
    .getByRole('radio', { name: oldEnough })
    .press('Space')
  await page.getByLabel('In which year do you turn 18?').selectOption(turns18In)
  await page.getByLabel('First name').fill('Lea')
  await page.getByLabel('Last name').fill('Young')
  await page.getByLabel('Email', { exact: true }).fill(email)
}

async function submit(page: Page) {
  await fillPassword(page)
  await solveCaptcha(page)
  await createAccount(page)
}

/**
 * Signs up a German of 14 without a code, who verifies the address and waits. Returns the addresses
 * of both.
 */
async function waitingTeen(page: Page) {
  const [email, guardian] = [newAddress(), newAddress()]
  await page.goto('/register-basic')
  await fillTeen(page, email, 'Germany', { age: 16, oldEnough: 'No' })
  await page.getByLabel('Email address of a parent or guardian').fill(guardian)
  await goOn(page)
  await fillCard(page)
  await goOn(page)
  await submit(page)
  await confirmAddress(page, email)
  await expect(page).toHaveURL(/\/waiting$/)
  return { email, guardian }
}

const trialOf = async (email: string) =>
  (
    await sql<{ ends: Date | null }>(
      'select subscription_ends_at as ends from subscriptions s join users u on u.id = s.user_id where u.email = $1',
      [email],
    )
  )[0]?.ends

test('1 in Italy 14 is old enough to have an account without a guardian', async ({ page }) => {
  const email = newAddress()
  await page.goto('/register-basic')
  await fillTeen(page, email, 'Italy', { age: 14, oldEnough: 'Yes' })
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
  await fillCard(page)
  await goOn(page)
  await submit(page)
  await confirmAddress(page, email)
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  expect(await trialOf(email)).not.toBeNull()
})

test("2 in Germany the consent age is 16: a guardian's address is required, and yes contradicts the year", async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const email = newAddress()
  await page.goto('/register-basic')
  await fillTeen(page, email, 'Germany', { age: 16, oldEnough: 'Yes' })
  await goOn(page)
  await expect(page.getByText('These two answers don’t match.')).toBeVisible()
  await page
    .getByRole('radiogroup', { name: 'Are you 16 or older?' })
    .getByRole('radio', { name: 'No' })
    .press('Space')
  await expect(page.getByText('a parent or guardian has to agree first')).toBeVisible()
  await goOn(page)
  await expect(
    page.getByText('Please enter the email address of a parent or guardian.'),
  ).toBeVisible()
  await page.getByLabel('Email address of a parent or guardian').fill(email.toUpperCase())
  await goOn(page)
  await expect(page.getByText('not your own').last()).toBeVisible()
  await page.getByLabel('Email address of a parent or guardian').fill(newAddress())
  await goOn(page)
  await expect(page.getByText('Nothing is charged before that.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('3 a waiting person can only open help, can have the mail sent again, and continues once the guardian consents', async ({
  page,
  elsewhere: home,
}) => {
  const { email, guardian } = await waitingTeen(page)
  await expect(
    page.getByRole('heading', { name: 'One more step: a grown-up has to agree' }),
  ).toBeVisible()
  await expect(page.getByText(guardian)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  expect(await trialOf(email)).toBeNull()

  for (const place of ['/new-theme/profile', '/new-theme/questions', '/']) {
    await page.goto(place)
    await expect(page).toHaveURL(/\/waiting$/)
  }
  for (const [link, heading] of [
    ['Before you start', 'Before you start'],
    ['How the LCI helps you', 'How the LCI helps you'],
    ['Your data', 'Your data'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.goto('/waiting')
  }

  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText('Only the newest link works.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Use a different address' }).click()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(
    page.getByText('Please enter the email address of a parent or guardian.'),
  ).toBeVisible()
  const aunt = newAddress()
  await page.getByLabel('Email address of a parent or guardian').fill(aunt)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText(aunt)).toBeVisible()

  await openMail(home, guardian, subject)
  await expect(home.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await openMail(home, aunt, subject)
  await expect(home.getByRole('heading', { name: 'Lea would like to use Quartet' })).toBeVisible()
  await expect(home.getByLabel('Email address for logging in')).toHaveCount(0)
  await expect(home.getByText('then 14.99 dollars per semester')).toBeVisible()
  await expect(home.getByText('It does not renew automatically')).toBeVisible()
  await agree(home)
  await expect(home.getByText('Lea can use Quartet now.')).toBeVisible()
  await mailTo(email, 'Your account is open')
  await page.reload()
  await expect(page).toHaveURL(/\/new-theme\/instructions$/)
  expect(await trialOf(email)).not.toBeNull()
})

test('4 when the guardian refuses, account and card are deleted, and the teenager is informed by mail', async ({
  page,
  elsewhere: home,
}) => {
  const { email, guardian } = await waitingTeen(page)
  await openMail(home, guardian, subject)
  await home.getByRole('button', { name: 'I do not agree' }).click()
  await home
    .getByRole('dialog', { name: 'Are You Sure?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(home.getByRole('heading', { name: 'Everything has been deleted' })).toBeVisible()
  await mailTo(email, 'Your account was deleted')
  expect(await sql('select id from users where email = $1', [email])).toEqual([])
  await page.goto('/waiting')
  await expect(page).toHaveURL(/\/401/)
})

test("5 with the code of a school, the teenager verifies their address and waits signed in; their session cannot open the guardian's link", async ({
  page,
}) => {
  const { code } = await organization({ consent: { mode: 'parent', dpa_signed_at: null } })
  const [email, guardian] = [newAddress(), newAddress()]
  await page.goto(`/register-basic?code=${code}`)
  await fillTeen(page, email, 'Germany', { age: 16, oldEnough: 'No' })
  await page.getByLabel('Email address of a parent or guardian').fill(guardian)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await expect(page.getByText('What you allow')).toHaveCount(0)
  await submit(page)
  await confirmAddress(page, email)
  await expect(page).toHaveURL(/\/waiting$/)
  await openMail(page, guardian, subject)
  await expect(page.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/waiting$/)
})

test('6 a school that has signed also consents for the teenager, and approves them later', async ({
  page,
}) => {
  const { code, name } = await organization({
    consent: { mode: 'school', dpa_signed_at: '2026-09-01' },
  })
  const email = newAddress()
  await page.goto(`/register-basic?code=${code}`)
  await fillTeen(page, email, 'Germany', { age: 16, oldEnough: 'No' })
  await expect(
    page.getByText(`${name} agrees for you: once someone there lets you in, everything opens.`),
  ).toBeVisible()
  await expect(page.getByLabel('Email address of a parent or guardian')).toHaveCount(0)
  await goOn(page)
  await submit(page)
  await confirmAddress(page, email)
  await expect(page).toHaveURL(/\/waiting$/)
})
