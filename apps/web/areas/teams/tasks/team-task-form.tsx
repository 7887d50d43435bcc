import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { areas } from '@quartet/domain/areas.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskText } from '../../../components/decoding/task-text.tsx'
import { useTextLanguage } from '../../../components/decoding/use-text-language.ts'
import { field, submitting, wrongOnly } from '../../../components/form.ts'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import type { TeamTask, TeamTaskPage } from './team-task.ts'
import { type Draft, useTeamTaskForm } from './use-team-task-form.ts'

type Props = {
  /** Null for a new one. */
  task: TeamTask | null
  teams: TeamTaskPage['teams']
  topics: TeamTaskPage['topics']
  onClose: () => void
  onSaved: (task: TeamTask) => void
}

/** The text of a team's task, its topic and, among several teams, whose it is. */
export function TeamTaskForm({ task, teams, topics, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const onlyTeam = teams.length === 1 ? String(teams[0]?.id) : ''
  const { form, save, theirs, settle } = useTeamTaskForm(task, onlyTeam, onSaved)
  const text = useDeferredValue(form.values.description)
  const language_id = useTextLanguage(text)
  const topic = topics.find(({ id }) => String(id) === form.values.topic_id)
  const submit = () => {
    save.reset()
    if (form.passes(wrongIn(form.values))) save.mutate(form.values)
  }
  const failure = save.error && asFailure(save.error)
  const shown = failure && failure.fields.length === 0 && !theirs ? failure : null
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        {!task && teams.length > 1 && (
          <NativeSelect
            {...form.text('team_id')}
            label={t('team_tasks.team')}
            data={[
              { value: '', label: t('team_tasks.choose_team') },
              ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        <TextInput
          {...form.text('name')}
          label={t('tasks.name')}
          dir="auto"
          autoComplete="off"
          data-autofocus
        />
        <NativeSelect
          {...form.text('topic_id')}
          label={t('tasks.topic')}
          data={[{ value: '', label: t('tasks.choose_topic') }, ...groupsOf(topics, t)]}
        />
        <TaskText
          area={topic?.area ?? 'school'}
          field={{
            value: form.values.description,
            error: form.error('description'),
            mark: form.mark('description'),
            onChange: (description) => form.set('description', description),
          }}
          shown={text}
          language_id={language_id}
        />
        {theirs && (
          <NoteBox mood="warn" role="alert" title={t('tasks.changed_title')}>
            <p>{t('tasks.changed_text')}</p>
            <p dir="auto">
              <strong>{theirs.name}</strong>
            </p>
            <p dir="auto">{theirs.description}</p>
            <Group>
              <Button onClick={() => settle('mine')}>{t('tasks.changed_keep')}</Button>
              <Button variant="default" onClick={() => settle('theirs')}>
                {t('tasks.changed_take')}
              </Button>
            </Group>
          </NoteBox>
        )}
        {shown && (
          <NoteBox mood="bad" role="alert" title={t('tasks.not_saved')}>
            {shown.status === 404 && !shown.name ? t('tasks.gone') : sentenceOf(shown)}
          </NoteBox>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
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

type Translate = ReturnType<typeof useTranslation>['t']

/** The topics below the name of their area. */
const groupsOf = (topics: TeamTaskPage['topics'], t: Translate) =>
  areas.flatMap((area) => {
    const items = topics.filter((topic) => topic.area === area)
    return items.length === 0
      ? []
      : [
          {
            group: t(`content.area_${area}`),
            items: items.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]
  })

const wrongIn = ({ team_id, name, description, topic_id }: Draft) =>
  wrongOnly<Draft>({
    team_id: team_id === '' && field('required'),
    name: wrongText(name, taskBounds.name),
    topic_id: topic_id === '' && field('required'),
    description: wrongText(description, taskBounds.description),
  })

function wrongText(text: string, longest: number) {
  if (text.trim() === '') return field('required')
  return text.trim().length > longest && field('too_long')
}
