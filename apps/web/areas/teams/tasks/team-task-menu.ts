import { type TeamTaskStatus, teamTaskStatuses } from '@quartet/domain/teams.ts'
import { IconArrowRight, IconCircleDot, IconPencil, IconTrash } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { RowAction } from '../../../lists/table/column.ts'
import type { TeamTask } from './team-task.ts'

type Doing = {
  open: (task: TeamTask) => void
  edit: (task: TeamTask) => void
  setStatus: (task: TeamTask, status: TeamTaskStatus) => void
  remove: (task: TeamTask) => void
}

/** What the user may do with a task of the list: its author and the leader also edit and delete. */
export function teamTaskActions(t: TFunction, task: TeamTask, doing: Doing): RowAction[] {
  const statuses = teamTaskStatuses.filter((status) => status !== task.status)
  return [
    { key: 'open', label: t('tasks.open'), icon: IconArrowRight, go: () => doing.open(task) },
    ...statuses.map((status) => ({
      key: status,
      label: t('team_tasks.set_status', { status: t(`team_tasks.status_${status}`) }),
      icon: IconCircleDot,
      go: () => doing.setStatus(task, status),
    })),
    ...(task.may_edit ? changingActions(t, task, doing) : []),
  ]
}

const changingActions = (t: TFunction, task: TeamTask, doing: Doing): RowAction[] => [
  { key: 'edit', label: t('tasks.edit'), icon: IconPencil, go: () => doing.edit(task) },
  { key: 'delete', label: t('table.delete'), icon: IconTrash, go: () => doing.remove(task) },
]
