import '@mantine/core/styles/Combobox.layer.css'
import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { ownStatements } from '@quartet/domain/plp.ts'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { asFailure } from '../../../data/failure.ts'
import { patternName } from '../read/person.ts'
import type { Draft, useOwnStatements } from './use-own-statements.ts'

/** A new statement under a pattern, or an existing one being edited. */
export type Writing = Draft & { id?: number | undefined }
type Props = {
  writing: Writing
  write: ReturnType<typeof useOwnStatements>['write']
  onClose: () => void
  onSaved: () => void
}

/** The form for a statement in the person's own words; the text stays until it is saved. */
export function StatementForm({ writing, write, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const form = useForm<Draft>({
    title: writing.title,
    type: writing.type,
    pattern: writing.pattern,
  })
  const save = () => {
    if (!form.passes(wrongOnly<Draft>({ title: wrongTitle(form.values.title) }))) return
    write.mutate(
      { ...form.values, id: writing.id },
      { onSuccess: onSaved, onError: (error) => mayMend(error) && form.takeErrors(error) },
    )
  }
  return (
    <form noValidate onSubmit={submitting(save)}>
      <Stack gap="md">
        <Textarea
          {...form.mark('title')}
          label={t('statement.title')}
          description={t('statement.title_hint', { most: ownStatements.longest })}
          value={form.values.title}
          error={form.error('title')}
          onChange={({ currentTarget }) => form.set('title', currentTarget.value)}
          rows={3}
          dir="auto"
          data-autofocus
        />
        <NativeSelect
          {...form.text('pattern')}
          label={t('statement.pattern')}
          data={patterns.map((value) => ({ value, label: patternName(value) }))}
        />
        <NativeSelect {...form.text('type')} label={t('statement.type')} data={useTypes()} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('statement.cancel')}
          </Button>
          <Button type="submit" loading={write.isPending}>
            {t('statement.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useTypes(): { value: string; label: string }[] {
  const { t } = useTranslation()
  return [
    ...bands.map((band) => ({ value: band, label: t(`band.${band}`) })),
    { value: 'Sequence', label: t('profile.sequence_note') },
  ]
}

const mayMend = (error: unknown) => asFailure(error).fields.length > 0

function wrongTitle(title: string) {
  if (title.trim() === '') return field('required')
  return title.trim().length > ownStatements.longest && field('too_long')
}
