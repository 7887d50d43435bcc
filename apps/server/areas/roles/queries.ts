import { type Consenter, consentsAlone } from '@quartet/domain/consent.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { administration } from '@quartet/domain/grants.ts'
import { closedBy, type Features } from '@quartet/domain/institution.ts'
import {
  effectivePermissions,
  institutionScopes,
  type Permission,
  permissions,
  permissionsAfterRenewal,
  type RoleGrant,
  type Scope,
} from '@quartet/domain/permissions.ts'
import { institutionRoles } from '@quartet/domain/roles.ts'
import {
  type AccessState,
  accessState,
  hasAccess,
  trialDays,
} from '@quartet/domain/subscription.ts'
import { and, eq, inArray, isNotNull, isNull, ne, not, notExists, type SQL, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Reader, Transaction } from '../../db/db.ts'
import { isoMoment } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { subscriptions } from '../billing/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { stayingOf } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { roleGrants, roles, userPermissions, userRoles } from './tables.ts'

/** Roles whose holders reach people of their institution or groups: the seeded ones, and some own. */
export const reachesInstitution = (role: SQL) =>
  sql`(${role}.key = any(${sql.param([...institutionRoles])}::text[])
    or exists (select from ${roleGrants} g where g.role_id = ${role}.id and g.scope = any(${sql.param([...institutionScopes])}::text[])))`
export const isOfInstitution = reachesInstitution(sql`roles`)

/** When the family stopped or stops to pay for a person of `users`. */
const familyEnd = sql`(select coalesce(m.left_at, case when f.id is null then to_timestamp(0) else f.plan_ends_at end)
  from family_members m left join families f on f.id = m.family_id where m.user_id = users.id)`

/**
 * The columns that determine the state of an account; select them from `users` with `rightsJoins`.
 */
export const stateColumns = {
  id: users.id,
  type: users.type,
  ageGroupId: users.ageGroupId,
  turns18In: users.turns18In,
  country: users.country,
  consentBy: users.consentBy,
  awaitingConsentSince: users.awaitingConsentSince,
  emailVerifiedAt: users.emailVerifiedAt,
  organizationId: users.organizationId,
  coverEndedAt: users.coverEndedAt,
  hasSubscription: sql<boolean>`${subscriptions.userId} is not null`,
  subscriptionEndsAt: subscriptions.subscriptionEndsAt,
  trialEndsAt: subscriptions.trialEndsAt,
  autoRenew: subscriptions.autoRenew,
  hasCard: sql<boolean>`${subscriptions.cardToken} is not null`,
  pastDueSince: subscriptions.pastDueSince,
  organizationEndsAt: organizations.endsAt,
  organizationStatus: organizations.status,
  organizationFeatures: organizations.features,
  inFamily: sql<boolean>`exists (select from family_members m where m.user_id = users.id and m.left_at is null)`,
  familyEndsAt: familyEnd.mapWith(organizations.endsAt),
}

/**
 * The columns that determine a person's rights: the state plus the grants of roles and personal
 * permissions.
 */
export const rightsColumns = {
  ...stateColumns,
  grants: sql<RoleGrant[]>`(
    select coalesce(json_agg(json_build_object('permission', g.permission, 'scope', g.scope, 'readOnly', g.read_only, 'fromAge', g.from_age)), '[]')
    from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id where r.user_id = ${users.id})`,
  personal: sql<{ permission: Permission; granted: boolean }[]>`(
    select coalesce(json_agg(json_build_object('permission', p.permission, 'granted', p.granted)), '[]')
    from ${userPermissions} p where p.user_id = ${users.id})`,
}

export const rightsJoins = {
  subscription: eq(subscriptions.userId, users.id),
  organization: eq(organizations.id, users.organizationId),
} satisfies Record<string, SQL>

type StateRow = {
  organizationId: number | null
  type: (typeof users.type.enumValues)[number]
  ageGroupId: 1 | 2 | 3
  turns18In: number | null
  country: string | null
  consentBy: Consenter
  awaitingConsentSince: Date | null
  emailVerifiedAt: Date | null
  coverEndedAt: Date | null
  hasSubscription: boolean
  subscriptionEndsAt: Date | null
  trialEndsAt: Date | null
  autoRenew: boolean | null
  hasCard: boolean
  pastDueSince: Date | null
  organizationEndsAt: Date | null
  organizationStatus: (typeof organizations.status.enumValues)[number] | null
  organizationFeatures: Features | null
  inFamily: boolean
  familyEndsAt: Date | null
}
export type RightsRow = StateRow & {
  grants: RoleGrant[]
  personal: { permission: Permission; granted: boolean }[]
}

/**
 * Members of an institution or a family and accounts without a subscription of their own are
 * covered by the party that invited them (method 4.2), until the own subscription outlasts it.
 */
const isCovered = (row: StateRow, now: Date) =>
  !outlastsInstitution(row, now) &&
  (row.type === 'institution' ||
    row.type === 'student' ||
    row.inFamily ||
    !row.hasSubscription ||
    isGraceLonger(row))

/** Whether the institution covers nobody any more, and the own subscription ends after the grace. */
function outlastsInstitution(row: StateRow, now: Date) {
  const end = row.organizationStatus === null ? null : coverEnd(row, now)
  const { subscriptionEndsAt } = row
  if (end === null || end > now || subscriptionEndsAt === null) return false
  return subscriptionEndsAt > addDays(end, trialDays)
}

/** When the last cover that a person left has ended. */
const leftAt = ({ coverEndedAt, inFamily, familyEndsAt }: StateRow) =>
  latest(coverEndedAt, inFamily ? null : familyEndsAt)

const latest = (one: Date | null, other: Date | null) =>
  one && other ? (one > other ? one : other) : (one ?? other)

/** Whether the grace after leaving an institution or family outlasts the own subscription. */
function isGraceLonger(row: StateRow) {
  const left = leftAt(row)
  const { subscriptionEndsAt } = row
  return (
    left !== null && (subscriptionEndsAt === null || subscriptionEndsAt < addDays(left, trialDays))
  )
}

/** End of access for cover that ended without a date. */
export const longAgo = new Date(0)

/** A suspended or ended institution covers nobody, whatever its end date. */
const institutionCoverEnd = ({ organizationStatus, organizationEndsAt }: StateRow) =>
  organizationStatus === 'active' ? organizationEndsAt : longAgo

/** Members keep what they have paid for themselves if it ends after the plan of the family. */
const familyCoverEnd = ({ familyEndsAt, subscriptionEndsAt }: StateRow) =>
  familyEndsAt && subscriptionEndsAt && subscriptionEndsAt > familyEndsAt
    ? subscriptionEndsAt
    : familyEndsAt

/** Outside an institution: the end of the plan of the family, or of the last cover that was left. */
const ownCoverEnd = (row: StateRow) => (row.inFamily ? familyCoverEnd(row) : leftAt(row))

/** A family covers its members also while their institution does not. */
function coverEnd(row: StateRow, now: Date) {
  if (row.organizationStatus === null) return ownCoverEnd(row)
  const end = institutionCoverEnd(row)
  if (end === null || end > now || !row.inFamily) return end
  const ofFamily = familyCoverEnd(row)
  return ofFamily === null || ofFamily > end ? ofFamily : end
}

const paidEnd = (row: StateRow, now: Date) =>
  isCovered(row, now) ? coverEnd(row, now) : row.subscriptionEndsAt

/** After an institution or a family was left, the end of the grace. */
export function accessEndOf(row: StateRow, now: Date) {
  const end = paidEnd(row, now)
  return end !== null && end === leftAt(row) ? addDays(end, trialDays) : end
}

type Waiting = Pick<
  StateRow,
  'ageGroupId' | 'turns18In' | 'country' | 'consentBy' | 'awaitingConsentSince'
>

/**
 * Whether everything except help is closed until a guardian consents (method D43). Depends on
 * `now`, since people reach the age of consent while they wait.
 */
export const isAwaiting = (row: Waiting, now: Date) =>
  row.awaitingConsentSince !== null && !consentsAlone(row, now.getUTCFullYear())

export const accessStateOf = (row: StateRow, now: Date): AccessState =>
  isAwaiting(row, now) ? 'awaiting_consent' : paidStateOf(row, now)

const paidStateOf = (row: StateRow, now: Date): AccessState =>
  accessState({
    verified: row.emailVerifiedAt !== null,
    endsAt: paidEnd(row, now),
    trialEndsAt: row.trialEndsAt,
    autoRenew: row.autoRenew ?? false,
    renews: row.autoRenew === true && row.hasCard,
    covered: isCovered(row, now),
    pastDueSince: row.pastDueSince,
    now,
  })

export const holderOf = (row: RightsRow, state: AccessState, now: Date) => ({
  roles: [{ grants: row.grants }],
  personal: row.personal,
  hasAccess: hasAccess(state),
  closed: row.organizationFeatures ? closedBy(row.organizationFeatures) : [],
  ageGroup: row.ageGroupId,
  turns18In: row.turns18In,
  year: now.getUTCFullYear(),
})

/** The effective permissions (method D30), computed in every request. */
export const grantsOf = (row: RightsRow, state: AccessState, now: Date) =>
  effectivePermissions(holderOf(row, state, now))

/** What renewing an expired subscription would open. */
export const renewableOf = (row: RightsRow, state: AccessState, now: Date) =>
  state === 'expired' ? permissionsAfterRenewal(holderOf(row, state, now)) : []

export async function findRights(db: Reader, userId: number, now: Date) {
  const [rights] = await rightsOf(db, [userId], now)
  if (!rights) throw new Error(`user ${userId} is gone`)
  return rights
}

/** The effective permissions of each of these people, in no particular order. */
export async function rightsOf(db: Reader, ids: readonly number[], now: Date) {
  const rows = await db
    .select(rightsColumns)
    .from(users)
    .leftJoin(subscriptions, rightsJoins.subscription)
    .leftJoin(organizations, rightsJoins.organization)
    .where(inArray(users.id, [...ids]))
  return rows.map((row) => grantsOf(row, accessStateOf(row, now), now))
}

type HolderQuery = { ids: readonly number[]; condition: SQL; permissions: readonly Permission[] }

/**
 * For each permission, the ids of active accounts in scope that have it, whether or not they have
 * paid.
 */
export async function findHolders(
  db: Reader,
  { ids, condition, permissions }: HolderQuery,
  now: Date,
) {
  const rows = await db
    .select(rightsColumns)
    .from(users)
    .leftJoin(subscriptions, rightsJoins.subscription)
    .leftJoin(organizations, rightsJoins.organization)
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(users.removed, 0),
        isNull(users.awaitingConsentSince),
        condition,
      ),
    )
  return permissions.map((permission) =>
    rows
      .filter((row) =>
        grantsOf(row, 'active', now).some((grant) => grant.permission === permission),
      )
      .map(({ id }) => id),
  )
}

export const rolesOf = (db: Reader, userId: number) =>
  db
    .select({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(roles.id)

const isAdultMember = and(
  eq(users.type, 'institution'),
  eq(users.ageGroupId, 3),
  isNotNull(users.organizationId),
) as SQL

/** Whether somebody who is no adult member of an institution has a role. */
export async function hasHolderOutside(db: Reader, roleId: number) {
  const outside = await db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleId, roleId), not(isAdultMember)))
    .limit(1)
  return outside.length > 0
}

/**
 * Which of the roles in an institution a person has; undefined for everybody who cannot be
 * appointed: only adult members of an institution can, not its students.
 */
export async function findInstitutionRoles(db: Reader, userId: number) {
  const [member] = await db
    .select({ organizationId: users.organizationId })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isAdultMember,
        eq(users.removed, 0),
        isNull(users.awaitingConsentSince),
      ),
    )
  if (!member?.organizationId) return undefined
  const assigned = await db
    .select({ key: roles.key })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
  return {
    organizationId: member.organizationId,
    roles: institutionRoles.filter((key) => assigned.some((role) => role.key === key)),
  }
}

/** Whether an institution has an administrator besides this person. */
export async function hasOtherAdministrator(db: Reader, organizationId: number, userId: number) {
  const others = await db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(roles.key, 'institution_admin'),
        eq(users.organizationId, organizationId),
        eq(users.removed, 0),
        // somebody who can act: neither invited only nor leaving
        isNotNull(users.passwordHash),
        isNull(users.eraseFrom),
        ne(users.id, userId),
      ),
    )
    .limit(1)
  return others.length > 0
}

type GrantView = {
  permission: Permission
  scope: Scope
  read_only: boolean
  from_age: number | null
}

/** Every role with its grants and how many people have it, or one of them. */
export const listRoles = (db: Reader, id?: number) =>
  db
    .select({
      id: roles.id,
      key: roles.key,
      name: roles.name,
      second_factor: sql<boolean>`${roles.factorSince} is not null`,
      edited_at: sql<string | null>`${isoMoment(roles.editedAt)}`,
      people: sql<number>`(select count(*)::int from ${userRoles} held where held.role_id = ${roles.id})`,
      grants: sql<GrantView[]>`(
        select coalesce(json_agg(json_build_object('permission', g.permission, 'scope', g.scope, 'read_only', g.read_only, 'from_age', g.from_age)
          order by array_position(${sql.param([...permissions])}::text[], g.permission)), '[]')
        from ${roleGrants} g where g.role_id = roles.id)`,
    })
    .from(roles)
    .where(id === undefined ? undefined : eq(roles.id, id))
    .orderBy(roles.id)

/** Permissions granted or denied to one person in addition to roles. */
export async function personalOf(db: Reader, userId: number) {
  const rows = await db.select().from(userPermissions).where(eq(userPermissions.userId, userId))
  const named = (granted: boolean) =>
    permissions.filter((name) =>
      rows.some((one) => one.permission === name && one.granted === granted),
    )
  return { granted: named(true), denied: named(false) }
}

/**
 * The ids of active accounts that have a seeded role without a denial or the limits of a guest.
 * They are locked until the transaction ends, so that two of them cannot remove each other at once:
 * the first lock lets the statement after it see what the other has just written.
 */
export async function holdersOf(tx: Transaction, key: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.administrators})`)
  const holders = await tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(roles.key, key), eq(users.removed, 0), notExists(denials(tx)), notGuest))
    .orderBy(users.id)
    .for('update', { of: users })
  return holders.map(({ id }) => id)
}

const denials = (tx: Transaction) =>
  tx
    .select({ one: sql`1` })
    .from(userPermissions)
    .where(
      and(
        eq(userPermissions.userId, users.id),
        eq(userPermissions.granted, false),
        inArray(userPermissions.permission, [...administration]),
      ),
    )

const notGuest = sql`not exists (select from ${userPermissions} p where p.user_id = ${users.id} and p.granted and p.permission = 'guest')
  and not exists (select from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id where r.user_id = ${users.id} and g.permission = 'guest')`

/**
 * Whether one of these people is an administrator whom the caller may not remove: only another
 * administrator may, and the last one stays (method 4.1).
 */
export async function isAdministratorLeft(tx: Transaction, caller: Caller, ids: readonly number[]) {
  const administrators = await holdersOf(tx, 'super_admin')
  const isReferenced = (id: number) => ids.includes(id)
  return (
    administrators.some(isReferenced) &&
    (!administrators.includes(caller.id) || administrators.every(isReferenced))
  )
}

/** Whether the person is the only administrator who is not about to be erased. */
export async function isLastAdministrator(tx: Transaction, id: number) {
  const administrators = await holdersOf(tx, 'super_admin')
  return (
    administrators.includes(id) &&
    (await stayingOf(tx, administrators)).every((other) => other === id)
  )
}

/** Whether an administrator is left who is not about to be erased. */
export const hasAdministrator = async (tx: Transaction) =>
  (await stayingOf(tx, await holdersOf(tx, 'super_admin'))).length > 0
