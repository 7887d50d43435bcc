import { endsConsent, familyStageOf, mayLeaveFamily } from '@quartet/domain/families.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { withdrawAsFamily } from '../guardians/family-commands.ts'
import { agreedAsFamily } from '../guardians/queries.ts'
import { leaveTeamsOfJoined, lockJoined } from '../memberships/joining-end-commands.ts'
import { notify } from '../notifications/commands.ts'
import { findUser, lockUser } from '../users/queries.ts'
import { endMembership } from './end-commands.ts'
import { findPresentFamily, lockFamily, lockOwnFamily } from './queries.ts'
import { familyMembers } from './tables.ts'

/** Removes a member from the caller's family; undefined for anybody else. */
export const removeMember = (context: CallerContext, memberId: number) =>
  context.db.transaction(async (tx) => {
    const actorId = context.caller.id
    const organization = await lockJoined(tx, memberId)
    const family = await lockOwnFamily(tx, actorId)
    if (!family || !(await isPresent(tx, family.id, memberId))) return undefined
    const withdraws = await endsWithdrawing(tx, context, memberId)
    const joined = { userId: memberId, organization }
    if (withdraws) await leaveTeamsOfJoined(tx, context, joined)
    await endMembership(tx, context, { family, userId: memberId, actorId, event: 'removed' })
    if (withdraws) await withdrawAsFamily(context, tx, { ...joined, actorId })
    return ok()
  })

/** Whether removing a child ends the consent that the caller gave; another guardian's stays. */
async function endsWithdrawing(tx: Transaction, { caller, now }: CallerContext, memberId: number) {
  const person = await findUser(tx, memberId)
  const isChild = person && endsConsent(familyStageOf(person, now.getUTCFullYear()))
  return isChild === true && (await agreedAsFamily(tx, memberId, caller.id))
}

/** The caller leaves their family; children cannot, because nobody would have agreed. */
export const leaveFamily = (context: CallerContext) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const known = await findPresentFamily(tx, caller.id)
    const family = known && (await lockFamily(tx, known.id))
    if (!family || !(await isPresent(tx, family.id, caller.id))) return undefined
    const person = await lockUser(tx, caller.id)
    if (!person || !mayLeaveFamily(familyStageOf(person, now.getUTCFullYear())))
      return fail('guardian_only')
    const ending = { family, userId: caller.id, actorId: caller.id, event: 'left' } as const
    await endMembership(tx, context, ending)
    const data = { event: 'left', family: family.name } as const
    await notify(tx, now, 'family', [{ userId: family.adminId, actorId: caller.id, data }])
    return ok()
  })

const isPresent = async (tx: Transaction, familyId: number, userId: number) =>
  (await tx.$count(
    familyMembers,
    and(
      eq(familyMembers.familyId, familyId),
      eq(familyMembers.userId, userId),
      isNull(familyMembers.leftAt),
    ),
  )) > 0
