import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { taskBounds } from '@quartet/domain/task.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import styles from './task-screen.module.css'
import type { TaskState } from './use-task.ts'
import { useTyped } from './use-typed-text.ts'

const priorities = [1, 2, 3] as const

/** Priority and the person's own category, folded; saved on change. */
export function MoreDetails({ opened }: { opened: TaskState }) {
  const { t } = useTranslation()
  const { priority, category } = opened.task
  const known = [priority && t(`decode.priority_${priority}`), category].filter(Boolean)
  return (
    <div>
      <Disclosure
        plain
        title={
          <>
            {t('decode.more_details')} <bdi className={styles.known}>{known.join(' · ')}</bdi>
          </>
        }
      >
        <Details opened={opened} />
      </Disclosure>
    </div>
  )
}

function Details({ opened: { task, change } }: { opened: TaskState }) {
  const { t } = useTranslation()
  const descriptionId = useId()
  const { value, type } = useTyped(task.category, (category) => change({ category }, 800))
  const categories = useQuery(
    api.tasks.categories.queryOptions({ meta: { quiet: true }, enabled: task.may_edit }),
  )
  return (
    <div className={styles.details}>
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
    </div>
  )
}
