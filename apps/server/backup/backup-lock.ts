import { sql } from 'drizzle-orm'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Db } from '../db/db.ts'

/** Held by a backup from before its snapshot until its last file: what the rows of that moment name must not go away meanwhile. */
export const backupLock = `select pg_advisory_lock(${advisoryLocks.backup})`

/** Does the work, which takes files away, unless a backup is under way; answers whether it was done. */
export const unlessBackup = (db: Db, work: () => Promise<unknown>) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock_shared(${advisoryLocks.backup}) as free`)
    if (rows[0]?.free) await work()
    return rows[0]?.free === true
  })
