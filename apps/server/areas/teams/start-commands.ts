import { startsByItself } from '@quartet/domain/teams.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import type { CommandContext } from '../../services.ts'
import { listAddressees } from '../languages/queries.ts'
import { notify } from '../notifications/commands.ts'
import { teamStartedMail } from './mails.ts'
import { listPreparations } from './member-queries.ts'
import { teams } from './tables.ts'
import { listOtherMembers } from './task-queries.ts'

/** `caller`: whose action it was, who needs no notification of it; nobody when an address declines. */
export type Settling = Pick<CommandContext, 'queue' | 'publicUrl' | 'now'> & {
  caller?: { id: number } | undefined
}

/** After a change of members or of what they prepared: starts the team when everybody is ready. */
export async function settleTeam(tx: Transaction, context: Settling, teamId: number) {
  const starts = startsByItself(await listPreparations(tx, teamId))
  await tx.update(teams).set({ changedAt: context.now }).where(eq(teams.id, teamId))
  if (starts) await startTeam(tx, context, teamId)
}

/** Starts a team that has not started, and notifies its members, also by mail if they like. */
export async function startTeam(tx: Transaction, context: Settling, teamId: number) {
  const { caller, now, queue, publicUrl: url } = context
  const [team] = await tx
    .update(teams)
    .set({ startedAt: now })
    .where(and(eq(teams.id, teamId), isNull(teams.startedAt)))
    .returning()
  if (!team) return
  const ids = await listOtherMembers(tx, teamId, caller?.id ?? 0)
  const drafts = ids.map((userId) => ({ userId, data: { team_id: teamId } }))
  const readers = await notify(tx, now, 'team_started', drafts)
  const mails = (await listAddressees(tx, readers)).map(({ id, ...to }) => ({
    ...teamStartedMail(to, { team, isLeader: id === team.leaderId, url }),
    of: [id],
  }))
  await queue.sendMany(tx, 'mail', mails)
}
