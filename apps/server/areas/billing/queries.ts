import { isPrice, offers, type Plan } from '@quartet/domain/plans.ts'
import { accessState, isChargeDue, type Term, terms } from '@quartet/domain/subscription.ts'
import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { families } from '../families/tables.ts'
import { readConfiguration } from '../settings/queries.ts'
import { users } from '../users/tables.ts'
import type { Payments } from './client.ts'
import { cardPages, payments, subscriptions } from './tables.ts'
import { hadTrial } from './trial-commands.ts'

export type Offer = { plan: Plan; term: Term; months: number; price: number; currency: string }

/** The plans that have a price, as they are on the wire. */
export async function listOffers(db: Reader): Promise<Offer[]> {
  const configuration = await readConfiguration(db)
  return offers
    .map(({ plan, term, price }) => ({
      ...{ plan, term, months: terms[term].months },
      ...{ price: configuration[price], currency: configuration.currency },
    }))
    .filter(({ price }) => isPrice(price))
}

/** What a plan costs for a term; undefined when it is not offered. */
export const findOffer = async (db: Reader, plan: Plan, term: Term) =>
  (await listOffers(db)).find((offer) => offer.plan === plan && offer.term === term)

type Subscription = typeof subscriptions.$inferSelect

/** The state of a subscription whose owner has confirmed the address (method 4.2). */
export const stateOf = (subscription: Subscription, now: Date) =>
  accessState({
    ...{ verified: true, covered: false, now },
    ...{ endsAt: subscription.subscriptionEndsAt, trialEndsAt: subscription.trialEndsAt },
    ...{ autoRenew: subscription.autoRenew, pastDueSince: subscription.pastDueSince },
    renews: subscription.autoRenew && subscription.cardToken !== null,
  })

export async function findSubscription(db: Reader, userId: number) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row
}

export async function findOpenPayment(db: Reader, userId: number) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.state, 'open')))
  return row
}

export async function findCardPage(db: Reader, session: string) {
  const [row] = await db.select().from(cardPages).where(eq(cardPages.session, session))
  return row
}

/** The newest pages that somebody opened since then to save a card. */
export const listCardPages = (
  db: Reader,
  userId: number,
  { since, limit }: { since: Date; limit: number },
) =>
  db
    .select()
    .from(cardPages)
    .where(and(eq(cardPages.userId, userId), gt(cardPages.createdAt, since)))
    .orderBy(desc(cardPages.createdAt))
    .limit(limit)

/** Payments whose outcome should be known by now. */
export const listOpenPayments = (db: Reader, before: Date) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'open'), lte(payments.createdAt, before)))
    .orderBy(payments.id)

/** Payments that failed after `since`, and that nobody has looked up since `before`. */
export const listFailedPayments = (db: Reader, { since, before }: { since: Date; before: Date }) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, 'failed'),
        gt(payments.settledAt, since),
        lte(sql`coalesce(${payments.checkedAt}, ${payments.settledAt})`, before.toISOString()),
      ),
    )
    .orderBy(payments.id)

/** People who pay for themselves, and neither left, nor wait for consent, nor requested erasure. */
export const pays = and(
  eq(users.removed, 0),
  isNull(users.eraseFrom),
  isNull(users.awaitingConsentSince),
  // whoever runs a family pays for it from an institution as well; its members pay nothing
  sql`(users.type not in ('institution', 'student') or exists (select from families f where f.admin_id = users.id))`,
  sql`not exists (select from family_members m where m.user_id = users.id and m.left_at is null)`,
)

/** Subscriptions that end between these moments, in the order of people. */
export const listEnding = (db: Reader, { after, until }: { after: Date; until: Date }) =>
  db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        pays,
        isNotNull(subscriptions.subscriptionEndsAt),
        gt(subscriptions.subscriptionEndsAt, after),
        lte(subscriptions.subscriptionEndsAt, until),
      ),
    )
    .orderBy(subscriptions.userId)

/** Whether the saved card is charged now by the gateway that has it. */
export const isDue = (
  { autoRenew, cardToken, gateway, subscriptionEndsAt, failures }: Subscription,
  { name }: Payments,
  now: Date,
) =>
  autoRenew &&
  cardToken !== null &&
  gateway === name &&
  subscriptionEndsAt !== null &&
  isChargeDue({ endsAt: subscriptionEndsAt, failures, now })

/** The subscription of a person as it is on the wire. */
export async function showSubscription(
  db: Reader,
  userId: number,
  gateway: Payments | undefined,
  now: Date,
) {
  const row = await findSubscription(db, userId)
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  const offered = (await listOffers(db)).filter(({ plan }) => plan === (row?.plan ?? 'basic'))
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.state, 'paid')))
    .orderBy(desc(payments.id))
  const open = await findOpenPayment(db, userId)
  const endsAt = row?.subscriptionEndsAt ?? null
  return {
    ...{ plan: row?.plan ?? null, term: row?.term ?? null, auto_renew: row?.autoRenew ?? false },
    state: row ? stateOf(row, now) : null,
    renewable: person !== undefined && gateway !== undefined && (await mayRenew(db, person)),
    ends_at: endsAt?.toISOString() ?? null,
    trial_ends_at: row?.trialEndsAt?.toISOString() ?? null,
    trial_open:
      row !== undefined &&
      endsAt === null &&
      !(await hadTrial(db, { email: person?.email ?? null })),
    payment_page: gateway?.entry === 'page',
    sandbox: gateway?.sandbox ?? false,
    card: row ? cardView(row) : null,
    offers: offered,
    waiting: open ? { id: open.id, price: open.price, currency: open.currency } : null,
    payments: paid.map(paymentView),
  }
}

/**
 * Adults and teenagers whose access nobody else pays for, and whoever runs a family: that is paid for
 * from an institution as well.
 */
export async function mayRenew(db: Reader, { id, type, ageGroupId }: typeof users.$inferSelect) {
  if (ageGroupId === 1) return false
  if (type !== 'institution' && type !== 'student') return true
  return (await db.$count(families, eq(families.adminId, id))) > 0
}

const cardView = (row: Subscription) =>
  row.cardToken === null
    ? null
    : {
        ...{ brand: row.cardBrand ?? '', last4: row.cardLast4 ?? '' },
        exp_month: row.cardExpMonth ?? '',
      }

const paymentView = (row: typeof payments.$inferSelect) => ({
  ...{ id: row.id, plan: row.plan, term: row.term, price: row.price, currency: row.currency },
  paid_at: (row.settledAt ?? row.createdAt).toISOString(),
  paid_from: row.paidFrom?.toISOString() ?? null,
  paid_until: row.paidUntil?.toISOString() ?? null,
  ...{ card_brand: row.cardBrand, card_last4: row.cardLast4 },
})

/** Whether this person still pays for themselves. */
export const mayCharge = async (db: Reader, userId: number) =>
  (await db.$count(users, and(eq(users.id, userId), pays))) > 0
