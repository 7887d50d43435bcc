import { eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { CallerContext } from '../../services.ts'
import { writeLog } from './commands.ts'
import { logChecks } from './tables.ts'

/** Begins a verification unless one is running. */
export const requestCheck = ({ db, queue, caller, now }: CallerContext) =>
  db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(logChecks)
      .values({ startedAt: now })
      .onConflictDoNothing()
      .returning({ id: logChecks.id })
    if (!begun) return
    await queue.send(tx, 'verify-log', begun)
    await writeLog(tx, now, {
      ...{ action: 'create', entity: 'log_checks', entityId: begun.id, actorId: caller.id },
    })
  })

type Outcome = Partial<Omit<typeof logChecks.$inferInsert, 'id' | 'startedAt'>>

export const finishCheck = (db: Db, id: number, outcome: Outcome) =>
  db.update(logChecks).set(outcome).where(eq(logChecks.id, id))

/** Deletes verifications that began before this time. */
export const forgetChecks = (db: Db, before: Date) =>
  db.delete(logChecks).where(lt(logChecks.startedAt, before))
