import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { i18next } from '../../i18n/texts.ts'

/** The names of patterns as a list in the language of the page: Sequence and Precision. */
export const listPatterns = (listed: readonly Pattern[] = patterns) =>
  new Intl.ListFormat(i18next.language, { type: 'conjunction' }).format(
    listed.map((pattern) => i18next.t(`pattern.${pattern}`)),
  )
