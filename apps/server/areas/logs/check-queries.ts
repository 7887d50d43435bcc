import type { LogCheck } from '@quartet/contract/areas/logs.ts'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { logChecks, logs } from './tables.ts'

export async function latestCheck(db: Reader): Promise<LogCheck | null> {
  const [check] = await db.select().from(logChecks).orderBy(desc(logChecks.id)).limit(1)
  return check ? checkView(check) : null
}

const checkView = (check: typeof logChecks.$inferSelect): LogCheck => ({
  id: check.id,
  state: check.state,
  started_at: check.startedAt.toISOString(),
  finished_at: check.finishedAt?.toISOString() ?? null,
  entries: check.entries,
  unchained: check.unchained,
  first_at: check.firstAt?.toISOString() ?? null,
  last_at: check.lastAt?.toISOString() ?? null,
  fault: check.fault,
  fault_id: check.faultId,
  fault_at: check.faultAt?.toISOString() ?? null,
})

export async function isRunning(db: Reader, id: number) {
  const running = and(eq(logChecks.id, id), eq(logChecks.state, 'running'))
  return (await db.$count(logChecks, running)) > 0
}

/** The end of the chain that the latest unbroken verification found. */
export async function lastEnd(db: Reader) {
  const [check] = await db
    .select({ chainNumber: logChecks.chainNumber, chainHash: logChecks.chainHash })
    .from(logChecks)
    .where(eq(logChecks.state, 'unbroken'))
    .orderBy(desc(logChecks.id))
    .limit(1)
  if (!check?.chainNumber || !check.chainHash) return undefined
  return { chainNumber: check.chainNumber, chainHash: check.chainHash }
}

/** The times of the first and the last entry in the chain. */
export async function periodOfChain(db: Reader) {
  const end = async (order: typeof asc | typeof desc) => {
    const [row] = await db
      .select({ at: logs.at })
      .from(logs)
      .where(isNotNull(logs.chainNumber))
      .orderBy(order(logs.chainNumber))
      .limit(1)
    return row?.at ?? null
  }
  return { firstAt: await end(asc), lastAt: await end(desc) }
}
