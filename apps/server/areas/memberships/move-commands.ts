import { entranceOf } from '@quartet/domain/consent.ts'
import { membershipConsenter } from '@quartet/domain/membership.ts'
import type { ChangeProblem } from '@quartet/domain/user-changes.ts'
import type { Transaction } from '../../db/db.ts'
import type { CallerContext } from '../../services.ts'
import { joinError, lockOrganization } from '../institutions/queries.ts'
import { findPersonInScope, findUser, lockUser } from '../users/queries.ts'
import { enter } from './entry-commands.ts'
import { endMembership } from './leave-commands.ts'
import { seatsBefore } from './queries.ts'

type Move = { personId: number; organizationId: number }

/**
 * Moves a member to another institution: they leave theirs and join the other like everybody who
 * does so, but stay student or staff. Returns why not, null when it is done; the caller rolls back
 * what a problem leaves.
 */
export async function moveMember(
  tx: Transaction,
  context: CallerContext,
  { personId, organizationId }: Move,
): Promise<ChangeProblem | null> {
  const scope = { others: ['admin_users'], writes: true } as const
  const inScope = await findPersonInScope(tx, context.caller, personId, scope)
  const person = inScope && (await findUser(tx, inScope))
  if (!person || person.removed === 1) return 'gone'
  if (person.eraseFrom) return 'closed'
  if (person.organizationId === null) return 'organization_none'
  if (person.organizationId === organizationId) return 'organization_member'
  const organization = await lockTarget(tx, person.organizationId, organizationId)
  const error = joinError(organization, { ...person, now: context.now })
  if (error) return error === 'organization_age' ? error : 'organization_closed'
  if ((await seatsBefore(tx, organizationId, personId)) >= organization.seats)
    return 'organization_full'
  const year = context.now.getUTCFullYear()
  const by = membershipConsenter(entranceOf(organization.consent), person, year)
  if (by !== 'self' && by !== 'school') return 'consent'

  // entering pauses the renewal again, so that it can be resumed when they leave the other one
  const leaving = { personId, resumesRenewal: true, guardianEmail: undefined }
  const left = await endMembership(tx, context, leaving)
  if (!left.ok) return left.error
  const leaver = await lockUser(tx, personId)
  if (!leaver || (by === 'self' && leaver.awaitingConsentSince)) return 'consent'
  const type = person.type === 'student' ? 'student' : 'institution'
  await enter(tx, context, leaver, {
    ...{ organization, by, type, words: undefined, actorId: context.caller.id },
  })
  return null
}

/** Locks both institutions in the order of their ids; returns the second. */
async function lockTarget(tx: Transaction, from: number, to: number) {
  if (from < to) await lockOrganization(tx, from)
  return lockOrganization(tx, to)
}
