import type { Pattern } from './patterns.ts'

/** What is known of one item over everybody who answered: sums only, never a single answer. */
export type ItemSums = {
  number: number
  sum: number
  squares: number
  /** Of the products of its answer and the score of its pattern. */
  withScore: number
}
/** The same of the scores of one pattern; `n`: how many people. */
export type PatternSums = { pattern: Pattern; n: number; sum: number; squares: number; items: readonly ItemSums[] }
export type Reliability = {
  pattern: Pattern
  n: number
  mean: number | null
  sd: number | null
  alpha: number | null
  /** Of each item with the score of the six others; null below `leastForItems`. */
  items: { number: number; correlation: number | null }[] | null
}

/** From so many people on a figure says nothing of one of them. */
export const minAttemptsForFigures = 5
/** From so many on the single items are worth a look, and the pilot mark may fall (D9). */
export const minAttemptsForItems = 100
export const minAlpha = 0.65

/**
 * Mean, standard deviation and Cronbach's alpha of one pattern, k/(k-1) · (1 - Σ item variances / score variance), variances over n - 1; and the
 * correlation of each item with the score less itself (D9). Null where too few answered, or where all have the same score: their mean is everybody's own.
 */
export function reliabilityOf({ pattern, n, sum, squares, items }: PatternSums): Reliability {
  if (n < minAttemptsForFigures) return { pattern, n, mean: null, sd: null, alpha: null, items: null }
  const variance = covarianceOf(n, squares, sum, sum)
  if (variance === 0) return { pattern, n, mean: null, sd: null, alpha: null, items: null }
  const ofItems = items.map((item) => ({ ...item, variance: covarianceOf(n, item.squares, item.sum, item.sum) }))
  const k = items.length
  const shared = 1 - ofItems.reduce((all, item) => all + item.variance, 0) / variance
  return {
    pattern,
    n,
    mean: sum / n,
    sd: Math.sqrt(variance),
    alpha: k < 2 ? null : (k / (k - 1)) * shared,
    items:
      n < minAttemptsForItems
        ? null
        : ofItems.map((item) => ({
            number: item.number,
            correlation: withOthers(item.variance, variance, covarianceOf(n, item.withScore, item.sum, sum)),
          })),
  }
}

/** From the sum of the products of two things and the sum of each. */
const covarianceOf = (n: number, products: number, sum: number, otherSum: number) => (products - (sum * otherSum) / n) / (n - 1)

/** Of an item and the score of the others: the item itself is taken out of both. */
function withOthers(itemVariance: number, scoreVariance: number, covariance: number) {
  const othersVariance = scoreVariance - 2 * covariance + itemVariance
  const both = itemVariance * othersVariance
  return both > 1e-12 ? (covariance - itemVariance) / Math.sqrt(both) : null
}

/** Whether a form is known to measure well: alpha on each of its patterns, over enough people (D9). */
export const isReliable = (patterns: readonly Reliability[]) =>
  patterns.length === 4 && patterns.every(({ n, alpha }) => n >= minAttemptsForItems && alpha !== null && alpha >= minAlpha)
