import type { TaskOrder } from '@quartet/contract/areas/tasks-schemas.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { openStatuses } from '@quartet/domain/drill.ts'
import { useCallback } from 'react'
import { matchAny, type TableKeys } from '../../../lists/table/table-state.ts'
import { type ListQuery, useList } from '../../../lists/table/use-list.ts'
import { otherCallsOf, type TaskQuery } from '../area-calls.ts'

const orders: Record<TaskOrder, true> = {
  ...{ id: true, name: true, topic_name: true, status: true, priority: true },
  ...{ due_date: true, created_at: true, updated_at: true },
}

/** What a list of tasks may be sorted and filtered by. */
export const taskKeys: TableKeys = {
  sorts: Object.keys(orders),
  hasDone: true,
  first: { per_page: 25, order_by: 'due_date', order_direction: 'ASC' },
  filters: {
    topic_id: /^[1-9]\d{0,8}$/,
    status: matchAny(openStatuses),
    priority: /^[123]$/,
    category: /^.{1,40}$/u,
  },
}

/** Query key of all task lists, for invalidating them when a task changes. */
export const listsKey = ['list', 'tasks'] as const

/**
 * Ids and numbers as numbers, and only tasks to do unless those that are done or in the bin are
 * shown; the rest of the address has been checked.
 */
const queryOf = ({ topic_id, priority, ...query }: ListQuery) =>
  ({
    ...(query.removed === 0 && { done: 0 }),
    ...query,
    ...(topic_id !== undefined && { topic_id: Number(topic_id) }),
    ...(priority !== undefined && { priority: Number(priority) }),
  }) as TaskQuery

/** The list of a person's tasks in one area. */
export function useTasks(area: Area, userId: number) {
  const { list } = otherCallsOf(area)
  const load = useCallback(
    ({ query }: { query: ListQuery }, options?: { signal?: AbortSignal }) =>
      list(userId, queryOf(query), options?.signal),
    [list, userId],
  )
  return useList({ queryKey: ['tasks', area, userId], keys: taskKeys, load })
}
