import { type RosterNote, rosterKinds } from '@quartet/domain/roster.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { sqlState } from '../../db/sql-state.ts'
import type { CallerContext, CommandContext } from '../../services.ts'
import { lockOrganization } from '../institutions/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { lockAppointments } from '../roles/institution-commands.ts'
import { findActor } from './actor-queries.ts'
import { changeRoster } from './commands.ts'
import { returnNumbers } from './number-commands.ts'
import { lockInOrder } from './people-queries.ts'
import { findImporting, type StoredRoster, type StoredRow } from './queries.ts'
import { rosterImportRows } from './tables.ts'
import { revert } from './undo-person-commands.ts'

/** People whose rows are undone by one transaction. */
const batch = 50

/**
 * Undoes a roster person by person: who was added and never came is erased, which frees places and
 * numbers, changed fields get their former values, and who left comes back while there are places. A
 * retry goes on where it stopped.
 */
export async function revertRoster(context: CommandContext, stored: StoredRoster) {
  const { db, log } = context
  const { id } = stored
  const all = Math.max(1, stored.added + stored.changed + stored.leaving)
  let done = 0
  for (const kind of rosterKinds) {
    if (kind === 'changed') await db.transaction((tx) => returnNumbers(tx, stored))
    for (;;) {
      const count = await db.transaction((tx) => revertSome(tx, context, stored, kind))
      if (count === undefined) {
        log.warn({ id }, 'a roster is not undone: whoever began it may no longer do so')
        return changeRoster(db, id, ['undoing'], { state: 'done', progress: 1 })
      }
      if (count === 0) break
      done += count
      await changeRoster(db, id, ['undoing'], { progress: Math.min(1, done / all) })
    }
  }
  return finish(context, stored, all)
}

const finish = ({ db, now }: CommandContext, { id, userId }: StoredRoster, count: number) =>
  db.transaction(async (tx) => {
    if (!(await changeRoster(tx, id, ['undoing'], { state: 'undone', progress: 1 }))) return
    await writeLog(tx, now, {
      ...{ action: 'restore', entity: 'roster_imports', entityId: id, actorId: userId, count },
      newValue: { import: 'undone' },
    })
  })

/** Undoes some rows of a kind and returns how many; undefined when the actor may not. */
async function revertSome(
  tx: Transaction,
  context: CommandContext,
  stored: StoredRoster,
  kind: StoredRow['kind'],
) {
  await lockOrganization(tx, stored.organizationId)
  const caller = await findActor(tx, stored.userId, context.now)
  if (!caller || !(await findImporting(tx, caller, stored.organizationId))) return undefined
  const rows = await listOpen(tx, stored.id, kind)
  await lockAppointments(tx, stored.organizationId)
  await lockInOrder(
    tx,
    rows.flatMap(({ targetId }) => targetId ?? []),
  )
  for (const row of rows) {
    const note = await revertSeparately(tx, { ...context, caller }, stored, row)
    await tx
      .update(rosterImportRows)
      .set({ undoneAt: context.now, note, invites: false })
      .where(and(eq(rosterImportRows.importId, row.importId), eq(rosterImportRows.row, row.row)))
  }
  return rows.length
}

const listOpen = (tx: Transaction, importId: number, kind: StoredRow['kind']) =>
  tx
    .select()
    .from(rosterImportRows)
    .where(
      and(
        eq(rosterImportRows.importId, importId),
        eq(rosterImportRows.kind, kind),
        isNull(rosterImportRows.undoneAt),
      ),
    )
    .orderBy(asc(rosterImportRows.targetId))
    .limit(batch)

/** Deadlocks, timeouts and lacks of resources, after which the job is tried again. */
const passing = /^(08|40|53|55|57)/

/** Undoes one row; a failure becomes a note, and the others go on. */
async function revertSeparately(
  tx: Transaction,
  context: CallerContext,
  stored: StoredRoster,
  row: StoredRow,
): Promise<RosterNote | null> {
  try {
    return await tx.transaction((savepoint) => revert(savepoint, context, stored, row))
  } catch (error) {
    const code = sqlState(error) ?? (error as Error).name
    if (passing.test(code)) throw error
    context.log.warn({ code }, 'a row of a roster was not undone, and the others go on')
    return 'changed'
  }
}
