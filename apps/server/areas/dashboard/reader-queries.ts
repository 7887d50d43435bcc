import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { roleGrants, userRoles } from '../roles/tables.ts'
import { users } from '../users/tables.ts'

/**
 * People with a role that reads the figures of an institution or of everybody: one batch of ids in
 * ascending order after an id. Personal denials are not considered.
 */
export async function listFigureReaders(db: Reader, after: number, max = 200): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        gt(users.id, after),
        eq(users.removed, 0),
        isNull(users.eraseFrom),
        sql`exists (select from ${userRoles} r join ${roleGrants} g on g.role_id = r.role_id
          where r.user_id = ${users.id} and g.permission = 'access_dashboard' and g.scope in ('organization', 'all'))`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(max)
  return rows.map(({ id }) => id)
}
