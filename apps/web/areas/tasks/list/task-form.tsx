import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { field, submitting, wrongOnly } from '../../../components/form.ts'
import { PhotoText } from '../../../components/photo-text.tsx'
import { TaskStorageNote } from '../../../components/task-storage.tsx'
import { asFailure } from '../../../data/failure.ts'
import type { Task } from '../area-calls.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { Draft } from './task-draft.ts'
import { TaskExtras } from './task-extras.tsx'
import { failedSentence } from './task-failure.ts'
import { useTaskForm } from './use-task-form.ts'

type Props = {
  area: Area
  /** Null for a new one. */
  task: Task | null
  topics: { id: number; name: string }[]
  onClose: () => void
  onSaved: (task: { id: number }) => void
}

/**
 * The form of a task. What is typed is stored until it is saved or discarded, even when the dialog
 * closes.
 */
export function TaskForm({ area, task, topics, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const { form, save, theirs, settle, giveUp, isDraft } = useTaskForm(area, task, onSaved)
  const submit = () => {
    if (form.passes(wrongIn(form.values))) save.mutate(form.values)
  }
  const failure = save.error && asFailure(save.error)
  const shown = failure && failure.fields.length === 0 && !theirs ? failure : null
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        {task === null && <TaskStorageNote />}
        {isDraft && <NoteBox mood="info">{t('tasks.draft_back')}</NoteBox>}
        <TextInput
          {...form.text('name')}
          label={t('tasks.name')}
          data-autofocus
          dir="auto"
          autoComplete="off"
        />
        <NativeSelect
          {...form.text('topic_id')}
          label={t('tasks.topic')}
          data={[
            { value: '', label: t('tasks.choose_topic') },
            ...topics.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Textarea
          {...form.mark('description')}
          label={t('tasks.description')}
          description={t(`tasks.description_hint_${area}`)}
          value={form.values.description}
          error={form.error('description')}
          onChange={({ currentTarget }) => form.set('description', currentTarget.value)}
          rows={6}
          dir="auto"
        />
        <PhotoText
          onText={(text) => form.set('description', joined(form.values.description, text))}
        />
        <TaskExtras form={form} />
        {theirs && (
          <ChangedMeanwhile mine={form.values} theirs={theirs} topics={topics} onSettled={settle} />
        )}
        {shown && (
          <NoteBox mood="bad" role="alert" title={t('tasks.not_saved')}>
            {failedSentence(shown)}
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
              {t('tasks.save')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** Appends the text read from a picture to the typed one. */
const joined = (typed: string, read: string) =>
  typed.trim() === '' ? read : `${typed.trimEnd()}\n\n${read}`

const wrongIn = ({ name, description, topic_id, category }: Draft) =>
  wrongOnly<Draft>({
    name: wrongText(name, taskBounds.name),
    topic_id: topic_id === '' && field('required'),
    description: wrongText(description, taskBounds.description),
    category: category.trim().length > taskBounds.category && field('too_long'),
  })

function wrongText(text: string, longest: number) {
  if (text.trim() === '') return field('required')
  return text.trim().length > longest && field('too_long')
}
