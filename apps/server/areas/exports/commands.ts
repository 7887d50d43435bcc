import { randomUUID } from 'node:crypto'
import { addDays } from '@quartet/domain/dates.ts'
import { exportDays } from '@quartet/domain/own-data.ts'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/db.ts'
import type { CommandContext, Services } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { exports } from './tables.ts'

type Wish = { userId: number; requestedBy: 'self' | 'guardian'; actorId?: number | null }

/** Starts an export; false when one is already under way, also when two are requested at once. */
export const requestExport = (context: CommandContext, wish: Wish) =>
  context.db.transaction((tx) => startExport(tx, context, wish))

/** The same within a transaction. */
export async function startExport(
  tx: Transaction,
  { queue, now }: Pick<CommandContext, 'queue' | 'now'>,
  { userId, requestedBy, actorId = requestedBy === 'self' ? userId : null }: Wish,
) {
  const [begun] = await tx
    .insert(exports)
    .values({ userId, file: `${randomUUID()}.zip`, requestedBy, requestedAt: now })
    .onConflictDoNothing()
    .returning({ id: exports.id, file: exports.file })
  if (!begun) return false
  await queue.send(tx, 'export', begun)
  await writeLog(tx, now, {
    ...{ action: 'export', entity: 'exports', entityId: begun.id, actorId, subjectId: userId },
    newValue: { by: requestedBy },
  })
  return true
}

/** Marks an export as ready; false when its row is gone or another run has marked it already. */
export async function markReady(tx: Transaction, id: number, bytes: number, now: Date) {
  const marked = await tx
    .update(exports)
    .set({ state: 'ready', bytes, readyAt: now, expiresAt: addDays(now, exportDays) })
    .where(and(eq(exports.id, id), eq(exports.state, 'waiting')))
    .returning({ id: exports.id })
  return marked.length > 0
}

/**
 * Marks exports as failed that have waited since `before`, so that the person can request another.
 */
export const giveUp = (db: Db, before: Date, now: Date) =>
  db
    .update(exports)
    .set({ state: 'failed', expiresAt: addDays(now, exportDays) })
    .where(and(eq(exports.state, 'waiting'), lte(exports.requestedAt, before)))

/** Deletes the rows and, once the transaction is committed, their files. */
export const forgetExports = (services: Services, gone: readonly { id: number; file: string }[]) =>
  services.db.transaction(async (tx) => {
    await tx.delete(exports).where(
      inArray(
        exports.id,
        gone.map(({ id }) => id),
      ),
    )
    await services.queue.send(tx, 'remove-files', {
      kind: 'exports',
      names: gone.map(({ file }) => file),
    })
  })
