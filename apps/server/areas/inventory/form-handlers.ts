import { missingIn } from '@quartet/domain/forms.ts'
import { notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, getWriter } from '../../http/context.ts'
import { exportSheet, exportVersions } from '../../sheets/area-sheet.ts'
import { listRows, showRow } from '../content/queries.ts'
import { restoreRows } from '../content/removal-commands.ts'
import { createHistoryHandler } from '../content/shared-handlers.ts'
import { importPlan } from '../imports/commands.ts'
import {
  activateForm,
  addForm,
  addQuestion,
  editForm,
  editQuestion,
  removeForms,
  removeQuestions,
  retireForm,
} from './form-commands.ts'
import {
  activeFormOf,
  formChoices,
  formRows,
  impactOf,
  questionRows,
  questionsOf,
  readQuality,
} from './form-queries.ts'
import { planQuestions, planTranslations, questionSheet } from './form-sheet.ts'

export const questions = api.questions.router({
  list: api.questions.list.handler(async ({ context: { db }, input }) => {
    const [page, forms] = await Promise.all([
      listRows(db, questionRows, input.query),
      formChoices(db),
    ])
    return { ...page, forms }
  }),
  show: api.questions.show.handler(({ context: { db }, input }) =>
    showRow(db, questionRows, input.params.id),
  ),
  history: api.questions.history.handler(createHistoryHandler(questionRows)),
  add: api.questions.add.handler(async ({ context, input }) =>
    unwrap(await addQuestion(getWriter(context), input.body)),
  ),
  edit: api.questions.edit.handler(async ({ context, input }) =>
    unwrap(await editQuestion(getWriter(context), input.params.id, input.body)),
  ),
  remove: api.questions.remove.handler(async ({ context, input }) =>
    unwrap(await removeQuestions(getWriter(context), { ids: [input.params.id] })),
  ),
  removeMany: api.questions.removeMany.handler(async ({ context, input }) =>
    unwrap(await removeQuestions(getWriter(context), input.body)),
  ),
  restore: api.questions.restore.handler(async ({ context, input }) =>
    unwrap(await restoreRows(getWriter(context), questionRows, input.body)),
  ),
  export: api.questions.export.handler(({ context, input }) =>
    exportSheet(context.db, questionSheet, {
      query: input.query,
      personId: getCaller(context).id,
    }),
  ),
  exportSelected: api.questions.exportSelected.handler(({ context, input: { query, body } }) =>
    exportSheet(context.db, questionSheet, {
      query,
      chosen: body,
      personId: getCaller(context).id,
    }),
  ),
  import: api.questions.import.handler(async ({ context, input: { body } }) =>
    unwrap(
      await importPlan(getWriter(context), questionSheet, {
        name: questionSheet.name,
        uploaded: body,
        result: await planQuestions(context.db, receivedFrom(context, body)),
      }),
    ),
  ),
  languageExport: api.questions.languageExport.handler(({ context, input }) =>
    exportVersions(context.db, questionSheet, input.query.language, getCaller(context).id),
  ),
  languageImport: api.questions.languageImport.handler(async ({ context, input: { body } }) =>
    unwrap(
      await importPlan(getWriter(context), questionSheet, {
        name: `${questionSheet.name}-language`,
        uploaded: body,
        result: await planTranslations(context.db, receivedFrom(context, body)),
      }),
    ),
  ),
})

const receivedFrom = (context: Context, { file }: { file: File }) => ({
  file,
  personId: getCaller(context).id,
})

export const forms = api.forms.router({
  list: api.forms.list.handler(async ({ context: { db }, input }) => {
    const [page, forms] = await Promise.all([listRows(db, formRows, input.query), formChoices(db)])
    return { ...page, forms }
  }),
  show: api.forms.show.handler(({ context, input }) => showForm(context, input.params.id)),
  history: api.forms.history.handler(createHistoryHandler(formRows)),
  add: api.forms.add.handler(async ({ context, input }) =>
    unwrap(await addForm(getWriter(context), input.body)),
  ),
  edit: api.forms.edit.handler(async ({ context, input }) =>
    unwrap(await editForm(getWriter(context), input.params.id, input.body)),
  ),
  remove: api.forms.remove.handler(async ({ context, input }) =>
    unwrap(await removeForms(getWriter(context), { ids: [input.params.id] })),
  ),
  removeMany: api.forms.removeMany.handler(async ({ context, input }) =>
    unwrap(await removeForms(getWriter(context), input.body)),
  ),
  restore: api.forms.restore.handler(async ({ context, input }) =>
    unwrap(await restoreRows(getWriter(context), formRows, input.body)),
  ),
  activate: api.forms.activate.handler(async ({ context, input }) =>
    unwrap(await activateForm(getWriter(context), input.params.id)),
  ),
  retire: api.forms.retire.handler(async ({ context, input }) =>
    unwrap(await retireForm(getWriter(context), input.params.id)),
  ),
  quality: api.forms.quality.handler(({ context }) =>
    withoutTenantScope(async () => ({ forms: await readQuality(context.db, context.now) })),
  ),
})

/**
 * A form as its takers see it, with the impact of a change. The impact is counted without the
 * tenant scope, because only the numbers are returned.
 */
async function showForm({ db, now }: Context, id: number) {
  const [row] = await formRows.find(db, [id])
  if (!row) throw notFound()
  const [questions, versions, before] = await Promise.all([
    questionsOf(db, id),
    formRows.versions(db, row.group_key),
    activeFormOf(db, row),
  ])
  const replaced = before?.id === id ? undefined : before
  const [uses, impact, itsImpact] = await withoutTenantScope(() =>
    Promise.all([
      formRows.readUses(db, row),
      impactOf(db, id, now),
      impactOf(db, replaced?.id ?? 0, now),
    ]),
  )
  return {
    ...{ row, versions, uses, questions, missing: missingIn(questions, row.scale), impact },
    replaces: replaced ? { ...replaced, impact: itsImpact } : null,
  }
}
