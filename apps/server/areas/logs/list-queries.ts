import type { LogListQuery, LogRow } from '@quartet/contract/areas/logs.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { isoMoment, readList, readRows } from '../../lists/list-query.ts'
import { users } from '../users/tables.ts'
import { type Matching, matchingLogs } from './filter-queries.ts'
import { isInScope, type LogScope } from './scope-queries.ts'
import { logs } from './tables.ts'

/** Joins of the actor and the subject to `logs`. */
const logFrom = sql`${logs} left join ${users} as actor on actor.log_alias = ${logs.actor} left join ${users} as subject on subject.log_alias = ${logs.subject}`

/** Somebody of an entry as JSON, of the joined row `person`. */
function personJson(scope: LogScope, person: 'actor' | 'subject') {
  const joined = sql.raw(person)
  const isShown = sql`${joined}.id is not null and ${isInScope(scope, joined)}`
  return sql`json_build_object(
    'kind', case when ${logs[person]} is null then 'system' when ${joined}.id is null then 'former' when ${isShown} then 'person' else 'outside' end,
    'id', case when ${isShown} then ${joined}.id end,
    'name', case when ${isShown} then trim(${joined}.first_name || ' ' || ${joined}.last_name) end)`
}

/** The id of the record, unless it is of somebody outside the scope; entries about accounts only name the person. */
const recordId = (scope: LogScope) =>
  sql`case when ${logs.subject} is not null and not coalesce(${isInScope(scope, sql`subject`)}, false) then null
    when ${logs.entity} = 'users' then coalesce(${logs.entityId}, subject.id) else ${logs.entityId} end`

const logJson = (scope: LogScope) => sql`json_build_object(
  'id', ${logs.id}, 'at', ${isoMoment(logs.at)}, 'action', ${logs.action}, 'entity', ${logs.entity}, 'entity_id', ${recordId(scope)},
  'count', ${logs.count}, 'actor', ${personJson(scope, 'actor')},
  'subject', case when ${logs.subject} is not null then ${personJson(scope, 'subject')} end)`

/**
 * The number of all entries: those in the chain have consecutive numbers, and only its start is
 * ever deleted.
 */
const countAll = sql`((select coalesce(max(${logs.chainNumber}) - min(${logs.chainNumber}) + 1, 0)::int from ${logs})
  + (select count(*)::int from ${logs} where ${logs.chainNumber} is null))`

export const orderOf = (direction: LogListQuery['order_direction']) => {
  const way = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
  return sql`${logs.at} ${way}, ${logs.id} ${way}`
}

/** From so many matches on, the newest are found sooner by walking the log than by sorting all. */
const manyMatches = 1000

/** A page of entries and the exact number of matches. */
export async function listLogs(db: Reader, scope: LogScope, query: LogListQuery) {
  const { ofMany, ...matching } = matchingLogs(scope, query)
  const page = {
    order: orderOf(query.order_direction),
    id: logs.id,
    offset: query.offset,
    limit: query.limit,
    row: logJson(scope),
    rowFrom: sql`(${logFrom}) on ${logs.id} = page.id`,
  }
  if (!ofMany)
    return readList<LogRow>(
      db,
      { ...page, ...matching },
      { count: matching.where ? undefined : countAll },
    )
  const count = await countMatches(db, matching)
  const source = count > manyMatches ? ofMany : matching
  const list = count > query.offset ? await readRows<LogRow>(db, { ...page, ...source }) : []
  return { list, count }
}

async function countMatches(db: Reader, { from, where = sql`true` }: Matching) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${from} where ${where}`,
  )
  return rows[0]?.count ?? 0
}

/** Entries by their ids, in this order. */
export async function findLogs(db: Reader, scope: LogScope, ids: readonly number[]) {
  const { rows } = await db.execute<{ log: LogRow }>(sql`
    select ${logJson(scope)} as log from unnest(${sql.param(ids)}::int[]) with ordinality page(id, place)
    join (${logFrom}) on ${logs.id} = page.id order by place`)
  return rows.map(({ log }) => log)
}
