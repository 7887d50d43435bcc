import type { Pattern } from './patterns.ts'

/** The sums of one item over all respondents, never a single answer. */
export type ItemSums = {
  number: number
  sum: number
  squares: number
  /** The sum of the products of the item's answer and the pattern's score. */
  withScore: number
}
/** The same sums for the scores of one pattern; `n` is the number of people. */
export type PatternSums = {
  pattern: Pattern
  n: number
  sum: number
  squares: number
  items: readonly ItemSums[]
}
export type Reliability = {
  pattern: Pattern
  n: number
  mean: number | null
  sd: number | null
  alpha: number | null
  /**
   * The correlation of each item with the score of the six others; null below
   * `minAttemptsForItems`.
   */
  items: { number: number; correlation: number | null }[] | null
}

/** With fewer people, a figure would reveal something about individuals. */
export const minAttemptsForFigures = 5
/**
 * From this number of people on, single items are evaluated and the form can lose its pilot mark
 * (D9).
 */
export const minAttemptsForItems = 100
export const minAlpha = 0.7

/**
 * Mean, standard deviation and Cronbach's alpha of one pattern, k/(k-1) · (1 - Σ item variances /
 * score variance), with variances over n - 1, and the correlation of each item with the score
 * without that item (D9). Null when there are too few answers, or when all scores are equal,
 * because the mean would then be each person's own score.
 */
export function reliabilityOf({ pattern, n, sum, squares, items }: PatternSums): Reliability {
  if (n < minAttemptsForFigures)
    return { pattern, n, mean: null, sd: null, alpha: null, items: null }
  const variance = covarianceOf(n, squares, sum, sum)
  if (variance === 0) return { pattern, n, mean: null, sd: null, alpha: null, items: null }
  const ofItems = items.map((item) => ({
    ...item,
    variance: covarianceOf(n, item.squares, item.sum, item.sum),
  }))
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
            correlation: withOthers(
              item.variance,
              variance,
              covarianceOf(n, item.withScore, item.sum, sum),
            ),
          })),
  }
}

/** The sample covariance, from the sum of the products of two variables and the sum of each. */
const covarianceOf = (n: number, products: number, sum: number, otherSum: number) =>
  (products - (sum * otherSum) / n) / (n - 1)

/**
 * The correlation of an item with the score of the other items; the item itself is subtracted from
 * the score. Null when either has no variance.
 */
function withOthers(itemVariance: number, scoreVariance: number, covariance: number) {
  const othersVariance = scoreVariance - 2 * covariance + itemVariance
  const both = itemVariance * othersVariance
  return both > 1e-12 ? (covariance - itemVariance) / Math.sqrt(both) : null
}

/** Whether a form is reliable: alpha for each of its four patterns, over enough people (D9). */
export const isReliable = (patterns: readonly Reliability[]) =>
  patterns.length === 4 &&
  patterns.every(({ n, alpha }) => n >= minAttemptsForItems && alpha !== null && alpha >= minAlpha)

/** The error of a score in points, as long as that of the form is not known (D8). */
export const assumedError = 3

/**
 * The standard error of measurement of a form, sd · √(1 - alpha), in whole points: that of its least
 * exact pattern, rounded up (D8). Null while it is not known for all four patterns.
 */
export function errorOf(patterns: readonly Reliability[]): number | null {
  if (patterns.length !== 4) return null
  const errors = patterns.map(({ n, sd, alpha }) =>
    n < minAttemptsForItems || sd === null || alpha === null
      ? null
      : sd * Math.sqrt(1 - Math.max(0, alpha)),
  )
  if (!errors.every((error) => error !== null)) return null
  return Math.max(1, Math.ceil(Math.max(...errors)))
}
