import type { FormDraft, FormView } from '@quartet/contract/areas/inventory-forms.ts'
import type { QuestionDraft } from '@quartet/contract/areas/inventory-questions.ts'
import { isWhole, missingIn, patternAt, scaleCount } from '@quartet/domain/forms.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'
import { chosenIn } from '../../lists/row-versions.ts'
import type { ListQuery, ListRow, Rows } from '../../lists/rows.ts'
import { fail, failFields, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { addRow, editRow } from '../content/commands.ts'
import { removeRows } from '../content/removal-commands.ts'
import { isNoLanguage } from '../content/write-commands.ts'
import { defaultLanguageId } from '../languages/queries.ts'
import { writeLog } from '../logs/commands.ts'
import { copyQuestions, scaleOfCopy } from './form-copy-commands.ts'
import {
  activeFormOf,
  findSibling,
  fixedForms,
  formRows,
  questionRows,
  questionsOf,
} from './form-queries.ts'
import { forms, questions } from './tables.ts'

/**
 * Adds a draft: blank, or with the questions and scale of another form of its age, as its next
 * version or as its sibling in another language.
 */
export async function addForm({ db, actorId, now }: Writer, draft: FormDraft) {
  return db.transaction(async (tx) => {
    await formRows.lock(tx)
    const sourceId = draft.version_of ?? draft.copy_of
    const [source] = sourceId ? await formRows.find(tx, [sourceId], 0) : []
    if (sourceId && !source)
      return failFields({ [draft.version_of ? 'version_of' : 'copy_of']: 'version_of_unknown' })
    if (draft.version_of && source?.age_group_id !== draft.age_group_id)
      return failFields({ age_group_id: 'choice_unknown' })
    if (source && source.age_group_id !== draft.age_group_id)
      return failFields({ copy_of: 'choice_unknown' })
    if (await isNoLanguage(tx, draft.language_id))
      return failFields({ language_id: 'choice_unknown' })

    const version = await versionOf(tx, draft, source)
    if (version === undefined)
      return failFields(draft.version_of ? { language_id: 'version_taken' } : { version: 'taken' })
    const { title, age_group_id, language_id } = draft
    const copied = source ? await scaleOfCopy(tx, source, draft) : []
    const id = await formRows.insert(tx, {
      title,
      age_group_id,
      language_id,
      version,
      scale: draft.scale?.length ? draft.scale : copied,
      status: 'draft',
      edited_at: now,
    })
    if (source) await copyQuestions(tx, source, { id, language_id, now })
    await writeLog(tx, now, { action: 'create', entity: 'forms', entityId: id, actorId })
    return ok({ row: await readForm(tx, id) })
  })
}

/** The version of a new form; undefined when a form of that version exists or has existed. */
async function versionOf(tx: Transaction, draft: FormDraft, source: FormView | undefined) {
  const there = await tx
    .select({ version: forms.version })
    .from(forms)
    .where(and(eq(forms.ageGroupId, draft.age_group_id), eq(forms.languageId, draft.language_id)))
  const taken = new Set(there.map(({ version }) => version))
  const isSibling =
    source?.age_group_id === draft.age_group_id && source.language_id !== draft.language_id
  const expectedVersion = draft.version_of ? source?.version : draft.version
  if (expectedVersion) return taken.has(expectedVersion) ? undefined : expectedVersion
  return isSibling && !taken.has(source.version) ? source.version : Math.max(0, ...taken) + 1
}

/** Changes the title and scale of a form; age, language and version only while it is a draft. */
export async function editForm(writer: Writer, id: number, { copy_of: _, ...draft }: FormDraft) {
  const [before] = await formRows.find(writer.db, [id], 0)
  if (!before) return fail('row_unknown')
  const after = { ...draft, version: draft.version ?? before.version }
  const moves = (['age_group_id', 'language_id', 'version'] as const).some(
    (name) => after[name] !== before[name],
  )
  if (moves && before.status !== 'draft') return fail('form_fixed')
  if (draft.scale && draft.scale.length !== scaleCount && before.status !== 'draft')
    return failFields({ scale: 'scale_words' })
  return editRow(writer, formRows, id, after)
}

type Removal = {
  ids: readonly number[]
  all_versions?: boolean | undefined
  skip_used?: boolean | undefined
}

/** Removes drafts. Other forms are fixed, because attempts may have begun on them. */
export async function removeForms(writer: Writer, removal: Removal) {
  const ids = await chosenIn(writer.db, formRows, removal, 0)
  const chosen = await formRows.find(writer.db, ids, 0)
  const fixed = chosen.filter(({ status }) => status !== 'draft').map(({ id }) => id)
  return removeUnlessFixed(writer, formRows, { ids, skip_used: removal.skip_used }, fixed)
}

/**
 * Activates a complete form and retires the active one of its age and language. Attempts that began
 * on the retired form continue on it (method D3).
 */
export async function activateForm({ db, actorId, now }: Writer, id: number) {
  return db.transaction(async (tx) => {
    const form = await lockForm(tx, id)
    if (!form || form.status === 'active') return fail(form ? 'form_state' : 'row_unknown')
    const missing = missingIn(await questionsOf(tx, id), form.scale)
    if (!isWhole(missing)) return fail('form_incomplete', { missing })
    const before = await activeFormOf(tx, form)
    if (before) await changeStatus(tx, before.id, 'retired', now)
    await changeStatus(tx, id, 'active', now)
    // makes sheet imports that were checked while this was a draft fail with `row_changed`
    if (form.status === 'draft')
      await tx.update(questions).set({ editedAt: now }).where(eq(questions.formId, id))
    await writeLog(tx, now, {
      ...statusEntry(id, actorId),
      oldValue: { status: form.status },
      newValue: { status: 'active', ...(before && { retired: before.id }) },
    })
    return ok({ row: await readForm(tx, id) })
  })
}

/**
 * Retires an active form. English forms can only be replaced by activating another one, because
 * everybody without a form in their language uses them.
 */
export async function retireForm({ db, actorId, now }: Writer, id: number) {
  return db.transaction(async (tx) => {
    const form = await lockForm(tx, id)
    if (!form) return fail('row_unknown')
    if (form.status !== 'active') return fail('form_state')
    if (form.language_id === defaultLanguageId) return fail('form_last')
    await changeStatus(tx, id, 'retired', now)
    await writeLog(tx, now, {
      ...statusEntry(id, actorId),
      oldValue: { status: 'active' },
      newValue: { status: 'retired' },
    })
    return ok({ row: await readForm(tx, id) })
  })
}

/** Locks the forms until the transaction ends, so that what was checked stays true. */
async function lockForm(tx: Transaction, id: number) {
  await formRows.lock(tx)
  await tx.select({ id: forms.id }).from(forms).where(eq(forms.id, id)).for('update')
  const [form] = await formRows.find(tx, [id], 0)
  return form
}

const changeStatus = (tx: Transaction, id: number, status: 'active' | 'retired', now: Date) =>
  formRows.update(tx, [id], { status, edited_at: now })

const statusEntry = (entityId: number, actorId: number) => ({
  action: 'update' as const,
  entity: 'forms' as const,
  entityId,
  actorId,
})

async function readForm(tx: Transaction, id: number) {
  const [row] = await formRows.find(tx, [id])
  if (!row) throw new Error('a form that was just written is gone')
  return row
}

/**
 * Adds a question to a draft. A version of another question gets the same number in the sibling
 * form.
 */
export async function addQuestion(writer: Writer, { language_id, ...draft }: QuestionDraft) {
  const { db } = writer
  const [source] = draft.version_of ? await questionRows.find(db, [draft.version_of], 0) : []
  const formId =
    source && language_id ? await findSibling(db, source.form_id, language_id) : draft.form_id
  if (formId === undefined) return failFields({ language_id: 'sibling_missing' })
  if (source && ![formId, source.form_id].includes(draft.form_id))
    return failFields({ form_id: 'choice_unknown' })
  const { version_of: _, ...placed } = {
    ...draft,
    form_id: formId,
    number: source?.number ?? draft.number,
  }
  return (await wrongPlace(db, placed)) ?? addRow(writer, questionRows, withPattern(placed))
}

/** Changes the text at any time; form and number only within drafts. */
export async function editQuestion(
  writer: Writer,
  id: number,
  { language_id: _, version_of: __, ...draft }: QuestionDraft,
) {
  const [before] = await questionRows.find(writer.db, [id], 0)
  if (!before) return fail('row_unknown')
  const moves = before.form_id !== draft.form_id || before.number !== draft.number
  if (moves && (await fixedForms(writer.db, [before.form_id])).size > 0) return fail('form_fixed')
  const wrong = moves ? await wrongPlace(writer.db, draft) : undefined
  // what a person saved is translated, even if it equals the copied text
  const values = { ...withPattern(draft), copied_text: null }
  return wrong ?? editRow(writer, questionRows, id, values)
}

const withPattern = <Draft extends { number: number }>(draft: Draft) => ({
  ...draft,
  pattern: patternAt(draft.number),
})

async function wrongPlace(db: Writer['db'], { form_id }: Pick<QuestionDraft, 'form_id'>) {
  const [form] = await formRows.find(db, [form_id], 0)
  if (!form) return failFields({ form_id: 'choice_unknown' })
  return form.status === 'draft' ? undefined : fail('form_fixed')
}

/** Removes questions of drafts only: a form in use stays complete. */
export async function removeQuestions(writer: Writer, removal: Removal) {
  const ids = await chosenIn(writer.db, questionRows, removal, 0)
  const results = await questionRows.find(writer.db, ids, 0)
  const fixed = await fixedForms(
    writer.db,
    results.map(({ form_id }) => form_id),
  )
  const ofFixed = results.filter(({ form_id }) => fixed.has(form_id)).map(({ id }) => id)
  return removeUnlessFixed(writer, questionRows, { ids, skip_used: removal.skip_used }, ofFixed)
}

/** Removes rows, but for fixed ones if the removal skips them. */
async function removeUnlessFixed<Row extends ListRow, Query extends ListQuery>(
  writer: Writer,
  rows: Rows<Row, Query>,
  removal: Omit<Removal, 'all_versions'>,
  fixed: readonly number[],
) {
  if (fixed.length > 0 && !removal.skip_used) return fail('form_fixed')
  const ids = removal.ids.filter((id) => !fixed.includes(id))
  const removed = await removeRows(writer, rows, { ...removal, ids })
  return removed.ok ? ok({ ...removed, used: [...removed.used, ...fixed] }) : removed
}
