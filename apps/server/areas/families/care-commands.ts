import { addDays } from '@quartet/domain/dates.ts'
import { erasureUndoDays } from '@quartet/domain/own-data.ts'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { startExport } from '../exports/commands.ts'
import { writeLog } from '../logs/commands.ts'
import { type LockedUser, note } from '../memberships/entry-commands.ts'
import { exit } from '../memberships/leave-commands.ts'
import { notify } from '../notifications/commands.ts'
import { orderErasures, storeView } from '../privacy/commands.ts'
import { leaveMixedTeams } from '../teams/mixed-commands.ts'
import { mailErasure, undoOrders } from '../users/erasure-order-commands.ts'
import { passwordWrong, proveOwnPassword } from '../users/own-password-commands.ts'
import { findUser, holdPassword, lockPlaces, lockUser } from '../users/queries.ts'
import { findMinor, findOrderedErasure } from './care-queries.ts'
import { lockOwnFamily } from './queries.ts'

type Order = { memberId: number; password: string | undefined }

/**
 * Closes the account of a minor in the caller's family and has it erased after the days to undo it
 * (method D35); `eraseFrom` is undefined for anybody else.
 */
export async function eraseMinor(context: CallerContext, { memberId, password }: Order) {
  const { db, caller } = context
  const proven = await proveOwnPassword(db, caller.id, password)
  if (!proven.ok) return proven
  return db.transaction(async (tx) => {
    if (!(await holdPassword(tx, caller.id, proven.known))) return passwordWrong('changed')
    const family = await lockOwnFamily(tx, caller.id)
    await lockUser(tx, memberId)
    if (family && (await findMinor(tx, context, memberId)))
      await orderErasure(tx, context, memberId)
    return ok({ eraseFrom: family && (await findOrderedErasure(tx, family.id, memberId)) })
  })
}

async function orderErasure(tx: Transaction, context: CallerContext, memberId: number) {
  const { caller, now } = context
  const reason = 'asked' as const
  const until = addDays(now, erasureUndoDays)
  const order = { by: 'family', orderedBy: caller.id, eraseFrom: until } as const
  for (const { id, eraseFrom } of await orderErasures(tx, [memberId], order, now)) {
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'users', actorId: caller.id, subjectId: id },
      newValue: { erasure: 'ordered', by: 'family' },
    })
    const contact = `${caller.firstName} ${caller.lastName}`.trim()
    await mailErasure(tx, context, id, { reason, eraseFrom, contact })
  }
}

/**
 * Cancels the erasure of a member that the caller ordered, if its institution still has a place;
 * undefined for any other.
 */
export const undoMinorErasure = (context: CallerContext, memberId: number) =>
  context.db.transaction(async (tx) => {
    const { caller } = context
    const place = await lockPlaceOf(tx, memberId)
    const family = await lockOwnFamily(tx, caller.id)
    if (!family || !(await findOrderedErasure(tx, family.id, memberId))) return undefined
    if (!place.ok && place.error === 'organization_full') return fail(place.error)
    await keepMember(tx, { ...context, actorId: caller.id }, { memberId, place })
    return ok()
  })

type Place = Awaited<ReturnType<typeof lockPlaces>>

/** Locks the institution of a closed account, before the person, and looks for a place in it. */
export async function lockPlaceOf(tx: Transaction, memberId: number): Promise<Place> {
  const person = await findUser(tx, memberId)
  return person ? lockPlaces(tx, [person]) : ok()
}

type KeepContext = CommandContext & { actorId: number | null }

/** Ends the order for a locked member; where there is no place any more, also the membership. */
export async function keepMember(
  tx: Transaction,
  context: KeepContext,
  { memberId, place }: { memberId: number; place: Place },
) {
  if (!place.ok) await leaveMixedTeams(tx, context, memberId)
  const person = await lockUser(tx, memberId)
  if (person && !place.ok) await leaveLostPlace(tx, context, person)
  await undoOrders(tx, context, [memberId])
}

async function leaveLostPlace(tx: Transaction, context: KeepContext, person: LockedUser) {
  const { actorId } = context
  await exit(tx, context, person, { resumesRenewal: false, guardianEmail: undefined, actorId })
  await note(tx, context.now, person, {
    oldValue: { organization_id: person.organizationId, type: person.type },
    newValue: { organization_id: null },
    actorId,
  })
}

/** Starts an export for the caller and notifies the member; false when one is under way. */
export const exportMinor = (
  context: CallerContext,
  { userId, family }: { userId: number; family: string },
) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const actorId = caller.id
    if (!(await startExport(tx, context, { userId, requestedBy: 'guardian', actorId })))
      return false
    await storeView(tx, context, { personId: userId, relation: 'family_admin' })
    const draft = { userId, actorId, data: { event: 'exported' as const, family } }
    await notify(tx, now, 'family', [draft])
    return true
  })
