import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextRetake } from './retakes.ts'

const start = Date.parse('2026-01-01T10:00:00Z')
const day = (days: number) => new Date(start + days * 86_400_000)
const plain = (days: number) => ({ finishedAt: day(days), flagged: false })
const flagged = (days: number) => ({ finishedAt: day(days), flagged: true })
const free = { allowed: true, from: null }
const refusedUntil = (days: number) => ({ allowed: false, from: day(days) })

describe('without a flagged attempt', () => {
  test.each([
    ['nobody who has no attempt waits', [], 0, free],
    ['the first attempt closes the way for 90 days', [plain(0)], 0, refusedUntil(90)],
    ['the day before is too early', [plain(0)], 89, refusedUntil(90)],
    ['the 90th day is free', [plain(0)], 90, free],
    ['the newest attempt counts', [plain(0), plain(100)], 120, refusedUntil(190)],
    [
      'the newest counts in whatever order they come',
      [plain(100), plain(0)],
      120,
      refusedUntil(190),
    ],
  ])('%s', (_, attempts, now, result) =>
    expect(nextRetake({ attempts, resetAt: null, now: day(now) })).toEqual(result),
  )

  test('a retake one millisecond before the end of the 90 days is too early', () => {
    const now = new Date(day(90).getTime() - 1)
    expect(nextRetake({ attempts: [plain(0)], resetAt: null, now })).toEqual(refusedUntil(90))
  })
})

describe('after the first flagged attempt', () => {
  test.each([
    ['a retake is free at once', [flagged(0)], 0, free],
    ['a second one too', [flagged(0), plain(1)], 1, free],
    ['also when the first retake was flagged', [flagged(0), flagged(1)], 1, free],
    ['a third one waits', [flagged(0), plain(1), plain(2)], 3, refusedUntil(92)],
    ['a later flag gives no new ones', [flagged(0), flagged(1), flagged(2)], 3, refusedUntil(92)],
    ['attempts before it do not use them up', [plain(0), plain(90), flagged(180)], 180, free],
    [
      'they are counted by date, not by place',
      [plain(2), plain(1), flagged(0)],
      3,
      refusedUntil(92),
    ],
    ['after 90 days another is free as ever', [flagged(0), plain(1), plain(2)], 92, free],
  ])('%s', (_, attempts, now, result) =>
    expect(nextRetake({ attempts, resetAt: null, now: day(now) })).toEqual(result),
  )
})

describe('a reset by staff', () => {
  test('allows one retake immediately', () =>
    expect(nextRetake({ attempts: [plain(0)], resetAt: day(1), now: day(2) })).toEqual(free))
  test('is used up by the next attempt', () =>
    expect(nextRetake({ attempts: [plain(0), plain(2)], resetAt: day(1), now: day(3) })).toEqual(
      refusedUntil(92),
    ))
})

describe('for any history of attempts', () => {
  const attempt = fc.record({ finishedAt: fc.nat({ max: 1000 }).map(day), flagged: fc.boolean() })
  const history = fc.record({
    attempts: fc.array(attempt, { maxLength: 6 }),
    resetAt: fc.option(fc.nat({ max: 1000 }).map(day)),
    now: fc.nat({ max: 1200 }).map(day),
  })

  test('a retake is allowed at the returned date and not a millisecond before', () =>
    fc.assert(
      fc.property(history, (input) => {
        const { allowed, from } = nextRetake(input)
        expect(allowed).toBe(from === null)
        if (from === null) return
        expect(nextRetake({ ...input, now: from }).allowed).toBe(true)
        expect(nextRetake({ ...input, now: new Date(from.getTime() - 1) }).allowed).toBe(false)
      }),
    ))
})
