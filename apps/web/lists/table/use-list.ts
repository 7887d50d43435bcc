import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Row } from './column.ts'
import { maxSelected } from './paging.ts'
import { listQueryOf, selectionKeyOf, type TableKeys, type TableState } from './table-state.ts'
import { type Selection, useSelection } from './use-selection.ts'
import { type ChangeTable, useTableState } from './use-table-state.ts'

export type ListQuery = Record<string, unknown>
export type List<R extends Row> = {
  keys: TableKeys
  state: TableState
  change: ChangeTable
  /** Undefined until the first page has arrived. */
  rows: readonly R[] | undefined
  /** Of all pages. */
  count: number
  selection: Selection<R>
  selectMatching: () => Promise<void>
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}
type Page = { list: readonly Row[]; count: number }
type Options<P> = {
  queryKey: readonly unknown[]
  /** Must stay the same object. */
  keys: TableKeys
  /** As a method, so that a call with exact types for its query fits. */
  load(input: { query: ListQuery }, options?: { signal?: AbortSignal }): Promise<P>
}

export const queryOf = (state: TableState): ListQuery => ({
  ...listQueryOf(state),
  order_by: state.order_by,
  ...state.filters,
})

/**
 * A list that the server searches, filters, sorts and pages: its state in the address, the rows of
 * the page, and the rows that the user selected on all pages. Shown by DataTable.
 */
export function useList<P extends Page>({ queryKey, keys, load }: Options<P>) {
  type R = P['list'][number]
  const { state, change } = useTableState(keys)
  const page = useQuery({
    queryKey: ['list', ...queryKey, queryOf(state)],
    queryFn: ({ signal }) => load({ query: queryOf(state) }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const selection = useSelection<R>(JSON.stringify([queryKey, selectionKeyOf(state)]))
  const { change: select } = selection
  /** Selects all rows that match the filters, up to the limit of one call. */
  const selectMatching = useCallback(async () => {
    const { list } = await load({ query: { ...queryOf(state), offset: 0, limit: maxSelected - 1 } })
    select(list, true)
  }, [load, state, select])
  const { data, error, isFetching, isPlaceholderData, refetch } = page
  const rows: readonly R[] | undefined = data?.list
  const list: List<R> = {
    ...{ keys, state, change, selection, selectMatching, rows, count: data?.count ?? 0 },
    ...{ error, isFetching, refetch },
  }
  return { ...list, page: data, isPlaceholderData }
}
