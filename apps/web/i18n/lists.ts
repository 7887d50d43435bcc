import type { Pattern } from '@quartet/domain/patterns.ts'
import { i18next, textLanguage } from './texts.ts'

/** A list of names in the language of the sentence: Sequence, Precision and Confluence. */
export const listed = (words: string[], type: 'conjunction' | 'unit' = 'conjunction') =>
  new Intl.ListFormat(textLanguage(), { type }).format(words)

/** The names of patterns as a list: Sequence and Precision. */
export const listPatterns = (patterns: readonly Pattern[]) =>
  listed(patterns.map((pattern) => i18next.t(`pattern.${pattern}`)))
