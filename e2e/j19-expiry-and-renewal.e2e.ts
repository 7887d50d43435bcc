import { expect } from '@playwright/test'
import { complaintsOf } from './look.ts'
import { signIn } from './sign-up.ts'
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
  await expect(page.getByRole('link', { name: /^Write to us/ })).toHaveAttribute(
    'href',
    'mailto:help@quartet.example',
  )
})
