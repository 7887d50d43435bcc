import { type LearnerRole, learnerRoles } from '@quartet/domain/membership.ts'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { writeLog } from '../logs/commands.ts'
import { giveRole } from './commands.ts'
import { isOfInstitution, personalOf, rolesOf } from './queries.ts'
import { roles, userRoles } from './tables.ts'

type Change = { userId: number; role: LearnerRole | null; actorId: number | null }

/**
 * Replaces how the account came in, null for none, and takes the roles in an institution, which end
 * with the membership and have an entry in the log. Returns how the account came in before.
 */
export async function changeMemberRoles(
  tx: Transaction,
  now: Date,
  { userId, role, actorId }: Change,
) {
  const ended = (await takeRoles(tx, userId, isOfInstitution)).map(({ id }) => id)
  const others = ended.length > 0 ? await idsOf(tx, userId) : []
  const former = await replaceLearnerRole(tx, userId, role)
  if (ended.length === 0) return former
  const personal = await personalOf(tx, userId)
  await writeLog(tx, now, {
    ...{ action: 'update', entity: 'user_roles', actorId, subjectId: userId },
    oldValue: { roles: [...others, ...ended].toSorted((a, b) => a - b), ...personal },
    newValue: { roles: await idsOf(tx, userId), ...personal },
  })
  return former
}

async function replaceLearnerRole(
  tx: Transaction,
  userId: number,
  role: LearnerRole | null,
): Promise<LearnerRole | null> {
  const taken = await takeRoles(tx, userId, inArray(roles.key, [...learnerRoles]))
  if (role) await giveRole(tx, userId, role)
  return learnerRoles.find((key) => taken.some((one) => one.key === key)) ?? null
}

const idsOf = async (tx: Transaction, userId: number) =>
  (await rolesOf(tx, userId)).map(({ id }) => id)

async function takeRoles(tx: Transaction, userId: number, which: SQL | undefined) {
  const named = await tx.select({ id: roles.id, key: roles.key }).from(roles).where(which)
  const ids = named.map(({ id }) => id)
  const taken = await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, ids)))
    .returning({ id: userRoles.roleId })
  return named.filter(({ id }) => taken.some((one) => one.id === id))
}
