import { type LearnerRole, learnerRoles } from '@quartet/domain/membership.ts'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { giveRole } from './commands.ts'
import { isOfInstitution } from './queries.ts'
import { roles, userRoles } from './tables.ts'

/** Replaces how the account came in, null for none; other roles stay. Returns the role that it had. */
export async function replaceLearnerRole(
  tx: Transaction,
  userId: number,
  role: LearnerRole | null,
): Promise<LearnerRole | null> {
  const taken = await takeRoles(tx, userId, inArray(roles.key, [...learnerRoles]))
  if (role) await giveRole(tx, userId, role)
  return learnerRoles.find((key) => taken.includes(key)) ?? null
}

/** The roles in an institution end with the membership. */
export const takeInstitutionRoles = (tx: Transaction, userId: number) =>
  takeRoles(tx, userId, isOfInstitution)

async function takeRoles(tx: Transaction, userId: number, which: SQL | undefined) {
  const named = await tx.select({ id: roles.id, key: roles.key }).from(roles).where(which)
  const ids = named.map(({ id }) => id)
  const taken = await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, ids)))
    .returning({ id: userRoles.roleId })
  return named.filter(({ id }) => taken.some((one) => one.id === id)).map(({ key }) => key)
}
