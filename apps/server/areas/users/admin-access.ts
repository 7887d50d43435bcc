import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../security/caller.ts'
import { peopleWithin } from './access.ts'

/** Whom a caller finds in the list: the own row, and those of everybody within the scope of access_users. */
export const listedFor = (caller: Caller): SQL => peopleWithin(caller, ['access_users'], false)
