import { describe, expect, test } from 'vitest'
import { holdOf, plainSessionCode, sessionCodeFrom } from './class-sessions.ts'

describe('the code of a class session', () => {
  test('has five letters and digits that are not confused', () => {
    expect(sessionCodeFrom(() => 0)).toMatch(/^[A-Z2-9]{5}$/)
    expect(sessionCodeFrom(() => 0.9999)).toMatch(/^[A-Z2-9]{5}$/)
  })
  test.each([
    ['ab-2 cd', 'AB2CD'],
    ['AB2CD', 'AB2CD'],
    ['', ''],
  ])('%o is compared as %o', (typed, plain) => {
    expect(plainSessionCode(typed)).toBe(plain)
  })
})

test.each([
  [true, false, false, 'paused'],
  [false, false, false, null],
  [false, false, true, 'results'],
  [true, false, true, 'results'],
  [false, true, true, null],
  [true, true, true, null],
  [true, true, false, 'paused'],
] as const)(
  'paused %o, results open %o, finished %o: %o',
  (isPaused, areResultsOpen, hasFinished, hold) => {
    expect(holdOf({ isPaused, areResultsOpen, hasFinished })).toBe(hold)
  },
)
