import type {
  OrganizationListQuery,
  OrganizationPickQuery,
  OrganizationView,
} from '@quartet/contract/areas/institutions.ts'
import { addDays } from '@quartet/domain/dates.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import { and, asc, eq, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import { folded } from '../../db/search.ts'
import {
  containsText,
  isEqual,
  isoDay,
  isoMoment,
  isWithinDays,
  orderBy,
  readList,
  readRows,
} from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { peopleCounts, users } from '../users/tables.ts'
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

/** The number of active members of the institution of the row, from the counter. */
const membersIn = (id: SQL | SQLWrapper) =>
  sql`(select coalesce(sum(c.change), 0)::int from ${peopleCounts} c where c.organization_id = ${id} and c.removed = 0)`

/**
 * The number of active members, each of whom uses a seat. The database counts them in the statement
 * that changes them, so it costs the same however many they are.
 */
export async function membersOf(db: Reader, id: number) {
  const { rows } = await db.execute<{ members: number }>(
    sql`select ${membersIn(sql`${id}`)} as members`,
  )
  return rows[0]?.members ?? 0
}

/** Whether one of the institutions has an active member. */
export async function haveMembers(db: Reader, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.organizationId, [...ids]), eq(users.removed, 0)))
    .limit(1)
  return rows.length > 0
}

export const orders: Record<OrganizationListQuery['order_by'], SQLWrapper> = {
  id: organizations.id,
  name: organizations.sorted,
  kind: organizations.kind,
  country: organizations.country,
  city: folded(organizations.city),
  status: organizations.status,
  seats: organizations.seats,
  ends_on: organizations.endsAt,
  created_at: organizations.createdAt,
  edited_at: organizations.editedAt,
}

/** An institution on the wire, without its link. */
type OrganizationRow = Omit<OrganizationView, 'link'>
const organizationJson = sql`json_build_object(
  'id', organizations.id, 'name', organizations.name, 'kind', organizations.kind, 'country', organizations.country, 'city', organizations.city, 'language_id', organizations.language_id,
  'promo_code', organizations.promo_code, 'code_member_type', organizations.code_member_type, 'seats', organizations.seats,
  'seats_used', ${membersIn(organizations.id)},
  'status', organizations.status, 'starts_on', ${isoDay(sql`organizations.starts_at`)}, 'ends_on', ${isoDay(sql`(organizations.ends_at - interval '1 ms')`)},
  'contact_name', organizations.contact_name, 'contact_email', organizations.contact_email, 'logo', organizations.logo, 'email_domains', organizations.email_domains,
  'features', organizations.features, 'consent_mode', organizations.consent->>'mode', 'staff_second_factor', organizations.staff_factor_since is not null, 'dpa_signed_on', organizations.consent->>'dpa_signed_at',
  'min_age', (organizations.consent->>'min_age')::int, 'erase_members_on', ${isoDay(sql`organizations.erase_members_from`)}, 'notes', organizations.notes,
  'removed', organizations.removed, 'created_at', ${isoMoment(sql`organizations.created_at`)}, 'edited_at', ${isoMoment(sql`organizations.edited_at`)})`

/**
 * One page of the institutions in the caller's scope, with the exact count of all that match.
 */
export const listOrganizations = (db: Reader, caller: Caller, query: OrganizationListQuery) =>
  readList<OrganizationRow>(db, {
    from: sql`${organizations}`,
    where: and(
      isEqual(organizations.removed, query.removed),
      organizationsInScope(caller, 'access_institutions'),
      containsText(organizations.searched, query.search_text),
      isEqual(organizations.kind, query.kind),
      isEqual(organizations.status, query.status),
      isWithinDays(organizations.createdAt, query),
    ),
    order: orderBy(orders[query.order_by], organizations.id, query.order_direction, 'last'),
    id: organizations.id,
    offset: query.offset,
    limit: query.limit,
    row: organizationJson,
    rowFrom: sql`${organizations} on organizations.id = page.id`,
  })

/** Institutions in scope to choose from, by name. */
export const pickOrganizations = (db: Reader, caller: Caller, query: OrganizationPickQuery) =>
  readRows<{ id: number; name: string }>(db, {
    from: sql`${organizations}`,
    where: and(
      eq(organizations.removed, 0),
      organizationsInScope(caller, 'access_institutions'),
      isEqual(organizations.id, query.id),
      containsText(organizations.searched, query.search_text),
    ),
    order: orderBy(organizations.sorted, organizations.id, 'ASC'),
    id: organizations.id,
    offset: 0,
    limit: query.limit,
    row: sql`json_build_object('id', organizations.id, 'name', organizations.name)`,
    rowFrom: sql`${organizations} on organizations.id = page.id`,
  })

/** Undefined also for an institution out of the caller's scope. */
export async function showOrganization(
  db: Reader,
  caller: Caller,
  which: number,
): Promise<OrganizationRow | undefined> {
  const { rows } = await db.execute<{ organization: OrganizationRow }>(sql`
    select ${organizationJson} as organization from ${organizations}
    where organizations.id = ${which} and ${organizationsInScope(caller, 'access_institutions')}`)
  return rows[0]?.organization
}

export const buildOrganizationView = (
  row: OrganizationRow,
  publicUrl: string,
): OrganizationView => ({
  ...row,
  link: `${publicUrl}/register-professional?code=${encodeURIComponent(row.promo_code)}`,
})
