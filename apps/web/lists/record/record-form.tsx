import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../components/form.ts'
import { asFailure, fieldErrors, sentenceOf } from '../../data/failure.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { useLanguageNames } from '../use-language-names.ts'
import { isShared } from './draft.ts'
import { type EditedRow, editableFields, type Field } from './field.ts'
import { FieldInput } from './field-input.tsx'
import { RecordChanged } from './record-changed.tsx'
import { SourceText } from './source-text.tsx'
import { type Edited, type RecordCalls, useRecordForm } from './use-record-form.ts'
import styles from './versions.module.css'

/** What is open in a form, and what happens then. */
export type OpenForm<Row> = Edited<Row> & {
  onClose: () => void
  onSaved: (row: Row) => void
  /** Offers to save and go on to the next row. */
  onSavedNext?: ((row: Row) => void) | undefined
}

/**
 * The form of a row, made of its fields; a version beside its source. What is typed is stored until
 * it is saved or discarded, even when the dialog closes.
 */
export function RecordForm<Row extends EditedRow, Added, Changed>({
  record,
  source,
  language,
  onClose,
  onSaved,
  onSavedNext,
  ...calls
}: OpenForm<Row> & RecordCalls<Row, Added, Changed>) {
  const { t } = useTranslation()
  const { all } = useLanguageNames()
  const goesOn = useRef(false)
  const { form, save, submit, conflict, settle, giveUp, isDraft } = useRecordForm(
    calls,
    { record, language, ...(source && { source }) },
    (row) => (goesOn.current && onSavedNext ? onSavedNext : onSaved)(row),
  )
  const submitAnd = (next: boolean) => {
    if (save.isPending) return
    goesOn.current = next
    submit()
  }
  const failure = save.error && asFailure(save.error)
  const written = editableFields(calls.fields, record)
  const fields = source ? written.filter((field) => !isShared(field)) : written
  const asksLanguage = !record && !source && language !== undefined
  const paths = [...fields.map(({ key }) => key), ...(asksLanguage ? ['language_id'] : [])]
  const isAtField = Object.keys(fieldErrors(failure)).some((path) => paths.includes(path))
  const shown = failure && !isAtField && !conflict ? failure : null
  const forAll =
    calls.sharesValues && record && !source ? fields.filter((field) => !isOwn(field)) : []
  return (
    <form
      noValidate
      onSubmit={submitting(() => submitAnd(false))}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) submitAnd(onSavedNext !== undefined)
      }}
    >
      <Stack gap="md">
        {isDraft && <NoteBox mood="info">{t('content.draft_back')}</NoteBox>}
        {asksLanguage && (
          <NativeSelect
            {...form.text('language_id')}
            label={t('content.language')}
            data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        {forAll.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('content.for_all_languages', {
              fields: new Intl.ListFormat(currentLanguage().tag, { type: 'unit' }).format(
                forAll.map(({ label }) => t(label)),
              ),
            })}
          </Text>
        )}
        {fields.map((field, at) => {
          const element = (
            <FieldInput
              key={field.key}
              field={field}
              form={form}
              named={source !== undefined}
              first={at === 0}
            />
          )
          return source ? (
            <Pair key={field.key} source={<SourceText field={field} row={source} />}>
              {element}
            </Pair>
          ) : (
            element
          )
        })}
        {conflict && <RecordChanged fields={calls.fields} {...conflict} onSettled={settle} />}
        {shown && (
          <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
            {sentenceOf(shown)}
          </NoteBox>
        )}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            onClick={() => {
              giveUp()
              onClose()
            }}
          >
            {t('table.cancel')}
          </Button>
          {!conflict && onSavedNext && (
            <Button
              variant="default"
              disabled={save.isPending}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => submitAnd(true)}
            >
              {t('content.save_next')}
            </Button>
          )}
          {!conflict && (
            <Button type="submit" loading={save.isPending}>
              {t('content.save')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** Whether each language has its own value. Another row is named by its version in the language. */
const isOwn = <Row,>(field: Field<Row>) => !isShared(field) && field.kind !== 'row'

const Pair = ({ source, children }: { source: ReactNode; children: ReactNode }) => (
  <div className={styles.pair}>
    {source}
    {children}
  </div>
)
