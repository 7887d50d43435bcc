import { type PageSize, pageSizes } from './paging.ts'

/** What a list shows of what there is. The address holds it, so that it can be shared and the way back leads to it. */
export type TableState = {
  search_text: string
  /** From 1. */
  page: number
  per_page: PageSize
  order_by: string
  order_direction: 'ASC' | 'DESC'
  /** 0 what there is, 1 the bin. */
  removed: 0 | 1
  /** yyyy-MM-dd, both inclusive; empty is open. */
  date_from: string
  date_to: string
  /** Only those that are set. */
  filters: Record<string, string>
}

/** What a list can be sorted by and filtered by: anything else in an address is passed over. */
export type TableKeys = { sorts: readonly string[]; filters: Readonly<Record<string, RegExp>> }

type Search = Record<string, unknown>

const longestText = 200
const plain = ['search_text', 'page', 'per_page', 'order_by', 'order_direction', 'removed', 'date_from', 'date_to'] as const

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const dayOf = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.exec(textOf(value))?.[0] ?? ''

export function tableStateIn(search: Search, keys: TableKeys): TableState {
  const order_by = textOf(search.order_by)
  const filters = Object.entries(keys.filters).flatMap(([key, pattern]) => {
    const value = textOf(search[key])
    return value !== '' && pattern.test(value) ? [[key, value]] : []
  })
  return {
    search_text: textOf(search.search_text).slice(0, longestText),
    page: /^[1-9]\d{0,6}$/.test(textOf(search.page)) ? Number(search.page) : 1,
    per_page: pageSizes.find((size) => String(size) === textOf(search.per_page)) ?? pageSizes[0],
    order_by: keys.sorts.includes(order_by) ? order_by : 'id',
    order_direction: search.order_direction === 'ASC' ? 'ASC' : 'DESC',
    removed: textOf(search.removed) === '1' ? 1 : 0,
    date_from: dayOf(search.date_from),
    date_to: dayOf(search.date_to),
    filters: Object.fromEntries(filters),
  }
}

/** An address with a state in the place of the one that it had; what is as a list begins is left out. */
export function searchWith(state: TableState, before: Search, keys: TableKeys): Search {
  const own: readonly string[] = [...plain, ...Object.keys(keys.filters)]
  const others = Object.entries(before).filter(([key]) => !own.includes(key))
  const first = tableStateIn({}, keys)
  const changed = plain.flatMap((key) => (state[key] === first[key] ? [] : [[key, state[key]]]))
  return Object.fromEntries([...others, ...changed, ...Object.entries(state.filters)])
}

/** What a list is asked for: `limit` is the page's size less one, and nothing is sent of what is empty. Filters are the list's own. */
export const listQueryOf = ({ page, per_page, order_direction, removed, search_text, date_from, date_to }: TableState) => ({
  limit: per_page - 1,
  offset: (page - 1) * per_page,
  order_direction,
  removed,
  ...(search_text.trim() && { search_text: search_text.trim() }),
  ...(date_from && { date_from }),
  ...(date_to && { date_to }),
})

/** Whether anything but the words of the search narrows the list. */
export const isFiltered = ({ filters, date_from, date_to }: TableState) =>
  Object.keys(filters).length > 0 || date_from !== '' || date_to !== ''

export const unfiltered = { search_text: '', filters: {}, date_from: '', date_to: '', removed: 0 } as const satisfies Partial<TableState>

/** Which rows a selection was made among: the same on every page, and however they are sorted. */
export const selectionKeyOf = ({ search_text, removed, date_from, date_to, filters }: TableState) =>
  JSON.stringify([search_text, removed, date_from, date_to, filters])
