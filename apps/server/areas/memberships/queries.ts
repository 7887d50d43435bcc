import type {
  JoinRequestView,
  OwnInstitution,
  SeatRequestView,
} from '@quartet/contract/areas/memberships.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { features, isOpen } from '@quartet/domain/institution.ts'
import { needsConsentOutside } from '@quartet/domain/membership.ts'
import { trialDays } from '@quartet/domain/subscription.ts'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { subscriptions } from '../billing/tables.ts'
import { findByCode, membersOf } from '../institutions/queries.ts'
import { organizations } from '../institutions/tables.ts'
import { consents } from '../privacy/tables.ts'
import { findInstitutionRoles, hasOtherAdministrator } from '../roles/queries.ts'
import { users } from '../users/tables.ts'
import { joinRequests, memberships, seatRequests } from './tables.ts'

/** Whether the person is the only one who administers an institution. */
export async function isLastOfInstitution(db: Reader, userId: number) {
  const staff = await findInstitutionRoles(db, userId)
  return (
    staff?.roles.includes('institution_admin') === true &&
    !(await hasOtherAdministrator(db, staff.organizationId, userId))
  )
}

/** The institution of a person, and what leaving it would mean. */
export async function showOwnInstitution(
  db: Reader,
  userId: number,
  now: Date,
): Promise<OwnInstitution | null> {
  const [row] = await db
    .select({
      user: users,
      organization: organizations,
      subscription: subscriptions,
      membership: memberships,
      sharesScores,
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return null
  const { user, organization, subscription, membership } = row
  const { id, name, kind, city, logo, contactName, contactEmail, endsAt } = organization
  const isClosedOutside = needsConsentOutside(user, now.getUTCFullYear())
  const paidUntil = subscription?.subscriptionEndsAt
  const hasOwnPlan = paidUntil && paidUntil > addDays(now, trialDays)
  return {
    ...{ id, name, kind, city, logo, contact_name: contactName, contact_email: contactEmail },
    ends_on: endsAt && addDays(endsAt, -1).toISOString().slice(0, 10),
    features: features.filter((feature) => isOpen(organization.features, feature)),
    sees_scores: row.sharesScores,
    awaits_admission: user.awaitingConsentSince !== null,
    renewal_paused: membership?.renewalPaused ?? false,
    after_leaving: isClosedOutside ? 'consent' : hasOwnPlan ? 'own_plan' : 'grace',
    may_name_guardian: isClosedOutside && user.ageGroupId === 2,
    is_last_administrator: await isLastOfInstitution(db, userId),
  }
}

const sharesScores = sql<boolean>`exists (select from ${consents} c
  where c.user_id = ${users.id} and c.purpose = 'facilitator_scores' and c.withdrawn_at is null)`

const position = sql<number>`(select count(*)::int from ${seatRequests} a
  where a.organization_id = ${seatRequests.organizationId} and a.id <= ${seatRequests.id})`
const waitingColumns = {
  position,
  createdAt: seatRequests.createdAt,
  offeredUntil: seatRequests.offeredUntil,
}
type Waiting = { position: number; createdAt: Date; offeredUntil: Date | null }
const toWaiting = ({ position, createdAt, offeredUntil }: Waiting) => ({
  position,
  created_at: createdAt.toISOString(),
  offered_until: offeredUntil?.toISOString() ?? null,
})

/** The place of a person on a waiting list. */
export async function showSeatRequest(db: Reader, userId: number): Promise<SeatRequestView | null> {
  const [row] = await db
    .select({ ...waitingColumns, id: organizations.id, name: organizations.name })
    .from(seatRequests)
    .innerJoin(organizations, eq(organizations.id, seatRequests.organizationId))
    .where(eq(seatRequests.userId, userId))
  return row ? { organization_id: row.id, name: row.name, ...toWaiting(row) } : null
}

/** The institution that a person joins once the guardian agrees. */
export async function showJoinRequest(db: Reader, userId: number): Promise<JoinRequestView | null> {
  const [row] = await db
    .select({
      name: organizations.name,
      sentAt: joinRequests.sentAt,
      expiresAt: joinRequests.expiresAt,
    })
    .from(joinRequests)
    .innerJoin(organizations, eq(organizations.id, joinRequests.organizationId))
    .where(eq(joinRequests.userId, userId))
  if (!row?.expiresAt) return null
  const { name, sentAt, expiresAt } = row
  return { name, sent_at: sentAt.toISOString(), answer_by: expiresAt.toISOString() }
}

/** A page of the waiting list of an institution, in order. */
export async function listWaiting(
  db: Reader,
  organizationId: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const ofInstitution = eq(seatRequests.organizationId, organizationId)
  const rows = await db
    .select({
      ...waitingColumns,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(seatRequests)
    .innerJoin(users, eq(users.id, seatRequests.userId))
    .where(ofInstitution)
    .orderBy(asc(seatRequests.id))
    .offset(offset)
    .limit(limit + 1)
  return {
    list: rows.map((row) => ({ name: row.name, ...toWaiting(row) })),
    count: await db.$count(seatRequests, ofInstitution),
  }
}

export async function findSeatRequest(db: Reader, userId: number) {
  const [request] = await db.select().from(seatRequests).where(eq(seatRequests.userId, userId))
  return request
}

/**
 * The institution that a person means: that of a code, or without one that on whose waiting list
 * they are.
 */
export async function findMeant(db: Reader, userId: number, code: string | undefined) {
  if (code) return findByCode(db, code)
  const request = await findSeatRequest(db, userId)
  const [organization] = request
    ? await db.select().from(organizations).where(eq(organizations.id, request.organizationId))
    : []
  return organization
}

/**
 * How many seats are taken before a person gets one: by members, and by those on the waiting list
 * who come first. The institution is locked.
 */
export async function seatsBefore(db: Reader, organizationId: number, userId: number) {
  const request = await findSeatRequest(db, userId)
  const isOwn = request?.organizationId === organizationId
  const first = and(
    eq(seatRequests.organizationId, organizationId),
    isOwn ? lte(seatRequests.id, request.id - 1) : undefined,
  )
  const members = await membersOf(db, organizationId)
  return members + (await db.$count(seatRequests, first))
}
