import type { LearnerRole } from '@quartet/domain/membership.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../db/columns.ts'
import {
  currentInstitution,
  currentPerson,
  ownPolicy,
  platformPolicy,
  userPolicy,
} from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'
import { languages } from '../languages/tables.ts'
import { users } from '../users/tables.ts'

/**
 * People who joined their institution with an account of their own: what the account was before, to
 * which it returns when they leave. Members who signed up with the code have no row.
 */
export const memberships = pgTable(
  'memberships',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    formerType: text('former_type').$type<typeof users.$inferSelect.type>().notNull(),
    formerRole: text('former_role').$type<LearnerRole>(),
    /** Whether joining switched off the renewal of the person's own plan. */
    renewalPaused: boolean('renewal_paused').notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (t) => [
    index('memberships_organization').on(t.organizationId),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/** The waiting lists of institutions, in the order of the ids. Each row comes before newcomers. */
export const seatRequests = pgTable(
  'seat_requests',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Until when a seat that became free is reserved; null while waiting for one. */
    offeredUntil: moment('offered_until'),
  },
  (t) => [
    index('seat_requests_organization').on(t.organizationId, t.id),
    platformPolicy(),
    ownPolicy(sql`${t.organizationId} = ${currentInstitution}`),
  ],
)

/**
 * Institutions that minors join once the guardian who agreed to the account agrees (method D34). It
 * stays with the membership, so that the guardian can withdraw; the mailed token is stored as a hash.
 */
export const joinRequests = pgTable(
  'join_requests',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** In lower case. */
    guardianEmail: text('guardian_email').notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    sentAt: moment('sent_at').notNull(),
    /** The deadline to agree; null once the guardian has agreed. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('join_requests_expires').on(t.expiresAt),
    index('join_requests_organization').on(t.organizationId),
    platformPolicy(),
    ownPolicy(sql`${t.userId} = ${currentPerson}`),
  ],
)
