import { addDays } from '@quartet/domain/dates.ts'
import { pastDueDays, renewedEnd } from '@quartet/domain/subscription.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { lockUser } from '../users/queries.ts'
import type { Charge, Placed, SavedCard } from './client.ts'
import { paymentFailedMail, receiptMail } from './mails.ts'
import { mayCharge, stateOf } from './queries.ts'
import { payments, subscriptions } from './tables.ts'

export type Payment = typeof payments.$inferSelect
export type Subscription = typeof subscriptions.$inferSelect

/** Locks the person first, as erasure does. */
export async function lockSubscription(tx: Transaction, userId: number) {
  if (!(await lockUser(tx, userId))) return undefined
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .for('update')
  return row
}

export const placedOf = (payment: Payment): Placed => ({
  ...{ key: payment.key, userId: payment.userId ?? 0, price: payment.price },
  ...{ currency: payment.currency, customer: payment.customer, cardToken: payment.cardToken },
  reference: payment.reference,
})

/**
 * Writes what became of a payment, once: a payment that is settled stays as it is. The account of a
 * payment may be gone by then.
 */
export const settle = (context: CommandContext, payment: Payment, charge: Charge) =>
  context.db.transaction(async (tx) => {
    const subscription =
      payment.userId === null ? undefined : await lockSubscription(tx, payment.userId)
    const [open] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.id, payment.id), eq(payments.state, 'open')))
      .for('update')
    if (!open) return
    if (charge.state === 'open')
      return void (await update(tx, open, { reference: charge.reference }))
    const settled = { tx, open, subscription }
    if (charge.state === 'paid') await settlePaid(context, settled, charge)
    else await settleFailed(context, settled, charge)
  })

type Settled = { tx: Transaction; open: Payment; subscription: Subscription | undefined }

const update = (tx: Transaction, { id }: Payment, set: Partial<Payment>) =>
  tx.update(payments).set(set).where(eq(payments.id, id))

async function settlePaid(
  context: CommandContext,
  { tx, open, subscription }: Settled,
  { reference, card }: Extract<Charge, { state: 'paid' }>,
) {
  const { now } = context
  const endsAt = subscription?.subscriptionEndsAt ?? null
  const isPastDue = subscription !== undefined && stateOf(subscription, now) === 'past_due'
  const accessContinues = isPastDue || open.by === 'renewal'
  const paidUntil = renewedEnd({ endsAt, now, term: open.term, accessContinues })
  const paidFrom = endsAt !== null && (accessContinues || endsAt > now) ? endsAt : now
  const shown = card?.card ?? open
  await update(tx, open, {
    ...{ state: 'paid', reference, paidFrom, paidUntil, settledAt: now, cardToken: null },
    ...{ cardBrand: shown.cardBrand, cardLast4: shown.cardLast4, cardExpMonth: shown.cardExpMonth },
  })
  const { userId } = open
  if (userId === null || (!subscription && open.by === 'renewal')) return
  const paid = { subscriptionEndsAt: paidUntil, pastDueSince: null, failures: 0 }
  if (open.by === 'person') await applyChoice(tx, { ...open, userId }, paid, card)
  else await tx.update(subscriptions).set(paid).where(eq(subscriptions.userId, userId))
  await writeLog(tx, now, {
    ...{ entity: 'subscriptions', actorId: actorOf(open), subjectId: userId },
    action: subscription ? 'update' : 'create',
    oldValue: { ends_at: endsAt },
    newValue: { ends_at: paidUntil, plan: open.plan, term: open.term },
  })
  await mail(context, tx, userId, (to) =>
    receiptMail(to, { ...open, paidUntil }, context.publicUrl),
  )
}

type Paid = Pick<Subscription, 'subscriptionEndsAt' | 'pastDueSince' | 'failures'>

/** What a person chose and paid with. The first payment opens the subscription. */
async function applyChoice(
  tx: Transaction,
  open: Payment & { userId: number },
  paid: Paid,
  card: SavedCard | undefined,
) {
  const { userId, plan, term, autoRenew } = open
  const saved = card ?? cardOf(open)
  const set = { plan, term, autoRenew, ...paid, ...cardColumns(saved) }
  await tx
    .insert(subscriptions)
    .values({ userId, gateway: open.gateway, ...set })
    .onConflictDoUpdate({ target: subscriptions.userId, set })
}

/**
 * A renewal that failed leaves the access until the last charge of the week has failed too, unless
 * the person has cancelled, or pays no more.
 */
async function settleFailed(
  context: CommandContext,
  { tx, open, subscription }: Settled,
  { reference, reason }: Extract<Charge, { state: 'failed' }>,
) {
  await update(tx, open, {
    ...{ state: 'failed', reason, settledAt: context.now, cardToken: null },
    ...(reference !== null && { reference }),
  })
  if (!subscription?.subscriptionEndsAt || open.by !== 'renewal') return
  const { userId, failures } = subscription
  const stillPays = subscription.autoRenew && (await mayCharge(tx, userId))
  const pastDueSince = subscription.pastDueSince ?? subscription.subscriptionEndsAt
  const accessUntil = addDays(pastDueSince, pastDueDays)
  await tx
    .update(subscriptions)
    .set({ failures: failures + 1, ...(stillPays && { pastDueSince }) })
    .where(eq(subscriptions.userId, userId))
  if (!stillPays) return
  await mail(context, tx, userId, (to) =>
    paymentFailedMail(to, { ...open, reason }, accessUntil, context.publicUrl),
  )
}

const actorOf = ({ by, userId }: Payment) => (by === 'person' ? userId : null)
const cardOf = ({ gateway, customer, cardToken, ...card }: Payment): SavedCard | undefined =>
  cardToken === null
    ? undefined
    : {
        card: {
          ...{ gateway, customer, cardToken, cardBrand: card.cardBrand },
          ...{ cardLast4: card.cardLast4, cardExpMonth: card.cardExpMonth },
        },
      }
export const cardColumns = (saved: SavedCard | undefined) => (saved ? { ...saved.card } : {})

type Mail = Parameters<CommandContext['queue']['sendNotice']>[1]
type Addressed = NonNullable<Awaited<ReturnType<typeof addresseeOf>>>

/** Mails the locked person, if the account has an address. */
export async function mail(
  { queue }: Pick<CommandContext, 'queue'>,
  tx: Transaction,
  userId: number,
  write: (to: Addressed) => Mail,
) {
  const person = await lockUser(tx, userId)
  const to = person && (await addresseeOf(tx, person))
  if (to) await queue.sendNotice(tx, { ...write(to), of: [userId] })
}
