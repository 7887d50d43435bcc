/** The four patterns in report order (method 1.1). The keys are those of the wire format. */
export const patterns = ['sequence', 'precision', 'technical_reasoning', 'confluence'] as const
export type Pattern = (typeof patterns)[number]

/** A whole number from 7 to 35 per pattern. */
export type Scores = Record<Pattern, number>

/** 1 = 6-12 years old, 2 = 13-21 years old, 3 = 22 or older. */
export const ageGroups = [1, 2, 3] as const
export type AgeGroup = (typeof ageGroups)[number]

/** Builds an object with one value per pattern, in report order. */
export const perPattern = <T>(of: (pattern: Pattern) => T) =>
  Object.fromEntries(patterns.map((pattern) => [pattern, of(pattern)])) as Record<Pattern, T>

/** The four scores, or null while one is missing. */
export function scoresOf(four: Record<Pattern, number | null>): Scores | null {
  const known = patterns.every((pattern) => four[pattern] !== null)
  return known ? perPattern((pattern) => four[pattern] ?? 0) : null
}
