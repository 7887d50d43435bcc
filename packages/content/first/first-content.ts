import type { AgeGroup } from '@quartet/domain/patterns.ts'
import type { Page } from '../cms/page.ts'
import type { Form } from '../forms/form.ts'
import type { ResultTextsByAge } from '../labels/label.ts'
import type { StatementSet } from '../statements/statement.ts'
import type { Texts } from '../texts/text.ts'

/** What one language brings into a new database. `texts` names the labels and degrees of use, as on the screen. */
export type FirstContent = {
  texts: Texts
  forms: readonly Form[]
  statements: Record<AgeGroup, StatementSet>
  results: ResultTextsByAge
  pages: readonly Page[]
}
