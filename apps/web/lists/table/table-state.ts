import { type PageSize, pageSizes } from './paging.ts'

/**
 * What a list shows. Stored in the address, so that it can be shared and the back button returns to
 * it.
 */
export type TableState = {
  search_text: string
  /** From 1. */
  page: number
  per_page: PageSize
  order_by: string
  order_direction: 'ASC' | 'DESC'
  /** 0: existing rows, 1: the bin. */
  removed: 0 | 1
  /** 1: rows that are done, in a list that shows them apart. */
  done: 0 | 1
  /** yyyy-MM-dd, both inclusive; '' is open. */
  date_from: string
  date_to: string
  /** Only filters that are set. */
  filters: Record<string, string>
}

/** What a list can be sorted and filtered by: anything else in an address is ignored. */
export type TableKeys = {
  sorts: readonly string[]
  filters: Readonly<Record<string, RegExp>>
  /** Whether rows that are done are shown apart. */
  hasDone?: boolean
  /** What the list begins with where it is not the usual. */
  first?: Partial<Pick<TableState, 'per_page' | 'order_by' | 'order_direction'>>
}

/** The pattern of a filter with these values. */
export const matchAny = (values: readonly string[]) => new RegExp(`^(${values.join('|')})$`)

type Search = Record<string, unknown>

const longestText = 200
const plain = [
  'search_text',
  'page',
  'per_page',
  'order_by',
  'order_direction',
  'removed',
  'done',
  'date_from',
  'date_to',
] as const

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const usual = { per_page: pageSizes[0], order_by: 'id', order_direction: 'DESC' } as const
const dayOf = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.exec(textOf(value))?.[0] ?? ''

export function tableStateIn(search: Search, keys: TableKeys): TableState {
  const first = { ...usual, ...keys.first }
  const order_by = textOf(search.order_by)
  const filters = Object.entries(keys.filters).flatMap(([key, pattern]) => {
    const value = textOf(search[key])
    return value !== '' && pattern.test(value) ? [[key, value]] : []
  })
  return {
    search_text: textOf(search.search_text).slice(0, longestText),
    page: /^[1-9]\d{0,6}$/.test(textOf(search.page)) ? Number(search.page) : 1,
    per_page: pageSizes.find((size) => String(size) === textOf(search.per_page)) ?? first.per_page,
    order_by: keys.sorts.includes(order_by) ? order_by : first.order_by,
    order_direction:
      (['ASC', 'DESC'] as const).find((way) => way === search.order_direction) ??
      first.order_direction,
    removed: textOf(search.removed) === '1' ? 1 : 0,
    done: keys.hasDone && textOf(search.done) === '1' ? 1 : 0,
    date_from: dayOf(search.date_from),
    date_to: dayOf(search.date_to),
    filters: Object.fromEntries(filters),
  }
}

/** The query of the address with its list state replaced; default values are left out. */
export function searchWith(state: TableState, before: Search, keys: TableKeys): Search {
  const own: readonly string[] = [...plain, ...Object.keys(keys.filters)]
  const others = Object.entries(before).filter(([key]) => !own.includes(key))
  const first = tableStateIn({}, keys)
  const changed = plain.flatMap((key) => (state[key] === first[key] ? [] : [[key, state[key]]]))
  return Object.fromEntries([...others, ...changed, ...Object.entries(state.filters)])
}

/**
 * The query of a list: `limit` is the page size less one, and empty values are left out. Sorting
 * and filters depend on the list.
 */
export const listQueryOf = ({
  page,
  per_page,
  order_direction,
  removed,
  done,
  search_text,
  date_from,
  date_to,
}: TableState) => ({
  limit: per_page - 1,
  offset: (page - 1) * per_page,
  order_direction,
  removed,
  ...(done === 1 && { done }),
  ...(search_text.trim() && { search_text: search_text.trim() }),
  ...(date_from && { date_from }),
  ...(date_to && { date_to }),
})

/** Whether anything but the search text narrows the list. */
export const isFiltered = ({ filters, date_from, date_to }: TableState) =>
  Object.keys(filters).length > 0 || date_from !== '' || date_to !== ''

export const unfiltered = {
  search_text: '',
  filters: {},
  date_from: '',
  date_to: '',
  removed: 0,
} as const satisfies Partial<TableState>

/**
 * Identifies the rows among which a selection was made: the same on every page and in every order.
 */
export const selectionKeyOf = ({
  search_text,
  removed,
  done,
  date_from,
  date_to,
  filters,
}: TableState) => JSON.stringify([search_text, removed, done, date_from, date_to, filters])
