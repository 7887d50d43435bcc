import type { TaskOrder } from '@quartet/contract/areas/tasks-schemas.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { taskStatuses } from '@quartet/domain/drill.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listQueryOf, type TableKeys, type TableState } from '../../../lists/table/table-state.ts'
import { otherCallsOf, type TaskQuery } from '../area-calls.ts'

const orders: Record<TaskOrder, true> = {
  ...{ id: true, name: true, topic_name: true, status: true, priority: true },
  ...{ due_date: true, created_at: true, updated_at: true },
}

/** What a list of tasks may be sorted and filtered by. */
export const taskKeys: TableKeys = {
  sorts: Object.keys(orders),
  filters: {
    topic_id: /^[1-9]\d{0,8}$/,
    status: new RegExp(`^(${taskStatuses.join('|')})$`),
    priority: /^[123]$/,
    category: /^.{1,40}$/u,
  },
}

/** Query key of all task lists, for invalidating them when a task changes. */
export const listsKey = ['task lists'] as const

const queryOf = (state: TableState): TaskQuery =>
  ({
    ...listQueryOf(state),
    order_by: state.order_by,
    ...state.filters,
    ...topicOf(state.filters),
  }) as TaskQuery
const topicOf = ({ topic_id, priority }: Record<string, string>) => ({
  ...(topic_id && { topic_id: Number(topic_id) }),
  ...(priority && { priority: Number(priority) }),
})

/** One page of a person's tasks, and a function for all tasks that match the same filters. */
export function useTasks(area: Area, userId: number, state: TableState) {
  const { list } = otherCallsOf(area)
  const page = useQuery({
    queryKey: [...listsKey, area, userId, queryOf(state)],
    queryFn: ({ signal }) => list(userId, queryOf(state), signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  /** `max` is the limit of one call. */
  const matching = useCallback(
    async (max: number) =>
      (await list(userId, { ...queryOf(state), offset: 0, limit: max - 1 })).list,
    [list, userId, state],
  )
  const data = page.data && { rows: page.data.list, count: page.data.count }
  return { query: { ...page, data }, topics: page.data?.topics ?? [], matching }
}
