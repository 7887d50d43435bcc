import { expect } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { fillCard, signIn } from './sign-up.ts'
import { test } from './test.ts'
import { giveScores, person, sql } from './world.ts'

/**
 * Noon of the current day. The page counts calendar days in UTC, so counting from noon gives the
 * same result at any time of day.
 */
const noon = "date_trunc('day', now(), 'UTC') + interval '12 hours'"

/** Creates a person with scores and a subscription that ends after `days`. */
async function payingFor(days: string) {
  const ada = await person({ role: 'individual', type: 'individual' })
  await sql(
    `insert into subscriptions (user_id, plan, term, auto_renew, subscription_ends_at, gateway, card_token, card_brand, card_last4, card_exp_month)
     values ($1, 'basic', 'annual', false, ${noon} + $2::interval, 'sandbox', 't', 'visa', '4242', '2030-01')`,
    [ada.id, days],
  )
  await giveScores(ada.id, [28, 21, 15, 25])
  return ada
}

test('1 the account says how long the subscription lasts, and the profile says nothing of it', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await payingFor('1 year 2 months 3 days')
  await signIn(page, ada.email)
  await expect(page.getByRole('heading', { name: 'Your scores' })).toBeVisible()
  await expect(page.getByText(/subscription/i)).toHaveCount(0)
  await page.goto('/edit-user?tab=subscription')
  await expect(page.getByRole('heading', { name: 'Subscription', exact: true })).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Account' })
  for (const place of [pages, page.locator('section')])
    await expect(place.getByText('1 year, 2 months, 3 days left').first()).toBeVisible()
  await sql(
    `update subscriptions set subscription_ends_at = ${noon} + interval '14 days', trial_ends_at = ${noon} + interval '14 days' where user_id = $1`,
    [ada.id],
  )
  await page.reload()
  await expect(page.locator('section').getByText('Free trial: 14 days left')).toBeVisible()
  await expect(page.getByText('Subscription Expired')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('2 after the end, label and bars stay readable below a banner that leads to the renewal; everything else is closed', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await payingFor('-1 day')
  await signIn(page, ada.email)
  await expect(page.getByText('Kindly update your plan to access this page')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dynamic Learner' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your scores' })).toBeVisible()
  for (const heading of ['Statements', 'The four patterns', 'Past results'])
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(0)
  expect(complaints).toEqual([])
  await page.getByRole('link', { name: 'Renew Subscription' }).click()
  await expect(page).toHaveURL(/\/edit-user\?tab=subscription$/)
  await expect(page.getByRole('heading', { name: 'Subscription Expired' })).toBeVisible()
  await expect(page.getByText(/^Your access ended on \w+ \d+, \d{4}\./)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Renew Subscription' })).toBeVisible()
})

const subscription = '/edit-user?tab=subscription'

test('3 a renewal with a test card moves the end by a semester or a year, and the banners are gone', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await payingFor('-1 day')
  await signIn(page, ada.email, { at: subscription })
  await page.getByRole('radio', { name: /^Semester: 14\.99 dollars/ }).check()
  await page.getByRole('radio', { name: 'Another card' }).check()
  await page.getByRole('button', { name: 'Pay 14.99 dollars' }).click()
  await expect(page.getByText('Please input card number')).toBeVisible()
  await fillCard(page)
  await page.getByRole('button', { name: 'Pay 14.99 dollars' }).click()
  await expect(page.getByText('Thank you. Your access has been extended.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Subscription Expired' })).toHaveCount(0)
  const [first] = await sql<{ moved: boolean }>(
    "select subscription_ends_at between now() + interval '4 months' - interval '1 hour' and now() + interval '4 months' as moved from subscriptions where user_id = $1",
    [ada.id],
  )
  expect(first?.moved).toBe(true)
  await page.goto('/new-theme/profile')
  await expect(page.getByRole('heading', { name: 'Your scores' })).toBeVisible()
  await expect(page.getByText('Kindly update your plan to access this page')).toHaveCount(0)

  await page.goto(subscription)
  await page.getByRole('radio', { name: /^Annual/ }).check()
  await page.getByRole('button', { name: 'Pay 39.99 dollars' }).click()
  await expect(page.getByRole('link', { name: /^Receipt/ })).toHaveCount(2)
  const [second] = await sql<{ moved: boolean }>(
    "select subscription_ends_at > now() + interval '15 months' as moved from subscriptions where user_id = $1",
    [ada.id],
  )
  expect(second?.moved).toBe(true)
  await page
    .getByRole('link', { name: /^Receipt/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/receipt\//)
  await expect(page.getByText('39.99 dollars', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('4 a refused card is said in a dialog, and nothing changes', async ({ page }) => {
  const ada = await payingFor('20 days')
  await signIn(page, ada.email, { at: subscription })
  await page.getByRole('radio', { name: 'Another card' }).check()
  await fillCard(page, '4000000000000002')
  await page.getByRole('button', { name: 'Pay 39.99 dollars' }).click()
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    'Your card was declined',
  )
  const rows = await sql(
    `select from subscriptions where user_id = $1 and subscription_ends_at = ${noon} + interval '20 days'`,
    [ada.id],
  )
  expect(rows).toHaveLength(1)
})

test('5 a card that has to be confirmed leads to a page where its owner declines or confirms', async ({
  page,
}) => {
  const ada = await payingFor('20 days')
  await signIn(page, ada.email, { at: subscription })
  const pay = async () => {
    await page.getByRole('radio', { name: 'Another card' }).check()
    await fillCard(page, '4000002760003184')
    await page.getByRole('button', { name: 'Pay 39.99 dollars' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible()
  }
  await pay()
  await page.goto(subscription)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page
    .getByRole('button', { name: /^(OK|Close)/ })
    .first()
    .click()
  await expect(page.getByText('You haven’t paid anything yet.')).toBeVisible()
  await pay()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('link', { name: /^Receipt/ })).toHaveCount(1)
})

test('6 the renewal is cancelled and resumed, and the card changed', async ({ page }) => {
  const ada = await payingFor('20 days')
  await signIn(page, ada.email, { at: subscription })
  await page.getByRole('button', { name: 'Resume renewal' }).click()
  await expect(page.getByText(/your card is charged 39\.99 dollars/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel renewal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel renewal' }).click()
  await expect(page.getByText(/Nothing will be charged/)).toBeVisible()
  await page.getByRole('button', { name: 'Change card' }).click()
  await fillCard(page, '5555555555554444')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Mastercard ending in 4444/)).toBeVisible()
})
