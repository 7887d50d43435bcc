import type { NewTeam, TeamChanges } from '@quartet/contract/areas/teams.ts'
import { mayStartEarly, teamSize } from '@quartet/domain/teams.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { withInvitations } from '../invitations/commands.ts'
import { writeLog } from '../logs/commands.ts'
import { storedUserIds } from '../users/queries.ts'
import { checkGuests, distinct, sendInvitations, writeGuests } from './invite-commands.ts'
import { listPreparations, lockTeam, mayLead } from './member-queries.ts'
import { startTeam } from './start-commands.ts'
import { teamMembers, teams } from './tables.ts'

/**
 * Creates a team that the caller leads, and invites its members. The leader's scores are shared
 * with it.
 */
export async function createTeam(context: CallerContext, draft: NewTeam) {
  const { db, caller } = context
  const guests = distinct(draft, caller.id)
  if (1 + guests.users.length + guests.emails.length < teamSize.fewest)
    return fail('team_too_small')
  return withInvitations(context, guests.emails, () =>
    db.transaction(async (tx) => {
      await tx.execute(storedUserIds([caller.id, ...guests.users]))
      const checked = await checkGuests(tx, context, guests)
      if (!checked.ok) return checked
      const id = await insertTeam(tx, context, draft)
      await writeGuests(tx, context, id, guests)
      await sendInvitations(tx, context, { id, name: draft.name }, guests)
      await logTeam(tx, context, 'create', id)
      return ok({ id })
    }),
  )
}

async function insertTeam(
  tx: Transaction,
  { caller, now }: CallerContext,
  { name, team_description = '' }: NewTeam,
) {
  const at = { createdAt: now, changedAt: now }
  const [team] = await tx
    .insert(teams)
    .values({ name, statement: team_description, leaderId: caller.id, ...at })
    .returning({ id: teams.id })
  if (!team) throw new Error('the team was not stored')
  await tx
    .insert(teamMembers)
    .values({ teamId: team.id, userId: caller.id, status: 'accepted', acceptedAt: now, ...at })
  return team.id
}

/**
 * Changes a team that the caller leads; undefined when they do not. `team_not_ready` when fewer
 * than three are ready to start, `team_changed` when a statement comes too early or the new leader
 * has not accepted.
 */
export const changeTeam = (context: CallerContext, teamId: number, changes: TeamChanges) =>
  context.db.transaction(async (tx) => {
    const { caller, now } = context
    const team = await lockTeam(tx, teamId)
    if (team?.leaderId !== caller.id) return undefined
    const isArchived = team.removed === 1 && changes.removed !== 0
    const starts = changes.start && !team.startedAt
    if (isArchived || (changes.team_description && !team.startedAt && !starts))
      return fail('team_changed')
    if (changes.start && !mayStartEarly(await listPreparations(tx, teamId)))
      return fail('team_not_ready')
    const next = changes.leader_id ?? caller.id
    if (next !== caller.id && !(await mayLead(tx, teamId, next))) return fail('team_changed')
    await tx
      .update(teams)
      .set({
        ...(changes.name !== undefined && { name: changes.name }),
        ...(changes.team_description !== undefined && {
          statement: changes.team_description ?? '',
          completedAt: changes.team_description ? (team.completedAt ?? now) : null,
        }),
        ...{ leaderId: next, removed: 0, changedAt: now },
      })
      .where(eq(teams.id, teamId))
    if (starts) await startTeam(tx, context, teamId)
    await logTeam(tx, context, team.removed === 1 ? 'restore' : 'update', teamId)
    return ok()
  })

/** Archives a team that the caller leads; false when they do not. Archived again, it stays so. */
export const archiveTeam = (context: CallerContext, teamId: number) =>
  context.db.transaction(async (tx) => {
    const team = await lockTeam(tx, teamId)
    if (team?.leaderId !== context.caller.id) return false
    await tx.update(teams).set({ removed: 1, changedAt: context.now }).where(eq(teams.id, teamId))
    await logTeam(tx, context, 'delete', teamId)
    return true
  })

/** Deletes archived teams whose leader was erased: nobody sees or restores them any longer. */
export const forgetTeams = ({ db }: Pick<CallerContext, 'db'>) =>
  db.delete(teams).where(and(isNull(teams.leaderId), eq(teams.removed, 1)))

/** Notes in the log that the statements of the members were exported. */
export const noteExport = (context: CallerContext, teamId: number) =>
  context.db.transaction((tx) => logTeam(tx, context, 'export', teamId))

const logTeam = (
  tx: Transaction,
  { caller, now }: CallerContext,
  action: 'create' | 'update' | 'delete' | 'restore' | 'export',
  entityId: number,
) => writeLog(tx, now, { action, entity: 'teams', entityId, actorId: caller.id })
