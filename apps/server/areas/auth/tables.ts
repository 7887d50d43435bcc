import type { Browser, System } from '@quartet/domain/device.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { classCards } from '../class-cards/tables.ts'
import { users } from '../users/tables.ts'

const stepKinds = ['provider', 'second_factor', 'identity'] as const
export type StepKind = (typeof stepKinds)[number]

/** A person as a provider has confirmed them. */
export type ProvenIdentity = {
  provider: string
  issuer: string
  subject: string
  email: string
  organizationId: number | null
}
export type StepData = {
  /** The provider to which the browser was sent. */
  provider?: string
  rememberMe?: boolean
  languageId?: number
  /** To be linked when the account is proven. */
  identity?: ProvenIdentity
}

/** Signed-in devices. Only the browser has the token; its SHA-256 hash is stored here. */
export const sessions = pgTable(
  'sessions',
  {
    /** Identifies a device to the person; it cannot be used to sign in. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remembered: boolean().notNull(),
    /** The class card that opened the session, which ends with it. */
    cardId: integer('card_id').references(() => classCards.id, { onDelete: 'cascade' }),
    /** The browser and system as reported at login, without address or version. */
    browser: text().$type<Browser>(),
    system: text().$type<System>(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_card').on(t.cardId).where(sql`${t.cardId} is not null`),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/** The current verification code of an account. */
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

/** The address that an account is changed to once its code is entered. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: smallint().notNull().default(0),
  },
  (t) => [platformPolicy(), userPolicy(t.userId)],
)

/** The current reset link of an account. */
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

/**
 * A sign-in that has begun in one browser, whose cookie has the token: away at a provider, waiting
 * for the second factor, or signed in at a provider whose identity belongs to no account yet.
 */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text({ enum: stepKinds }).notNull(),
    /** Null while nobody has proven an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().$type<StepData>().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('sign_in_steps_user').on(t.userId),
    index('sign_in_steps_expires').on(t.expiresAt),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)
