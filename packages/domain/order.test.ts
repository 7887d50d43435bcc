import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byUse, leadingPatterns, orderOf } from './order.ts'

const score = fc.integer({ min: 7, max: 35 })
const scores = fc.record({
  sequence: score,
  precision: score,
  technical_reasoning: score,
  confluence: score,
})
const scored = ([sequence, precision, technical_reasoning, confluence]: readonly [
  number,
  number,
  number,
  number,
]) => ({
  sequence,
  precision,
  technical_reasoning,
  confluence,
})

test.each([
  [scored([30, 25, 20, 15]), [1, 2, 3, 4]],
  [scored([15, 20, 25, 30]), [4, 3, 2, 1]],
  [scored([30, 30, 20, 15]), [1, 1, 3, 4]],
  [scored([30, 20, 20, 15]), [1, 2, 2, 4]],
  [scored([15, 20, 20, 20]), [4, 1, 1, 1]],
  [scored([20, 20, 20, 20]), [1, 1, 1, 1]],
  [scored([20, 30, 20, 30]), [3, 1, 3, 1]],
])('orderOf ranks %o as %o', (input, ranks) => expect(Object.values(orderOf(input))).toEqual(ranks))

test('byUse sorts patterns from most to least used', () =>
  expect(byUse(scored([18, 19, 33, 30]))).toEqual([
    'technical_reasoning',
    'confluence',
    'precision',
    'sequence',
  ]))

test('byUse leaves equal scores in report order', () =>
  expect(byUse(scored([20, 30, 20, 30]))).toEqual([
    'precision',
    'confluence',
    'sequence',
    'technical_reasoning',
  ]))

test('ranks never fall along the order of use, and higher scores come before lower ones', () =>
  fc.assert(
    fc.property(scores, (answer) => {
      const order = byUse(answer)
      const ranks = order.map((pattern) => orderOf(answer)[pattern])
      expect(ranks).toEqual([...ranks].sort())
      expect(order.map((pattern) => answer[pattern])).toEqual(
        Object.values(answer).sort((one, other) => other - one),
      )
    }),
  ))

test('two patterns share a rank exactly when they share a score', () =>
  fc.assert(
    fc.property(scores, (input) => {
      const ranks = orderOf(input)
      expect(ranks.sequence === ranks.confluence).toBe(input.sequence === input.confluence)
    }),
  ))

test.each([
  [scored([30, 25, 20, 15]), ['sequence', 'precision']],
  [scored([25, 30, 24, 7]), ['precision', 'sequence']],
  [scored([20, 24, 20, 10]), ['precision']],
  [scored([15, 24, 10, 24]), ['precision', 'confluence']],
  [scored([10, 10, 10, 10]), ['sequence', 'precision', 'technical_reasoning', 'confluence']],
])('leadingPatterns of %o are %o', (input, leading) =>
  expect(leadingPatterns(input)).toEqual(leading),
)
