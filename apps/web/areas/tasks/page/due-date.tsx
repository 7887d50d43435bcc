import { Button, TextInput } from '@mantine/core'
import { calendarOf } from '@quartet/domain/calendar.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../components/badge.tsx'
import { download } from '../../../data/download.ts'
import { localDay, writtenDate } from '../../../i18n/dates.ts'
import { addressOf } from '../area-calls.ts'
import styles from './task-screen.module.css'
import type { Draft, TaskState } from './use-task.ts'

/** When the task is due, with a way to set or change it, and whether that has passed. */
export function DueDate({ opened: { task, change } }: { opened: TaskState }) {
  const { t } = useTranslation()
  const [edits, setEdits] = useState(false)
  const [typed, setTyped] = useState('')
  const edit = () => {
    setTyped(task.due_date ?? '')
    setEdits(true)
  }
  return (
    <div className={styles.due}>
      {edits ? (
        <TextInput
          ref={focusNow}
          aria-label={t('decode.due_date')}
          type="date"
          min="2000-01-01"
          max="9999-12-31"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            if (currentTarget.validity.valid) change({ due_date: currentTarget.value || null }, 600)
          }}
          onBlur={() => setEdits(false)}
        />
      ) : (
        <DueInWords task={task} />
      )}
      {task.may_edit && !edits && (
        <Button variant="subtle" px={4} onClick={edit}>
          {t(task.due_date ? 'decode.due_change' : 'decode.due_set')}
        </Button>
      )}
      {task.due_date && (
        <Button variant="subtle" px={4} onClick={() => downloadCalendar(task)}>
          {t('decode.calendar')}
        </Button>
      )}
    </div>
  )
}

const focusNow = (field: HTMLInputElement | null) => field?.focus()

function DueInWords({ task: { due_date, status } }: { task: Draft }) {
  const { t } = useTranslation()
  if (!due_date) return <span>{t('decode.due_none')}</span>
  const isOverdue = status !== 'Done' && due_date < localDay(new Date())
  return (
    <span>
      {t('decode.due_date')}: <bdi>{writtenDate(due_date)}</bdi>{' '}
      {isOverdue && <Badge tone="bad">{t('decode.overdue')}</Badge>}
    </span>
  )
}

function downloadCalendar({ id, area, name, description, due_date }: Draft) {
  const { host, origin } = location
  const file = calendarOf({
    uid: `task-${id}@${host}`,
    name,
    description: description.slice(0, 2000),
    day: due_date ?? '',
    url: `${origin}${addressOf(area, id)}`,
    stamp: new Date(),
  })
  download(new File([file], 'task.ics', { type: 'text/calendar;charset=utf-8' }))
}
