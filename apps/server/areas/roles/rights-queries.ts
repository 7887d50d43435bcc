import { type AccountState, accessStateOf } from '@quartet/domain/cover.ts'
import { closedBy, type Features } from '@quartet/domain/institution.ts'
import {
  effectivePermissions,
  type Permission,
  permissionsAfterRenewal,
  type RoleGrant,
} from '@quartet/domain/permissions.ts'
import { type AccessState, hasAccess } from '@quartet/domain/subscription.ts'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { subscriptions } from '../billing/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { users } from '../users/tables.ts'
import { roleGrants, userPermissions, userRoles } from './tables.ts'

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

export type RightsRow = AccountState & {
  organizationFeatures: Features | null
  grants: RoleGrant[]
  personal: { permission: Permission; granted: boolean }[]
}

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
