import type { ProgressListQuery, ProgressView } from '@quartet/contract/areas/dashboard.ts'
import { activeDays, progressSteps } from '@quartet/domain/dashboard.ts'
import { and, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { containsText, isEqual, isWithinDays, orderBy, readList } from '../../lists/list-query.ts'
import type { Caller } from '../../security/caller.ts'
import { organizations } from '../institutions/tables.ts'
import { fullName, peopleSearch, users } from '../users/tables.ts'
import { progressInScope } from './access.ts'
import { isActiveSince, isLearner, stepDone } from './step-queries.ts'

const orders: Record<ProgressListQuery['order_by'], SQLWrapper> = {
  id: users.id,
  name: users.sorted,
  created_at: users.createdAt,
}

const steps = sql.join(
  progressSteps.map((step) => sql`, ${sql.raw(`'${step}'`)}, ${stepDone[step]}`),
)
const row = sql`json_build_object('id', users.id, 'name', ${fullName}, 'type', users.type, 'organization_name', o.name${steps})`

const filtered = ['inventory', 'profile', 'decoded_task', 'team'] as const

/** Conditions for who has, or has not, done a step. */
const stepConditions = (query: ProgressListQuery): (SQL | undefined)[] =>
  filtered.map((step) => {
    if (query[step] === undefined) return undefined
    return query[step] === 'yes' ? stepDone[step] : not(stepDone[step])
  })

/** A page of people in scope who learn; of the caller, also when they are staff. */
export const listProgress = (db: Reader, caller: Caller, query: ProgressListQuery, now: Date) =>
  readList<ProgressView>(db, {
    from: query.search_text
      ? sql`${users} join ${peopleSearch} on people_search.id = users.id`
      : sql`${users}`,
    where: and(
      progressInScope(caller),
      query.id === caller.id ? undefined : isLearner,
      isEqual(users.id, query.id),
      query.type === 'individual'
        ? sql`users.type in ('individual', 'coaching')`
        : isEqual(users.type, query.type),
      isEqual(users.organizationId, query.organization_id),
      isWithinDays(users.createdAt, query),
      containsText(peopleSearch.searched, query.search_text),
      query.active && isActiveSince(new Date(now.getTime() - activeDays * 86_400_000)),
      ...stepConditions(query),
    ),
    order: orderBy(orders[query.order_by], users.id, query.order_direction),
    id: users.id,
    offset: query.offset,
    limit: query.limit,
    row,
    rowFrom: sql`${users} on users.id = page.id left join ${organizations} o on o.id = users.organization_id`,
  })
