import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { CommandContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { answers, attempts } from './tables.ts'

/**
 * Erases the single answers of up to `max` attempts that were finished, or else started, before
 * `before`; the totals stay (method D45). Returns the number of attempts.
 */
export async function eraseAnswers(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  { before, max = 500 }: { before: Date; max?: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: attempts.id })
      .from(attempts)
      .where(
        and(
          isNull(attempts.answersErasedAt),
          lt(sql`coalesce(${attempts.finishedAt}, ${attempts.startedAt})`, before.toISOString()),
        ),
      )
      .orderBy(asc(attempts.id))
      .limit(max)
      .for('update', { skipLocked: true })
    if (old.length === 0) return 0

    const ids = old.map(({ id }) => id)
    const { rowCount } = await tx.delete(answers).where(inArray(answers.attemptId, ids))
    await tx.update(attempts).set({ answersErasedAt: now }).where(inArray(attempts.id, ids))
    if (rowCount)
      await writeLog(tx, now, {
        action: 'delete',
        entity: 'answers',
        actorId: null,
        count: rowCount,
      })
    return ids.length
  })
}
