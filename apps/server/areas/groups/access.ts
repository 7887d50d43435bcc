import { groupScopes } from '@quartet/domain/groups.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Caller, grantOf, narrower } from '../../security/caller.ts'
import { groupFacilitators, groupMembers, groups } from './tables.ts'

const holdsForGroups = (caller: Caller, permission: Permission) =>
  groupScopes.includes(grantOf(caller, permission)?.scope ?? 'own')

/** Whether a caller may look after groups: facilitators and administrators, in their institution. */
const mayLead = (caller: Caller) =>
  holdsForGroups(caller, 'access_users') &&
  (caller.organizationId !== null || grantOf(caller, 'access_users')?.scope === 'all')

/** Whether a caller may make groups of people of their institution (method D32). */
export const mayMakeGroups = (caller: Caller) =>
  mayLead(caller) && holdsForGroups(caller, 'manage_institutions')

/** Groups of the caller's institution: whoever leaves it loses its groups. */
const isOfInstitution = ({ organizationId }: Caller): SQL =>
  organizationId === null
    ? isNull(groups.organizationId)
    : eq(groups.organizationId, organizationId)

export const isAssignedTo = (userId: number | SQLWrapper) =>
  sql`exists (select from ${groupFacilitators} f where f.group_id = groups.id and f.user_id = ${userId})`

const none = sql`false`
const all = (...conditions: SQL[]): SQL => and(...conditions) ?? none
const any = (...conditions: SQL[]): SQL => or(...conditions) ?? none

/** Groups that the caller owns. */
export const isOwnedBy = (caller: Caller): SQL =>
  mayMakeGroups(caller) ? all(eq(groups.ownerId, caller.id), isOfInstitution(caller)) : none

/** Groups that the caller owns or is assigned to. */
export const isLedBy = (caller: Caller): SQL =>
  mayLead(caller)
    ? all(isOfInstitution(caller), any(eq(groups.ownerId, caller.id), isAssignedTo(caller.id)))
    : none

/** Groups of the institutions whose people the caller administers. */
export function isAdministeredBy(caller: Caller): SQL {
  const people = grantOf(caller, 'access_users')
  const grant = grantOf(caller, 'admin_users')
  if (!people || !grant || grant.readOnly) return none
  const scope = narrower(people.scope, grant.scope)
  if (scope === 'all') return sql`true`
  return scope === 'organization' && caller.organizationId !== null ? isOfInstitution(caller) : none
}

/** Groups that have the caller as a member. */
export const hasMember = (caller: Caller): SQL =>
  all(
    isOfInstitution(caller),
    eq(groups.removed, 0),
    sql`exists (select from ${groupMembers} m where m.group_id = groups.id and m.user_id = ${caller.id})`,
  )

/** What the caller is to the group of the row, the closest role first. */
export const roleOf = (caller: Caller) =>
  sql`case when ${isOwnedBy(caller)} then 'owner' when ${isLedBy(caller)} then 'facilitator'
    when ${isAdministeredBy(caller)} then 'administrator' else 'member' end`

/** Whether the person of the row still belongs to the institution of the group of the row. */
export const isCounted = sql`(users.removed = 0 and users.awaiting_consent_since is null
  and users.organization_id is not distinct from groups.organization_id)`

/**
 * The ids of the caller and of the members of the groups that they lead, for conditions on `users`:
 * a join, so that a list reads only these people.
 */
export const peopleOfGroups = (caller: Caller): SQL => sql`(
  users.id in (select ${caller.id}::int union all select m.user_id from ${groupMembers} m
    join ${groups} on groups.id = m.group_id where groups.removed = 0 and ${isLedBy(caller)})
  and (users.id = ${caller.id} or users.organization_id is not distinct from ${caller.organizationId}))`
