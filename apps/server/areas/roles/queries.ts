import {
  institutionScopes,
  type Permission,
  permissions,
  type Scope,
} from '@quartet/domain/permissions.ts'
import { institutionRoles } from '@quartet/domain/roles.ts'
import { and, eq, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { isoMoment } from '../../lists/list-query.ts'
import { users } from '../users/tables.ts'
import { roleGrants, roles, userPermissions, userRoles } from './tables.ts'

/** Roles whose holders reach people of their institution or groups: the seeded ones, and some own. */
export const reachesInstitution = (role: SQL) =>
  sql`(${role}.key = any(${sql.param([...institutionRoles])}::text[])
    or exists (select from ${roleGrants} g where g.role_id = ${role}.id and g.scope = any(${sql.param([...institutionScopes])}::text[])))`
export const isOfInstitution = reachesInstitution(sql`roles`)

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

/** Every role with its grants and how many people outside the bin have it, or one of them. */
export const listRoles = (db: Reader, id?: number) =>
  db
    .select({
      id: roles.id,
      key: roles.key,
      name: roles.name,
      second_factor: sql<boolean>`${roles.factorSince} is not null`,
      edited_at: sql<string | null>`${isoMoment(roles.editedAt)}`,
      people: sql<number>`(select count(*)::int from ${userRoles} r
        join ${users} holders on holders.id = r.user_id and holders.removed = 0 where r.role_id = roles.id)`,
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
