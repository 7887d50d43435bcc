import { addDays } from '@quartet/domain/dates.ts'
import { pastDueDays, renewedEnd } from '@quartet/domain/subscription.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { lockUser } from '../users/queries.ts'
import type { Charge, Placed, SavedCard } from './client.ts'
import { noteCustomer } from './customer-commands.ts'
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
 * Writes what became of a payment, once: what is paid stays so, and what had failed can only turn out
 * to be paid after all. The account of a payment may be gone by then.
 */
export const settle = (context: CommandContext, payment: Payment, charge: Charge) =>
  context.db.transaction(async (tx) => {
    const subscription =
      payment.userId === null ? undefined : await lockSubscription(tx, payment.userId)
    const [row] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update')
    const isLate = row?.state === 'failed' && charge.state === 'paid'
    if (!row || (row.state !== 'open' && !isLate)) return
    const settled = { tx, open: row, subscription, isLate }
    if (charge.state === 'open') await writeOpen(tx, row, charge)
    else if (charge.state === 'paid') await settlePaid(context, settled, charge)
    else await settleFailed(context, settled, charge)
  })

type Settled = {
  tx: Transaction
  open: Payment
  subscription: Subscription | undefined
  /** It had failed, and the money was taken after all. */
  isLate: boolean
}

async function writeOpen(
  tx: Transaction,
  row: Payment,
  { reference, customer }: Extract<Charge, { state: 'open' }>,
) {
  await update(tx, row, { reference, ...(customer && { customer }) })
  if (customer) await noteCustomer(tx, { ...row, customer })
}

const update = (tx: Transaction, { id }: Payment, set: Partial<Payment>) =>
  tx.update(payments).set(set).where(eq(payments.id, id))

async function settlePaid(
  context: CommandContext,
  settled: Settled,
  { reference, card }: Extract<Charge, { state: 'paid' }>,
) {
  const { tx, open, subscription } = settled
  const { userId } = open
  const paid = paidSpan(settled, context.now)
  const shown = card?.card ?? open
  await update(tx, open, {
    ...{ state: 'paid', reason: null, reference, ...paid, settledAt: context.now, cardToken: null },
    ...{ cardBrand: shown.cardBrand, cardLast4: shown.cardLast4, cardExpMonth: shown.cardExpMonth },
  })
  if (userId === null || (!subscription && open.by === 'renewal'))
    return context.log.error({ payment: open.id }, 'an account that is gone has paid: refund it')
  await extend(context, { ...settled, open: { ...open, userId } }, paid.paidUntil, card)
  await mail(context, tx, userId, (to) =>
    receiptMail(to, { ...open, paidUntil: paid.paidUntil }, context.publicUrl),
  )
}

/** From the end, if access went on until now, else from now. */
function paidSpan({ open, subscription, isLate }: Settled, now: Date) {
  const endsAt = subscription?.subscriptionEndsAt ?? null
  const isPastDue = subscription !== undefined && stateOf(subscription, now) === 'past_due'
  const accessContinues = isPastDue || (open.by === 'renewal' && !isLate)
  return {
    paidFrom: endsAt !== null && (accessContinues || endsAt > now) ? endsAt : now,
    paidUntil: renewedEnd({ endsAt, now, term: open.term, accessContinues }),
  }
}

/** Writes the new end, with what the person chose unless they have had another choice since then. */
async function extend(
  { now }: CommandContext,
  { tx, open, subscription, isLate }: Settled & { open: { userId: number } },
  paidUntil: Date,
  card: SavedCard | undefined,
) {
  const { userId, plan, term } = open
  const paid = { subscriptionEndsAt: paidUntil, pastDueSince: null, failures: 0 }
  if (open.by === 'person' && !(isLate && subscription)) await applyChoice(tx, open, paid, card)
  else await tx.update(subscriptions).set(paid).where(eq(subscriptions.userId, userId))
  await writeLog(tx, now, {
    ...{ entity: 'subscriptions', actorId: actorOf(open), subjectId: userId },
    action: subscription ? 'update' : 'create',
    oldValue: { ends_at: subscription?.subscriptionEndsAt ?? null },
    newValue: { ends_at: paidUntil, plan, term },
  })
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
