import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../security/caller.ts'
import { peopleInScope } from '../users/access.ts'

/**
 * People whose own statements the caller may change: the caller, and people whom the caller
 * administers (method D29).
 */
export const ownersInScope = (caller: Caller): SQL => peopleInScope(caller, ['admin_users'], true)
