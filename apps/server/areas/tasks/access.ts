import type { SQL } from 'drizzle-orm'
import { type Caller, grantOf, holds } from '../../base/caller.ts'
import { peopleWithin } from '../users/access.ts'

/** Whose tasks a caller may mean: the own ones, and those of people within the scope of access_users; for a change a read-only grant does not reach. */
export const ownersWithin = (caller: Caller, writes: boolean): SQL => peopleWithin(caller, ['access_users'], writes)

/** Whether a caller may change the tasks of a person whom they may mean and whose texts they see. */
export const mayChange = (caller: Caller, personId: number): boolean =>
  holds(caller, 'edit_tasks') && (caller.id === personId || grantOf(caller, 'access_users')?.readOnly === false)

/** Whom a caller may give tasks to: within the scopes of both access_users and add_tasks. */
export const takersWithin = (caller: Caller): SQL => peopleWithin(caller, ['add_tasks'], true)
