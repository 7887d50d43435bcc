import { eq, sql } from 'drizzle-orm'
import { advisoryLocks } from './advisory-locks.ts'
import type { Db, Transaction } from './db.ts'
import { contentLoads } from './tables.ts'
import { withoutTenantScope } from './tenant.ts'

/**
 * Runs `load` in one transaction unless the same digest was loaded before. Returns whether it ran.
 * A lock serializes concurrent processes.
 */
export async function unlessLoaded(
  db: Db,
  name: string,
  digest: string,
  load: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return withoutTenantScope(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.contentLoad})`)
      const [last] = await tx.select().from(contentLoads).where(eq(contentLoads.name, name))
      if (last?.digest === digest) return false
      await load(tx)
      await tx
        .insert(contentLoads)
        .values({ name, digest })
        .onConflictDoUpdate({ target: contentLoads.name, set: { digest } })
      return true
    }),
  )
}
