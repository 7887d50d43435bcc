import { addDays } from '@quartet/domain/dates.ts'
import { changeBounds } from '@quartet/domain/user-changes.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { fail, ok } from '../../result.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import type { StoredChange } from './queries.ts'
import { userChangeRows, userChanges } from './tables.ts'

/** Stops a running change. What is done with one person at this moment is finished first. */
export const cancelChange = ({ db, caller, now }: CallerContext, id: number) =>
  db.transaction(async (tx) => {
    const cancelled = await endChange(tx, id, 'cancelled', now)
    if (!cancelled) return fail('change_over')
    await logChange(tx, { ...cancelled, userId: caller.id }, now)
    return ok()
  })

/** Ends a running change; undefined when it is over. */
export async function endChange(
  tx: Transaction,
  id: number,
  state: 'done' | 'cancelled' | 'failed',
  now: Date,
) {
  const [ended] = await tx
    .update(userChanges)
    .set({ state, doneAt: now })
    .where(isRunning(id))
    .returning()
  return ended
}

/** Ends changes as failed that did nothing for long, so that nobody waits for them. */
export const giveUpUserChanges = ({ db, now }: Pick<CallerContext, 'db' | 'now'>) =>
  db.transaction(async (tx) => {
    const stuckSince = addDays(now, -changeBounds.stuckDays)
    const stuck = await tx
      .update(userChanges)
      .set({ state: 'failed', doneAt: now })
      .where(and(eq(userChanges.state, 'running'), lt(userChanges.progressAt, stuckSince)))
      .returning()
    for (const change of stuck) await logChange(tx, change, now)
  })

/** One entry at the end for all: what was done with each person has its own. */
export const logChange = (
  tx: Transaction,
  { id, userId, kind, state, done, failed, targetId, categoryId }: StoredChange,
  now: Date,
) =>
  writeLog(tx, now, {
    ...{ action: 'update', entity: 'user_changes', entityId: id, actorId: userId, count: done },
    newValue: {
      ...{ kind, state, done, failed },
      ...(targetId && { organization_id: targetId }),
      ...(categoryId && { category_id: categoryId }),
    },
  })

const isRunning = (id: number) => and(eq(userChanges.id, id), eq(userChanges.state, 'running'))

/** Locks a running change, so that nobody cancels it meanwhile; undefined when it is over. */
export async function lockRunning(tx: Transaction, id: number) {
  const [locked] = await tx.select().from(userChanges).where(isRunning(id)).for('no key update')
  return locked
}

type Outcome = { changeId: number; userId: number; problem: StoredProblem; now: Date }
type StoredProblem = typeof userChangeRows.$inferSelect.problem

/** Stores what became of one person who was still open. */
export async function storeOutcome(tx: Transaction, { changeId, userId, problem, now }: Outcome) {
  const state = problem === null ? ('done' as const) : ('failed' as const)
  const stored = await tx
    .update(userChangeRows)
    .set({ state, problem })
    .where(
      and(
        eq(userChangeRows.changeId, changeId),
        eq(userChangeRows.userId, userId),
        eq(userChangeRows.state, 'open'),
      ),
    )
    .returning({ userId: userChangeRows.userId })
  if (stored.length === 0) return
  await tx
    .update(userChanges)
    .set({ [state]: sql`${userChanges[state]} + 1`, progressAt: now })
    .where(eq(userChanges.id, changeId))
}
