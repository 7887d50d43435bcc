import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskText } from '../../../components/decoding/task-text.tsx'
import { useTextLanguage } from '../../../components/decoding/use-text-language.ts'
import { field, submitting, wrongOnly } from '../../../components/form.ts'
import { TaskStorageNote } from '../../../components/task-storage.tsx'
import { asFailure } from '../../../data/failure.ts'
import type { Task } from '../area-calls.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { Draft } from './task-draft.ts'
import { TaskExtras } from './task-extras.tsx'
import { failedSentence } from './task-failure.ts'
import styles from './task-form.module.css'
import { type Topic, useGuesses } from './use-guesses.ts'
import { useTaskForm } from './use-task-form.ts'

type Props = {
  area: Area
  /** Null for a new one. */
  task: Task | null
  topics: readonly Topic[]
  isLoading?: boolean
  onClose: () => void
  onSaved: (task: { id: number }) => void
}

/**
 * The form of a task: its text, and what is guessed from it. What is typed is stored until it is
 * saved or discarded, even when the dialog closes.
 */
export function TaskForm({ area, task, topics, isLoading, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const { form, own, claim, release, save, theirs, settle, giveUp, isDraft } = useTaskForm(
    area,
    task,
    onSaved,
  )
  const text = useDeferredValue(form.values.description)
  const language_id = useTextLanguage(text)
  const { complete, isTopicFromText, isReading } = useGuesses({
    area,
    topics,
    form,
    own,
    text,
    language_id,
  })
  const submit = () => {
    save.reset()
    const draft = complete(form.values)
    if (form.passes(wrongIn(draft))) save.mutate(draft)
  }
  const failure = save.error && asFailure(save.error)
  const shown = failure && failure.fields.length === 0 && !theirs ? failure : null
  const isNameFromText = !own.name && text.trim() !== ''
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        {task === null && <TaskStorageNote />}
        {isDraft && <NoteBox mood="info">{t('tasks.draft_back')}</NoteBox>}
        <TaskText
          area={area}
          field={{
            value: form.values.description,
            error: form.error('description'),
            mark: form.mark('description'),
            onChange: (description) => form.set('description', description),
          }}
          shown={text}
          language_id={language_id}
        />
        <div className={styles.guessed}>
          <TextInput
            {...claiming(form.text('name'), () => claim('name'))}
            onBlur={() => release('name')}
            label={t('tasks.name')}
            description={isNameFromText && t('tasks.guessed')}
            dir="auto"
            autoComplete="off"
          />
          <NativeSelect
            {...claiming(form.text('topic_id'), () => claim('topic_id'))}
            onBlur={() => release('topic_id')}
            label={t('tasks.topic')}
            description={isTopicFromText && t('tasks.guessed')}
            data={[
              { value: '', label: t('tasks.choose_topic') },
              ...topics.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        <TaskExtras form={form} />
        {theirs && (
          <ChangedMeanwhile mine={form.values} theirs={theirs} topics={topics} onSettled={settle} />
        )}
        {shown && (
          <div ref={scrollHere}>
            <NoteBox mood="bad" role="alert" title={t('tasks.not_saved')}>
              {failedSentence(shown)}
            </NoteBox>
          </div>
        )}
        <Group justify="flex-end" className={styles.actions}>
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
            <Button type="submit" loading={save.isPending || isLoading || isReading}>
              {t('tasks.save')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** On a phone, a message above the buttons may be below what is in view. */
const scrollHere = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

type FieldProps = ReturnType<ReturnType<typeof useTaskForm>['form']['text']>

/** The props of a field that is no longer guessed once somebody changes it. */
const claiming = (props: FieldProps, claim: () => void): FieldProps => ({
  ...props,
  onChange: (event) => {
    claim()
    props.onChange(event)
  },
})

const wrongIn = ({ name, description, topic_id, category }: Draft) =>
  wrongOnly<Draft>({
    description: wrongText(description, taskBounds.description),
    name: wrongText(name, taskBounds.name),
    topic_id: topic_id === '' && field('required'),
    category: category.trim().length > taskBounds.category && field('too_long'),
  })

function wrongText(text: string, longest: number) {
  if (text.trim() === '') return field('required')
  return text.trim().length > longest && field('too_long')
}
