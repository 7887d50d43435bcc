import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { field, useForm } from '../../components/form.ts'
import { asFailure, isChangedByOthers } from '../../data/failure.ts'
import { useRefreshAll } from '../use-refresh-all.ts'
import {
  type Draft,
  draftOf,
  forgetDraft,
  loadDraft,
  mergeChanges,
  type RowState,
  saveDraft,
  type Values,
  valuesOf,
  valuesOfVersion,
  wrongIn,
} from './draft.ts'
import { type EditedRow, editableFields, type Field } from './field.ts'

/**
 * What is edited: a new row, an existing one, or a version of `source` in another language,
 * existing or not. Where rows have a language, `language` is that of a new one.
 */
export type Edited<Row> = { record: Row | null; source?: Row; language?: number | undefined }

/** What a form edits, and how it is saved; `show` reads what somebody else saved meanwhile. */
export type RecordCalls<Row, Added, Changed> = {
  /** Names its drafts on the device. */
  name: string
  fields: readonly Field<Row>[]
  /** All versions of a row have the same values but for their texts. */
  sharesValues?: boolean
  add: (draft: Added) => Promise<Row>
  edit: (id: number, draft: Changed) => Promise<Row>
  show?: (id: number) => Promise<Row>
}

const sentences = {
  required: field('required'),
  too_long: field('too_long'),
  number_range: 'content.number_range',
} as const

/**
 * The fields of a row, stored on the device until they are saved; a change that somebody saved
 * meanwhile is shown instead of overwritten.
 */
export function useRecordForm<Row extends EditedRow, Added, Changed>(
  calls: RecordCalls<Row, Added, Changed>,
  { record: row, source, language }: Edited<Row>,
  onSaved: (row: Row) => void,
) {
  const { name, add, edit, show } = calls
  const fields = editableFields(calls.fields, row)
  const draftId = `${name}.${row?.id ?? (source ? `${source.id}.${language}` : 'new')}`
  const [begun] = useState(() => ({
    ...(row
      ? valuesOf(fields, row)
      : source
        ? valuesOfVersion(fields, source)
        : valuesOf(fields, null)),
    language_id: String(row?.language_id ?? language ?? 0),
  }))
  const [stored] = useState(() => loadDraft(fields, draftId))
  const [base, setBase] = useState<RowState>(
    stored?.base ?? { values: begun, since: row?.edited_at ?? null },
  )
  const [theirs, setTheirs] = useState<RowState | null>(null)
  const form = useForm<Values>({ ...begun, ...stored?.values })
  const { values } = form
  const typed = useRef(values)
  typed.current = values
  const refreshAll = useRefreshAll()
  const stateOf = (saved: Row): RowState => ({
    values: { ...valuesOf(fields, saved), language_id: String(saved.language_id) },
    since: saved.edited_at ?? null,
  })
  useEffect(() => {
    if (isSame(values, base.values)) forgetDraft(draftId)
    else saveDraft(draftId, { values, base })
  }, [draftId, values, base])

  const save = useMutation({
    mutationFn: async (typed: Values) => {
      const draft: Draft = {
        ...draftOf(fields, typed),
        ...(language !== undefined && { language_id: Number(typed.language_id) }),
      }
      // the fields have the names of the contract
      if (row) return edit(row.id, { ...draft, edited_at: base.since } as Changed)
      return add({ ...draft, ...(source && { version_of: source.id }) } as Added)
    },
    meta: { quiet: true },
    onSuccess: async (saved, sent) => {
      if (row) setBase(stateOf(saved))
      else forgetDraft(draftId)
      await refreshAll()
      // it was changed again meanwhile, and that is saved next
      if (row && !isSame(typed.current, sent)) return
      forgetDraft(draftId)
      onSaved(saved)
    },
    onError: async (error) => {
      const failure = asFailure(error)
      if (failure.fields.length > 0) return form.takeErrors(error)
      if (row && show && isChangedByOthers(error)) setTheirs(stateOf(await show(row.id)))
    },
  })
  const submit = () => {
    const wrong = Object.entries(wrongIn(fields, values)).map(([key, reason]) => [
      key,
      sentences[reason],
    ])
    if (form.passes(Object.fromEntries(wrong))) save.mutate(values)
  }
  /** Continues from what is saved now, with the chosen values. */
  const settle = (chosen: Values) => {
    if (theirs) setBase(theirs)
    setTheirs(null)
    save.reset()
    for (const [key, value] of Object.entries(chosen)) form.set(key, value)
  }
  return {
    form,
    save,
    submit,
    conflict: theirs && {
      mine: mergeChanges(base.values, values, theirs.values),
      theirs: theirs.values,
    },
    settle,
    giveUp: () => forgetDraft(draftId),
    isDraft: stored !== null,
  }
}

const isSame = (one: Values, other: Values) =>
  Object.keys(other).every((key) => one[key] === other[key])
