import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { hasRole, isStaff } from '../roles/staff-queries.ts'
import { classCards, classSignIns } from './tables.ts'

/** Ends the class cards of somebody who can sign in without them now, with their sessions. */
export const endCardsOf = (tx: Transaction, userId: number) =>
  tx.delete(classCards).where(eq(classCards.userId, userId))

/** The same for those of these people who have rights over others now. */
export const endCardsOfStaff = (tx: Transaction, ids: readonly number[]) =>
  tx.delete(classCards).where(and(inArray(classCards.userId, [...ids]), isStaff(classCards.userId)))

/** Turns class cards of a group off; returns whether they were on. */
export async function endClassSignIn(tx: Transaction, groupId: number) {
  const ended = await tx
    .delete(classSignIns)
    .where(eq(classSignIns.groupId, groupId))
    .returning({ id: classSignIns.groupId })
  return ended.length > 0
}

/** The same for everybody with a role that has changed. */
export const endCardsOfRole = (tx: Transaction, roleId: number) =>
  tx.delete(classCards).where(and(hasRole(classCards.userId, roleId), isStaff(classCards.userId)))
