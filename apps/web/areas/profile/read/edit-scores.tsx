import { Button, Group, Text, TextInput } from '@mantine/core'
import { isScore } from '@quartet/domain/bands.ts'
import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { api, client } from '../../../data/client.ts'
import { asFailure } from '../../../data/failure.ts'
import { showFailure } from '../../../shell/error-dialog.tsx'
import styles from './edit-scores.module.css'
import { type Person, patternName } from './person.ts'

type Props = { person: Person; opened: boolean; onClose: () => void }

/** Edits the four scores by hand, then confirms that they are saved. */
export function EditScores({ person, opened, onClose }: Props) {
  const { t } = useTranslation()
  const [done, setDone] = useState(false)
  const finish = () => {
    onClose()
    setDone(true)
  }
  return (
    <>
      <Dialog opened={opened} onClose={onClose} title={t('profile.edit_score')}>
        {opened && <ScoresForm person={person} onCancel={onClose} onDone={finish} />}
      </Dialog>
      <Dialog opened={done} onClose={() => setDone(false)} title={t('scores.done')}>
        <Text>{t('scores.done_text')}</Text>
        <Group justify="flex-end">
          <Button onClick={() => setDone(false)} data-autofocus>
            {t('scores.done_ok')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}

const written = (person: Person) => perPattern((pattern) => String(person[pattern] ?? ''))

function ScoresForm({
  person,
  onCancel,
  onDone,
}: {
  person: Person
  onCancel: () => void
  onDone: () => void
}) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const key = api.profile.show.queryKey({ input: { params: { user_id: person.id } } })
  const form = useForm(written(person))
  const [base, setBase] = useState(person.scored_at)
  const [overtaken, setOvertaken] = useState(false)
  const save = useMutation(
    api.profile.save.mutationOptions({
      meta: { quiet: true },
      onSuccess: async (saved) => {
        queries.setQueryData(key, saved)
        await queries.invalidateQueries({ queryKey: api.inventory.attempts.key() })
        onDone()
      },
      onError: async (error) => {
        const { name, fields } = asFailure(error)
        if (fields.length > 0) return form.takeErrors(error)
        if (name !== 'scores_changed') return showFailure(error)
        const now = await client.profile.show({ params: { user_id: person.id } }).catch(showFailure)
        if (!now) return
        queries.setQueryData(key, now)
        for (const [pattern, score] of Object.entries(written(now.user)))
          form.set(pattern as keyof typeof form.values, score)
        setBase(now.user.scored_at)
        setOvertaken(true)
      },
    }),
  )
  const scores = perPattern((pattern) => Number(form.values[pattern].trim() || Number.NaN))
  const submit = () => {
    setOvertaken(false)
    const wrong = perPattern((pattern) => !isScore(scores[pattern]) && field('score_range'))
    if (form.passes(wrongOnly(wrong)))
      save.mutate({ params: { user_id: person.id }, body: { ...scores, scored_at: base } })
  }
  return (
    <form onSubmit={submitting(submit)} noValidate className={styles.form}>
      <Text>{t('scores.lead')}</Text>
      {overtaken && (
        <NoteBox mood="warn" role="status">
          <p>{t('scores.changed')}</p>
        </NoteBox>
      )}
      <div className={styles.fields}>
        {patterns.map((pattern, at) => (
          <TextInput
            key={pattern}
            label={patternName(pattern)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            dir="ltr"
            data-autofocus={at === 0 || undefined}
            {...form.text(pattern)}
          />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('scores.kept')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t('scores.cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('scores.save')}
        </Button>
      </Group>
    </form>
  )
}
