import { describeProblem } from '@quartet/content/sheet-problem.ts'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { SheetImport } from '@quartet/contract/resource.ts'
import { shownNumber } from './numbers.ts'
import { i18next } from './texts.ts'

// the types of i18next ask for the placeholders of one key
const translate = i18next.t as (key: TextKey, values: Record<string, string>) => string

/** What is wrong with a cell of a spreadsheet, and what it may contain. */
export const problemText = (error: SheetImport['errors'][number]) =>
  describeProblem(error, translate, shownNumber)
