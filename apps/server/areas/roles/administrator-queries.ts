import { administration } from '@quartet/domain/grants.ts'
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Transaction } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { stayingOf } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { roleGrants, roles, userPermissions, userRoles } from './tables.ts'

/**
 * The ids of active accounts that have a seeded role without a denial or the limits of a guest.
 * They are locked until the transaction ends, so that two of them cannot remove each other at once:
 * the first lock lets the statement after it see what the other has just written.
 */
export async function holdersOf(tx: Transaction, key: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.administrators})`)
  const holders = await tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(roles.key, key), eq(users.removed, 0), notExists(denials(tx)), notGuest))
    .orderBy(users.id)
    .for('update', { of: users })
  return holders.map(({ id }) => id)
}

const denials = (tx: Transaction) =>
  tx
    .select({ one: sql`1` })
    .from(userPermissions)
    .where(
      and(
        eq(userPermissions.userId, users.id),
        eq(userPermissions.granted, false),
        inArray(userPermissions.permission, [...administration]),
      ),
    )

const notGuest = sql`not exists (select from ${userPermissions} p where p.user_id = ${users.id} and p.granted and p.permission = 'guest')
  and not exists (select from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id where r.user_id = ${users.id} and g.permission = 'guest')`

/**
 * Whether one of these people is an administrator whom the caller may not remove: only another
 * administrator may, and the last one stays (method 4.1).
 */
export async function isAdministratorLeft(tx: Transaction, caller: Caller, ids: readonly number[]) {
  const administrators = await holdersOf(tx, 'super_admin')
  const isReferenced = (id: number) => ids.includes(id)
  return (
    administrators.some(isReferenced) &&
    (!administrators.includes(caller.id) || administrators.every(isReferenced))
  )
}

/** Whether the person is the only administrator who is not about to be erased. */
export async function isLastAdministrator(tx: Transaction, id: number) {
  const administrators = await holdersOf(tx, 'super_admin')
  return (
    administrators.includes(id) &&
    (await stayingOf(tx, administrators)).every((other) => other === id)
  )
}

/** Whether an administrator is left who is not about to be erased. */
export const hasAdministrator = async (tx: Transaction) =>
  (await stayingOf(tx, await holdersOf(tx, 'super_admin'))).length > 0
