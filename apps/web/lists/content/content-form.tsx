import { useMemo } from 'react'
import { type OpenForm, RecordForm } from '../record/record-form.tsx'
import type { Choices, Content, ContentRow } from './content.ts'

/** The form of a content list, for its dialogs and pages. */
export function useContentForm<Row extends ContentRow>(
  { name, calls, fields, sharesValues = false }: Content<Row>,
  choices: Choices,
) {
  const withOptions = useMemo(
    () =>
      fields.map((field) =>
        field.kind === 'row' ? { ...field, options: choices[field.key] ?? [] } : field,
      ),
    [fields, choices],
  )
  return (open: OpenForm<Row>) => (
    <RecordForm
      name={name}
      fields={withOptions}
      sharesValues={sharesValues}
      add={async (body: Record<string, unknown>) => (await calls.add({ body })).row}
      edit={async (id: number, body: Record<string, unknown>) =>
        (await calls.edit({ params: { id }, body })).row
      }
      show={async (id) => (await calls.show({ params: { id } })).row}
      {...open}
    />
  )
}
