import { and, asc, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { withdrawFromTeam } from '../invitations/commands.ts'
import { findMember, findSuccessor, isMember } from './member-queries.ts'
import { listForTeam } from './people-queries.ts'
import { settleTeam } from './start-commands.ts'
import { teamMembers, teams } from './tables.ts'

/**
 * Takes a person who leaves an institution out of the teams with others in which somebody is under
 * 18: there everybody belongs to the same institution (method D32). A team that nobody else can
 * lead is archived.
 */
export async function leaveMixedTeams(tx: Transaction, context: CommandContext, userId: number) {
  const led = await tx
    .select({ id: teams.id, leaderId: teams.leaderId })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teamMembers.userId, userId), isMember, eq(teams.removed, 0)))
    .orderBy(asc(teams.id))
    .for('update', { of: teams })
  for (const team of led)
    if (await hasMinors(tx, team.id, userId, context.now))
      await leaveTeam(tx, context, team, userId)
}

async function hasMinors(tx: Transaction, teamId: number, userId: number, now: Date) {
  const places = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), isMember))
  const ids = places.flatMap((place) => place.userId ?? [])
  const people = await listForTeam(tx, ids, now)
  return ids.some((id) => id !== userId) && people.some((one) => !one.isAdult)
}

type Team = { id: number; leaderId: number | null }

async function leaveTeam(tx: Transaction, context: CommandContext, team: Team, userId: number) {
  const { now } = context
  const member = await findMember(tx, team.id, userId)
  if (!member) return
  if (team.leaderId === userId) {
    const leaderId = await findSuccessor(tx, team.id, userId)
    const next = leaderId === undefined ? { removed: 1 as const } : { leaderId }
    await tx.update(teams).set(next).where(eq(teams.id, team.id))
  }
  const status = member.status === 'invited' ? ('declined' as const) : ('left' as const)
  await tx
    .update(teamMembers)
    .set({ status, acceptedAt: null, changedAt: now })
    .where(and(eq(teamMembers.id, member.id), ne(teamMembers.status, 'removed')))
  await withdrawFromTeam(tx, member, now)
  await settleTeam(tx, context, team.id)
}
