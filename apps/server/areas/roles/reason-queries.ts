import { accessStateOf } from '@quartet/domain/cover.ts'
import { explainPermissions } from '@quartet/domain/permission-reasons.ts'
import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { subscriptions } from '../billing/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { users } from '../users/tables.ts'
import { holderOf, rightsColumns, rightsJoins } from './rights-queries.ts'
import { roleGrants, userRoles } from './tables.ts'

/** Why a person has each permission or not. */
export async function explainRights(db: Reader, userId: number, now: Date) {
  const [row] = await db
    .select(rightsColumns)
    .from(users)
    .leftJoin(subscriptions, rightsJoins.subscription)
    .leftJoin(organizations, rightsJoins.organization)
    .where(eq(users.id, userId))
  if (!row) throw new Error(`user ${userId} is gone`)
  const granted = await db
    .select({ id: roleGrants.roleId, grant: roleGrants })
    .from(userRoles)
    .innerJoin(roleGrants, eq(roleGrants.roleId, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(roleGrants.roleId)
  const byRole = Map.groupBy(granted, ({ id }) => id)
  const roles = [...byRole].map(([id, rows]) => ({ id, grants: rows.map(({ grant }) => grant) }))
  return explainPermissions({ ...holderOf(row, accessStateOf(row, now), now), roles })
}
