import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../components/form.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { isShared } from './draft.ts'
import { FieldInput } from './field-input.tsx'
import { type Choice, type Resource, type ResourceRow, writtenFields } from './resource.ts'
import { RowChanged } from './row-changed.tsx'
import { SourceText } from './source-text.tsx'
import { useLanguageNames } from './use-language-names.ts'
import { useRowForm, type Writing } from './use-row-form.ts'
import styles from './versions.module.css'

type Props<Row extends ResourceRow> = {
  resource: Resource<Row>
  writing: Writing<Row>
  choices: Readonly<Record<string, readonly Choice[]>>
  onClose: () => void
  onSaved: (row: Row) => void
}

/**
 * The form of a row, a version beside its source. What is typed is stored until it is saved or
 * discarded, even when the dialog closes.
 */
export function RowForm<Row extends ResourceRow>({
  resource,
  writing,
  choices,
  onClose,
  onSaved,
}: Props<Row>) {
  const { t } = useTranslation()
  const { all } = useLanguageNames()
  const { form, save, submit, theirs, settle, giveUp, isDraft } = useRowForm(
    resource,
    writing,
    onSaved,
  )
  const { row, source } = writing
  const failure = save.error && asFailure(save.error)
  const shown = failure && failure.fields.length === 0 && !theirs ? failure : null
  const written = writtenFields(resource.fields, row)
  const fields = source ? written.filter((field) => !isShared(field)) : written
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        {isDraft && <NoteBox mood="info">{t('content.draft_back')}</NoteBox>}
        {!row && !source && resource.versions !== false && (
          <NativeSelect
            {...form.text('language_id')}
            label={t('content.language')}
            data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        {fields.map((field, at) => {
          const element = (
            <FieldInput
              key={field.key}
              field={field}
              form={form}
              choices={choices}
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
        {theirs && (
          <RowChanged
            resource={resource}
            mine={form.values}
            theirs={theirs.values}
            onSettled={settle}
          />
        )}
        {shown && (
          <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
            {sentenceOf(shown)}
          </NoteBox>
        )}
        <Group justify="flex-end">
          <Button
            variant="default"
            onClick={() => {
              giveUp()
              onClose()
            }}
          >
            {t('table.cancel')}
          </Button>
          {!theirs && (
            <Button type="submit" loading={save.isPending}>
              {t('content.save')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

const Pair = ({ source, children }: { source: ReactNode; children: ReactNode }) => (
  <div className={styles.pair}>
    {source}
    {children}
  </div>
)
