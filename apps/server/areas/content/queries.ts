import { notFound } from '../../api-error.ts'
import type { Db } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { type Marked, readLastChanges } from './history-queries.ts'

/** A page of a list, each row with its last change. */
export async function listRows<Row extends ListRow & Marked, Query extends ListQuery>(
  db: Db,
  rows: Rows<Row, Query>,
  query: Query,
) {
  const page = await rows.list(db, query)
  return { ...page, list: await readLastChanges(db, rows, page.list) }
}

/**
 * Returns a row with its versions and its uses. Uses are counted without the tenant scope, because
 * only the numbers are returned.
 */
export async function showRow<Row extends ListRow & { group_key: string }, Query extends ListQuery>(
  db: Db,
  rows: Rows<Row, Query>,
  id: number,
) {
  const [row] = await rows.find(db, [id])
  if (!row) throw notFound()
  const [versions, marks, uses] = await Promise.all([
    rows.versions(db, row.group_key),
    rows.readMarks(db, row.group_key),
    withoutTenantScope(() => rows.readUses(db, row)),
  ])
  return { row, versions, marks, uses }
}
