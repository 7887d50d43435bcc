import type { HistoryEntry } from '@quartet/contract/resource.ts'
import { type SQL, sql } from 'drizzle-orm'
import { notFound } from '../../api-error.ts'
import type { Db, Reader } from '../../db/db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { isoMoment } from '../../lists/list-query.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { logs, logValues } from '../logs/tables.ts'
import { users } from '../users/tables.ts'

/** Entries of an answer: those of two long pages are already some megabytes. */
const longest = 20

const entries = sql`${logs} left join ${users} on ${users.logAlias} = ${logs.actor}`
const by = sql`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`
const about = (entity: string, ids: readonly number[]): SQL =>
  sql`${logs.entity} = ${entity} and ${logs.entityId} = any(${sql.param([...ids])}::int[])`

type About = { entity: string; ids: readonly number[]; before?: number | undefined }

/**
 * What happened to rows, the newest first, one entry more than an answer has; values are null once
 * the log no longer has them.
 */
const readHistory = (db: Reader, { entity, ids, before }: About): Promise<HistoryEntry[]> =>
  withoutTenantScope(async () => {
    const isBefore = before === undefined ? sql`true` : sql`${logs.id} < ${before}`
    const { rows } = await db.execute<HistoryEntry>(sql`
      select ${logs.id} as id, ${isoMoment(logs.at)} as at, ${logs.action} as action, ${by} as by, ${logs.entityId} as row_id,
        ${logValues.oldValue} as before, ${logValues.newValue} as after
      from ${entries} left join ${logValues} on ${logValues.logId} = ${logs.id}
      where ${about(entity, ids)} and ${isBefore} order by ${logs.id} desc limit ${longest + 1}`)
    return rows
  })

/** The history of a row with all of its versions, those in the bin included. */
export async function showHistory<Row extends ListRow, Query extends ListQuery>(
  db: Db,
  rows: Rows<Row, Query>,
  { id, before }: { id: number; before?: number | undefined },
) {
  const ids = await Promise.all(
    ([0, 1] as const).map((removed) => rows.withVersions(db, [id], removed)),
  )
  if (ids.flat().length === 0) throw notFound()
  const found = await readHistory(db, { entity: rows.name, ids: ids.flat(), before })
  return { history: found.slice(0, longest), has_earlier: found.length > longest }
}

type Change = { at: string; by: string | null }

/** The last change of each row of a list or one of its versions, by the id of the row. */
export async function readLastChanges<Row extends ListRow & Marked, Query extends ListQuery>(
  db: Reader,
  { name }: Rows<Row, Query>,
  list: readonly Row[],
): Promise<(Row & { last_change: Change | null })[]> {
  const idsOf = ({ id, versions }: Row) => versions?.map((version) => version.id) ?? [id]
  const pairs = list.flatMap((row) => idsOf(row).map((id) => ({ row: row.id, id })))
  const changes = await withoutTenantScope(async () => {
    const { rows } = await db.execute<Change & { row: number }>(sql`
      select distinct on (pair.row) pair.row, ${isoMoment(logs.at)} as at, ${by} as by
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair ("row" int, id int)
      join ${logs} on ${logs.entity} = ${name} and ${logs.entityId} = pair.id
      left join ${users} on ${users.logAlias} = ${logs.actor}
      order by pair.row, ${logs.id} desc`)
    return new Map(rows.map(({ row, ...change }) => [row, change]))
  })
  return list.map((row) => ({ ...row, last_change: changes.get(row.id) ?? null }))
}
export type Marked = { versions?: readonly { id: number }[] }
