import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { withdrawFromTeam } from '../invitations/commands.ts'
import { hasConfirmedAddress } from '../users/queries.ts'
import { logMembers } from './member-log-commands.ts'
import { findMember, findSuccessor, lockTeam } from './member-queries.ts'
import { type Settling, settleTeam } from './start-commands.ts'
import { teamMembers, teams } from './tables.ts'

type Joining = { teamId: number; userId: number }

/**
 * Accepts an invitation to a team and with it shares the person's scores (method D23).
 * `team_changed` when the person is not invited, or the team is archived.
 */
export async function acceptMembership(
  tx: Transaction,
  context: Settling,
  { teamId, userId }: Joining,
) {
  const { now } = context
  const team = await lockTeam(tx, teamId)
  const member = await findMember(tx, teamId, userId)
  if (!team || team.removed === 1 || member?.status !== 'invited') return fail('team_changed')
  await tx
    .update(teamMembers)
    .set({ status: 'accepted', acceptedAt: now, changedAt: now })
    .where(eq(teamMembers.id, member.id))
  await settleTeam(tx, context, teamId)
  return ok()
}

/**
 * Gives the owner of an invited address their place in the team, still without their consent. An
 * address whose owner already has a place loses its own; who declined or left is invited again.
 */
export async function linkInvitedAddress(
  tx: Transaction,
  context: Settling,
  { teamId, userId, email }: Joining & { email: string },
) {
  const { now } = context
  const team = await lockTeam(tx, teamId)
  if (!team) return
  const ofAddress = and(
    eq(teamMembers.teamId, teamId),
    eq(teamMembers.email, email.toLowerCase()),
    isNull(teamMembers.userId),
  )
  const own = await findMember(tx, teamId, userId)
  if (own) {
    const removed = await tx.delete(teamMembers).where(ofAddress).returning()
    if (removed.length > 0 && (own.status === 'declined' || own.status === 'left'))
      await tx
        .update(teamMembers)
        .set({ status: 'invited', changedAt: now })
        .where(eq(teamMembers.id, own.id))
  } else await tx.update(teamMembers).set({ userId, changedAt: now }).where(ofAddress)
  await settleTeam(tx, context, teamId)
}

type Declining = { teamId: number; email: string | null; userId: number | null }

/** Declines the places of a person or an address that nobody has accepted yet; the team is locked. */
export async function declineMembership(
  tx: Transaction,
  context: Settling,
  { teamId, email, userId }: Declining,
) {
  await tx
    .update(teamMembers)
    .set({ status: 'declined', changedAt: context.now })
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        eq(teamMembers.status, 'invited'),
        or(
          email === null ? sql`false` : eq(teamMembers.email, email),
          userId === null ? sql`false` : eq(teamMembers.userId, userId),
        ),
      ),
    )
  await settleTeam(tx, context, teamId)
}

/**
 * Accepts the caller's invitation; undefined when nobody has invited them, `team_unverified` before
 * they have confirmed their address (method 4.2).
 */
export const joinTeam = (context: CallerContext, teamId: number) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const team = await lockTeam(tx, teamId)
    const member = team && (await findMember(tx, teamId, caller.id))
    if (!member || member.status === 'removed') return undefined
    if (!(await hasConfirmedAddress(tx, caller.id))) return fail('team_unverified')
    const joined = await acceptMembership(tx, context, { teamId, userId: caller.id })
    if (!joined.ok) return joined
    await withdrawFromTeam(tx, member, now)
    await logMembers(tx, context, { action: 'create', teamId, subjectId: caller.id })
    return joined
  })

/**
 * Ends the place of a person in a team: the leader removes them, or they leave or decline
 * themselves. Undefined when the caller may do neither; repeated, it changes nothing.
 */
export const endMembership = (context: CallerContext, teamId: number, userId: number) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const team = await lockTeam(tx, teamId)
    const member = team && (await findMember(tx, teamId, userId))
    const isSelf = userId === caller.id
    if (!team || !member || !(isSelf || team.leaderId === caller.id)) return undefined
    if (member.status !== 'invited' && member.status !== 'accepted') return ok()
    if (team.leaderId === userId) {
      const leaderId = await findSuccessor(tx, teamId, userId)
      if (leaderId === undefined) return fail('team_leader_alone')
      await tx.update(teams).set({ leaderId }).where(eq(teams.id, teamId))
    }
    const own = member.status === 'invited' ? 'declined' : 'left'
    await tx
      .update(teamMembers)
      .set({ status: isSelf ? own : 'removed', acceptedAt: null, changedAt: now })
      .where(eq(teamMembers.id, member.id))
    await withdrawFromTeam(tx, member, now)
    await settleTeam(tx, context, teamId)
    await logMembers(tx, context, { action: 'delete', teamId, subjectId: userId })
    return ok()
  })

/** Saves how the caller will work with a team; false when they are not an accepted member. */
export const saveMemberStatement = (context: CallerContext, teamId: number, statement: string) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const team = await lockTeam(tx, teamId)
    const member = team && (await findMember(tx, teamId, caller.id))
    if (team?.removed !== 0 || member?.status !== 'accepted') return false
    await tx
      .update(teamMembers)
      .set({ statement, changedAt: now })
      .where(eq(teamMembers.id, member.id))
    await tx.update(teams).set({ changedAt: now }).where(eq(teams.id, teamId))
    await logMembers(tx, context, { action: 'update', teamId, subjectId: caller.id })
    return true
  })

/**
 * Before a person is erased: hands the teams that they lead to who has been there longest, and
 * archives those where nobody else has accepted.
 */
export async function handOverTeams(tx: Transaction, userId: number, now: Date) {
  const led = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(eq(teams.leaderId, userId))
    .orderBy(teams.id)
    .for('update')
  for (const { id } of led) {
    const leaderId = await findSuccessor(tx, id, userId)
    await tx
      .update(teams)
      .set(leaderId === undefined ? { removed: 1, changedAt: now } : { leaderId, changedAt: now })
      .where(eq(teams.id, id))
  }
}

/** Deletes the places of an address, which belongs to nobody any more. */
export const forgetAddress = (tx: Transaction, email: string) =>
  tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.email, email.toLowerCase()), isNull(teamMembers.userId)))

/** Deletes places of addresses whose invitations were deleted. */
export const forgetAddresses = ({ db }: Pick<CallerContext, 'db'>) =>
  db
    .delete(teamMembers)
    .where(
      and(
        isNull(teamMembers.userId),
        sql`not exists (select from invitations i where i.team_id = ${teamMembers.teamId} and i.email = ${teamMembers.email})`,
      ),
    )
