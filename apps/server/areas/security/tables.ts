import { securityKinds } from '@quartet/domain/security.ts'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/**
 * Browsers in which an account signed in. The random token is only in the browser's cookie, its
 * SHA-256 is stored here. It does not sign anybody in.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** Until when the account needs no second factor in this browser. */
    skipsFactorUntil: moment('skips_factor_until'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    index('known_devices_last_used').on(t.lastUsedAt),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/**
 * Refused requests and possible attacks, counted per minute; `account` is the random log alias.
 * Append-only; rows are deleted after 30 days.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: moment('at').notNull(),
    kind: text({ enum: securityKinds }).notNull(),
    network: text().notNull(),
    account: uuid(),
    count: integer().notNull(),
  },
  (t) => [index('security_events_at').on(t.at), platformPolicy()],
)
