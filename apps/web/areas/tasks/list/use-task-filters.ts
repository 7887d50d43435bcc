import { openStatuses } from '@quartet/domain/drill.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import type { Filter } from '../../../lists/table/column.ts'
import { statusKeys } from './status-pill.tsx'
import { priorityKeys } from './task-columns.tsx'

/**
 * The filters of a task list; categories only for the caller's own tasks, since those of others are
 * not known.
 */
export function useTaskFilters(topics: { id: number; name: string }[], own: boolean): Filter[] {
  const { t } = useTranslation()
  const categories = useQuery(
    api.tasks.categories.queryOptions({ meta: { quiet: true }, enabled: own }),
  ).data?.categories
  return useMemo(
    () => [
      {
        key: 'topic_id',
        title: t('tasks.topic'),
        options: topics.map(({ id, name }) => ({ value: String(id), label: name })),
      },
      {
        key: 'status',
        title: t('tasks.status'),
        options: openStatuses.map((value) => ({ value, label: t(statusKeys[value]) })),
      },
      {
        key: 'priority',
        title: t('tasks.priority'),
        options: ([1, 2, 3] as const).map((value) => ({
          value: String(value),
          label: t(priorityKeys[value]),
        })),
      },
      ...(categories && categories.length > 0
        ? [
            {
              key: 'category',
              title: t('tasks.category'),
              options: categories.map((value) => ({ value, label: value })),
            },
          ]
        : []),
    ],
    [t, topics, categories],
  )
}
