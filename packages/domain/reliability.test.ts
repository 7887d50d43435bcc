import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  errorOf,
  isReliable,
  minAttemptsForItems,
  type PatternSums,
  reliabilityOf,
} from './reliability.ts'

/**
 * Computes the sums that the database returns, from a table with one row per person and one column
 * per item.
 */
function sumsOf(rows: readonly (readonly number[])[]): PatternSums {
  const scores = rows.map((row) => add(row))
  const column = (at: number) => rows.map((row) => row[at] ?? 0)
  const products = (one: readonly number[], other: readonly number[]) =>
    add(one.map((value, at) => value * (other[at] ?? 0)))
  const items = (rows[0] ?? []).map((_, at) => {
    const values = column(at)
    return {
      number: at + 1,
      sum: add(values),
      squares: products(values, values),
      withScore: products(values, scores),
    }
  })
  return {
    pattern: 'sequence',
    n: rows.length,
    sum: add(scores),
    squares: products(scores, scores),
    items,
  }
}
const add = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const times = (count: number, rows: number[][]) => Array.from({ length: count }, () => rows).flat()

/**
 * Answers of six people to seven statements. The expected figures are from numpy 2.4.6:
 * var(ddof=1), corrcoef(item, score - item).
 */
const six = [
  [4, 5, 4, 4, 3, 4, 5],
  [2, 2, 3, 2, 2, 1, 2],
  [5, 4, 5, 5, 4, 5, 4],
  [3, 3, 2, 3, 4, 3, 3],
  [1, 2, 1, 2, 1, 2, 1],
  [4, 3, 4, 3, 5, 4, 4],
]

describe('reliabilityOf', () => {
  test('matches numpy for six people and for twenty times the same answers', () => {
    const few = reliabilityOf(sumsOf(six))
    expect(few.mean).toBeCloseTo(22.166666666666668, 10)
    expect(few.sd).toBeCloseTo(8.750238091998792, 10)
    expect(few.alpha).toBeCloseTo(0.9599477579451459, 10)
    expect(few.items).toBeNull()

    const many = reliabilityOf(sumsOf(times(20, six)))
    expect(many.sd).toBeCloseTo(8.021330107574295, 10)
    expect(many.alpha).toBeCloseTo(0.9599477579451456, 10)
    const computed = [
      0.98731105110052, 0.81448285997161, 0.83521399508295, 0.8894014489399, 0.711193064004933,
      0.899372792867481, 0.921095157729514,
    ]
    for (const [at, item] of (many.items ?? []).entries())
      expect(item.correlation).toBeCloseTo(computed[at] ?? Number.NaN, 10)
    expect(many.items).toHaveLength(7)
  })

  test('gives a negative alpha for contradictory statements and no correlation for an item with equal answers', () => {
    const rows = Array.from({ length: 120 }, (_, i) =>
      Array.from({ length: 7 }, (_, j) => ((i * 7 + j * j * 3 + i * j) % 5) + 1),
    )
    const { mean, sd, alpha, items } = reliabilityOf(sumsOf(rows))
    expect(mean).toBe(21)
    expect(sd).toBeCloseTo(2.008385781013735, 10)
    expect(alpha).toBeCloseTo(-2.3333333333333335, 10)
    expect(items?.[3]?.correlation).toBeNull()
    expect(items?.[2]?.correlation).toBeCloseTo(-0.8944271909999159, 10)
  })

  test('gives an alpha of 1 when everyone answers all statements alike', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 2 }), (answers) => {
        const rows = times(
          5,
          answers.map((answer) => Array(7).fill(answer)),
        )
        expect(reliabilityOf(sumsOf(rows)).alpha).toBeCloseTo(1, 10)
      }),
    ))

  test('returns null for four people and when all scores are equal, because the figures would reveal individual scores', () => {
    expect(reliabilityOf(sumsOf(six.slice(0, 4)))).toMatchObject({
      n: 4,
      mean: null,
      sd: null,
      alpha: null,
      items: null,
    })
    expect(reliabilityOf(sumsOf(times(5, [[3, 3, 3, 3, 3, 3, 3]])))).toMatchObject({
      n: 5,
      mean: null,
      sd: null,
      alpha: null,
    })
  })
})

const pattern = (n: number, alpha: number | null) => ({
  pattern: 'sequence' as const,
  n,
  mean: 21,
  sd: 4,
  alpha,
  items: null,
})

describe('isReliable', () => {
  test.each([
    ['at .70 over a hundred people', [0.7, 0.7, 0.7, 0.7], minAttemptsForItems, true],
    ['not over 99', [0.9, 0.9, 0.9, 0.9], minAttemptsForItems - 1, false],
    ['not when one pattern has less', [0.9, 0.9, 0.699, 0.9], 500, false],
    ['not when one is unknown', [0.9, 0.9, null, 0.9], 500, false],
    ['not of three patterns', [0.9, 0.9, 0.9], 500, false],
  ])('%s', (_, alphas, n, expected) =>
    expect(isReliable(alphas.map((alpha) => pattern(n, alpha)))).toBe(expected),
  )
})

describe('errorOf', () => {
  test.each([
    ['is sd · √(1 - alpha) of the least exact pattern, rounded up', [0.9, 0.75, 0.65, 0.9], 100, 3],
    ['has whole points', [0.75, 0.75, 0.75, 0.75], 100, 2],
    ['is at least one point', [1, 1, 1, 1], 100, 1],
    ['is at most the standard deviation', [-0.2, 0.9, 0.9, 0.9], 100, 4],
    ['is unknown over 99', [0.9, 0.9, 0.9, 0.9], minAttemptsForItems - 1, null],
    ['is unknown when one pattern is', [0.9, null, 0.9, 0.9], 500, null],
    ['is unknown of three patterns', [0.9, 0.9, 0.9], 500, null],
  ])('%s', (_, alphas, n, expected) =>
    expect(errorOf(alphas.map((alpha) => pattern(n, alpha)))).toBe(expected),
  )
})
