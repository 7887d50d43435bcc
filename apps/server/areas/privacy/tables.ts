import { consenters, type LedgerPurpose } from '@quartet/domain/consent.ts'
import { erasureReasons } from '@quartet/domain/own-data.ts'
import { relations } from '@quartet/domain/visibility.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  json,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import {
  appRole,
  insertPolicy,
  maintenancePolicy,
  platformPolicy,
  platformRole,
  userPolicy,
} from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'
import { users } from '../users/tables.ts'

/**
 * The texts that people consented to, stored once by digest and never changed. They contain
 * placeholders instead of names.
 */
export const consentTexts = pgTable(
  'consent_texts',
  {
    /** SHA-256 in hex of the locale, a line feed and the JSON of the text. */
    digest: text().primaryKey(),
    /** The locale of the page, such as `it`; texts missing in it were shown in English. */
    language: text().notNull(),
    /**
     * Text by key, in reading order: interface texts, then `page/terms/1/title` and
     * `page/terms/1/body` of the linked pages.
     */
    text: json().$type<Record<string, string>>().notNull(),
    firstUsedAt: moment('first_used_at').notNull(),
  },
  () => [
    insertPolicy('add', [appRole, platformRole]),
    pgPolicy('read', { for: 'select', to: [appRole, platformRole], using: sql`true` }),
  ],
)

/**
 * The consent ledger: one row per consent, closed by its withdrawal and never changed otherwise
 * (method D44).
 */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<LedgerPurpose>().notNull(),
    by: text({ enum: consenters }).notNull().default('self'),
    /** The guardian who consented. */
    guardianEmail: text('guardian_email'),
    /** The school that consented. */
    organizationId: integer('organization_id').references(() => organizations.id),
    /** Log alias of the member of the school's staff who admitted the person. */
    confirmedBy: uuid('confirmed_by'),
    /** Set only in rows from before the texts themselves were stored. */
    textVersion: text('text_version'),
    textDigest: text('text_digest').references(() => consentTexts.digest),
    how: text({
      enum: ['registration', 'guardian_link', 'school_agreement', 'joining', 'settings', 'family'],
    }).notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    index('consents_user').on(t.userId, t.purpose),
    uniqueIndex('consents_open').on(t.userId, t.purpose).where(sql`${t.withdrawnAt} is null`),
    index('consents_text').on(t.textDigest),
    check('consents_words', sql`(${t.textVersion} is null) <> (${t.textDigest} is null)`),
    check(
      'consents_by',
      sql`(${t.by} = 'guardian') = (${t.guardianEmail} is not null) and (${t.by} = 'school') = (${t.organizationId} is not null)`,
    ),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/**
 * Who read whose profile, once per reader and day. Views by an erased reader stay, without the
 * name.
 */
export const profileViews = pgTable(
  'profile_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewerId: integer('viewer_id').references(() => users.id, { onDelete: 'set null' }),
    relation: text({ enum: relations }).notNull(),
    /** In UTC. */
    day: date().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('profile_views_day').on(t.userId, t.viewerId, t.day),
    index('profile_views_newest').on(t.userId, t.at.desc(), t.id.desc()),
    index('profile_views_viewer').on(t.viewerId),
    index('profile_views_at').on(t.at),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/**
 * Log aliases of erased people, from which the list outside of the database
 * (backup/erased-people.ts) is written. A restore erases these people again. Backups do not contain
 * this table.
 */
export const erasedPeople = pgTable(
  'erased_people',
  {
    alias: uuid().primaryKey(),
    erasedAt: moment('erased_at').notNull(),
  },
  () => [platformPolicy(), insertPolicy('add'), maintenancePolicy('select')],
)

/**
 * Erasures ordered by staff or a family, which close the account at once. The day is in `users.erase_from`;
 * cancelling an order deletes its row. People erased with their institution have no order: their
 * day is in `organizations.erase_members_from`.
 */
export const erasureOrders = pgTable(
  'erasure_orders',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    by: text({ enum: ['staff', 'family'] }).notNull(),
    /** Set for orders by staff. */
    reason: text({ enum: erasureReasons }),
    note: text().notNull().default(''),
    orderedBy: integer('ordered_by').references(() => users.id, { onDelete: 'set null' }),
    orderedAt: moment('ordered_at').notNull(),
    /**
     * State before the order, restored when it is cancelled: the day of erasure the person
     * requested, and whether the account was removed.
     */
    ownEraseFrom: moment('own_erase_from'),
    wasRemoved: smallint('was_removed').$type<0 | 1>().notNull(),
  },
  (t) => [
    index('erasure_orders_ordered_by').on(t.orderedBy),
    check('erasure_orders_reason', sql`(${t.by} = 'staff') = (${t.reason} is not null)`),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)
