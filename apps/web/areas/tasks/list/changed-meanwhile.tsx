import { Button, Group } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import styles from './changed-meanwhile.module.css'
import { priorityKeys } from './task-columns.tsx'
import { type Draft, differing } from './task-draft.ts'
import type { Theirs } from './use-task-form.ts'

type Props = {
  mine: Draft
  theirs: Theirs
  topics: readonly { id: number; name: string }[]
  onSettled: (draft: Draft) => void
}

const titles = {
  name: 'tasks.name',
  topic_id: 'tasks.topic',
  description: 'tasks.description',
  priority: 'tasks.priority',
  due_date: 'tasks.due',
  category: 'tasks.category',
} as const

/**
 * Shown when somebody else saved first: both texts, and nothing is saved before the user has chosen
 * from them.
 */
export function ChangedMeanwhile({ mine, theirs, topics, onSettled }: Props) {
  const { t } = useTranslation()
  const keys = differing(mine, theirs.draft)
  const textOfValue = (key: keyof Draft, { [key]: value }: Draft) => {
    if (key === 'topic_id') return topics.find(({ id }) => String(id) === value)?.name ?? value
    if (key === 'priority')
      return value === '' ? t('tasks.priority_none') : t(priorityKeys[Number(value) as 1 | 2 | 3])
    return key === 'due_date' ? shownDate(value) : value
  }
  return (
    <NoteBox mood="warn" role="alert" title={t('tasks.changed_title')}>
      <p>{t(keys.length === 0 ? 'tasks.changed_same' : 'tasks.changed_text')}</p>
      {keys.map((key) => (
        <dl key={key} className={styles.both}>
          <dt>{t('tasks.changed_mine', { field: t(titles[key]) })}</dt>
          <dd dir="auto">{textOfValue(key, mine)}</dd>
          <dt>{t('tasks.changed_theirs', { field: t(titles[key]) })}</dt>
          <dd dir="auto">{textOfValue(key, theirs.draft)}</dd>
        </dl>
      ))}
      <Group>
        <Button onClick={() => onSettled(mine)}>{t('tasks.changed_keep')}</Button>
        <Button variant="default" onClick={() => onSettled(theirs.draft)}>
          {t('tasks.changed_take')}
        </Button>
        {keys.includes('description') && (
          <Button
            variant="default"
            onClick={() =>
              onSettled({
                ...mine,
                description: `${mine.description}\n\n${theirs.draft.description}`,
              })
            }
          >
            {t('tasks.changed_both')}
          </Button>
        )}
      </Group>
    </NoteBox>
  )
}
