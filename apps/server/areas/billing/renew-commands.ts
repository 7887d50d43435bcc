import type { Plan } from '@quartet/domain/plans.ts'
import type { Term } from '@quartet/domain/subscription.ts'
import type { Transaction } from '../../db/db.ts'
import { fail, failFields, ok } from '../../result.ts'
import { newToken } from '../../security/tokens.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { lockUser } from '../users/queries.ts'
import {
  GatewayContradiction,
  GatewayDown,
  type Payments,
  type Placed,
  type StoredCard,
} from './client.ts'
import { type CardFields, hasCardFields, takeCard } from './commands.ts'
import { lockSubscription, type Payment, placedOf, settle } from './payment-commands.ts'
import { findOffer, findOpenPayment, findSubscription, mayRenew, type Offer } from './queries.ts'
import { chooseRenewal } from './renewal-commands.ts'
import { payments as paymentRows } from './tables.ts'

export type Renewal = CardFields & {
  plan?: Plan | undefined
  term?: Term | undefined
  auto_renew?: boolean | undefined
  /** The end that the person saw. */
  ends_at?: string | null | undefined
}
type PayingContext = CallerContext & { payments: Payments }
export const returnUrl = (publicUrl: string) => `${publicUrl}/edit-user?tab=subscription&paid=true`

/**
 * Pays for a further term. Answers with the page on which the person goes on, if there is one. A
 * card that is refused changes nothing, and of two renewals at once one is paid.
 */
export async function renew(context: PayingContext, renewal: Renewal) {
  const { db, payments, caller, now } = context
  const current = await findSubscription(db, caller.id)
  const { plan = current?.plan ?? 'basic', term = current?.term ?? 'annual' } = renewal
  if (plan !== (current?.plan ?? 'basic')) return failFields({ plan: 'choice_unknown' })
  const offer = await findOffer(db, plan, term)
  if (!offer) return failFields({ term: 'choice_unknown' })
  const taken = await cardFor(payments, current, renewal, now)
  if (!taken.ok) return taken
  const finished = await finishEarlier(context)
  if (!finished.ok || finished.paid) return finished
  const begun = await begin(context, { offer, renewal, card: taken.card })
  if (!begun.ok) return begun
  const { payment } = begun
  const charge = await attempt(() => payments.pay(placedOf(payment), returnUrl(context.publicUrl)))
  if (!charge) return fail('payment_unclear')
  await settle(context, payment, charge)
  if (charge.state === 'failed') return fail('card_refused')
  const url = charge.state === 'open' ? (charge.url ?? confirmUrl(context.publicUrl)) : null
  return ok({ paid: charge.state === 'paid', url })
}

const confirmUrl = (publicUrl: string) => `${publicUrl}/confirm-payment`

/** The card of the form, or the saved one when the form has none. */
async function cardFor(
  payments: Payments,
  current: Awaited<ReturnType<typeof findSubscription>>,
  renewal: Renewal,
  now: Date,
) {
  const saved = current?.gateway === payments.name ? current : undefined
  if (payments.entry === 'form' && saved?.cardToken && !hasCardFields(renewal))
    return ok({ card: cardOf(saved) })
  const taken = await takeCard(payments, renewal, now)
  return taken.ok && payments.entry === 'page' && saved
    ? ok({ card: { ...taken.card, customer: saved.customer } })
    : taken
}

const cardOf = (row: StoredCard): StoredCard => ({
  ...{ gateway: row.gateway, customer: row.customer ?? null, cardToken: row.cardToken },
  ...{ cardBrand: row.cardBrand, cardLast4: row.cardLast4, cardExpMonth: row.cardExpMonth },
})

/**
 * Ends a payment that still waits for the person, who began another one. When that one was paid
 * meanwhile, nothing further is charged.
 */
async function finishEarlier(context: PayingContext) {
  const open = await findOpenPayment(context.db, context.caller.id)
  if (!open) return ok({ paid: false, url: null })
  if (open.reference === null) return fail('payment_pending')
  const charge = await attempt(() => close(context.payments, placedOf(open)))
  if (!charge || charge.state === 'open') return fail('payment_pending')
  await settle(context, open, charge)
  return ok({ paid: charge.state === 'paid', url: null })
}

/** Ends an order that waits for the person. What the gateway contradicts stays as it is. */
export const close = (payments: Payments, order: Placed) =>
  payments.cancel(order).catch((error: unknown) => {
    if (error instanceof GatewayContradiction) return undefined
    throw error
  })

type Begun = { offer: Offer; renewal: Renewal; card: StoredCard }

/** Records the intended payment. Undone by the database if another one has begun. */
const begin = (context: CallerContext, { offer, renewal, card }: Begun) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const person = await lockUser(tx, caller.id)
    if (!person || !(await mayRenew(tx, person))) return fail('renewal_covered')
    const subscription = await lockSubscription(tx, caller.id)
    if (await findOpenPayment(tx, caller.id)) return fail('payment_pending')
    const seen = renewal.ends_at
    if (seen !== undefined && seen !== (subscription?.subscriptionEndsAt?.toISOString() ?? null))
      return fail('subscription_changed')
    const autoRenew = renewal.auto_renew ?? subscription?.autoRenew ?? true
    const chosen = { plan: offer.plan, term: offer.term, autoRenew }
    const [payment] = await tx
      .insert(paymentRows)
      .values({
        ...{ userId: caller.id, key: newToken(), by: 'person' as const, ...chosen },
        ...{ price: offer.price, currency: offer.currency, createdAt: now, ...card },
      })
      .returning()
    await writeLog(tx, now, {
      ...{ action: 'create', entity: 'payments', actorId: caller.id, subjectId: caller.id },
      ...{
        ...(payment && { entityId: payment.id }),
        newValue: { plan: offer.plan, term: offer.term },
      },
    })
    return ok({ payment: payment as Payment })
  })

/** Undefined when it is not known what happened, also after a second call. */
export async function attempt<Found>(call: () => Promise<Found>) {
  for (const last of [false, true])
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error
      if (last) return undefined
    }
  return undefined
}

/** Whether the caller has begun to pay for another term, which would undo the choice of this one. */
async function paysForOther(tx: Transaction, userId: number, term: Term) {
  const open = await findOpenPayment(tx, userId)
  return open?.by === 'person' && open.term !== term
}

/** Cancels or resumes the renewal at the end of the term, and chooses its length. */
export const changeRenewal = (
  { db, caller, now }: CallerContext,
  { auto_renew, term }: { auto_renew: boolean; term?: Term | undefined },
) =>
  db.transaction(async (tx) => {
    const before = await lockSubscription(tx, caller.id)
    if (!before) return fail('renewal_covered')
    if (term && (await paysForOther(tx, caller.id, term))) return fail('payment_pending')
    const offer = await findOffer(tx, before.plan, term ?? before.term)
    if (auto_renew && !offer) return failFields({ term: 'choice_unknown' })
    const after = { autoRenew: auto_renew, term: term ?? before.term }
    await chooseRenewal(tx, caller.id, after)
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'subscriptions', actorId: caller.id, subjectId: caller.id },
      oldValue: { auto_renew: before.autoRenew, term: before.term },
      newValue: { auto_renew, term: after.term },
    })
    return ok()
  })
