/** Degrees of use, from lowest to highest. */
export const bands = ['Avoid', 'As Needed', 'Use First'] as const
export type Band = (typeof bands)[number]

export const scoreRange = { min: 7, max: 35 } as const

/** The lowest scores of As Needed and of Use First. */
export const cuts = { asNeeded: 18, useFirst: 25 } as const

/** The lowest and the highest score of each degree. */
export const bandRanges: Record<Band, { from: number; to: number }> = {
  Avoid: { from: scoreRange.min, to: cuts.asNeeded - 1 },
  'As Needed': { from: cuts.asNeeded, to: cuts.useFirst - 1 },
  'Use First': { from: cuts.useFirst, to: scoreRange.max },
}

export const isScore = (score: unknown): score is number =>
  Number.isInteger(score) &&
  (score as number) >= scoreRange.min &&
  (score as number) <= scoreRange.max

/** 7-17 Avoid, 18-24 As Needed, 25-35 Use First; null for anything else. */
export function bandOf(score: number | null): Band | null {
  if (!isScore(score)) return null
  if (score >= cuts.useFirst) return 'Use First'
  return score >= cuts.asNeeded ? 'As Needed' : 'Avoid'
}

/**
 * The neighbouring band when the score is within one point of the boundary (D8), otherwise null.
 */
export function nearBand(score: number | null): Band | null {
  const band = bandOf(score)
  if (band === null || score === null) return null
  return (
    [bandOf(score - 1), bandOf(score + 1)].find((other) => other !== null && other !== band) ?? null
  )
}
