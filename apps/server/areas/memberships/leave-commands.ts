import { needsConsentOutside } from '@quartet/domain/membership.ts'
import { hasAllGrantsOf } from '@quartet/domain/permissions.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { grantOf } from '../../security/caller.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { setRenewal } from '../billing/renewal-commands.ts'
import { dropOutOfGroups } from '../groups/leave-commands.ts'
import { requestConsentForAccount } from '../guardians/commands.ts'
import { unlinkInstitution } from '../identities/leave-commands.ts'
import { lockOrganization } from '../institutions/queries.ts'
import { closeConsents } from '../privacy/commands.ts'
import { lockAppointments } from '../roles/institution-commands.ts'
import { changeMemberRoles } from '../roles/learner-commands.ts'
import { findRights } from '../roles/rights-queries.ts'
import { leaveMixedTeams } from '../teams/mixed-commands.ts'
import { dropOutOfCategories } from '../user-categories/people-commands.ts'
import { changeUser } from '../users/commands.ts'
import { findUser, lockUser } from '../users/queries.ts'
import { announce, endSharing, type LockedUser, note } from './entry-commands.ts'
import { isLastOfInstitution } from './queries.ts'
import { joinRequests, memberships } from './tables.ts'

type Leaving = {
  personId: number
  resumesRenewal: boolean
  /** Who has to consent to the account of a teenager; the mail is within the limits. */
  guardianEmail: string | undefined
}

/**
 * Ends a membership, of the caller or of somebody in scope: the seat is free at once, the
 * institution sees nothing any more, and the account goes on as before it joined (D34).
 */
export const leaveOrganization = (context: CallerContext, leaving: Leaving) =>
  context.db.transaction((tx) => endMembership(tx, context, leaving))

/** The same within a transaction. */
export async function endMembership(tx: Transaction, context: CallerContext, leaving: Leaving) {
  const { personId } = leaving
  const organizationId = (await findUser(tx, personId))?.organizationId
  if (!organizationId) return fail('organization_none')
  const organization = await lockOrganization(tx, organizationId)
  await lockAppointments(tx, organizationId)
  const forbidden = await whyNotToLeave(tx, context, personId)
  if (forbidden) return fail(forbidden)
  await leaveMixedTeams(tx, context, personId)
  const person = await lockUser(tx, personId)
  if (person?.organizationId !== organizationId) return fail('organization_none')
  await exit(tx, context, person, { ...leaving, actorId: context.caller.id })
  await note(tx, context.now, person, {
    oldValue: { organization_id: organizationId, type: person.type },
    newValue: { organization_id: null },
    actorId: context.caller.id,
  })
  const actorId = context.caller.id === personId ? {} : { actorId: context.caller.id }
  await announce(tx, context, person, { event: 'left', name: organization.name, ...actorId })
  await context.queue.send(tx, 'seats', {}) // the first on the waiting list gets the seat
  return ok({ id: personId })
}

/** An institution is not left without an administrator, and nobody ends who may do more. */
async function whyNotToLeave(tx: Transaction, { caller, now }: CallerContext, personId: number) {
  const isEverywhere = grantOf(caller, 'admin_users')?.scope === 'all'
  if (!isEverywhere && (await isLastOfInstitution(tx, personId))) return 'last_administrator'
  if (caller.id === personId) return undefined
  const isAbove = !hasAllGrantsOf(caller.grants, await findRights(tx, personId, now))
  return isAbove ? 'forbidden' : undefined
}

/** Ends the membership of a locked person, as `leaveOrganization` does. */
export async function exit(
  tx: Transaction,
  context: CommandContext,
  person: LockedUser,
  { actorId, ...leaving }: Omit<Leaving, 'personId'> & { actorId: number | null },
) {
  const { now } = context
  const { id } = person
  const [before] = await tx.delete(memberships).where(eq(memberships.userId, id)).returning()
  await tx.delete(joinRequests).where(eq(joinRequests.userId, id))
  await closeConsents(tx, id, now, 'institution')
  const role = before ? before.formerRole : 'individual'
  await changeMemberRoles(tx, now, { userId: id, role, actorId })
  const { organizationId } = person
  if (organizationId) await dropOutOfGroups(tx, id, organizationId)
  if (organizationId) await dropOutOfCategories(tx, id, organizationId)
  if (organizationId) await unlinkInstitution(tx, context, { person, organizationId, actorId })
  await endSharing(tx, id, now)
  if (before?.renewalPaused && leaving.resumesRenewal) await setRenewal(tx, id, true)
  const place = {
    type: before?.formerType ?? ('individual' as const),
    organizationId: null,
    coverEndedAt: now,
    contractToldFor: null,
  }
  if (!needsConsentOutside(person, now.getUTCFullYear())) await changeUser(tx, id, place)
  else await closeAccount(tx, context, person, { place, ...leaving })
}

type Place = Parameters<typeof changeUser>[2]

/**
 * Only the school has consented to the account: it closes, and is erased after 14 days unless a
 * guardian or another school consents (D43).
 */
async function closeAccount(
  tx: Transaction,
  context: CommandContext,
  person: LockedUser,
  { place, guardianEmail }: { place: Place; guardianEmail: string | undefined },
) {
  await closeConsents(tx, person.id, context.now)
  const consentBy = guardianEmail && person.ageGroupId === 2 ? 'guardian' : 'school'
  await changeUser(tx, person.id, { ...place, consentBy, awaitingConsentSince: context.now })
  if (!guardianEmail || consentBy === 'school') return
  await requestConsentForAccount(context, tx, {
    ...{ name: person.firstName, institution: null, guardianEmail, userId: person.id },
    ...{ country: person.country ?? '', languageId: person.languageId, mails: true },
  })
}
