import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../security/caller.ts'
import { peopleInScope } from './access.ts'

/** Whom a caller finds in the list: the own row, and those of everybody within the scope of access_users. */
export const listedFor = (caller: Caller): SQL => peopleInScope(caller, ['access_users'], false)
