import { plans } from '@quartet/domain/plans.ts'
import { accessStates } from '@quartet/domain/subscription.ts'
import { z } from 'zod'
import { nameText } from '../fields.ts'
import { cardFormats, limits } from '../limits.ts'
import { changesPerson, Id, readsPerson, route } from '../route.ts'

const terms = ['semester', 'annual'] as const
export const Plan = z.object({
  plan: z.enum(plans),
  term: z.enum(terms),
  months: z.number().int(),
  price: z.number().int().describe('In hundredths of the currency.'),
  currency: z.string(),
})
Plan.register(z.globalRegistry, { id: 'Plan' })

/**
 * Used once to obtain the payment gateway's token; never stored, logged, mailed or returned. Left
 * out where the gateway has a page of its own, or to pay with the saved card.
 */
export const Card = z.object({
  card_name: nameText(limits.nameOnCard, 'card_name_missing').optional(),
  card_number: z
    .string({ error: 'card_number_wrong' })
    .regex(cardFormats.number, { error: 'card_number_wrong' })
    .optional(),
  exp_time: z
    .string({ error: 'card_expiry_missing' })
    .regex(cardFormats.expiry, { error: 'card_expiry_missing' })
    .optional(),
  cvc_code: z
    .string({ error: 'cvc_wrong' })
    .regex(cardFormats.code, { error: 'cvc_wrong' })
    .optional(),
})

const Payment = z.object({
  id: z.number().int().describe('The number of the receipt.'),
  plan: z.enum(plans),
  term: z.enum(terms),
  price: z.number().int().describe('In hundredths of the currency.'),
  currency: z.string(),
  paid_at: z.string().describe('ISO 8601.'),
  paid_from: z.string().nullable(),
  paid_until: z.string().nullable(),
  card_brand: z.string().nullable(),
  card_last4: z.string().nullable(),
})
Payment.register(z.globalRegistry, { id: 'Payment' })

const Subscription = z.object({
  plan: z.enum(plans).nullable().describe('Null without a subscription of one’s own.'),
  term: z.enum(terms).nullable(),
  auto_renew: z.boolean(),
  state: z.enum(accessStates).nullable(),
  renewable: z.boolean().describe('Whether the person can pay here.'),
  ends_at: z.string().nullable().describe('ISO 8601.'),
  trial_ends_at: z.string().nullable(),
  trial_open: z.boolean().describe('Whether a saved card would begin the free trial.'),
  payment_page: z
    .boolean()
    .describe('Whether cards are typed on a page of the payment service, and nowhere here.'),
  sandbox: z.boolean().describe('Whether no money moves.'),
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      exp_month: z.string().describe('yyyy-MM'),
    })
    .nullable(),
  offers: z.array(Plan),
  waiting: z
    .object({ id: z.number().int(), price: z.number().int(), currency: z.string() })
    .nullable()
    .describe('A payment of which the outcome is not known yet, or that has to be confirmed.'),
  payments: z.array(Payment).describe('What was paid, newest first.'),
})
Subscription.register(z.globalRegistry, {
  id: 'Subscription',
  description: 'What pays for an account, as its owner sees it.',
})

const Paid = Subscription.extend({
  url: z
    .string()
    .nullable()
    .describe('The page on which the person goes on; null when it is done.'),
})
Paid.register(z.globalRegistry, { id: 'SubscriptionStep' })

const person = z.object({ params: z.object({ user_id: Id }) })
const cardErrors = [
  'payments_closed',
  'card_not_here',
  'card_refused',
  'renewal_covered',
  'too_many',
] as const

export const billing = {
  show: route(
    'GET /users/subscription/{user_id}',
    readsPerson(),
    'Plan, end, card and receipts of the caller',
    { errors: ['not_found'] },
  )
    .input(person)
    .output(Subscription),
  renew: route('PUT /users/renew/{user_id}', changesPerson(), 'Pay for and renew a subscription', {
    errors: [
      'not_found',
      ...cardErrors,
      'payment_pending',
      'payment_unclear',
      'subscription_changed',
    ],
  })
    .input(
      person.extend({
        body: Card.extend({
          plan: z.enum(plans, { error: 'choice_unknown' }).optional(),
          term: z.enum(terms, { error: 'choice_unknown' }).optional(),
          auto_renew: z.boolean().optional(),
          ends_at: z.iso
            .datetime({ error: 'invalid' })
            .nullish()
            .describe('The end that the person saw: a renewal since then is not paid again.'),
        }),
      }),
    )
    .output(Paid),
  change: route(
    'PUT /users/subscription/{user_id}',
    changesPerson(),
    'Cancel or resume the renewal, and choose its length',
    { errors: ['not_found', 'renewal_covered', 'payment_pending'] },
  )
    .input(
      person.extend({
        body: z.strictObject({
          auto_renew: z.boolean(),
          term: z.enum(terms, { error: 'choice_unknown' }).optional(),
        }),
      }),
    )
    .output(Subscription),
  card: route('PUT /users/card/{user_id}', changesPerson(), 'Save another card', {
    errors: ['not_found', ...cardErrors, 'payment_down'],
  })
    .input(person.extend({ body: Card }))
    .output(Paid),
  check: route(
    'POST /users/subscription/{user_id}',
    changesPerson(),
    'Ask the payment service what became of a payment or a card',
    { errors: ['not_found', 'payments_closed', 'too_many'] },
  )
    .input(person)
    .output(Subscription),
  confirm: route(
    'PUT /users/confirm_payment/{user_id}',
    changesPerson(),
    'Confirm or decline a practice payment',
    { errors: ['not_found', 'payments_closed', 'payment_gone', 'card_refused'] },
  )
    .input(
      person.extend({
        body: z.strictObject({ payment: Id, confirmed: z.boolean() }),
      }),
    )
    .output(Subscription),
}
