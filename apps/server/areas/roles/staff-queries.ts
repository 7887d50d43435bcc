import type { Grant } from '@quartet/domain/permissions.ts'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { users } from '../users/tables.ts'
import { roleGrants, userPermissions, userRoles } from './tables.ts'

/** Whether somebody has a right over others, or one in addition to those of the roles. */
export const isStaff = (userId: SQLWrapper) =>
  sql`(exists (select from ${userPermissions} p where p.user_id = ${userId} and p.granted)
    or exists (select from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id where r.user_id = ${userId} and g.scope <> 'own'))`

/** Whether somebody has a role. */
export const hasRole = (userId: SQLWrapper, roleId: number) =>
  sql`${userId} in (select r.user_id from ${userRoles} r where r.role_id = ${roleId})`

/** How many people have a role, and how many of them are in the bin. */
export async function countHolders(db: Reader, roleId: number) {
  const [held] = await db
    .select({
      people: sql<number>`count(*)::int`,
      in_bin: sql<number>`(count(*) filter (where ${users.removed} = 1))::int`,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.roleId, roleId))
  return held ?? { people: 0, in_bin: 0 }
}

/** Everything that the people with a role have by any of their roles or individually. */
export async function grantsOfHolders(db: Reader, roleId: number): Promise<Grant[]> {
  const { rows } = await db.execute<Grant>(sql`
    with holders as (select h.user_id from ${userRoles} h where h.role_id = ${roleId})
    select g.permission, g.scope, g.read_only as "readOnly" from ${roleGrants} g
      where g.role_id in (select r.role_id from ${userRoles} r join holders on holders.user_id = r.user_id)
    union select p.permission, 'own', false from ${userPermissions} p join holders on holders.user_id = p.user_id where p.granted`)
  return rows
}
