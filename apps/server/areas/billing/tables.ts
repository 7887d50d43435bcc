import { plans } from '@quartet/domain/plans.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

const terms = ['semester', 'annual'] as const
const gateways = ['sandbox', 'stripe'] as const

/**
 * The subscription that pays for an account. The card is a token of the gateway; only its brand,
 * last four digits and expiry month are stored.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: plans }).notNull(),
    term: text({ enum: terms }).notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    /** Null until the address is confirmed and a card saved, when the trial begins. */
    subscriptionEndsAt: moment('subscription_ends_at'),
    /** The original end of the trial; an access that runs longer has been paid for. */
    trialEndsAt: moment('trial_ends_at'),
    /** The end at which the first charge failed. */
    pastDueSince: moment('past_due_since'),
    /** Failed charges since that end. */
    failures: smallint().notNull().default(0),
    /** The end that was announced by mail, and how many days before. */
    noticedEnd: moment('noticed_end'),
    noticedDays: smallint('noticed_days'),
    /** The end after which a mail said that access is over. */
    expiredTold: moment('expired_told'),
    gateway: text({ enum: gateways }).notNull(),
    customer: text(),
    cardToken: text('card_token'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** yyyy-MM */
    cardExpMonth: text('card_exp_month'),
    createdAt: createdAt(),
  },
  (t) => [
    index('subscriptions_end').on(t.subscriptionEndsAt),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/**
 * Every payment, from the moment it is intended. The row outlives the account, without the person,
 * for as long as the law requires.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Under which the gateway charges once, however often it is called. */
    key: text().notNull().unique(),
    /** Whether the person was there. */
    by: text({ enum: ['person', 'renewal'] }).notNull(),
    plan: text({ enum: plans }).notNull(),
    term: text({ enum: terms }).notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    /** In hundredths of the currency. */
    price: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: ['open', 'paid', 'failed'] })
      .notNull()
      .default('open'),
    reason: text(),
    gateway: text({ enum: gateways }).notNull(),
    customer: text(),
    /** The card to charge; null once it is settled. */
    cardToken: text('card_token'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardExpMonth: text('card_exp_month'),
    /** The name of the charge at the gateway. */
    reference: text(),
    /** What it paid for; both null until then. */
    paidFrom: moment('paid_from'),
    paidUntil: moment('paid_until'),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
    /** When the gateway was last searched for money that it took after the payment had failed. */
    checkedAt: moment('checked_at'),
  },
  (t) => [
    index('payments_user').on(t.userId, t.id),
    uniqueIndex('payments_open').on(t.userId).where(sql`${t.state} = 'open'`),
    uniqueIndex('payments_reference').on(t.reference),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/**
 * The customers of people at the gateway. The row outlives the account, without the person, until a
 * job has deleted the customer and its cards at the gateway.
 */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    customer: text().primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    gateway: text({ enum: gateways }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('payment_customers_user').on(t.userId), platformPolicy(), userPolicy(t.userId)],
)

/** Pages of the gateway on which people may still save a card; each counts once. */
export const cardPages = pgTable(
  'card_pages',
  {
    session: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('card_pages_user').on(t.userId), platformPolicy(), userPolicy(t.userId)],
)

/** Messages of the gateway that were worked through. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), receivedAt: moment('received_at').notNull() },
  () => [platformPolicy()],
)

/** Keyed digests of the mailboxes and cards that had a free trial; about nobody in particular. */
export const trialUses = pgTable(
  'trial_uses',
  { digest: text().primaryKey(), usedAt: moment('used_at').notNull() },
  () => [platformPolicy()],
)

/** What the practice gateway would have charged. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    key: text().primaryKey(),
    state: text({ enum: ['open', 'paid', 'failed'] }).notNull(),
    reason: text(),
    createdAt: createdAt(),
  },
  () => [platformPolicy()],
)
