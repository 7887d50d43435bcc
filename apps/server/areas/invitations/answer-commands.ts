import { mayBeContacts } from '@quartet/domain/contacts.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import { type Caller, holds } from '../../security/caller.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { connectContacts } from '../contacts/commands.ts'
import { lockPair } from '../contacts/queries.ts'
import { writeLog } from '../logs/commands.ts'
import {
  acceptMembership,
  declineMembership,
  linkInvitedAddress,
} from '../teams/member-commands.ts'
import { findMember, lockTeam } from '../teams/member-queries.ts'
import { findUser, hasConfirmedAddress, holdForCount, rulesOf } from '../users/queries.ts'
import { notifyOfTeam } from './commands.ts'
import {
  findUsable,
  hasSecret,
  type Invitation,
  isInvited,
  listSignedUp,
  lockUsable,
  type Usable,
} from './queries.ts'
import { invitations } from './tables.ts'

type Accepted = { id: number; secret: string; sharesScores: boolean }

/**
 * Makes the caller a contact of who invited, and a member of the team if the caller shares the
 * scores with it; without that, an invitation to a team stays open.
 */
export const acceptInvitation = (context: CallerContext, { id, secret, sharesScores }: Accepted) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const found = await findUsable(tx, id, now)
    if (!found || (secret !== '' && !hasSecret(found.invitation, secret)))
      return fail('invitation_gone')
    if (!(await isInvited(tx, found.invitation, caller.id)))
      return fail(secret === '' ? 'invitation_gone' : 'invitation_address')

    const { inviterId, teamId } = found.invitation
    await holdForCount(tx, [inviterId, caller.id])
    const usable = await lockWithTeam(tx, found.invitation, now)
    const bond = usable && (await bondOf(tx, usable, caller.id, now))
    if (!usable || bond === 'none') return fail('invitation_gone')
    const joins = teamId !== null && sharesScores
    if (joins && !holds(caller, 'access_team')) return fail('forbidden')
    if (joins && !(await hasConfirmedAddress(tx, caller.id))) return fail('team_unverified')
    if (joins && !(await join(tx, context, usable, caller.id))) return fail('invitation_gone')
    if (bond === 'contact') await connectContacts(tx, context, inviterId, caller.id)
    if (teamId === null || joins) {
      await end(tx, id, 'accepted', now)
      await writeLog(tx, now, {
        ...{ action: 'update', entity: 'invitations', entityId: id, newValue: { accepted: true } },
        ...{ actorId: caller.id, subjectId: caller.id },
      })
    }
    return ok({ teamId: joins ? teamId : null })
  })

/** Teams before invitations, as when a leader invites. */
async function lockWithTeam(tx: Transaction, { id, teamId }: Invitation, now: Date) {
  if (teamId !== null) await lockTeam(tx, teamId)
  return lockUsable(tx, id, now)
}

/**
 * What an accepted invitation makes of the two people: contacts, nothing but members of a team, or
 * `none`, when it leads nowhere. Who was invited by address may not be a minor elsewhere.
 */
async function bondOf(
  tx: Transaction,
  { invitation, inviter }: Usable,
  userId: number,
  now: Date,
): Promise<'contact' | 'team' | 'none'> {
  const user = await findUser(tx, userId)
  const otherwise = invitation.teamId !== null && invitation.email === null ? 'team' : 'none'
  if (!user || !mayBeContacts(rulesOf(inviter, now), rulesOf(user, now))) return otherwise
  const pair = await lockPair(tx, inviter.id, userId)
  if (pair?.status !== 'blocked') return 'contact'
  if (invitation.teamId !== null) return 'team'
  const isLater = pair.blockedBy === inviter.id && pair.changedAt > invitation.createdAt
  return isLater ? 'none' : 'contact'
}

/** Gives the person their place in the team, with their scores; false when they have none. */
async function join(
  tx: Transaction,
  context: CallerContext,
  { invitation: { teamId, email } }: Usable,
  userId: number,
) {
  const team = teamId === null ? undefined : await lockTeam(tx, teamId)
  const place = team && (await findMember(tx, team.id, userId))
  if (!team || team.removed === 1 || place?.status === 'removed') return false
  if (email !== null) await linkInvitedAddress(tx, context, { teamId: team.id, userId, email })
  if (place?.status === 'accepted') return true
  return (await acceptMembership(tx, context, { teamId: team.id, userId })).ok
}

const end = (tx: Transaction, id: number, how: 'accepted' | 'declined', now: Date) =>
  tx.update(invitations).set({ endedAt: now, end: how }).where(eq(invitations.id, id))

type Declined = { id: number; secret: string; caller: Caller | undefined }

/** Declines for whoever has the mail or the invited address. */
export const declineInvitation = (context: CommandContext, { id, secret, caller }: Declined) =>
  context.db.transaction(async (tx) => {
    const { now } = context
    const found = await findUsable(tx, id, now)
    const mayAnswer =
      found &&
      (secret !== ''
        ? hasSecret(found.invitation, secret)
        : caller && (await isInvited(tx, found.invitation, caller.id)))
    if (!mayAnswer || !(await lockWithTeam(tx, found.invitation, now)))
      return fail('invitation_gone')
    await end(tx, id, 'declined', now)
    const { teamId, email, personId } = found.invitation
    // with the secret of an invitation to somebody else, the caller keeps an own place
    const isOwn = caller && (await isInvited(tx, found.invitation, caller.id))
    const userId = personId ?? (isOwn ? caller.id : null)
    if (teamId !== null)
      await declineMembership(tx, { ...context, caller }, { teamId, email, userId })
    const actorId = caller?.id ?? null
    await writeLog(tx, now, { action: 'update', entity: 'invitations', entityId: id, actorId })
    return ok()
  })

/** Remembers the account that was made with an invitation, in the transaction that makes it. */
export const bindSignUp = (tx: Transaction, id: number, userId: number) =>
  tx.update(invitations).set({ signedUpId: userId }).where(eq(invitations.id, id))

/** Locks an account together with those who invited it, in the order of their ids. */
export async function holdWithInviters(tx: Transaction, userId: number, now: Date) {
  const found = await listSignedUp(tx, userId, now)
  await holdForCount(tx, [userId, ...found.map(({ inviter }) => inviter.id)])
}

/**
 * After the address of an account is confirmed: it is a contact of who invited it, and has its place
 * in the team, still without sharing anything with it. Call `holdWithInviters` before.
 */
export async function settleInvitations(tx: Transaction, context: CommandContext, userId: number) {
  const { now } = context
  const settling = { ...context, caller: { id: userId } }
  for (const { invitation } of await listSignedUp(tx, userId, now)) {
    const usable = await lockWithTeam(tx, invitation, now)
    const owner = await findUser(tx, userId)
    if (!usable || !owner || !(await isInvited(tx, invitation, userId))) continue
    const bond = await bondOf(tx, usable, userId, now)
    if (bond === 'none') continue
    const { inviter, team } = usable
    if (bond === 'contact') await connectContacts(tx, context, inviter.id, userId)
    if (!team) await end(tx, invitation.id, 'accepted', now)
    else if (invitation.email !== null) {
      await linkInvitedAddress(tx, settling, { teamId: team.id, userId, email: invitation.email })
      await notifyOfTeam(tx, now, { inviter, team, owner, id: invitation.id })
    }
  }
}
