import { describeProblem } from '@quartet/content/sheet-problem.ts'
import type { Db } from '../../db/db.ts'
import { translateTo } from '../../documents/texts.ts'
import type { Caller } from '../../security/caller.ts'
import { exportMarked } from '../../sheets/marked-sheet.ts'
import { findLanguage } from '../languages/queries.ts'
import { bundlesOf } from '../localization/queries.ts'
import type { StoredRoster } from './queries.ts'

/** The rows with errors as a workbook that can be corrected and imported; undefined without any. */
export async function makeMarkedRoster(db: Db, caller: Caller, { marked, errors }: StoredRoster) {
  const language = await findLanguage(db, caller.languageId)
  if (!marked || !language) return undefined
  const { tag } = language
  const t = await translateTo({ tag, isRtl: language.rtl === 1 }, await bundlesOf(db, language))
  const { format } = new Intl.NumberFormat(`${tag}-u-nu-latn`)
  return exportMarked({ name: 'users', personId: caller.id }, marked, {
    errors,
    heading: t('content.sheets_reason'),
    wordsOf: (error) =>
      t('content.sheets_problem', {
        ...{ row: format(error.row), column: error.column },
        problem: describeProblem(error, t, format),
      }),
  })
}
