import type { Page } from '../cms/page.ts'
import type { LabelTexts, ResultTextsByAge } from '../labels/label.ts'
import type { Texts } from '../texts/text.ts'

/**
 * What a language adds to a new database besides its tables in `data/`. Every language is complete:
 * English is only the fallback for languages added by an administrator. `texts` supplies the names
 * of labels and degrees of use, as shown on screens.
 */
export type FirstContent = {
  texts: Texts
  results: ResultTextsByAge
  /** The definitions on a profile that somebody else reads, for all age groups. */
  labelsOfOthers: LabelTexts
  pages: readonly Page[]
}
