import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { submitting, useForm } from '../../components/form.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { draftOf, type Values } from '../record/draft.ts'
import type { Choices, Content, ContentField, ContentRow } from './content.ts'

type Props<Row extends ContentRow> = {
  content: Content<Row>
  choices: Choices
  rows: readonly Row[]
  save: {
    mutate: (
      sent: { ids: number[]; values: Record<string, unknown> },
      options: { onError: (error: unknown) => void },
    ) => void
    isPending: boolean
    error: unknown
  }
  onClose: () => void
}

/** A select for each field that several rows may get together; those left alone do not change. */
export function BulkEditForm<Row extends ContentRow>({
  content,
  choices,
  rows,
  save,
  onClose,
}: Props<Row>) {
  const { t } = useTranslation()
  const fields = content.fields.filter(({ bulk }) => bulk)
  const form = useForm<Values>(Object.fromEntries(fields.map(({ key }) => [key, ''])))
  const submit = () => {
    const chosen = fields.filter(({ key }) => form.values[key] !== '')
    const [first] = fields
    const missing = chosen.length === 0 && first ? { [first.key]: 'content.choose_value' } : {}
    if (!form.passes(missing) || save.isPending) return
    const ids = rows.map(({ id }) => id)
    save.mutate({ ids, values: draftOf(chosen, form.values) }, { onError: form.takeErrors })
  }
  const failure = save.error ? asFailure(save.error) : null
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        <Text>
          {t(content.sharesValues ? 'content.edit_many_languages' : 'content.edit_many_text', {
            number: shownNumber(rows.length),
          })}
        </Text>
        {fields.map((field, at) => (
          <NativeSelect
            key={field.key}
            {...form.text(field.key)}
            onChange={({ currentTarget }) => {
              form.setErrors({})
              form.set(field.key, currentTarget.value)
            }}
            data-autofocus={at === 0 || undefined}
            label={t(field.label)}
            description={field.hint && t(field.hint)}
            data={[
              { value: '', label: t('content.no_change') },
              ...optionsOf(t, field, offeredTo(rows, choices[field.key])),
            ]}
          />
        ))}
        {failure && failure.fields.length === 0 && (
          <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
            {sentenceOf(failure)}
          </NoteBox>
        )}
        <Group justify="flex-end">
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('content.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The choices in the language of the rows. */
const offeredTo = (rows: readonly ContentRow[], choices: Choices[string] = []) =>
  choices.filter(({ language_id }) => language_id === rows[0]?.language_id)

function optionsOf<Row>(t: TFunction, field: ContentField<Row>, choices: Choices[string]) {
  switch (field.kind) {
    case 'choice':
      return field.options.map(({ value, label }) => ({ value, label: t(label) }))
    case 'flag':
      return [
        { value: '1', label: t('content.yes') },
        { value: '0', label: t('content.no') },
      ]
    case 'number':
      return Array.from({ length: field.max - field.min + 1 }, (_, at) => String(field.min + at))
    case 'row':
      return choices.map(({ value, title }) => ({ value, label: title }))
    default:
      return []
  }
}
