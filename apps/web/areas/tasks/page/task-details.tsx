import '@mantine/core/styles/Combobox.layer.css'
import { Button, NativeSelect, TextInput, Title } from '@mantine/core'
import { calendarOf } from '@quartet/domain/calendar.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { download } from '../../../data/download.ts'
import { addressOf } from '../area-calls.ts'
import styles from './task-screen.module.css'
import type { Draft, TaskState } from './use-task.ts'
import { useTyped } from './use-typed-text.ts'

const priorities = [1, 2, 3] as const

/** Due date, priority and the person's own category; saved on change. */
export function Details({ opened: { task, change } }: { opened: TaskState }) {
  const { t } = useTranslation()
  const descriptionId = useId()
  const { value, type } = useTyped(task.category, (category) => change({ category }, 800))
  const categories = useQuery(
    api.tasks.categories.queryOptions({ meta: { quiet: true }, enabled: task.may_edit }),
  )
  return (
    <section className={styles.detailsPart} aria-labelledby="details">
      <Title order={2} id="details">
        {t('decode.details')}
      </Title>
      <div className={styles.details}>
        <TextInput
          label={t('decode.due_date')}
          type="date"
          min="2000-01-01"
          max="9999-12-31"
          value={task.due_date ?? ''}
          readOnly={!task.may_edit}
          onChange={({ currentTarget }) =>
            currentTarget.validity.valid && change({ due_date: currentTarget.value || null }, 600)
          }
        />
        <NativeSelect
          label={t('decode.priority')}
          value={task.priority ?? ''}
          disabled={!task.may_edit}
          data={[
            { value: '', label: t('decode.priority_none') },
            ...priorities.map((value) => ({
              value: String(value),
              label: t(`decode.priority_${value}`),
            })),
          ]}
          onChange={({ currentTarget }) =>
            change({
              priority: priorities.find((value) => String(value) === currentTarget.value) ?? null,
            })
          }
        />
        <TextInput
          label={t('decode.category')}
          list={descriptionId}
          maxLength={taskBounds.category}
          value={value}
          readOnly={!task.may_edit}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <datalist id={descriptionId}>
          {categories.data?.categories.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
        {task.due_date && (
          <Button variant="default" onClick={() => downloadCalendar(task)}>
            {t('decode.calendar')}
          </Button>
        )}
      </div>
    </section>
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
