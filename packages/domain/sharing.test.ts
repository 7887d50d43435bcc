import { expect, test } from 'vitest'
import { mayBeMailed, maySpread } from './sharing.ts'

test.each([
  [[2], true],
  [[3], true],
  [[3, 2], true],
  [[1], false],
  [[3, 1], false],
  [[1, 3], false],
] as const)(
  'mailing between the age groups of sender and profile %j is allowed: %s',
  (groups, may) => {
    expect(mayBeMailed(...groups)).toBe(may)
  },
)

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'a social link for an adult %s, with the setting on %s, is allowed: %s',
  (isAdult, switchedOn, may) => {
    expect(maySpread(isAdult, switchedOn)).toBe(may)
  },
)
