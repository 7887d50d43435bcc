import { ownInstitutionFields } from '@quartet/domain/institution.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type Caller, grantOf } from '../../security/caller.ts'
import { peopleInScope } from '../users/access.ts'
import { organizations } from './tables.ts'

/**
 * The institutions in the caller's scope of a permission: all, the own one, or none (method 4.1).
 */
export function organizationsInScope(caller: Caller, permission: Permission): SQL {
  const scope = grantOf(caller, permission)?.scope
  if (scope === 'all') return sql`true`
  if (scope === 'organization' && caller.organizationId !== null)
    return eq(organizations.id, caller.organizationId)
  return sql`false`
}

/** Whether the caller manages all institutions: adds and deletes them, and changes every field. */
export const managesAll = (caller: Caller) =>
  (['access_users', 'access_institutions', 'admin_institutions'] as const).every(
    (permission) => grantOf(caller, permission)?.scope === 'all',
  )

const own: readonly string[] = ownInstitutionFields
/** Whether the caller may change these fields of an institution in scope. */
export const mayChange = (caller: Caller, fields: object) =>
  managesAll(caller) || Object.keys(fields).every((field) => own.includes(field))

/** The person of the row is a member of an institution that the caller administers. */
export const isAdministeredBy = (caller: Caller) =>
  peopleInScope(caller, ['access_institutions'], false)
