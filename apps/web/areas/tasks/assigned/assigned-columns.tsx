import type { TFunction } from 'i18next'
import { TaskStatus } from '../../../components/task-status.tsx'
import { shownMoment } from '../../../i18n/dates.ts'
import type { Column } from '../../../lists/table/column.ts'
import type { AssignedTask } from '../area-calls.ts'
import { DueDay } from '../list/due-day.tsx'
import styles from '../list/task-columns.module.css'

export const assignedColumns = (t: TFunction): Column<AssignedTask>[] => [
  {
    key: 'name',
    title: t('tasks.name'),
    sort: 'name',
    cell: ({ name, area }) => (
      <>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.from}>{t(`content.area_${area}`)}</span>
      </>
    ),
  },
  {
    key: 'person',
    title: t('tasks.assigned_to'),
    sort: 'person',
    cell: ({ person }) => <bdi>{person.name}</bdi>,
  },
  {
    key: 'status',
    title: t('tasks.status'),
    sort: 'status',
    cell: ({ status, removed }) => <TaskStatus status={removed === 1 ? 'Deleted' : status} />,
  },
  {
    key: 'due',
    title: t('tasks.due'),
    sort: 'due_date',
    cell: (task) => task.due_date && <DueDay task={task} />,
  },
  {
    key: 'assigned_at',
    title: t('tasks.assigned_at'),
    sort: 'assigned_at',
    cell: ({ assigned_at }) => (
      <bdi dir="ltr" className={styles.day}>
        {shownMoment(assigned_at)}
      </bdi>
    ),
  },
]
