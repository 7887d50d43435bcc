import { hasTooManyStatements } from '@quartet/domain/team-steps.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { findWorker } from '../career/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { holdForCount } from '../users/queries.ts'
import { findTeamStatements, listTeamIds, statementKeysOf } from './choice-queries.ts'
import { lockTeam } from './member-queries.ts'
import { type Settling, settleTeam } from './start-commands.ts'
import { selectedTeamStatements as selected } from './tables.ts'

/** Either the whole list, or only the changes to it; ids of versions in any language. */
type Change = { my_team_statements?: number[] | undefined; ticked: number[]; unticked: number[] }

/**
 * Chooses statements of the caller and leaves the rest, also under concurrent calls; then starts
 * the teams that waited for it. Changes nothing when a statement is unknown or there are too many.
 */
export async function chooseStatements(context: CallerContext, change: Change) {
  const { db, caller, now } = context
  return db.transaction(async (tx) => {
    await holdForCount(tx, [caller.id])
    const worker = await findWorker(tx, caller.id)
    if (!worker) throw new Error(`user ${caller.id} is gone`)
    const { placed, chosen } = await findTeamStatements(tx, worker)
    const offered = new Set(placed.map(({ groupKey }) => groupKey))
    const named = [...(change.my_team_statements ?? []), ...change.ticked, ...change.unticked]
    const keys = await statementKeysOf(tx, named)
    const unknown = named.filter((id) => !offered.has(keys.get(id) ?? ''))
    if (unknown.length > 0)
      return fail('statement_unknown', { attribute_ids: [...new Set(unknown)] })

    const targets = targetKeys(change, chosen, (ids) => ids.flatMap((id) => keys.get(id) ?? []))
    const result = placed.filter(({ groupKey }) => targets.has(groupKey))
    if (hasTooManyStatements(result)) return fail('team_statements_full')
    const added = result.flatMap(({ groupKey }) => (chosen.has(groupKey) ? [] : [groupKey]))
    // also what is no longer offered: statements of another age, and deleted ones
    const removed = [...chosen].filter((key) => !(targets.has(key) && offered.has(key)))
    if (added.length + removed.length > 0) {
      await writeChoice(tx, caller.id, { added, removed })
      await settleTeamsOf(tx, context, caller.id)
      await writeLog(tx, now, {
        action: 'update',
        entity: 'selected_team_statements',
        actorId: caller.id,
        subjectId: caller.id,
        count: added.length + removed.length,
      })
    }
    return ok({ chosen: result.map(({ id }) => id).sort((one, other) => one - other) })
  })
}

function targetKeys(
  { my_team_statements: all, ticked, unticked }: Change,
  chosen: ReadonlySet<string>,
  keysOf: (ids: readonly number[]) => string[],
) {
  const targets = new Set([...(all ? keysOf(all) : chosen), ...keysOf(ticked)])
  for (const key of keysOf(unticked)) targets.delete(key)
  return targets
}

async function writeChoice(
  tx: Transaction,
  userId: number,
  { added, removed }: { added: string[]; removed: string[] },
) {
  if (removed.length > 0)
    await tx
      .delete(selected)
      .where(and(eq(selected.userId, userId), inArray(selected.statementKey, removed)))
  if (added.length > 0)
    await tx.insert(selected).values(added.map((statementKey) => ({ userId, statementKey })))
}

/** After a change of what somebody has prepared: settles each team that they have accepted. */
export async function settleTeamsOf(tx: Transaction, context: Settling, userId: number) {
  for (const teamId of await listTeamIds(tx, userId)) {
    const team = await lockTeam(tx, teamId)
    if (team?.removed === 0) await settleTeam(tx, context, teamId)
  }
}
