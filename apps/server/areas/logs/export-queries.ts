import type { LogFilters, LogPerson, LogRow } from '@quartet/contract/areas/logs.ts'
import { maxExported } from '@quartet/contract/limits.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { StreamedFile } from '../../files/streamed-file.ts'
import { sheetStream, sheetType } from '../../sheets/sheet.ts'
import { matchingLogs } from './filter-queries.ts'
import { findLogs, orderOf } from './list-queries.ts'
import type { LogScope } from './scope-queries.ts'
import { logs } from './tables.ts'

/** Entries read at a time. */
const batch = 2000

/** The ids of the entries that the list shows on all pages, at most one more than a sheet can have. */
export async function listLogIds(db: Reader, scope: LogScope, query: LogFilters) {
  const { from, where = sql`true` } = matchingLogs(scope, query)
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array(select ${logs.id} from ${from} where ${where} order by ${orderOf(query.order_direction)} limit ${maxExported + 1}) as ids`)
  return rows[0]?.ids ?? []
}

const columns = [
  { heading: 'id', width: 12 },
  { heading: 'at', width: 26 },
  { heading: 'action', width: 12 },
  { heading: 'record', width: 26 },
  { heading: 'record_id', width: 12 },
  { heading: 'count', width: 8 },
  { heading: 'by', width: 30 },
  { heading: 'by_id', width: 10 },
  { heading: 'about', width: 30 },
  { heading: 'about_id', width: 10 },
]

/** The entries as logs.xlsx, read while they are sent. */
export async function exportLogs(
  db: Reader,
  scope: LogScope,
  { ids, personId }: { ids: readonly number[]; personId: number },
) {
  async function* rows() {
    for (let at = 0; at < ids.length; at += batch)
      yield* (await findLogs(db, scope, ids.slice(at, at + batch))).map(cellsOf)
  }
  const stream = await sheetStream({ name: 'logs', columns, personId }, rows())
  return new StreamedFile(stream, 'logs.xlsx', sheetType)
}

const cellsOf = ({ id, at, action, entity, entity_id, count, actor, subject }: LogRow) => [
  ...[id, at, action, entity, entity_id ?? '', count],
  ...personCells(actor),
  ...(subject ? personCells(subject) : ['', '']),
]

const personCells = ({ kind, id, name }: LogPerson) =>
  kind === 'person' ? [name ?? '', id ?? ''] : [`(${kind})`, '']
