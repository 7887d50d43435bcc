import type {
  OrganizationListQuery,
  OrganizationView,
} from '@quartet/contract/areas/institutions.ts'
import { addDays } from '@quartet/domain/dates.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Reader, Transaction } from '../../db/db.ts'
import { containing, folded } from '../../db/search.ts'
import { readPage } from '../../lists/row-pages.ts'
import { type Caller, grantOf } from '../../security/caller.ts'
import { users } from '../users/tables.ts'
import { organizationsInScope } from './access.ts'
import { organizations } from './tables.ts'

export type Organization = typeof organizations.$inferSelect
export type JoinError =
  | 'organization_unknown'
  | 'organization_full'
  | 'organization_ended'
  | 'organization_domain'
  | 'organization_age'

/** Finds an institution by its code, in any case. */
export async function findByCode(db: Reader, code: string) {
  const [organization] = await db
    .select()
    .from(organizations)
    .where(
      and(
        eq(sql`lower(${organizations.promoCode})`, code.trim().toLowerCase()),
        eq(organizations.removed, 0),
      ),
    )
  return organization
}

/** An institution that is not removed and in the caller's scope for each of these permissions. */
export async function findOrganizationInScope(
  db: Reader,
  caller: Caller,
  id: number,
  permissions: readonly Permission[],
) {
  const conditions = permissions.map((permission) => organizationsInScope(caller, permission))
  const [organization] = await db
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), eq(organizations.removed, 0), ...conditions))
  return organization
}

/** The person's institution. */
export async function organizationOf(
  db: Reader,
  userId: number,
): Promise<Organization | undefined> {
  const [row] = await db
    .select()
    .from(organizations)
    .where(sql`${organizations.id} = (select organization_id from users where id = ${userId})`)
  return row
}

/**
 * Locks the institution until the transaction ends, so that seats are counted and taken by one
 * transaction at a time.
 */
export async function lockOrganization(tx: Transaction, id: number) {
  const [organization] = await tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update')
  if (!organization) throw new Error(`organization ${id} is gone`)
  return organization
}

/** Whether the contract is over at `now`. */
const isOver = (now: Date) =>
  sql`(${organizations.status} = 'ended' or coalesce(${organizations.endsAt} <= ${now.toISOString()}, false))`

/**
 * The institutions whose contract ended or continues without that being stored or notified, and
 * those that are due for the reminder before the data is erased.
 */
export async function contractsToFollow(db: Reader, noticeDays: number, now: Date) {
  const { contractEndedAt, eraseMembersFrom, erasureToldFor, erasureRemindedFor } = organizations
  const isNoted = sql`(${isOver(now)} = (${contractEndedAt} is not null) and (${contractEndedAt} is null) = (${eraseMembersFrom} is null))`
  const isNotified = sql`${erasureToldFor} is not distinct from ${eraseMembersFrom}`
  const isSoon = sql`(${eraseMembersFrom} <= ${addDays(now, noticeDays).toISOString()})`
  const isReminded = sql`(${isSoon} is not true or ${erasureRemindedFor} is not distinct from ${eraseMembersFrom})`
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(sql`not (${isNoted} and ${isNotified} and ${isReminded})`)
    .orderBy(asc(organizations.id))
  return rows.map(({ id }) => id)
}

/**
 * Locks the person's institution until the transaction ends, if the data of its members is due for
 * erasure. Undefined otherwise, and when another transaction is changing it.
 */
export async function holdEndedOrganization(tx: Transaction, userId: number, now: Date) {
  const [locked] = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(
        sql`${organizations.id} = (select organization_id from users where id = ${userId})`,
        isOver(now),
        lte(organizations.eraseMembersFrom, now),
      ),
    )
    .for('share', { skipLocked: true })
  return locked
}

/**
 * Locks an institution until the transaction ends; undefined when another transaction has locked
 * it.
 */
export async function lockOrganizationIfFree(tx: Transaction, id: number) {
  const [locked] = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update', { skipLocked: true })
  return locked
}

/** `email` is null as long as it is unknown. */
type Joiner = { email: string | null; ageGroupId: 1 | 2 | 3; turns18In: number | null; now: Date }

/** Why a person may not join, before seats are counted; undefined when they may (method D34). */
export function joinError(
  organization: Organization | undefined,
  { email, ageGroupId, turns18In, now }: Joiner,
): JoinError | undefined {
  if (!organization || organization.removed) return 'organization_unknown'
  const { status, startsAt, endsAt, emailDomains, consent } = organization
  if (status !== 'active' || (endsAt && endsAt <= now) || (startsAt && startsAt > now))
    return 'organization_ended'
  if (
    email !== null &&
    emailDomains.length > 0 &&
    !emailDomains.some((domain) => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`))
  )
    return 'organization_domain'
  // in age group 2 only the year of turning 18 is known, so this is the age reached within this
  // year
  const inTeens = turns18In === null ? 21 : 18 + now.getUTCFullYear() - turns18In
  const oldest = { 1: 12, 2: inTeens, 3: Number.POSITIVE_INFINITY }[ageGroupId]
  return consent.min_age !== null && consent.min_age > oldest ? 'organization_age' : undefined
}

const seatsUsed = sql<number>`(select count(*)::int from users where organization_id = organizations.id and users.removed = 0)`
const shown = { ...getTableColumns(organizations), seatsUsed }
type Shown = Organization & { seatsUsed: number }

/** The number of active members, each of whom uses a seat. */
export const membersOf = (db: Reader, id: number) =>
  db.$count(users, and(eq(users.organizationId, id), eq(users.removed, 0)))

/** Whether one of the institutions has an active member. */
export async function haveMembers(db: Reader, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.organizationId, [...ids]), eq(users.removed, 0)))
    .limit(1)
  return rows.length > 0
}

const { name, kind, country, city, status, seats, endsAt, createdAt, editedAt, id, searched } =
  organizations
const orders: Record<OrganizationListQuery['order_by'], SQL> = {
  ...{
    id: sql`${id}`,
    kind: sql`${kind}`,
    country: sql`${country}`,
    status: sql`${status}`,
    seats: sql`${seats}`,
    ends_on: sql`${endsAt}`,
  },
  ...{
    name: folded(name),
    city: folded(city),
    created_at: sql`${createdAt}`,
    edited_at: sql`${editedAt}`,
  },
}

/**
 * One page of the institutions in the caller's scope, with the exact count of all that match.
 * `limit` is inclusive: a page has one row more.
 */
export async function listOrganizations(db: Db, caller: Caller, query: OrganizationListQuery) {
  const way = query.order_direction === 'ASC' ? asc : desc
  const matching = and(
    eq(organizations.removed, query.removed),
    organizationsInScope(caller, 'access_institutions'),
    query.search_text ? sql`${searched} like ${containing(query.search_text)}` : undefined,
    query.kind && eq(kind, query.kind),
    query.status && eq(status, query.status),
    query.date_from ? gte(createdAt, new Date(query.date_from)) : undefined,
    query.date_to ? lt(createdAt, addDays(new Date(query.date_to), 1)) : undefined,
  )
  const { list, count } = await readOrganizationPage(db, caller, {
    key: { ...query, limit: 0, offset: 0 },
    matching,
    order: sql`${way(orders[query.order_by])} nulls last, ${way(id)}`,
    row: sql`json_build_object('id', ${id})`,
    ...{ first: query.offset, max: query.limit + 1 },
  })
  const ids = list.map((row) => row.id)
  const results = await db.select(shown).from(organizations).where(inArray(id, ids))
  const byId = new Map(results.map((row) => [row.id, row]))
  return { rows: ids.flatMap((which) => byId.get(which) ?? []), count }
}

/** The institutions in scope to choose from, by name. */
export async function pickOrganizations(db: Db, caller: Caller) {
  const { list } = await readOrganizationPage<{ id: number; name: string }>(db, caller, {
    key: 'pick',
    matching: and(
      eq(organizations.removed, 0),
      organizationsInScope(caller, 'access_institutions'),
    ),
    order: sql`${folded(name)}, ${id}`,
    row: sql`json_build_object('id', ${id}, 'name', ${name})`,
    ...{ first: 0, max: 1000 },
  })
  return list
}

type PageOptions = {
  key: unknown
  matching: SQL | undefined
  order: SQL
  row: SQL
  first: number
  max: number
}

/**
 * Reads a page like the lists of content, whose ids are cached until something changes. The cache
 * key contains what `organizationsInScope` depends on and what determines the rows that PostgreSQL
 * shows to the caller (app.ts).
 */
function readOrganizationPage<Row extends { id: number }>(
  db: Db,
  caller: Caller,
  { key, matching, order, row, ...page }: PageOptions,
) {
  const scopes = (['access_institutions', 'access_users'] as const).map(
    (permission) => grantOf(caller, permission)?.scope ?? 'none',
  )
  return readPage<Row>(db, {
    versions: ['organizations'],
    key: JSON.stringify(['organizations', ...scopes, caller.organizationId, key]),
    ids: sql`select ${id} as id, row_number() over (order by ${order}) as place from ${organizations} where ${matching}`,
    row: (ids) => sql`select ${row} as row from ${organizations} where ${inArray(id, ids)}`,
    ...page,
  })
}

/** Undefined also for an institution out of the caller's scope. */
export async function showOrganization(
  db: Reader,
  caller: Caller,
  which: number,
): Promise<Shown | undefined> {
  const [record] = await db
    .select(shown)
    .from(organizations)
    .where(and(eq(id, which), organizationsInScope(caller, 'access_institutions')))
  return record
}

const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null

export const buildOrganizationView = (row: Shown, publicUrl: string): OrganizationView => ({
  ...{
    id: row.id,
    name: row.name,
    kind: row.kind,
    country: row.country,
    city: row.city,
    language_id: row.languageId,
  },
  ...{
    promo_code: row.promoCode,
    code_member_type: row.codeMemberType,
    seats: row.seats,
    seats_used: row.seatsUsed,
    status: row.status,
  },
  starts_on: dayOf(row.startsAt),
  ends_on: dayOf(row.endsAt && new Date(row.endsAt.getTime() - 1)),
  ...{
    contact_name: row.contactName,
    contact_email: row.contactEmail,
    logo: row.logo,
    email_domains: row.emailDomains,
  },
  ...{
    features: row.features,
    consent_mode: row.consent.mode,
    dpa_signed_on: row.consent.dpa_signed_at,
    min_age: row.consent.min_age,
  },
  erase_members_on: dayOf(row.eraseMembersFrom),
  ...{
    notes: row.notes,
    removed: row.removed,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
  },
  link: `${publicUrl}/register-professional?code=${encodeURIComponent(row.promoCode)}`,
})
