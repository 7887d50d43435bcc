import type { Band } from '@quartet/domain/bands.ts'
import type { AgeGroup, Pattern } from '@quartet/domain/patterns.ts'

/**
 * The texts of a result for one age group: the three learner labels, the provisional note (D11) and
 * each degree of use of each pattern.
 */
export type ResultTexts = {
  labels: { bridge: string; dynamic: string; strong_willed: string }
  provisional: string
  bands: Record<Pattern, Record<Band, string>>
}
export type ResultTextsByAge = Record<AgeGroup, ResultTexts>
