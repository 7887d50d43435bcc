import { addDays } from '@quartet/domain/dates.ts'
import { dueNotice, noticeDays, pastDueDays } from '@quartet/domain/subscription.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { separately } from '../../queue/separately.ts'
import type { CommandContext, Services } from '../../services.ts'
import { follow, recheck } from './check-commands.ts'
import type { Payments } from './client.ts'
import { forgetCustomer, listLeftCustomers } from './customer-commands.ts'
import { accessEndingMail, accessExpiredMail, renewalMail, trialEndingMail } from './mails.ts'
import {
  lockSubscription,
  mail,
  type Payment,
  placedOf,
  type Subscription,
  settle,
} from './payment-commands.ts'
import {
  findOffer,
  findOpenPayment,
  isDue,
  listEnding,
  listFailedPayments,
  listOpenPayments,
  mayCharge,
  stateOf,
} from './queries.ts'
import { attempt, close } from './renew-commands.ts'
import { cardPages, paymentEvents, payments as paymentRows, subscriptions } from './tables.ts'

/** Minutes after which a call to the gateway has been lost, and hours for which a person may pay. */
const lostAfter = 2 / 1440
const openHours = 24
/** Days for which messages of the gateway are remembered; it repeats them for three. */
const eventDays = 30
/** Days for which a page to save a card is remembered; the gateway closes it after one. */
const cardPageDays = 7
/** Days for which a payment that failed is looked up daily, in case it was paid after all. */
const recheckedDays = 7

/**
 * Settles what is open, charges what is due, and announces ends by mail. May run twice, or in two
 * processes at once. A gateway that is down is not called again.
 */
export async function runSubscriptions(services: Services) {
  const context = { ...services, now: services.clock() }
  const { db, now, payments, log } = context
  const { each, end } = separately(log, 'run-subscriptions')
  if (payments) await runPayments({ ...context, payments }, each)
  const coming = { after: now, until: addDays(now, noticeDays[0] as number) }
  await each(await listEnding(db, coming), payerName, ({ subscription }) =>
    announce(context, subscription),
  )
  const over = { after: addDays(now, -2 * pastDueDays), until: now }
  await each(await listEnding(db, over), payerName, ({ subscription }) =>
    tellOfEnd(context, subscription),
  )
  end()
}

type PayingContext = CommandContext & { payments: Payments }
type Each = ReturnType<typeof separately>['each']

const paymentName = ({ id }: Payment) => `payment ${id}`
const payerName = ({ subscription }: { subscription: Subscription }) =>
  `person ${subscription.userId}`

/** What needs the gateway. What had failed is looked up before the next charge. */
async function runPayments(context: PayingContext, each: Each) {
  const { db, now, payments } = context
  let isUp = true
  const eachWhileUp = <Row>(
    rows: Row[],
    nameOf: (row: Row) => string,
    act: (row: Row) => Promise<boolean>,
  ) =>
    each(rows, nameOf, async (row) => {
      if (isUp) isUp = await act(row)
    })
  await eachWhileUp(await listOpenPayments(db, addDays(now, -lostAfter)), paymentName, (row) =>
    finish(context, row),
  )
  const since = addDays(now, -recheckedDays)
  const failed = await listFailedPayments(db, { since, before: addDays(now, -1) })
  await eachWhileUp(failed, paymentName, (row) => recheck(context, row))
  const ended = await listEnding(db, { after: addDays(now, -pastDueDays), until: now })
  await eachWhileUp(ended, payerName, ({ subscription }) => chargeIfDue(context, subscription))
  await eachWhileUp(
    await listLeftCustomers(db, payments, since),
    (customer) => `customer ${customer}`,
    (customer) => deleteCustomer(context, customer),
  )
}

/** Deletes a customer whose account is gone, with its cards. False when the gateway is down. */
async function deleteCustomer({ db, payments }: PayingContext, customer: string) {
  if (payments.entry !== 'page') return true
  const isDeleted = await attempt(async () => {
    await payments.deleteCustomer(customer)
    return true
  })
  if (!isDeleted) return false
  await db.transaction((tx) => forgetCustomer(tx, customer))
  return true
}

/**
 * A page on which nobody paid for a day, or whose account is gone, is closed. False when the gateway is
 * down.
 */
async function finish(context: PayingContext, payment: Payment) {
  const { payments, now } = context
  const isOver = payment.userId === null || now >= addDays(payment.createdAt, openHours / 24)
  if (isOver && payment.reference !== null && payment.gateway === payments.name) {
    const closed = await attempt(async () => {
      await close(payments, placedOf(payment))
      return true
    })
    if (!closed) return false
  }
  return follow(context, payment)
}

/** The key names the end and the attempt, so that a charge that was forgotten is found again. */
export const keyOf = ({ userId, failures, createdAt }: Subscription, endsAt: Date) =>
  `renewal-${userId}-${createdAt.getTime()}-${endsAt.getTime()}-${failures}`

/** False when the gateway is down. */
async function chargeIfDue(context: PayingContext, { userId }: Subscription) {
  const { payments } = context
  const payment = await context.db.transaction((tx) => intend(context, tx, userId))
  if (!payment) return true
  const charge = await attempt(() => payments.charge(placedOf(payment)))
  if (charge) await settle(context, payment, charge)
  return charge !== undefined
}

type Tx = Parameters<Parameters<CommandContext['db']['transaction']>[0]>[0]

/** Records the charge before it is made, if it is still due under the lock. */
async function intend({ payments, now }: PayingContext, tx: Tx, userId: number) {
  const subscription = await lockSubscription(tx, userId)
  const endsAt = subscription?.subscriptionEndsAt
  if (!subscription || !endsAt || !isDue(subscription, payments, now)) return undefined
  if (!(await mayCharge(tx, userId)) || (await findOpenPayment(tx, userId))) return undefined
  const { plan, term, gateway, customer, cardToken } = subscription
  const offer = await findOffer(tx, plan, term)
  if (!offer) return undefined
  const [payment] = await tx
    .insert(paymentRows)
    .values({
      ...{ userId, key: keyOf(subscription, endsAt), by: 'renewal' as const, createdAt: now },
      ...{ plan, term, autoRenew: true, price: offer.price, currency: offer.currency },
      ...{ gateway, customer, cardToken, cardBrand: subscription.cardBrand },
      ...{ cardLast4: subscription.cardLast4, cardExpMonth: subscription.cardExpMonth },
    })
    .onConflictDoNothing()
    .returning()
  return payment
}

/** Mails once, 7 days and 1 day before the end, what will be charged or that access ends. */
const announce = (context: CommandContext, { userId }: Subscription) =>
  context.db.transaction(async (tx) => {
    const { now, publicUrl } = context
    const row = await lockSubscription(tx, userId)
    const endsAt = row?.subscriptionEndsAt
    if (!row || !endsAt) return
    const announced = row.noticedEnd?.getTime() === endsAt.getTime() ? row.noticedDays : null
    const days = dueNotice({ endsAt, announced, now })
    if (days === null) return
    const offer = await findOffer(tx, row.plan, row.term)
    const charges = row.autoRenew && row.cardToken !== null && offer !== undefined
    await tx
      .update(subscriptions)
      .set({ noticedEnd: endsAt, noticedDays: days })
      .where(eq(subscriptions.userId, userId))
    await mail(context, tx, userId, (to) => {
      if (!charges) return accessEndingMail(to, endsAt, publicUrl)
      const write = stateOf(row, now) === 'trial' ? trialEndingMail : renewalMail
      return write(to, { ...offer, endsAt }, publicUrl)
    })
  })

const tellOfEnd = (context: CommandContext, { userId }: Subscription) =>
  context.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, userId)
    const endsAt = row?.subscriptionEndsAt
    if (!row || !endsAt || stateOf(row, context.now) !== 'expired') return
    if (row.expiredTold?.getTime() === endsAt.getTime()) return
    await tx
      .update(subscriptions)
      .set({ expiredTold: endsAt })
      .where(eq(subscriptions.userId, userId))
    await mail(context, tx, userId, (to) => accessExpiredMail(to, context.publicUrl))
  })

/** Forgets messages of the gateway that it no longer repeats. */
export const forgetPaymentEvents = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, addDays(now, -eventDays)))

/** Forgets pages on which nobody saved a card. */
export const forgetCardPages = ({ db, now }: Pick<CommandContext, 'db' | 'now'>) =>
  db.delete(cardPages).where(lt(cardPages.createdAt, addDays(now, -cardPageDays)))

/** Erases payments whose account is gone, after the years that the law demands. */
export const forgetPayments = (db: CommandContext['db'], before: Date) =>
  db.delete(paymentRows).where(and(isNull(paymentRows.userId), lt(paymentRows.createdAt, before)))
