import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { maxSelected } from '../table/selection-bar.tsx'
import { listQueryOf, type TableKeys, type TableState } from '../table/table-state.ts'
import { type Resource, type ResourceRow, type Sent, sortOf } from './resource.ts'

const id = /^[1-9]\d{0,8}$/

/** What a list may be sorted and filtered by; everything else in an address is passed over. */
export function useKeys<Row extends ResourceRow>({ fields, offers, versions }: Resource<Row>): TableKeys {
  return useMemo(() => {
    const filters = fields.flatMap((field) => {
      if (field.kind === 'choice' && field.filter)
        return [[field.key, new RegExp(`^(${field.options.map(({ value }) => value).join('|')})$`)]]
      return field.kind === 'row' && field.filter ? [[field.key, /^.{1,60}$/u]] : []
    })
    return {
      sorts: [
        'id',
        'edited_at',
        ...fields.map(sortOf).filter((sort) => sort !== false),
        ...(versions === false ? [] : ['language_id']),
        ...(offers?.includes('order') ? ['order'] : []),
      ],
      filters: { ...Object.fromEntries(filters), ...(versions === false ? {} : { language: id }) },
    }
  }, [fields, offers, versions])
}

export const queryOf = (state: TableState): Sent => ({ ...listQueryOf(state), order_by: state.order_by, ...state.filters })

/** Under which every list and page of a resource is kept. */
const keyOf = (name: string) => ['resource', name] as const

/** One page of the rows, and all that the same filters match, as many as one call takes. */
export function useRows<Row extends ResourceRow>({ name, calls }: Resource<Row>, state: TableState) {
  const page = useQuery({
    queryKey: [...keyOf(name), 'list', queryOf(state)],
    queryFn: ({ signal }) => calls.list({ query: queryOf(state) }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const matching = useCallback(
    async () => (await calls.list({ query: { ...queryOf(state), offset: 0, limit: maxSelected - 1 } })).list,
    [calls, state],
  )
  return { page, matching }
}

/** A row with its versions in other languages, and how often it is used. */
export const useRow = <Row extends ResourceRow>({ name, calls }: Resource<Row>, row: number | undefined) =>
  useQuery({
    queryKey: [...keyOf(name), 'row', row],
    queryFn: () => calls.show({ params: { id: row ?? 0 } }),
    enabled: row !== undefined,
    meta: { quiet: true },
  })

/** What the fields of a row may be chosen from, for a page without a list; nothing is asked where no field needs it. */
export function useChoices<Row extends ResourceRow>({ name, calls, fields }: Resource<Row>) {
  const { data } = useQuery({
    queryKey: [...keyOf(name), 'choices'],
    queryFn: () => calls.list({ query: { limit: 0 } }),
    enabled: fields.some(({ kind }) => kind === 'row'),
    meta: { quiet: true },
  })
  return data?.choices ?? none
}
const none = {}

/** So many rows are asked for by how many they are used, before they go. */
const maxQueried = 25

/** In how many of the first of these rows something would change for somebody. */
export const useUses = <Row extends ResourceRow>({ name, calls }: Resource<Row>, rows: readonly Row[]) =>
  useQuery({
    queryKey: [...keyOf(name), 'uses', rows.map((row) => row.id)],
    queryFn: async () => {
      const looked = rows.slice(0, maxQueried)
      const uses = await Promise.all(looked.map(async (row) => (await calls.show({ params: { id: row.id } })).used_by))
      return { looked: looked.length, used: uses.filter((count) => count > 0).length, times: uses.reduce((all, count) => all + count, 0) }
    },
    enabled: rows.length > 0,
    staleTime: 0,
    meta: { quiet: true },
  })

/** Content shows in many places: each of them is read anew. */
export function useReadAnew() {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries(), [queries])
}
