import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { groupFacilitators, groupMembers, groups } from './tables.ts'

/** Whoever leaves an institution drops out of its groups; an owner loses them (method 4.3). */
export async function dropOutOfGroups(tx: Transaction, userId: number, organizationId: number) {
  const ofInstitution = sql`group_id in (select id from ${groups} where organization_id = ${organizationId})`
  for (const table of [groupMembers, groupFacilitators])
    await tx.delete(table).where(and(eq(table.userId, userId), ofInstitution))
  await tx
    .update(groups)
    .set({ ownerId: null })
    .where(and(eq(groups.ownerId, userId), eq(groups.organizationId, organizationId)))
}
