import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import { currentPerson, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** The authenticator app of an account. */
export const authenticators = pgTable(
  'authenticators',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until the first code of a new secret was entered. */
    encryptedSecret: text('encrypted_secret'),
    createdAt: moment('created_at'),
    /** The time step of the last code that was used; it and earlier ones are used up. */
    lastStep: integer('last_step').notNull().default(0),
    pendingSecret: text('pending_secret'),
    pendingUntil: moment('pending_until'),
  },
  (t) => [platformPolicy(), ownPolicy(sql`${t.userId} = ${currentPerson}`)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: integer().notNull(),
    transports: text().array().notNull().default([]),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    index('passkeys_user').on(t.userId),
    platformPolicy(),
    ownPolicy(sql`${t.userId} = ${currentPerson}`),
  ],
)

/** Unused recovery codes, of which only the person has the text. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.codeHash] }),
    platformPolicy(),
    ownPolicy(sql`${t.userId} = ${currentPerson}`),
  ],
)
