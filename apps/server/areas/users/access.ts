import type { Permission, Scope } from '@quartet/domain/permissions.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type Caller, grantOf, narrower } from '../../security/caller.ts'
import { peopleOfGroups } from '../groups/access.ts'
import { users } from './tables.ts'

/**
 * Condition for the rows of `users` that a caller may access: their own, and those in scope of both
 * access_users and one of `others`. Read-only grants of `others` do not allow writes.
 */
export function peopleInScope(caller: Caller, others: readonly Permission[], writes: boolean): SQL {
  const scopes = others.flatMap((permission) => scopeOf(caller, permission, writes))
  if (scopes.includes('all')) return sql`true`
  if (scopes.includes('organization') && caller.organizationId !== null)
    return eq(users.organizationId, caller.organizationId) // of which the caller is one
  if (scopes.includes('groups') && caller.organizationId !== null) return peopleOfGroups(caller)
  return eq(users.id, caller.id) // families have no rows yet
}

/** The scope in which a caller may access other people with one permission, or none. */
function scopeOf(caller: Caller, permission: Permission, writes: boolean): Scope[] {
  const people = grantOf(caller, 'access_users')
  const grant = grantOf(caller, permission)
  if (!people || !grant || (writes && grant.readOnly)) return []
  return [narrower(people.scope, grant.scope)]
}
