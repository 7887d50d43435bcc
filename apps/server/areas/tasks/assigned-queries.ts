import type {
  AssignedListQuery,
  AssignedOrder,
  AssignedTaskView,
} from '@quartet/contract/areas/tasks-schemas.ts'
import { taskStatuses } from '@quartet/domain/drill.ts'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { folded } from '../../db/search.ts'
import {
  containsText,
  isEqual,
  isoMoment,
  isWithinDays,
  orderBy,
  readList,
} from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { isInLedGroup } from '../groups/queries.ts'
import { users } from '../users/tables.ts'
import { takersInScope } from './access.ts'
import { statusPlace } from './queries.ts'
import { tasks } from './tables.ts'

const taskId = sql`t.id`
const name = folded(sql`t.name`)
const orders: Record<AssignedOrder, SQL> = {
  id: taskId,
  person: sql`users.sorted`,
  name,
  status: sql`case when t.removed = 1 then ${taskStatuses.length + 1} else ${statusPlace} end`,
  due_date: sql`t.due_date`,
  assigned_at: sql`t.created_at`,
}

/**
 * The copies that the caller gave to people who are in scope now, with name and status only (method
 * D36); copies in a bin too, but none of people who are removed or wait for consent.
 */
export const listAssigned = (db: Reader, caller: Caller, query: AssignedListQuery) =>
  readList<AssignedTaskView>(db, {
    from: sql`${tasks} t join ${users} on users.id = t.user_id`,
    where: and(
      sql`t.pushed_by = ${caller.id} and users.removed = 0 and users.awaiting_consent_since is null`,
      takersInScope(caller),
      // not the searchable text of tasks, which includes what the caller must not see
      or(containsText(name, query.search_text), containsText(users.sorted, query.search_text)),
      hasStatus(query.status),
      query.group_id === undefined ? undefined : isInLedGroup(caller, query.group_id),
      isWithinDays(sql`t.created_at`, query),
    ),
    order: orderBy(orders[query.order_by], taskId, query.order_direction, 'last'),
    id: taskId,
    offset: query.offset,
    limit: query.limit,
    row: sql`json_build_object('id', t.id, 'area', t.area, 'name', t.name,
      'person', json_build_object('id', users.id, 'name', trim(users.first_name || ' ' || users.last_name)),
      'status', t.status, 'due_date', t.due_date, 'assigned_at', ${isoMoment(sql`t.created_at`)}, 'removed', t.removed)`,
    rowFrom: sql`${tasks} t on t.id = page.id join ${users} on users.id = t.user_id`,
  })

function hasStatus(status: AssignedListQuery['status']) {
  if (status === undefined || status === 'Deleted') return isEqual(sql`t.removed`, status && 1)
  return sql`t.removed = 0 and t.status = ${status}`
}
