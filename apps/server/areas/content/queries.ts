import { and, eq } from 'drizzle-orm'
import { notFound } from '../../api-error.ts'
import type { Db, Reader } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { users } from '../users/tables.ts'

/**
 * Returns a row with its versions and the number of its uses. Uses are counted without the tenant
 * scope, because only the number is returned.
 */
export async function showRow<Row extends ListRow & { group_key: string }, Query extends ListQuery>(
  db: Db,
  rows: Rows<Row, Query>,
  id: number,
  countUses: (db: Reader, row: Row) => Promise<number>,
) {
  const [row] = await rows.find(db, [id])
  if (!row) throw notFound()
  const [versions, used_by] = await Promise.all([
    rows.versions(db, row.group_key),
    withoutTenantScope(() => countUses(db, row)),
  ])
  return { row, versions, used_by }
}

/**
 * The number of people to whom a row is shown: they read in its language and are of its age group,
 * if it has one.
 */
export const countReaders = (
  db: Reader,
  { language_id, age_group_id }: { language_id: number; age_group_id?: 1 | 2 | 3 },
) =>
  db.$count(
    users,
    and(
      eq(users.removed, 0),
      eq(users.languageId, language_id),
      age_group_id && eq(users.ageGroupId, age_group_id),
    ),
  )
