import { expect, test } from 'vitest'
import { compareByDegree } from './statement-order.ts'

const own = {
  sequence: 'Avoid',
  precision: 'Use First',
  technical_reasoning: null,
  confluence: null,
} as const

test('statements of the own degree come first, then by pattern, degree and order', () => {
  const statements = [
    { pattern: 'confluence', type: 'Avoid', order: 1 },
    { pattern: 'sequence', type: 'Use First', order: 2 },
    { pattern: 'sequence', type: 'Use First', order: 1 },
    { pattern: 'precision', type: 'Use First', order: 1 },
    { pattern: 'sequence', type: 'As Needed', order: 1 },
    { pattern: 'sequence', type: 'Avoid', order: 1 },
  ] as const
  expect(
    statements
      .toSorted(compareByDegree(own))
      .map(({ pattern, type, order }) => `${pattern} ${type} ${order}`),
  ).toEqual([
    'sequence Avoid 1',
    'precision Use First 1',
    'sequence As Needed 1',
    'sequence Use First 1',
    'sequence Use First 2',
    'confluence Avoid 1',
  ])
})
