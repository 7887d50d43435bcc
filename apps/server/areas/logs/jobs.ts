import { addDays } from '@quartet/domain/dates.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { LogMaintenance } from '../../db/maintenance.ts'
import type { Services } from '../../services.ts'
import { finishCheck } from './check-commands.ts'
import { isRunning, lastEnd, periodOfChain } from './check-queries.ts'
import { LogBroken, verifyLog } from './queries.ts'
import { logChecks } from './tables.ts'

/** Rows checked at a time: their hashes take the event loop about 5 ms. */
const pageSize = 500

/** Verifies the chain for the check with this id. Run again, it starts from the beginning. */
export async function runCheck(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  logMaintenance: Pick<LogMaintenance, 'db' | 'key'>,
  id: number,
) {
  if (!(await isRunning(db, id))) return
  const period = await periodOfChain(db)
  try {
    const report = await verifyLog(logMaintenance, await lastEnd(db), pageSize)
    const { rows: entries, unchained, end } = report
    const outcome = { state: 'unbroken', finishedAt: clock(), ...period, ...end } as const
    await finishCheck(db, id, { ...outcome, entries, unchained })
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error
    const { fault, row } = error
    const outcome = { state: 'broken', finishedAt: clock(), ...period, fault } as const
    await finishCheck(db, id, { ...outcome, faultId: row?.id ?? null, faultAt: row?.at ?? null })
  }
}

/** Marks verifications as failed that should have ended a day ago, so that another can begin. */
export const giveUpChecks = (db: Db, now: Date) =>
  db
    .update(logChecks)
    .set({ state: 'failed', finishedAt: now })
    .where(and(eq(logChecks.state, 'running'), lt(logChecks.startedAt, addDays(now, -1))))
