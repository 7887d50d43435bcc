import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { InfoCard } from '../../../lists/table/info-card.tsx'
import type { Task } from '../area-calls.ts'
import { statusKeys } from './status-pill.tsx'
import { priorityKeys } from './task-columns.tsx'

/** The details of a task, shown without leaving the list. */
export function TaskInfo({ task, onClose }: { task: Task | null; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={task !== null} onClose={onClose} title={task?.name ?? ''}>
      {task && (
        <InfoCard
          info={{
            description: task.description,
            topic: task.topic_name,
            status: t(statusKeys[task.status]),
            priority: task.priority && t(priorityKeys[task.priority]),
            due_date: task.due_date,
            category: task.category,
            given_by: task.pushed_by?.name,
            created_at: task.created_at,
            updated_at: task.updated_at,
          }}
          labels={{
            description: t('tasks.description'),
            topic: t('tasks.topic'),
            status: t('tasks.status'),
            priority: t('tasks.priority'),
            due_date: t('tasks.due'),
            category: t('tasks.category'),
            given_by: t('tasks.from'),
            created_at: t('tasks.created'),
            updated_at: t('tasks.updated'),
          }}
        />
      )}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {t('shell.close')}
        </Button>
      </Group>
    </Dialog>
  )
}
