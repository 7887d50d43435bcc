import { entranceOf } from '@quartet/domain/consent.ts'
import { membershipConsenter } from '@quartet/domain/membership.ts'
import { type RosterNote, rosterPlaces } from '@quartet/domain/roster.ts'
import type { Transaction } from '../../db/db.ts'
import type { CallerContext } from '../../services.ts'
import { setClasses } from '../groups/class-commands.ts'
import { lockOrganization } from '../institutions/queries.ts'
import { enter } from '../memberships/entry-commands.ts'
import { seatsBefore } from '../memberships/queries.ts'
import { giveRole } from '../roles/commands.ts'
import { changeUser } from '../users/commands.ts'
import { lockUser } from '../users/queries.ts'
import { isNumberTaken } from './number-commands.ts'
import type { StoredRow } from './queries.ts'
import type { RosterValues } from './tables.ts'

type Leaver = { organizationId: number; row: StoredRow }

/** Brings back who left, while there are places. */
export async function bringBack(
  tx: Transaction,
  context: CallerContext,
  { organizationId, row }: Leaver,
): Promise<RosterNote | null> {
  const { caller, now } = context
  const organization = await lockOrganization(tx, organizationId)
  const person = await lockUser(tx, row.targetId ?? 0)
  if (person?.organizationId === organizationId) return null // back by now
  if (!person || person.organizationId !== null || person.removed === 1) return 'elsewhere'
  const by = membershipConsenter(entranceOf(organization.consent), person, now.getUTCFullYear())
  if (by !== 'self' && by !== 'school') return 'consent'
  if ((await seatsBefore(tx, organizationId, person.id)) >= organization.seats) return 'no_place'
  const { type } = rosterPlaces[row.before.role ?? 'member']
  const actorId = caller.id
  await enter(tx, context, person, { organization, by, type, words: undefined, actorId })
  await reinstate(tx, { organizationId, now }, person.id, row.before)
  return by === 'school' ? 'readmit' : null
}

/** The place, number and classes that somebody had before leaving. */
async function reinstate(
  tx: Transaction,
  place: { organizationId: number; now: Date },
  userId: number,
  { role = 'member', classes = [], member_number = null }: RosterValues,
) {
  const isFree =
    member_number !== null && !(await isNumberTaken(tx, place.organizationId, member_number))
  if (isFree) await changeUser(tx, userId, { memberNumber: member_number })
  if (role === 'facilitator') await giveRole(tx, userId, 'facilitator')
  await setClasses(tx, place, [{ userId, isFacilitator: role === 'facilitator', classes }])
}
