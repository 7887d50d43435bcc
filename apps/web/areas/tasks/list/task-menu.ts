import {
  IconArrowRight,
  IconInfoCircle,
  IconPencil,
  IconPrinter,
  IconRestore,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { BulkAction, RowAction } from '../../../lists/table/column.ts'
import { maxSelected } from '../../../lists/table/paging.ts'
import type { Task } from '../area-calls.ts'

/** What the reader may do. */
type May = { open: boolean; edit: boolean; push: boolean }
type Doing = {
  open: (task: Task) => void
  show: (task: Task) => void
  edit: (task: Task) => void
  print: (tasks: readonly Task[]) => void
  push: (tasks: readonly Task[]) => void
  remove: (tasks: readonly Task[]) => void
  restore: (tasks: readonly Task[]) => void
}

/** The most tasks that one print and one push accept. */
const max = { printed: 100, pushed: 50 }

const listed = <A>(...actions: (A | false)[]): A[] =>
  actions.filter((action): action is Exclude<A, false> => action !== false)

export function rowActionsOf(t: TFunction, task: Task, may: May, doing: Doing): RowAction[] {
  const show: RowAction = {
    key: 'show',
    label: t('tasks.details'),
    icon: IconInfoCircle,
    go: () => doing.show(task),
  }
  if (task.removed === 1)
    return listed<RowAction>(
      show,
      may.edit && {
        key: 'restore',
        label: t('table.restore'),
        icon: IconRestore,
        go: () => doing.restore([task]),
      },
    )
  return listed<RowAction>(
    may.open && {
      key: 'open',
      label: t('tasks.open'),
      icon: IconArrowRight,
      go: () => doing.open(task),
    },
    show,
    may.edit && {
      key: 'edit',
      label: t('tasks.edit'),
      icon: IconPencil,
      go: () => doing.edit(task),
    },
    may.open && {
      key: 'print',
      label: t('tasks.print'),
      icon: IconPrinter,
      go: () => doing.print([task]),
    },
    may.push && {
      key: 'push',
      label: t('tasks.push'),
      icon: IconSend,
      go: () => doing.push([task]),
    },
    may.edit && {
      key: 'delete',
      label: t('table.delete'),
      icon: IconTrash,
      go: () => doing.remove([task]),
    },
  )
}

export function bulkOf(t: TFunction, removed: 0 | 1, may: May, doing: Doing): BulkAction<Task>[] {
  if (removed === 1)
    return listed<BulkAction<Task>>(
      may.edit && {
        key: 'restore',
        label: t('table.restore'),
        icon: IconRestore,
        max: maxSelected,
        go: doing.restore,
      },
    )
  return listed<BulkAction<Task>>(
    may.edit && {
      key: 'delete',
      label: t('table.delete'),
      icon: IconTrash,
      max: maxSelected,
      go: doing.remove,
    },
    may.open && {
      key: 'print',
      label: t('tasks.print'),
      icon: IconPrinter,
      max: max.printed,
      go: doing.print,
    },
    may.push && {
      key: 'push',
      label: t('tasks.push'),
      icon: IconSend,
      max: max.pushed,
      go: doing.push,
    },
  )
}
