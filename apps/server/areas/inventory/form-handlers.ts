import { missingIn } from '@quartet/domain/forms.ts'
import { done, missing } from '../../api-error.ts'
import { acrossInstitutions } from '../../db/tenant.ts'
import { type Context, callerOf, os, writerOf } from '../../http/context.ts'
import { exportSheet, exportVersions } from '../../sheets/area-sheet.ts'
import { restoreRows } from '../content/commands.ts'
import { showRow } from '../content/queries.ts'
import { takeIn } from '../imports/commands.ts'
import { activateForm, addForm, addQuestion, editForm, editQuestion, removeForms, removeQuestions, retireForm } from './form-commands.ts'
import {
  activeFormOf,
  countAnswers,
  countTakers,
  formChoices,
  formRows,
  impactOf,
  questionRows,
  questionsOf,
  readQuality,
} from './form-queries.ts'
import { planQuestions, planTranslations, questionSheet } from './form-sheet.ts'

export const questions = os.questions.router({
  list: os.questions.list.handler(async ({ context: { db }, input }) => {
    const [page, form_id] = await Promise.all([questionRows.list(db, input.query), formChoices(db)])
    return { ...page, choices: { form_id } }
  }),
  show: os.questions.show.handler(({ context: { db }, input }) => showRow(db, questionRows, input.params.id, countAnswers)),
  add: os.questions.add.handler(async ({ context, input }) => done(await addQuestion(writerOf(context), input.body))),
  edit: os.questions.edit.handler(async ({ context, input }) => done(await editQuestion(writerOf(context), input.params.id, input.body))),
  remove: os.questions.remove.handler(async ({ context, input }) => done(await removeQuestions(writerOf(context), [input.params.id]))),
  removeMany: os.questions.removeMany.handler(async ({ context, input }) => done(await removeQuestions(writerOf(context), input.body.ids))),
  restore: os.questions.restore.handler(async ({ context, input }) =>
    done(await restoreRows(writerOf(context), questionRows, input.body.ids)),
  ),
  export: os.questions.export.handler(({ context, input }) => exportSheet(context.db, questionSheet, input.query, callerOf(context).id)),
  import: os.questions.import.handler(async ({ context, input: { body } }) =>
    done(
      await takeIn(
        writerOf(context),
        context.queue,
        questionSheet,
        questionSheet.name,
        body,
        await planQuestions(context.db, { file: body.file, personId: callerOf(context).id }),
      ),
    ),
  ),
  languageExport: os.questions.languageExport.handler(({ context, input }) =>
    exportVersions(context.db, questionSheet, input.query.language, callerOf(context).id),
  ),
  languageImport: os.questions.languageImport.handler(async ({ context, input: { body } }) => {
    const plan = await planTranslations(context.db, { file: body.file, personId: callerOf(context).id })
    return done(await takeIn(writerOf(context), context.queue, questionSheet, `${questionSheet.name}-language`, body, plan))
  }),
})

export const forms = os.forms.router({
  list: os.forms.list.handler(async ({ context: { db }, input }) => {
    const [page, copy_of] = await Promise.all([formRows.list(db, input.query), formChoices(db)])
    return { ...page, choices: { copy_of } }
  }),
  show: os.forms.show.handler(({ context, input }) => showForm(context, input.params.id)),
  add: os.forms.add.handler(async ({ context, input }) => done(await addForm(writerOf(context), input.body))),
  edit: os.forms.edit.handler(async ({ context, input }) => done(await editForm(writerOf(context), input.params.id, input.body))),
  remove: os.forms.remove.handler(async ({ context, input }) => done(await removeForms(writerOf(context), [input.params.id]))),
  removeMany: os.forms.removeMany.handler(async ({ context, input }) => done(await removeForms(writerOf(context), input.body.ids))),
  restore: os.forms.restore.handler(async ({ context, input }) => done(await restoreRows(writerOf(context), formRows, input.body.ids))),
  activate: os.forms.activate.handler(async ({ context, input }) => done(await activateForm(writerOf(context), input.params.id))),
  retire: os.forms.retire.handler(async ({ context, input }) => done(await retireForm(writerOf(context), input.params.id))),
  quality: os.forms.quality.handler(({ context }) =>
    acrossInstitutions(async () => ({ forms: await readQuality(context.db, context.now) })),
  ),
})

/** A form as who takes it sees it; whom it reaches is counted over everybody, since only the numbers are told. */
async function showForm({ db, now }: Context, id: number) {
  const [row] = await formRows.find(db, [id])
  if (!row) throw missing()
  const [asked, versions, before] = await Promise.all([questionsOf(db, id), formRows.versions(db, row.group_key), activeFormOf(db, row)])
  const replaced = before?.id === id ? undefined : before
  const [used_by, impact, itsImpact] = await acrossInstitutions(() =>
    Promise.all([countTakers(db, id), impactOf(db, id, now), impactOf(db, replaced?.id ?? 0, now)]),
  )
  return {
    ...{ row, versions, used_by, questions: asked, missing: missingIn(asked, row.scale), impact },
    replaces: replaced ? { ...replaced, impact: itsImpact } : null,
  }
}
