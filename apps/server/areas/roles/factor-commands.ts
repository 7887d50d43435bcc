import { staffRoles } from '@quartet/domain/roles.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallerContext } from '../../services.ts'
import { writeLog } from '../logs/commands.ts'
import { roles } from './tables.ts'

/**
 * Requires a second factor for a role of staff, or no longer; undefined for other roles. The grace
 * begins once, when it is first required.
 */
export const requireFactor = (
  { db, caller, now }: CallerContext,
  { id, required }: { id: number; required: boolean },
) =>
  db.transaction(async (tx) => {
    const factorSince = required
      ? sql`coalesce(${roles.factorSince}, ${now.toISOString()}::timestamptz)`
      : null
    const [changed] = await tx
      .update(roles)
      .set({ factorSince })
      .where(and(eq(roles.id, id), inArray(roles.key, [...staffRoles])))
      .returning()
    if (!changed) return undefined
    await writeLog(tx, now, {
      ...{ action: 'update', entity: 'roles', entityId: id, actorId: caller.id },
      newValue: { second_factor: required },
    })
    return changed
  })
