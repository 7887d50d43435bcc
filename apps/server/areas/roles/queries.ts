import { type Consenter, consentsAlone } from '@quartet/domain/consent.ts'
import { closedBy, type Features } from '@quartet/domain/institution.ts'
import {
  effectivePermissions,
  type Permission,
  permissions,
  permissionsAfterRenewal,
  type RoleGrant,
  type Scope,
} from '@quartet/domain/permissions.ts'
import { institutionRoles } from '@quartet/domain/roles.ts'
import { type AccessState, accessState, hasAccess } from '@quartet/domain/subscription.ts'
import { and, eq, inArray, isNotNull, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { subscriptions } from '../billing/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { stayingOf } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { roleGrants, roles, userPermissions, userRoles } from './tables.ts'

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
  hasSubscription: sql<boolean>`${subscriptions.userId} is not null`,
  subscriptionEndsAt: subscriptions.subscriptionEndsAt,
  trialEndsAt: subscriptions.trialEndsAt,
  autoRenew: subscriptions.autoRenew,
  pastDueSince: subscriptions.pastDueSince,
  organizationEndsAt: organizations.endsAt,
  organizationStatus: organizations.status,
  organizationFeatures: organizations.features,
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
  type: (typeof users.type.enumValues)[number]
  ageGroupId: 1 | 2 | 3
  turns18In: number | null
  country: string | null
  consentBy: Consenter
  awaitingConsentSince: Date | null
  emailVerifiedAt: Date | null
  hasSubscription: boolean
  subscriptionEndsAt: Date | null
  trialEndsAt: Date | null
  autoRenew: boolean | null
  pastDueSince: Date | null
  organizationEndsAt: Date | null
  organizationStatus: (typeof organizations.status.enumValues)[number] | null
  organizationFeatures: Features | null
}
export type RightsRow = StateRow & {
  grants: RoleGrant[]
  personal: { permission: Permission; granted: boolean }[]
}

/**
 * Members of an institution and accounts without a subscription of their own are covered by the
 * party that invited them (method 4.2).
 */
const isCovered = ({ type, hasSubscription }: StateRow) =>
  type === 'institution' || type === 'student' || !hasSubscription

/** End of access for cover that ended without a date. */
export const longAgo = new Date(0)

/** A suspended or ended institution covers nobody, whatever its end date. */
const coverEnd = ({ organizationStatus, organizationEndsAt }: StateRow) =>
  organizationStatus === null || organizationStatus === 'active' ? organizationEndsAt : longAgo

export const accessEndOf = (row: StateRow) =>
  isCovered(row) ? coverEnd(row) : row.subscriptionEndsAt

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
    endsAt: accessEndOf(row),
    trialEndsAt: row.trialEndsAt,
    autoRenew: row.autoRenew ?? false,
    covered: isCovered(row),
    pastDueSince: row.pastDueSince,
    now,
  })

const holderOf = (row: RightsRow, state: AccessState, now: Date) => ({
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
        eq(users.type, 'institution'),
        eq(users.ageGroupId, 3),
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
export async function hasOtherAdministrator(
  tx: Transaction,
  organizationId: number,
  userId: number,
) {
  const others = await tx
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

/** Every role with its grants. */
export const listRoles = (db: Reader) =>
  db
    .select({
      id: roles.id,
      key: roles.key,
      name: roles.name,
      grants: sql<GrantView[]>`(
        select coalesce(json_agg(json_build_object('permission', g.permission, 'scope', g.scope, 'read_only', g.read_only, 'from_age', g.from_age)
          order by array_position(${sql.param([...permissions])}::text[], g.permission)), '[]')
        from ${roleGrants} g where g.role_id = roles.id)`,
    })
    .from(roles)
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
 * A super admin who is denied one of these permissions cannot give access to others and does not
 * count as one.
 */
const lettingIn: readonly Permission[] = [
  'access_users',
  'admin_users',
  'access_roles',
  'edit_roles',
]

/**
 * The ids of active accounts that have a seeded role without a denial. They are locked until the
 * transaction ends, so that two of them cannot remove each other at once.
 */
export async function holdersOf(tx: Transaction, key: string) {
  const holders = await tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(roles.key, key), eq(users.removed, 0), notExists(denials(tx))))
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
        inArray(userPermissions.permission, [...lettingIn]),
      ),
    )

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
