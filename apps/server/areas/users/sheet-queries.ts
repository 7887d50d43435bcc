import { joinCell } from '@quartet/domain/list-cell.ts'
import { rosterColumns } from '@quartet/domain/roster.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { isoDay, orderBy } from '../../lists/list-query.ts'
import { isReadableGroup } from '../groups/queries.ts'
import { groups } from '../groups/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { languages } from '../languages/tables.ts'
import {
  type Filters,
  hasVisited,
  matching,
  orders,
  seesVisits,
  status,
  type Viewer,
} from './filter-queries.ts'
import { scores, users } from './tables.ts'

/** The ids of the people that the filters match, in the order of the list; at most one more than `max`. */
export async function listMatchingIds(db: Reader, viewer: Viewer, query: Filters, max: number) {
  const { from, where } = matching(viewer, query)
  const order = orderBy(orders[query.order_by], users.id, query.order_direction)
  // one value, because a million rows would take much more memory
  const { rows } = await db.execute<{ ids: number[] }>(
    sql`select coalesce(json_agg(id), '[]') as ids from (select users.id from ${from} where ${where} order by ${order} limit ${max + 1}) matching`,
  )
  return rows[0]?.ids ?? []
}

/** The columns that only inform; an import ignores them. */
const facts = ['account_state', 'inventory', 'joined'] as const
const factsOf = ({ caller }: Viewer) => [...facts, ...(seesVisits(caller) ? ['last_visit'] : [])]

const width = (heading: string) => (heading === 'id' ? 10 : 20)
/** The columns of a roster, so that the sheet can be imported again, and facts. */
export const headingsOf = (viewer: Viewer) =>
  [...rosterColumns, ...factsOf(viewer)].map((heading) => ({ heading, width: width(heading) }))

const role = sql`case users.type when 'student' then 'student' when 'institution' then
  case when exists (select from user_roles r join roles k on k.id = r.role_id where r.user_id = users.id and k.key = 'facilitator') then 'facilitator' else 'member' end else '' end`
/** The classes from rosters that the viewer sees, as an import compares them. */
const classesSeen = ({
  caller,
}: Viewer) => sql`(select json_agg(distinct ${groups.name}) from ${groups}
  join (select group_id from group_members where user_id = users.id union all select group_id from group_facilitators where user_id = users.id) m on m.group_id = groups.id
  where groups.organization_id = users.organization_id and groups.removed = 0 and groups.from_roster and ${isReadableGroup(caller)})`
const cells = (viewer: Viewer) => sql`json_build_array(
  users.id, users.first_name, users.last_name, users.email, users.member_number, ${role}, ${classesSeen(viewer)},
  users.age_group_id, users.turns_18_in, users.country, languages.locale, organizations.name,
  ${status}, case when scores.user_id is null then 'not_done' else 'done' end, ${isoDay(users.createdAt)}
  ${seesVisits(viewer.caller) ? sql`, case when ${hasVisited} then ${isoDay(users.lastActiveAt)} end` : sql``})`

type Cell = string | number | string[] | null
const toCell = (cell: Cell) => (Array.isArray(cell) ? joinCell(cell) : (cell ?? ''))

/** People fetched at a time, so that a large sheet is never complete in memory. */
const batch = 2000

/**
 * The rows of these people; those who were erased meanwhile are left out. The next rows are read
 * while the ones before are written.
 */
export async function* readPeopleRows(db: Reader, viewer: Viewer, ids: readonly number[]) {
  let next = readSome(db, viewer, ids.slice(0, batch))
  for (let at = batch; ; at += batch) {
    const rows = await next
    const isLast = at >= ids.length
    if (!isLast) {
      next = readSome(db, viewer, ids.slice(at, at + batch))
      next.catch(() => {}) // thrown when its turn comes, unless nobody reads on
    }
    for (const row of rows) yield row.cells.map(toCell)
    if (isLast) return
  }
}

async function readSome(db: Reader, viewer: Viewer, ids: number[]) {
  const { rows } = await db.execute<{ cells: Cell[] }>(
    sql`select ${cells(viewer)} as cells from unnest(${sql.param(ids)}::int[]) with ordinality page(id, place) join ${users} on users.id = page.id
      join ${languages} on languages.id = users.language_id left join ${organizations} on organizations.id = users.organization_id
      left join ${scores} on scores.user_id = users.id order by page.place`,
  )
  return rows
}
