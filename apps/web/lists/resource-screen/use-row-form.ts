import type { ErrorName } from '@quartet/contract/errors.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { field, useForm } from '../../components/form.ts'
import { asFailure } from '../../data/failure.ts'
import {
  draftOf,
  forgetDraft,
  loadDraft,
  type StoredDraft,
  saveDraft,
  type Values,
  valuesOf,
  valuesOfVersion,
  wrongIn,
} from './draft.ts'
import { type Resource, type ResourceRow, writtenFields } from './resource.ts'
import { useReadAnew } from './use-resource.ts'

/**
 * What is edited: a new row, an existing one, or a version of `source` in another language,
 * existing or not.
 */
export type Writing<Row extends ResourceRow> = {
  row: Row | null
  source?: Row
  language_id: number
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
export function useRowForm<Row extends ResourceRow>(
  resource: Resource<Row>,
  writing: Writing<Row>,
  onSaved: (row: Row) => void,
) {
  const { row, source, language_id } = writing
  const { name, calls, versions } = resource
  const fields = writtenFields(resource.fields, row)
  const draftId = `${name}.${row?.id ?? (source ? `${source.id}.${language_id}` : 'new')}`
  const [begun] = useState(() => ({
    ...(row
      ? valuesOf(fields, row)
      : source
        ? valuesOfVersion(fields, source)
        : valuesOf<Row>(fields, null)),
    language_id: String(row?.language_id ?? language_id),
  }))
  const [stored] = useState(() => loadDraft(fields, draftId))
  const [since, setSince] = useState(stored?.since ?? row?.edited_at ?? null)
  const [theirs, setTheirs] = useState<StoredDraft | null>(null)
  const form = useForm<Values>({ ...begun, ...stored?.values })
  const { values } = form
  const typed = useRef(values)
  typed.current = values
  const readAnew = useReadAnew()
  useEffect(() => {
    if (isSame(values, begun)) forgetDraft(draftId)
    else saveDraft(draftId, { values, since })
  }, [draftId, values, since, begun])

  const save = useMutation({
    mutationFn: async (typed: Values) => {
      const draft = {
        ...draftOf(fields, typed),
        ...(versions !== false && { language_id: Number(typed.language_id) }),
      }
      if (row) return calls.edit({ params: { id: row.id }, body: { ...draft, edited_at: since } })
      return calls.add({ body: { ...draft, ...(source && { version_of: source.id }) } })
    },
    meta: { quiet: true },
    onSuccess: async ({ row: saved }, sent) => {
      if (row) setSince(saved.edited_at ?? null)
      else forgetDraft(draftId)
      await readAnew()
      // it was changed again meanwhile, and that is saved next
      if (row && !isSame(typed.current, sent)) return
      forgetDraft(draftId)
      onSaved(saved)
    },
    onError: async (error) => {
      const failure = asFailure(error)
      if (failure.fields.length > 0) return form.takeErrors(error)
      if (row && failure.name === ('row_changed' satisfies ErrorName)) {
        const now = (await calls.show({ params: { id: row.id } })).row
        setTheirs({
          values: { ...valuesOf(fields, now), language_id: String(now.language_id) },
          since: now.edited_at ?? null,
        })
      }
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
    setSince(theirs?.since ?? since)
    setTheirs(null)
    for (const [key, value] of Object.entries(chosen)) form.set(key, value)
  }
  return {
    form,
    save,
    submit,
    theirs,
    settle,
    giveUp: () => forgetDraft(draftId),
    isDraft: stored !== null,
  }
}

const isSame = (one: Values, other: Values) =>
  Object.keys(other).every((key) => one[key] === other[key])
