import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../security/caller.ts'
import { peopleWithin } from '../users/access.ts'

/** Whose own statements a caller may change: the own ones, and those of people whom the caller administers (method D29). */
export const ownersWithin = (caller: Caller): SQL => peopleWithin(caller, ['admin_users'], true)
