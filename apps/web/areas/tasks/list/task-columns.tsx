import type { TFunction } from 'i18next'
import { TaskStatus } from '../../../components/task-status.tsx'
import { shownMoment } from '../../../i18n/dates.ts'
import type { Column } from '../../../lists/table/column.ts'
import { addressOf, type Task } from '../area-calls.ts'
import { DueDay } from './due-day.tsx'
import styles from './task-columns.module.css'

export const priorityKeys = {
  1: 'tasks.priority_1',
  2: 'tasks.priority_2',
  3: 'tasks.priority_3',
} as const

/** Columns that are shown only where a task on the page has something in them. */
export type Filled = { priority: boolean; category: boolean }

/** Plain cells, since a page may have a thousand rows. */
export const taskColumns = (t: TFunction, mayOpen: boolean, filled: Filled): Column<Task>[] => [
  {
    key: 'name',
    title: t('tasks.name'),
    sort: 'name',
    cell: (task) => <Name t={t} task={task} mayOpen={mayOpen} />,
  },
  {
    key: 'status',
    title: t('tasks.status'),
    sort: 'status',
    cell: ({ status }) => <TaskStatus status={status} />,
  },
  {
    key: 'due',
    title: t('tasks.due'),
    sort: 'due_date',
    cell: (task) => task.due_date && <DueDay task={task} />,
  },
  ...(filled.priority ? [priorityColumn(t)] : []),
  ...(filled.category ? [categoryColumn(t)] : []),
  {
    key: 'topic',
    title: t('tasks.topic'),
    sort: 'topic_name',
    hiddenAtFirst: true,
    cell: ({ topic_name }) => topic_name,
  },
  {
    key: 'created',
    title: t('tasks.created'),
    sort: 'created_at',
    hiddenAtFirst: true,
    cell: ({ created_at }) => (
      <bdi dir="ltr" className={styles.day}>
        {shownMoment(created_at)}
      </bdi>
    ),
  },
]

const priorityColumn = (t: TFunction): Column<Task> => ({
  key: 'priority',
  title: t('tasks.priority'),
  sort: 'priority',
  cell: ({ priority }) => priority && t(priorityKeys[priority]),
})

const categoryColumn = (t: TFunction): Column<Task> => ({
  key: 'category',
  title: t('tasks.category'),
  cell: ({ category }) => category && <bdi>{category}</bdi>,
})

/** The topic and who assigned the task stand below its name. */
function Name({ t, task, mayOpen }: { t: TFunction; task: Task; mayOpen: boolean }) {
  return (
    <>
      {mayOpen && task.removed === 0 ? (
        <a href={addressOf(task.area, task.id)} className={styles.name} dir="auto">
          {task.name}
        </a>
      ) : (
        <span className={styles.name} dir="auto">
          {task.name}
        </span>
      )}
      <span className={styles.from}>
        <bdi>{task.topic_name}</bdi>
        {task.pushed_by && (
          <>
            {' · '}
            <Giver t={t} name={task.pushed_by.name} isNew={isNew(task)} />
          </>
        )}
      </span>
    </>
  )
}

const isNew = ({ status, removed }: Task) => status === 'New' && removed === 0

/** A dot marks a task that somebody assigned and that the person has not started. */
const Giver = ({ t, name, isNew }: { t: TFunction; name: string; isNew: boolean }) => (
  <span className={isNew ? styles.new : undefined}>
    {t(isNew ? 'tasks.from_new' : 'tasks.from')} <bdi>{name}</bdi>
  </span>
)
