import { describe, expect, test } from 'vitest'
import {
  isFiltered,
  listQueryOf,
  searchWith,
  selectionKeyOf,
  tableStateIn,
  unfiltered,
} from './table-state.ts'

const keys = { sorts: ['id', 'name'], filters: { topic_id: /^\d+$/, category: /^.{1,40}$/ } }
const first = tableStateIn({}, keys)

describe('the address of a list', () => {
  test('means the first page of five existing rows, newest first, when it is empty', () => {
    expect(first).toEqual({
      search_text: '',
      page: 1,
      per_page: 5,
      order_by: 'id',
      order_direction: 'DESC',
      removed: 0,
      done: 0,
      date_from: '',
      date_to: '',
      filters: {},
    })
  })

  test('begins with what the list says, and shows rows that are done where there are such', () => {
    const own = {
      ...keys,
      hasDone: true,
      first: { per_page: 25, order_by: 'name', order_direction: 'ASC' },
    } as const
    const state = tableStateIn({ done: 1 }, own)
    expect(state).toMatchObject({
      per_page: 25,
      order_by: 'name',
      order_direction: 'ASC',
      done: 1,
    })
    expect(listQueryOf(state)).toMatchObject({ limit: 24, done: 1 })
    const turned = { ...state, order_direction: 'DESC' } as const
    expect(searchWith(turned, {}, own)).toEqual({ done: 1, order_direction: 'DESC' })
    expect(tableStateIn({ done: 1 }, keys).done).toBe(0)
  })

  test('is parsed back to the state it was written from', () => {
    const state = {
      ...first,
      search_text: '734724E2',
      page: 3,
      per_page: 25 as const,
      order_by: 'name',
      order_direction: 'ASC' as const,
      removed: 1 as const,
      date_from: '2026-01-31',
      filters: { topic_id: '7', category: 'für Mama' },
    }
    const written = searchWith(state, {}, keys)
    const asText = Object.fromEntries(
      Object.entries(written).map(([key, value]) => [key, String(value)]),
    )
    expect(tableStateIn(asText, keys)).toEqual(state)
  })

  test('is ignored where it makes no sense', () => {
    const nonsense = {
      page: '0',
      per_page: '7',
      order_by: 'password',
      order_direction: 'UP',
      removed: '2',
      date_from: 'soon',
      topic_id: 'x',
    }
    expect(tableStateIn(nonsense, keys)).toEqual(first)
    expect(tableStateIn({ page: ['2'], search_text: { a: 1 } }, keys)).toEqual(first)
    expect(tableStateIn({ search_text: 'x'.repeat(300) }, keys).search_text).toHaveLength(200)
  })

  test('contains only what differs from the defaults, and keeps other parameters', () => {
    expect(searchWith(first, { user: '5', page: '4', topic_id: '9' }, keys)).toEqual({ user: '5' })
    expect(
      searchWith({ ...first, page: 2, filters: { topic_id: '9' } }, { user: '5' }, keys),
    ).toEqual({
      user: '5',
      page: 2,
      topic_id: '9',
    })
  })
})

describe('the query of a list', () => {
  test('has a limit of the page size less one, and no empty values', () => {
    expect(listQueryOf(first)).toEqual({ limit: 4, offset: 0, order_direction: 'DESC', removed: 0 })
    expect(listQueryOf({ ...first, page: 3, per_page: 1000, search_text: '  ' })).toMatchObject({
      limit: 999,
      offset: 2000,
    })
    expect(listQueryOf({ ...first, search_text: ' map ', date_to: '2026-02-01' })).toMatchObject({
      search_text: 'map',
      date_to: '2026-02-01',
    })
  })
})

test('counts filters and days as filtering but not the search text, and clears all of them', () => {
  expect(isFiltered({ ...first, search_text: 'map' })).toBe(false)
  expect(isFiltered({ ...first, date_to: '2026-02-01' })).toBe(true)
  const narrowed = {
    ...first,
    filters: { topic_id: '9' },
    removed: 1 as const,
    per_page: 50 as const,
  }
  expect(isFiltered(narrowed)).toBe(true)
  expect({ ...narrowed, ...unfiltered }).toEqual({ ...first, per_page: 50 })
})

test('keeps a selection on another page and in another order, but not with another filter', () => {
  expect(selectionKeyOf({ ...first, page: 9, order_by: 'name', per_page: 50 })).toBe(
    selectionKeyOf(first),
  )
  expect(selectionKeyOf({ ...first, filters: { topic_id: '9' } })).not.toBe(selectionKeyOf(first))
  expect(selectionKeyOf({ ...first, done: 1 })).not.toBe(selectionKeyOf(first))
  expect(selectionKeyOf({ ...first, removed: 1 })).not.toBe(selectionKeyOf(first))
})
