import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../security/caller.ts'
import { peopleInScope } from '../users/access.ts'

/** Whose own statements a caller may change: the own ones, and those of people whom the caller administers (method D29). */
export const ownersInScope = (caller: Caller): SQL => peopleInScope(caller, ['admin_users'], true)
