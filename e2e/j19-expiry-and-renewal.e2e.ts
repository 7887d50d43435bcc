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

test('1 a card shows the remaining time: closed long before the end, open shortly before it', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const ada = await payingFor('1 year 2 months 3 days')
  await signIn(page, ada.email)
  const card = page.getByRole('button', { name: 'Subscription Expired' })
  await expect(card).toHaveAttribute('aria-expanded', 'false')
  await card.click()
  await expect(page.getByText('Your access ends in 1 year, 2 months, 3 days.')).toBeVisible()
  await sql(
    `update subscriptions set subscription_ends_at = ${noon} + interval '9 days' where user_id = $1`,
    [ada.id],
  )
  await page.reload()
  await expect(card).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Your access ends in 9 days.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('1 a dismissed card stays hidden until the end changes', async ({ page }) => {
  const ada = await payingFor('9 days')
  await signIn(page, ada.email)
  const card = page.getByRole('button', { name: 'Subscription Expired' })
  await page.getByRole('button', { name: 'Hide this' }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your scores' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await sql(
    "update subscriptions set subscription_ends_at = now() + '4 months' where user_id = $1",
    [ada.id],
  )
  await page.reload()
  await expect(card).toBeVisible()
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
  for (const gone of ['Subscription Expired', 'Hide this'])
    await expect(page.getByRole('button', { name: gone })).toHaveCount(0)
  expect(complaints).toEqual([])
  await page.getByRole('link', { name: 'Renew Subscription' }).click()
  await expect(page).toHaveURL(/\/edit-user/)
})
