import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { searchWith, type TableKeys, type TableState, tableStateIn } from './table-state.ts'
import { usePageSize } from './use-page-size.ts'

type Search = Record<string, unknown>
export type ChangeTable = (changes: Partial<TableState>, replace?: boolean) => void

/**
 * The state of a list in the address. A change returns to the first page unless it sets one;
 * `replace` adds no history entry.
 */
export function useTableState(ofList: TableKeys): { state: TableState; change: ChangeTable } {
  const [pageSize] = usePageSize()
  const keys = useMemo(
    () => (pageSize ? { ...ofList, first: { ...ofList.first, per_page: pageSize } } : ofList),
    [ofList, pageSize],
  )
  const rawSearch = useSearch({ strict: false })
  const search = rawSearch as Search
  const navigate = useNavigate()
  const state = useMemo(() => tableStateIn(search, keys), [search, keys])
  const change = useCallback<ChangeTable>(
    (changes, replace = false) => {
      const next = (before: Search) =>
        searchWith({ ...tableStateIn(before, keys), page: 1, ...changes }, before, keys)
      void navigate({ to: '.', search: next as never, replace })
    },
    [navigate, keys],
  )
  return { state, change }
}
