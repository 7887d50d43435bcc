import { familyStageOf, isLookedAfter } from '@quartet/domain/families.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { erasureOrders } from '../privacy/tables.ts'
import { users } from '../users/tables.ts'
import { findMember } from './queries.ts'
import { familyMembers } from './tables.ts'
import type { Viewer } from './view-queries.ts'

/** A member of the caller's family who is under age, with the family; undefined for anybody else. */
export async function findMinor(db: Reader, { caller, now }: Viewer, memberId: number) {
  const row = await findMember(db, memberId, caller.id)
  const stage = row && familyStageOf(row.person, now.getUTCFullYear())
  return row && stage && isLookedAfter(stage) ? row : undefined
}

/** Whether somebody has ever signed in to the account, or could: before, it says nothing. */
export const isInUse = ({
  emailVerifiedAt,
  passwordHash,
}: Pick<typeof users.$inferSelect, 'emailVerifiedAt' | 'passwordHash'>) =>
  emailVerifiedAt !== null || passwordHash !== null

export async function findExportable(db: Reader, viewer: Viewer, memberId: number) {
  const found = await findMinor(db, viewer, memberId)
  return found && isInUse(found.person) ? found : undefined
}

/** When the account of a present member is erased by an order of the family; undefined without one. */
export async function findOrderedErasure(db: Reader, familyId: number, memberId: number) {
  const [row] = await db
    .select({ eraseFrom: users.eraseFrom })
    .from(erasureOrders)
    .innerJoin(users, eq(users.id, erasureOrders.userId))
    .innerJoin(familyMembers, eq(familyMembers.userId, erasureOrders.userId))
    .where(
      and(
        eq(erasureOrders.userId, memberId),
        eq(erasureOrders.by, 'family'),
        eq(familyMembers.familyId, familyId),
        isNull(familyMembers.leftAt),
      ),
    )
  return row?.eraseFrom ?? undefined
}
