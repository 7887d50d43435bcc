import { and, eq, or } from 'drizzle-orm'
import type { Reader, Transaction } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import { isAdministeredBy, isOwnedBy } from './access.ts'
import { type groupFacilitators, type groupMembers, groups } from './tables.ts'

/** As whom a caller changes a group: as its owner only, or also as an administrator. */
export type Editor = 'owner' | 'owner or administrator'

/** Locks a group that the caller may change until the transaction ends. */
export async function lockEditable(tx: Transaction, caller: Caller, groupId: number, as: Editor) {
  const isEditable =
    as === 'owner' ? isOwnedBy(caller) : or(isOwnedBy(caller), isAdministeredBy(caller))
  const [group] = await tx
    .select()
    .from(groups)
    .where(and(eq(groups.id, groupId), isEditable))
    .for('update')
  return group
}

/** The ids of everybody in a group, or to whom it is assigned, whether or not they are counted. */
export async function listIds(
  db: Reader,
  table: typeof groupMembers | typeof groupFacilitators,
  groupId: number,
) {
  const rows = await db.select({ id: table.userId }).from(table).where(eq(table.groupId, groupId))
  return rows.map(({ id }) => id)
}

export const countOwned = (db: Reader, ownerId: number) =>
  db.$count(groups, and(eq(groups.ownerId, ownerId), eq(groups.removed, 0)))
