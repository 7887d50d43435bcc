import { expect, test } from 'vitest'
import { infoRows, isDateKey } from './info-rows.ts'

test('treats keys with a date word as dates, and not those that only contain its letters', () => {
  for (const key of [
    'date',
    'due_date',
    'close_at',
    'ends_at',
    'start',
    'start_day',
    'expiration',
    'created_at',
    'updated_at',
    'from',
    'date_to',
  ])
    expect([key, isDateKey(key)]).toEqual([key, true])
  for (const key of [
    'topic',
    'customer',
    'topic_name',
    'restart',
    'update',
    'tomorrow',
    'fromage',
    'status',
    'closed',
    'at',
  ])
    expect([key, isDateKey(key)]).toEqual([key, false])
})

test('shows only values that are set, with formatted dates', () => {
  expect(
    infoRows({
      name: 'A map',
      due_date: '2026-02-01',
      category: '',
      priority: null,
      to: undefined,
      topic: 0,
    }),
  ).toEqual([
    { key: 'name', value: 'A map', isDate: false },
    { key: 'due_date', value: '01 / 02 / 2026', isDate: true },
    { key: 'topic', value: '0', isDate: false },
  ])
})
