import { endsConsent, familyStageOf, mayLeaveFamily } from '@quartet/domain/families.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { withdrawAsFamily } from '../guardians/family-commands.ts'
import { notify } from '../notifications/commands.ts'
import { lockUser } from '../users/queries.ts'
import { endMembership } from './end-commands.ts'
import { findPresentFamily, lockFamily, lockOwnFamily } from './queries.ts'
import { familyMembers } from './tables.ts'

/** Removes a member from the caller's family; undefined for anybody else. */
export const removeMember = (context: CallerContext, memberId: number) =>
  context.db.transaction(async (tx) => {
    const family = await lockOwnFamily(tx, context.caller.id)
    const isMember = family && (await isPresent(tx, family.id, memberId))
    if (!isMember) return undefined
    const { caller, now } = context
    const ending = { family, userId: memberId, actorId: caller.id, event: 'removed' } as const
    const person = await endMembership(tx, context, ending)
    // whoever made the account of a child agreed to it
    if (person && endsConsent(familyStageOf(person, now.getUTCFullYear())))
      await withdrawAsFamily(context, tx, { userId: memberId, actorId: caller.id })
    return ok()
  })

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
