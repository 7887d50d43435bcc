import { classifications } from '@quartet/domain/classification.ts'
import { consenters } from '@quartet/domain/consent.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, searched, sortKey } from '../../db/columns.ts'
import {
  currentInstitution,
  currentPerson,
  insertPolicy,
  maintenancePolicy,
  ownPolicy,
  platformPolicy,
  userPolicy,
} from '../../db/policies.ts'
import { organizations } from '../institutions/tables.ts'
import { languages } from '../languages/tables.ts'

/**
 * People of the current institution, and the current person if they have none. A `case` instead of
 * `or`, so that PostgreSQL plans by the conditions of the query.
 */
const isOwn = ({ id, organizationId }: { id: AnyPgColumn; organizationId: AnyPgColumn }) =>
  sql`case when ${organizationId} is null then ${id} = ${currentPerson} else ${organizationId} = ${currentInstitution} end`

/** Has an address that is not confirmed. */
export const isUnverified = sql`(users.email is not null and users.email_verified_at is null)`
/** Neither unverified nor waiting for consent nor to be erased. */
export const isActive = sql`((users.email is null or users.email_verified_at is not null) and users.awaiting_consent_since is null and users.erase_from is null)`

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Null for accounts without an address. */
    email: text(),
    emailVerifiedAt: moment('email_verified_at'),
    passwordHash: text('password_hash'),
    /** After signing in with this password the person must choose a new one. */
    mustChoosePassword: boolean('must_choose_password').notNull().default(false),
    /**
     * How long a one-time password is valid, and the log alias of the person who set it; both null
     * for no limit and no setter.
     */
    oneTimeUntil: moment('one_time_until'),
    oneTimeBy: uuid('one_time_by'),
    /**
     * Hash of the secret of an unconfirmed sign-up: only the browser with this secret can confirm
     * the address. No session opens before.
     */
    signUpHash: text('sign_up_hash'),
    image: text(),
    ageGroupId: smallint('age_group_id').$type<1 | 2 | 3>().notNull(),
    /** Age group 2 only: the year of turning 18 (method 4.2). */
    turns18In: smallint('turns_18_in'),
    country: text(),
    /** Of people who pay as a coaching client or for a family; '' otherwise. */
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    /** Who consented, or has to consent, to the account (method D41, D43). */
    consentBy: text('consent_by', { enum: consenters }).notNull().default('self'),
    /** Since when the account waits for consent; the consents themselves are in the ledger. */
    awaitingConsentSince: moment('awaiting_consent_since'),
    aboutMe: text('about_me').notNull().default(''),
    jobTitle: text('job_title').notNull().default(''),
    topics: text().array().notNull().default([]),
    skills: text().array().notNull().default([]),
    type: text({ enum: ['individual', 'institution', 'student', 'coaching'] }).notNull(),
    organizationId: integer('organization_id').references(() => organizations.id),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    flowInstructions: boolean('flow_instructions').notNull().default(false),
    taskInstructions: boolean('task_instructions').notNull().default(false),
    /** The random alias of the person in the log. */
    logAlias: uuid('log_alias').notNull().unique().defaultRandom(),
    /** The institution's own number for the person, which ends with the membership. */
    memberNumber: text('member_number'),
    /** When the person left the institution that covered the account, after which comes a grace. */
    coverEndedAt: moment('cover_ended_at'),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    createdAt: createdAt(),
    /** When the person last signed in or made a request, precise to a day (method D45). */
    lastActiveAt: moment('last_active_at').notNull().defaultNow(),
    /**
     * When the person was notified that the account will be erased for inactivity; null after it is
     * used again.
     */
    erasureNoticeAt: moment('erasure_notice_at'),
    /**
     * The day of erasure with the institution of which the person was last notified; null after it
     * is cancelled.
     */
    contractToldFor: moment('contract_told_for'),
    /**
     * From when the account is erased, by request of the person or by order of staff (method D44);
     * null if none is pending.
     */
    eraseFrom: moment('erase_from'),
    searched: searched(sql`"first_name" || ' ' || "last_name" || ' ' || coalesce("email", '')`),
    sorted: sortKey(sql`"first_name" || ' ' || "last_name"`),
  },
  (t) => [
    // with the day of creation, so that newest people of some days are found in the index alone
    index('users_by_id').on(t.removed, t.id, t.createdAt),
    index('users_by_name').on(t.removed, t.sorted, t.id),
    index('users_by_email').on(t.removed, t.email, t.id),
    index('users_by_type').on(t.removed, t.type, t.id),
    index('users_by_age').on(t.removed, t.ageGroupId, t.id),
    index('users_by_creation').on(t.removed, t.createdAt, t.id),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    // with the alias, by which the log of an institution is found without the rows
    index('users_organization').on(t.organizationId, t.removed, t.id, t.logAlias),
    uniqueIndex('users_member_number')
      .on(t.organizationId, t.memberNumber)
      .where(sql`${t.memberNumber} is not null`),
    index('users_image').on(t.image).where(sql`${t.image} is not null`),
    index('users_erase_from').on(t.eraseFrom).where(sql`${t.eraseFrom} is not null`),
    index('users_contract_told_for')
      .on(t.contractToldFor)
      .where(sql`${t.contractToldFor} is not null`),
    index('users_awaiting_consent')
      .on(t.awaitingConsentSince)
      .where(sql`${t.awaitingConsentSince} is not null`),
    index('users_active').on(t.removed, t.id).where(isActive),
    index('users_unverified').on(t.removed, t.id).where(isUnverified),
    check('users_age_group', sql`${t.ageGroupId} between 1 and 3`),
    platformPolicy(),
    maintenancePolicy('select'),
    ownPolicy(isOwn(t)),
  ],
)

/**
 * Number of accounts of each kind per institution: the sum of `change`. The database adds a row for
 * each statement that changes a number, so that writers never wait for each other; foldCounts
 * merges them.
 */
export const peopleCounts = pgTable(
  'people_counts',
  {
    organizationId: integer('organization_id'),
    type: text().notNull(),
    ageGroupId: smallint('age_group_id').notNull(),
    removed: smallint().$type<0 | 1>().notNull(),
    change: integer().notNull(),
  },
  (t) => [
    index('people_counts_organization').on(t.organizationId, t.removed),
    platformPolicy(),
    insertPolicy('counted'),
    ownPolicy(sql`${t.organizationId} = ${currentInstitution}`, 'select'),
  ],
)

/** The same over all institutions, per language: few rows, however many people there are. */
export const peopleTotals = pgTable(
  'people_totals',
  {
    languageId: integer('language_id').notNull(),
    type: text().notNull(),
    ageGroupId: smallint('age_group_id').notNull(),
    removed: smallint().$type<0 | 1>().notNull(),
    change: integer().notNull(),
  },
  () => [platformPolicy(), insertPolicy('counted')],
)

/**
 * A narrow copy of the columns of `users` by which a search finds, filters and sorts, under the same
 * names: a search for one or two letters reads all rows. Written by the database.
 */
export const peopleSearch = pgTable(
  'people_search',
  {
    id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer('organization_id'),
    removed: smallint().$type<0 | 1>().notNull(),
    ageGroupId: smallint('age_group_id').notNull(),
    searched: text().notNull(),
    sorted: text().notNull(),
    type: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('people_search_searched').using('gin', t.searched.op('gin_trgm_ops')),
    index('people_search_removed').on(t.removed, t.id),
    index('people_search_name').on(t.removed, t.sorted, t.id),
    index('people_search_organization').on(t.organizationId, t.removed, t.id),
    platformPolicy(),
    ownPolicy(isOwn(t)),
  ],
)

const score = (name: string) => smallint(name)

/**
 * The current scores, in a table of their own so that saving answers does not update the indexes of
 * users.
 */
export const scores = pgTable(
  'scores',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    sequence: score('sequence').notNull(),
    precision: score('precision').notNull(),
    technicalReasoning: score('technical_reasoning').notNull(),
    confluence: score('confluence').notNull(),
    /** The label that the domain gives the four scores. */
    classification: text({ enum: classifications }).notNull(),
    source: text({ enum: ['inventory', 'manual'] }).notNull(),
    qualityFlags: text('quality_flags').array().notNull().default([]),
    scoredAt: moment('scored_at').notNull(),
  },
  (t) => [
    check(
      'scores_range',
      sql`${t.sequence} between 7 and 35 and ${t.precision} between 7 and 35 and ${t.technicalReasoning} between 7 and 35 and ${t.confluence} between 7 and 35`,
    ),
    index('scores_classification').on(t.classification, t.userId),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

export const fullName = sql`trim(users.first_name || ' ' || users.last_name)`
