import { securityKinds } from '@quartet/domain/security.ts'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** Browsers from which an account signed in: the random token is only in the browser's cookie, its SHA-256 is here. It signs nobody in. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    index('known_devices_last_used').on(t.lastUsedAt),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/** What was refused or looks like an attack, counted by minute; `account` is the random log alias. Rows are added, and go after 30 days. */
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
