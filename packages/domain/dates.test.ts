import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from './dates.ts'

const moment = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('addDays adds 24 hours per day, also across a clock change', () =>
  expect(addDays(new Date('2026-03-28T23:30:00Z'), 2)).toEqual(new Date('2026-03-30T23:30:00Z')))

describe('addMonths', () => {
  test.each([
    ['2026-01-15T08:30:00.123Z', 1, '2026-02-15T08:30:00.123Z'],
    ['2026-01-31T12:00:00Z', 1, '2026-02-28T12:00:00Z'],
    ['2028-01-31T12:00:00Z', 1, '2028-02-29T12:00:00Z'],
    ['2026-11-30T00:00:00Z', 14, '2028-01-30T00:00:00Z'],
    ['2026-12-31T23:59:59.999Z', 0, '2026-12-31T23:59:59.999Z'],
  ])('%s plus %i months is %s', (from, months, later) =>
    expect(addMonths(new Date(from), months)).toEqual(new Date(later)),
  )

  test('lands in the expected month at the same time of day', () =>
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 240 }), (from, months) => {
        const later = addMonths(from, months)
        const index = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
        expect(index(later)).toBe(index(from) + months)
        expect(later.toISOString().slice(11)).toBe(from.toISOString().slice(11))
      }),
    ))

  test('does not modify the date passed in', () => {
    const from = new Date('2026-01-31T00:00:00Z')
    addMonths(from, 1)
    expect(from).toEqual(new Date('2026-01-31T00:00:00Z'))
  })
})
