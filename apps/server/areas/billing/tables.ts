import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

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
    plan: text({ enum: ['basic', 'family', 'professional'] }).notNull(),
    term: text({ enum: ['semester', 'annual'] }).notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    /** Null until the address is confirmed, when the trial begins. */
    subscriptionEndsAt: moment('subscription_ends_at'),
    /** The original end of the trial; an access that runs longer has been paid for. */
    trialEndsAt: moment('trial_ends_at'),
    pastDueSince: moment('past_due_since'),
    gateway: text().notNull(),
    cardToken: text('card_token').notNull(),
    cardBrand: text('card_brand').notNull(),
    cardLast4: text('card_last4').notNull(),
    /** yyyy-MM */
    cardExpMonth: text('card_exp_month').notNull(),
    createdAt: createdAt(),
  },
  (t) => [platformPolicy(), userPolicy(t.userId)],
)
