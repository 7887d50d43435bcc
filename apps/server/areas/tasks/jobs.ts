import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { CommandContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { tasks } from './tables.ts'

/**
 * Deletes tasks moved to the bin before `before`, with everything that references them (method
 * 4.11); returns how many.
 */
export async function emptyBins(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  { before, max = 500 }: { before: Date; max?: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.removed, 1), lt(tasks.removedAt, before)))
      .orderBy(asc(tasks.removedAt))
      .limit(max)
      .for('update', { skipLocked: true })
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    await tx.delete(tasks).where(inArray(tasks.id, ids))
    await writeLog(tx, now, { action: 'delete', entity: 'tasks', actorId: null, count: ids.length })
    return ids.length
  })
}
