import type { TFunction } from 'i18next'
import { shownDate, shownMoment } from '../../../i18n/dates.ts'
import type { Column } from '../../../lists/table/column.ts'
import { addressOf, type Task } from '../area-calls.ts'
import styles from './task-columns.module.css'

export const statusKeys = {
  New: 'tasks.status_new',
  Marked: 'tasks.status_marked',
  Decoded: 'tasks.status_decoded',
  'In progress': 'tasks.status_in_progress',
  Done: 'tasks.status_done',
} as const
export const priorityKeys = {
  1: 'tasks.priority_1',
  2: 'tasks.priority_2',
  3: 'tasks.priority_3',
} as const

/** Plain cells, since a page may have a thousand rows. */
export const taskColumns = (t: TFunction, mayOpen: boolean): Column<Task>[] => [
  {
    key: 'name',
    title: t('tasks.name'),
    sort: 'name',
    cell: (task) => <Name task={task} mayOpen={mayOpen} from={t('tasks.from')} />,
  },
  {
    key: 'topic',
    title: t('tasks.topic'),
    sort: 'topic_name',
    cell: ({ topic_name }) => topic_name,
  },
  {
    key: 'status',
    title: t('tasks.status'),
    sort: 'status',
    cell: ({ status }) => (
      <span className={styles.status} data-status={status}>
        {t(statusKeys[status])}
      </span>
    ),
  },
  {
    key: 'priority',
    title: t('tasks.priority'),
    sort: 'priority',
    cell: ({ priority }) => priority && t(priorityKeys[priority]),
  },
  {
    key: 'due',
    title: t('tasks.due'),
    sort: 'due_date',
    cell: ({ due_date }) => due_date && <Day day={shownDate(due_date)} />,
  },
  {
    key: 'category',
    title: t('tasks.category'),
    cell: ({ category }) => category && <bdi>{category}</bdi>,
  },
  {
    key: 'created',
    title: t('tasks.created'),
    sort: 'created_at',
    cell: ({ created_at }) => <Day day={shownMoment(created_at)} />,
  },
]

const Day = ({ day }: { day: string }) => (
  <bdi dir="ltr" className={styles.day}>
    {day}
  </bdi>
)

function Name({ task, mayOpen, from }: { task: Task; mayOpen: boolean; from: string }) {
  return (
    <>
      {mayOpen && task.removed === 0 ? (
        <a href={addressOf(task.area, task.id)} className={styles.name} dir="auto">
          {task.name}
        </a>
      ) : (
        <span dir="auto">{task.name}</span>
      )}
      {task.pushed_by && <span className={styles.from}>{`${from} ${task.pushed_by.name}`}</span>}
    </>
  )
}
