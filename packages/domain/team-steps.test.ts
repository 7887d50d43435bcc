import { expect, test } from 'vitest'
import { hasTooManyStatements, statementsAtMost } from './team-steps.ts'

const chosen = (count: number, kind: 'bring' | 'need', pattern: 'sequence' | 'precision') =>
  Array.from({ length: count }, () => ({ kind, pattern }))

test('the limit counts each pattern under each question apart', () => {
  const most = statementsAtMost
  expect(hasTooManyStatements([])).toBe(false)
  expect(
    hasTooManyStatements([
      ...chosen(most, 'bring', 'sequence'),
      ...chosen(most, 'need', 'sequence'),
      ...chosen(most, 'bring', 'precision'),
    ]),
  ).toBe(false)
  expect(hasTooManyStatements(chosen(most + 1, 'need', 'precision'))).toBe(true)
})
