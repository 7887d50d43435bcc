import { sql } from 'drizzle-orm'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Db } from '../db/db.ts'

/**
 * Held by a backup from before its snapshot until its last file, because files that the rows of
 * that snapshot name must not be removed meanwhile.
 */
export const backupLock = `select pg_advisory_lock(${advisoryLocks.backup})`

/** Runs work that removes files unless a backup is in progress. Returns whether it ran. */
export const unlessBackup = (db: Db, work: () => Promise<unknown>) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${advisoryLocks.backup}) as free`,
    )
    if (rows[0]?.free) await work()
    return rows[0]?.free === true
  })
