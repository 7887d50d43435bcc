import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../security/caller.ts'
import { peopleInScope } from './access.ts'

/**
 * Condition for the people in a caller's list: the caller, and everybody in scope of access_users.
 */
export const listedFor = (caller: Caller): SQL => peopleInScope(caller, ['access_users'], false)
