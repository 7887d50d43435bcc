import { consenters, type LedgerPurpose } from '@quartet/domain/consent.ts'
import { erasureReasons } from '@quartet/domain/own-data.ts'
import { relations } from '@quartet/domain/visibility.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, json, pgPolicy, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../../db/columns.ts'
import { appRole, insertPolicy, maintenancePolicy, platformPolicy, platformRole, userPolicy } from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'
import { users } from '../users/tables.ts'

/** The words that somebody agreed to, stored once by their digest; about nobody: names stand in them as gaps. Never changed. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    /** SHA-256 in hex of the language, a line end and the text. */
    digest: text().primaryKey(),
    /** The locale of the page, such as `it`; what it lacked stood there in English. */
    language: text().notNull(),
    /** Key to words, in the order in which they are read: interface texts, then `page/terms/1/title` and `page/terms/1/body` of the pages. */
    text: json().$type<Record<string, string>>().notNull(),
    firstUsedAt: moment('first_used_at').notNull(),
  },
  () => [insertPolicy('add', [appRole, platformRole]), pgPolicy('read', { for: 'select', to: [appRole, platformRole], using: sql`true` })],
)

/** The consent ledger: one row a yes, closed by its withdrawal, never changed otherwise (method D44). */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<LedgerPurpose>().notNull(),
    by: text({ enum: consenters }).notNull().default('self'),
    /** Of the guardian who agreed. */
    guardianEmail: text('guardian_email'),
    /** Of the school that agreed. */
    organizationId: integer('organization_id').references(() => organizations.id),
    /** The random name in the log of who of the school's staff let the person in. */
    confirmedBy: uuid('confirmed_by'),
    /** Of rows from before the words themselves were stored. */
    textVersion: text('text_version'),
    textDigest: text('text_digest').references(() => consentTexts.digest),
    how: text({ enum: ['registration', 'guardian_link', 'school_agreement', 'settings'] }).notNull(),
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

/** Who read whose profile, once a reader and day. A reader whose account was erased stays as somebody who was there. */
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
 * Who was erased, by the random name of the log: for the list outside of the database (backup/erased-people.ts), by which a restore erases them again. No
 * backup holds this table.
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
 * Who is erased on an order of staff, which closes the account at once. The day stands in `users.erase_from`; an order that is undone goes. Who goes with the
 * institution has no order: the day of all of them stands there once (`organizations.erase_members_from`), and is taken back there.
 */
export const erasureOrders = pgTable(
  'erasure_orders',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    by: text({ enum: ['staff'] }).notNull(),
    /** Of an order by staff. */
    reason: text({ enum: erasureReasons }),
    note: text().notNull().default(''),
    orderedBy: integer('ordered_by').references(() => users.id, { onDelete: 'set null' }),
    orderedAt: moment('ordered_at').notNull(),
    /** What an undone order gives back: the day that the person had asked for, and whether the account was in the bin. */
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
