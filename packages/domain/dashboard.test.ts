import { describe, expect, test } from 'vitest'
import {
  chartDays,
  daysOfChart,
  fewestPeople,
  isTooFew,
  learnerRoles,
  tellsApart,
  wrongDays,
} from './dashboard.ts'
import { roles, staffRoles } from './roles.ts'

test('every role is either of people who learn or of staff', () => {
  expect([...learnerRoles, ...staffRoles].toSorted()).toEqual(
    roles.map(({ key }) => key).toSorted(),
  )
})

test('five people are enough for a figure', () => {
  expect([0, fewestPeople - 1, fewestPeople].map(isTooFew)).toEqual([true, true, false])
})

test.each([
  [0, 20, true],
  [4, 20, true],
  [5, 20, false],
  [15, 20, false],
  [16, 20, true],
  [20, 20, true],
])('%i of %i people tell who is who: %s', (part, whole, expected) =>
  expect(tellsApart(part, whole)).toBe(expected),
)

describe('the days of a chart', () => {
  const late = new Date('2026-11-28T23:59:59Z')

  test('are the thirty up to today in UTC', () => {
    expect(daysOfChart({}, late)).toEqual({ first: '2026-10-30', last: '2026-11-28' })
  })

  test('begin thirty days before a chosen end, and end today after a chosen begin', () => {
    expect(daysOfChart({ date_to: '2024-03-01' }, late)).toEqual({
      first: '2024-02-01',
      last: '2024-03-01',
    })
    expect(daysOfChart({ date_from: '2026-11-22' }, late)).toEqual({
      first: '2026-11-22',
      last: '2026-11-28',
    })
  })

  test('are in order, and not too many', () => {
    expect(wrongDays({ first: '2026-11-28', last: '2026-11-28' })).toBeUndefined()
    expect(wrongDays({ first: '2026-11-28', last: '2026-11-27' })).toBe('ends_before_start')
    const first = '2024-01-01' // a leap year has 366 days
    expect(chartDays.max).toBe(366)
    expect(wrongDays({ first, last: '2024-12-31' })).toBeUndefined()
    expect(wrongDays({ first, last: '2025-01-01' })).toBe('days_many')
  })
})
