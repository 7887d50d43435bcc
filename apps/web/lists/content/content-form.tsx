import { useMemo } from 'react'
import type { Choice } from '../record/field.ts'
import { type OpenForm, RecordForm } from '../record/record-form.tsx'
import type { Choices, Content, ContentRow } from './content.ts'

/** The form of a content list, for its dialogs and pages. */
export function useContentForm<Row extends ContentRow>(
  { name, calls, fields, versions, byLanguage, sharesValues = false }: Content<Row>,
  choices: Choices,
  language: number,
) {
  const [withOptions, inLanguage] = useMemo(() => {
    const offering = (offers: (choice: Choice) => boolean) =>
      fields.map((field) =>
        field.kind === 'row'
          ? { ...field, options: (choices[field.key] ?? []).filter(offers) }
          : field,
      )
    return [offering(() => true), offering(({ language_id }) => language_id === language)]
  }, [fields, choices, language])
  return (open: OpenForm<Row>) => (
    <RecordForm
      name={name}
      // a new row without a language of its own belongs to what is in the language of the list
      fields={byLanguage && versions === false && !open.record ? inLanguage : withOptions}
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
