import type { Browser, System } from '@quartet/domain/device.ts'
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** Signed-in devices: the token itself is only in the browser, its SHA-256 is here. */
export const sessions = pgTable(
  'sessions',
  {
    /** What the person names a device by; it opens nothing. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remembered: boolean().notNull(),
    /** The coarse name of the device, as its browser told at login; no address, no version. */
    browser: text().$type<Browser>(),
    system: text().$type<System>(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), platformPolicy(), userPolicy(t.userId)],
)

/** The one mailed code that is alive for an account. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: smallint().notNull().default(0),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [platformPolicy(), userPolicy(t.userId)],
)

/** The one reset link that is alive for an account. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [platformPolicy(), userPolicy(t.userId)],
)
