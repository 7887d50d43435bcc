import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { maxSelected } from '../table/selection-bar.tsx'
import { listQueryOf, type TableKeys, type TableState } from '../table/table-state.ts'
import { type Resource, type ResourceRow, type Sent, sortOf } from './resource.ts'

const id = /^[1-9]\d{0,8}$/

/** What a list may be sorted and filtered by; everything else in an address is ignored. */
export function useKeys<Row extends ResourceRow>({
  fields,
  offers,
  versions,
}: Resource<Row>): TableKeys {
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

export const queryOf = (state: TableState): Sent => ({
  ...listQueryOf(state),
  order_by: state.order_by,
  ...state.filters,
})

/** Query key of all lists and pages of a resource. */
const keyOf = (name: string) => ['resource', name] as const

/**
 * One page of the rows, and a function for all rows that match the same filters, up to the limit of
 * one call.
 */
export function useRows<Row extends ResourceRow>(
  { name, calls }: Resource<Row>,
  state: TableState,
) {
  const page = useQuery({
    queryKey: [...keyOf(name), 'list', queryOf(state)],
    queryFn: ({ signal }) => calls.list({ query: queryOf(state) }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const matching = useCallback(
    async () =>
      (await calls.list({ query: { ...queryOf(state), offset: 0, limit: maxSelected - 1 } })).list,
    [calls, state],
  )
  return { page, matching }
}

/** A row with its versions in other languages and the number of its uses. */
export const useRow = <Row extends ResourceRow>(
  { name, calls }: Resource<Row>,
  row: number | undefined,
) =>
  useQuery({
    queryKey: [...keyOf(name), 'row', row],
    queryFn: () => calls.show({ params: { id: row ?? 0 } }),
    enabled: row !== undefined,
    meta: { quiet: true },
  })

/**
 * The options of a row's fields, for a page without a list; requests nothing when no field needs
 * them.
 */
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

/** For at most this many rows the number of uses is requested before they are deleted. */
const maxQueried = 25

/** How many of the first of these rows are in use. */
export const useUses = <Row extends ResourceRow>(
  { name, calls }: Resource<Row>,
  rows: readonly Row[],
) =>
  useQuery({
    queryKey: [...keyOf(name), 'uses', rows.map((row) => row.id)],
    queryFn: async () => {
      const looked = rows.slice(0, maxQueried)
      const uses = await Promise.all(
        looked.map(async (row) => (await calls.show({ params: { id: row.id } })).used_by),
      )
      return {
        looked: looked.length,
        used: uses.filter((count) => count > 0).length,
        times: uses.reduce((all, count) => all + count, 0),
      }
    },
    enabled: rows.length > 0,
    staleTime: 0,
    meta: { quiet: true },
  })

/** Content is shown in many places: invalidates all queries. */
export function useReadAnew() {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries(), [queries])
}
