import type { Consenter } from '@quartet/domain/consent.ts'
import { type MembershipEvent, memberRole } from '@quartet/domain/membership.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { pauseRenewal } from '../billing/renewal-commands.ts'
import { takeFacilitators } from '../coaching/commands.ts'
import type { Organization } from '../institutions/queries.ts'
import { addresseeOf } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { notify } from '../notifications/commands.ts'
import { closeConsents, type Giver, giveConsents } from '../privacy/commands.ts'
import type { ConsentWords } from '../privacy/queries.ts'
import { changeMemberRoles } from '../roles/learner-commands.ts'
import { changeUser, restartWaiting } from '../users/commands.ts'
import type { lockUser } from '../users/queries.ts'
import { membershipMail } from './mails.ts'
import { joinRequests, memberships, seatRequests } from './tables.ts'

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>
type Entry = {
  organization: Organization
  by: Consenter
  /** As what the person comes in; by default what the code of the institution makes of people. */
  type?: Organization['codeMemberType']
  /** The texts of the form when scores are shared with the facilitators, and who agreed to it. */
  words: ConsentWords | undefined
  /** Who brings the person back; by default the person joins. */
  actorId?: number | null
  giver?: Giver
}

/**
 * Makes a locked person a member of a locked institution with a free seat: type, role and cover, and
 * the renewal of the own plan pauses. Returns whether it did.
 */
export async function enter(
  tx: Transaction,
  context: CommandContext,
  person: LockedUser,
  {
    organization,
    by,
    type = organization.codeMemberType,
    words,
    giver = { by: 'self', how: 'joining' },
    actorId = by === 'guardian' ? null : person.id,
  }: Entry,
) {
  const { now } = context
  // roles in this institution are given by its administrators, later
  const roles = { userId: person.id, role: memberRole[type], actorId }
  const formerRole = await changeMemberRoles(tx, now, roles)
  const place = { type, organizationId: organization.id, coverEndedAt: null, contractToldFor: null }
  await changeUser(tx, person.id, place)
  if (by === 'school') await restartWaiting(tx, person.id, now)
  const renewalPaused = await pauseRenewal(tx, person.id)
  const before = { formerType: person.type, formerRole, renewalPaused, joinedAt: now }
  await tx
    .insert(memberships)
    .values({ userId: person.id, organizationId: organization.id, ...before })
  await tx.delete(seatRequests).where(eq(seatRequests.userId, person.id))
  if (by !== 'guardian') await tx.delete(joinRequests).where(eq(joinRequests.userId, person.id))
  await endSharing(tx, person.id, now)
  await takeFacilitators(tx, person.id)
  if (words)
    await giveConsents(tx, person.id, { purposes: ['facilitator_scores'], giver, words }, now)
  await note(tx, now, person, {
    oldValue: { organization_id: null, type: person.type },
    newValue: {
      organization_id: organization.id,
      type,
      renewal_paused: renewalPaused,
      shares_scores: words !== undefined,
    },
    actorId,
  })
  const other = actorId === null || actorId === person.id ? {} : { actorId }
  await announce(tx, context, person, { event: 'joined', name: organization.name, ...other })
  return { renewalPaused }
}

/** Whoever saw the scores so far, or will from now on, is somebody else: consent starts anew. */
export const endSharing = (tx: Transaction, userId: number, now: Date) =>
  closeConsents(tx, userId, now, 'facilitator_scores')

type Change = {
  oldValue: Record<string, unknown>
  newValue: Record<string, unknown>
  actorId: number | null
}

export const note = (tx: Transaction, now: Date, { id }: LockedUser, change: Change) =>
  writeLog(tx, now, { action: 'update', entity: 'users', subjectId: id, ...change })

type News = {
  event: Extract<MembershipEvent, 'joined' | 'left'>
  name: string
  actorId?: number
}

/** Notifies a person of joining or leaving, also by mail if they like. */
export async function announce(
  tx: Transaction,
  { queue, publicUrl, now }: CommandContext,
  person: LockedUser,
  { event, name, actorId }: News,
) {
  const draft = { userId: person.id, data: { event, name }, ...(actorId && { actorId }) }
  const [wantsMail] = await notify(tx, now, 'membership', [draft])
  const to = wantsMail && (await addresseeOf(tx, person))
  if (!to) return
  const mail = membershipMail(to, `institution_${event}`, name, publicUrl)
  await queue.send(tx, 'mail', { ...mail, of: [person.id] })
}
