import type { Band } from '@quartet/domain/bands.ts'
import type { AgeGroup, Pattern } from '@quartet/domain/patterns.ts'

/** The definitions of the three labels, and of the provisional one, which replaces them (D11). */
export type LabelTexts = {
  labels: { bridge: string; dynamic: string; strong_willed: string }
  provisional: string
}
/** The texts of a result for one age group: the definitions and each degree of use of each pattern. */
export type ResultTexts = LabelTexts & { bands: Record<Pattern, Record<Band, string>> }
export type ResultTextsByAge = Record<AgeGroup, ResultTexts>
