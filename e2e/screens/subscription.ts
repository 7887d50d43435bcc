import { expect } from '@playwright/test'
import { signIn } from '../sign-up.ts'
import { person, sql } from '../world.ts'
import { expectLoaded, type Visitor } from './visitor.ts'

/** Somebody who pays: the renewal with its errors, a payment to confirm, and a receipt. */
export async function openSubscription(visitor: Visitor) {
  const { page, say, see, languageId, sample } = visitor
  const ada = await person({
    ...{ role: 'individual', type: 'individual', languageId, firstName: sample.firstName },
  })
  await sql(
    `insert into subscriptions (user_id, plan, term, auto_renew, subscription_ends_at, gateway, card_token, card_brand, card_last4, card_exp_month)
     values ($1, 'basic', 'annual', true, now() + interval '20 days', 'sandbox', 'sandbox_confirmed_t', 'visa', '3184', '2030-01')`,
    [ada.id],
  )
  const [receipt] = await sql<{ id: number }>(
    `insert into payments (user_id, key, by, plan, term, auto_renew, price, currency, state, gateway, card_brand, card_last4, paid_from, paid_until, settled_at)
     values ($1, gen_random_uuid()::text, 'person', 'basic', 'annual', true, 3999, 'USD', 'paid', 'sandbox', 'visa', '3184', now() - interval '1 year', now(), now() - interval '1 year')
     returning id`,
    [ada.id],
  )
  await signIn(page, ada.email, { at: '/edit-user?tab=subscription', languageId })
  await expectLoaded(visitor)
  await page.getByRole('radio', { name: say('billing.with_another') }).check()
  await page.getByLabel(say('register.card_number')).fill('4111')
  await page.getByLabel(say('register.card_number')).press('Enter')
  await expect(page.getByLabel(say('register.card_number'))).toHaveAttribute('aria-invalid', 'true')
  await see('subscription')
  await page.getByRole('radio', { name: /3184/ }).check()
  await page.getByRole('heading', { name: say('profile.plan_renew') }).waitFor()
  await page.locator('form button[type=submit]').first().click()
  await expect(page.getByRole('heading', { name: say('billing.confirm_title') })).toBeVisible()
  await see('confirm-payment')
  await page.goto(`/receipt/${receipt?.id}`)
  await expect(page.getByRole('button', { name: say('billing.print') })).toBeVisible()
  await see('receipt')
}
