import { cuts, isScore, scoreRange } from './bands.ts'

const width = scoreRange.max - scoreRange.min
const percent = (value: number) => ((value - scoreRange.min) / width) * 100

/** The position of a score on the 7-35 scale, 0 to 100; null without a valid score. */
export const positionOf = (score: number | null) => (isScore(score) ? percent(score) : null)

/** The scores between which the true one likely lies, given the error of the form (method D8). */
export const likelyRange = (score: number, error: number) => ({
  from: Math.max(scoreRange.min, score - error),
  to: Math.min(scoreRange.max, score + error),
})

/** The range that a score with this error can be in, as positions on the scale; null without a score. */
export function rangeOf(score: number | null, error: number) {
  if (!isScore(score)) return null
  const { from, to } = likelyRange(score, error)
  return { from: percent(from), to: percent(to) }
}

/** The two lines, each halfway between the scores on its sides. */
export const cutLines = [cuts.asNeeded, cuts.useFirst].map((first) => ({
  below: first - 1,
  above: first,
  position: percent(first - 0.5),
}))
