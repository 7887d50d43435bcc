import { expect, test } from 'vitest'
import { mayBeMailed, maySpread } from './sharing.ts'

test.each([
  [[2], true],
  [[3], true],
  [[3, 2], true],
  [[1], false],
  [[3, 1], false],
  [[1, 3], false],
] as const)('who sends and whose profile it is, age groups %j: by e-mail %s', (groups, may) => {
  expect(mayBeMailed(...groups)).toBe(may)
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('grown up %s, switched on %s: a social link %s', (isAdult, switchedOn, may) => {
  expect(maySpread(isAdult, switchedOn)).toBe(may)
})
