import { type SQLWrapper, sql } from 'drizzle-orm'
import { roleGrants, userPermissions, userRoles } from './tables.ts'

/** Whether somebody has a right over others, or one in addition to those of the roles. */
export const isStaff = (userId: SQLWrapper) =>
  sql`(exists (select from ${userPermissions} p where p.user_id = ${userId} and p.granted)
    or exists (select from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id where r.user_id = ${userId} and g.scope <> 'own'))`
