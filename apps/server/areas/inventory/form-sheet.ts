import { QuestionDraft } from '@quartet/contract/areas/inventory-questions.ts'
import { patternAt } from '@quartet/domain/forms.ts'
import type { Db } from '../../db/db.ts'
import { livingIn } from '../../lists/row-references.ts'
import { sheetOf } from '../../sheets/area-sheet.ts'
import { addError, type PlanResult, valueIn } from '../../sheets/plan-parts.ts'
import { planRows } from '../../sheets/plan-rows.ts'
import { planVersions } from '../../sheets/plan-versions.ts'
import type { ReceivedSheet } from '../../sheets/sheet.ts'
import { fixedForms, questionRows, siblingForms } from './form-queries.ts'

/** The ages of a form in years. */
const ageRanges = { 1: '6–12', 2: '13–21', 3: '22+' } as const

export const questionSheet = sheetOf({
  name: 'questions',
  access: 'access_questions',
  rows: questionRows,
  draft: QuestionDraft.transform((draft) => ({ ...draft, pattern: patternAt(draft.number) })),
  facts: {
    age: ({ age_group_id }) => ageRanges[age_group_id as keyof typeof ageRanges],
    form: ({ form }) => String(form),
    number: ({ number }) => Number(number),
    pattern: ({ pattern }) => String(pattern ?? ''),
  },
  columns: { form_id: 'number', number: 'number', pattern: 'text or none', text: 'text' },
  references: { form_id: livingIn('forms') },
  versions: { texts: ['text'], parent: { column: 'form_id', siblings: siblingForms } },
})

/** Plans a sheet of questions: texts may change anywhere, numbers and forms only within drafts. */
export const planQuestions = async (db: Db, received: ReceivedSheet) =>
  rejectMoves(db, await planRows(db, questionSheet, received))

/**
 * Plans a sheet of translations in the same way: each belongs to the form of the same age and
 * version in its language.
 */
export const planTranslations = async (db: Db, received: ReceivedSheet) =>
  rejectMoves(db, await planVersions(db, questionSheet, received))

async function rejectMoves(db: Db, result: PlanResult): Promise<PlanResult> {
  if (!result.ok) return result
  const { plan } = result
  const formsOf = plan.planned.flatMap(({ before, draft }) => [
    Number(draft.form_id),
    ...(before ? [Number(before.form_id)] : []),
  ])
  const fixed = await fixedForms(db, formsOf)
  const wrong = new Set(plan.errors.map(({ row }) => row))
  for (const { row, before, draft } of plan.planned.filter((planned) => !wrong.has(planned.row))) {
    const moved = (['form_id', 'number'] as const).find((name) => before?.[name] !== draft[name])
    const places = [draft.form_id, before?.form_id].map(Number)
    const column = before ? (moved ?? 'form_id') : 'form_id'
    if (moved && places.some((id) => fixed.has(id)))
      addError(plan, { row, column, reason: 'form_fixed', ...valueIn(String(draft[column])) })
  }
  plan.errors.sort((one, other) => one.row - other.row)
  return result
}
