import {
  everyFeature,
  type Features,
  institutionKinds,
  institutionStatuses,
  memberTypes,
} from '@quartet/domain/institution.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, searched, sortKey } from '../../db/columns.ts'
import { currentInstitution, ownPolicy, platformPolicy } from '../../db/policies.ts'
import { languages } from '../languages/tables.ts'

type Consent = {
  mode: 'school' | 'parent' | 'none'
  dpa_signed_at: string | null
  min_age: number | null
}

/** An institution (method D34). Each member with user_status 1 uses a seat. */
export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    name: text().notNull(),
    kind: text({ enum: institutionKinds }).notNull().default('other'),
    country: text(),
    city: text().notNull().default(''),
    languageId: integer('language_id').references(() => languages.id),
    promoCode: text('promo_code').notNull(),
    codeMemberType: text('code_member_type', { enum: memberTypes })
      .notNull()
      .default('institution'),
    seats: integer().notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    status: text({ enum: institutionStatuses }).notNull().default('active'),
    emailDomains: text('email_domains').array().notNull().default([]),
    consent: jsonb()
      .$type<Consent>()
      .notNull()
      .default({ mode: 'none', dpa_signed_at: null, min_age: null }),
    /** Since when its staff must use a second factor; null while they need not. */
    staffFactorSince: moment('staff_factor_since'),
    contactName: text('contact_name').notNull().default(''),
    contactEmail: text('contact_email').notNull().default(''),
    logo: text().notNull().default(''),
    features: jsonb().$type<Features>().notNull().default(everyFeature),
    notes: text().notNull().default(''),
    /** The last mail to its administrators about people waiting for admission. */
    admissionsToldAt: moment('admissions_told_at'),
    /**
     * When the contract ended, from when the data of the members is erased (method D42), and for
     * which day the contact and administrators were notified and reminded.
     */
    contractEndedAt: moment('contract_ended_at'),
    eraseMembersFrom: moment('erase_members_from'),
    erasureToldFor: moment('erasure_told_for'),
    erasureRemindedFor: moment('erasure_reminded_for'),
    editedAt: moment('edited_at'),
    removed: smallint().$type<0 | 1>().notNull().default(0),
    createdAt: createdAt(),
    searched: searched(
      sql`"name" || ' ' || "city" || ' ' || "promo_code" || ' ' || "contact_name"`,
    ),
    sorted: sortKey(sql`"name"`),
  },
  (t) => [
    index('organizations_searched').using('gin', t.searched.op('gin_trgm_ops')),
    uniqueIndex('organizations_code').on(sql`lower(${t.promoCode})`),
    index('organizations_removed').on(t.removed, t.id),
    index('organizations_by_name').on(t.removed, t.sorted, t.id),
    index('organizations_erase_members_from')
      .on(t.eraseMembersFrom)
      .where(sql`${t.eraseMembersFrom} is not null`),
    check('organizations_seats', sql`${t.seats} >= 0`),
    platformPolicy(),
    ownPolicy(sql`${t.id} = ${currentInstitution}`),
  ],
)
