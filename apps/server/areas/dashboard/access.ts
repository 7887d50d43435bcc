import type { Permission } from '@quartet/domain/permissions.ts'
import type { SQL } from 'drizzle-orm'
import { type Caller, narrower } from '../../security/caller.ts'
import { peopleInScope } from '../users/access.ts'

/**
 * Whose figures a caller reads: those of everybody or of one institution, which are stored, or
 * those of some people, which are counted at each call.
 */
export type FiguresScope = StoredScope | { of: 'groups'; people: SQL }
export type StoredScope =
  | { of: 'all'; organizationId: null }
  | { of: 'organization'; organizationId: number }

type Grants = Pick<Caller, 'grants' | 'organizationId'>

/** How far somebody with these grants reads figures. */
function widthOf({ grants }: Grants) {
  const scopeOf = (permission: Permission) =>
    grants.find((grant) => grant.permission === permission)?.scope ?? 'own'
  return narrower(scopeOf('access_users'), scopeOf('access_dashboard'))
}

/** The stored figures that somebody with these grants reads; undefined for those of some people. */
export function storedScopeOf(person: Grants): StoredScope | undefined {
  const width = widthOf(person)
  if (width === 'all') return { of: 'all', organizationId: null }
  return width === 'organization' && person.organizationId !== null
    ? { of: 'organization', organizationId: person.organizationId }
    : undefined
}

/**
 * The scope of a caller, narrowed to an institution; undefined for another institution than the
 * caller's. Whether the institution exists is not checked.
 */
export function figuresScopeOf(
  caller: Caller,
  organizationId: number | undefined,
): FiguresScope | undefined {
  const stored = storedScopeOf(caller)
  if (stored?.of === 'all' && organizationId !== undefined)
    return { of: 'organization', organizationId }
  if (
    stored?.of !== 'all' &&
    organizationId !== undefined &&
    organizationId !== caller.organizationId
  )
    return undefined
  return stored ?? { of: 'groups', people: peopleInScope(caller, ['access_dashboard'], false) }
}

/** The people whose progress a caller reads: themselves, and everybody in scope of their figures. */
export const progressInScope = (caller: Caller): SQL =>
  peopleInScope(caller, ['access_dashboard'], false)

/** Who used an account is only for administrators of everybody (method D44). */
export const seesActivity = (caller: Caller) => figuresScopeOf(caller, undefined)?.of === 'all'
