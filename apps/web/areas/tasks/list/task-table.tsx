import { Button } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { TaskStorageNote } from '../../../components/task-storage.tsx'
import { DataTable } from '../../../lists/table/data-table.tsx'
import type { List } from '../../../lists/table/use-list.ts'
import type { Task } from '../area-calls.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { PushButtons } from './push-buttons.tsx'
import { PushDialog } from './push-dialog.tsx'
import { taskColumns } from './task-columns.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { TaskInfo } from './task-info.tsx'
import { bulkOf, rowActionsOf } from './task-menu.ts'
import { useAddressActions } from './use-address-actions.ts'
import { usePushDialog } from './use-push-dialog.ts'
import { useTaskActions } from './use-task-actions.ts'
import { useTaskDialog } from './use-task-dialog.ts'
import { useTaskFilters } from './use-task-filters.ts'
import { useTasks } from './use-tasks.ts'

type Props = { area: Area; userId: number; own: boolean; permissions: ReadonlySet<string> }

const nameOf = ({ name }: Task) => name

const hintOf = (area: Area, own: boolean, done: 0 | 1) => {
  if (done === 1) return 'tasks.hint_done'
  return own ? (`tasks.hint_${area}` as const) : 'tasks.hint_of'
}

function useTaskColumns({ rows = [], state }: List<Task>, mayOpen: boolean) {
  const { t } = useTranslation()
  const priority = state.order_by === 'priority' || rows.some((task) => task.priority !== null)
  const category = rows.some((task) => task.category !== '')
  return useMemo(
    () => taskColumns(t, mayOpen, { priority, category }),
    [t, mayOpen, priority, category],
  )
}

/** The list of an area, with all actions on its tasks. */
export function TaskTable({ area, userId, own, permissions }: Props) {
  const { t } = useTranslation()
  const list = useTasks(area, userId)
  const topics = list.page?.topics ?? []
  const actions = useTaskActions(area, list.selection.clear)
  const [shown, setShown] = useState<Task | null>(null)
  const { pushed, setPushed, target, endPush } = usePushDialog()
  const dialog = useTaskDialog(area, own)
  const { open, print } = useAddressActions(area)
  const may = {
    open: permissions.has('show_tasks'),
    edit: own && permissions.has('edit_tasks'),
    push: permissions.has('add_tasks'),
  }
  const doing = {
    open,
    print,
    show: setShown,
    edit: dialog.edit,
    push: setPushed,
    remove: actions.ask,
    restore: actions.restore,
  }
  const offered = own && !list.state.removed ? (list.rows ?? []) : []
  const columns = useTaskColumns(list, may.open)
  const view = t('tasks.view')
  return (
    <>
      {own && <TaskStorageNote />}
      <DataTable
        name="tasks"
        view={view}
        list={list}
        columns={columns}
        filters={useTaskFilters(topics, own)}
        hasBin={own}
        hasDone
        nameOf={nameOf}
        actionsOf={(task) => rowActionsOf(t, task, may, doing)}
        bulk={bulkOf(t, list.state.removed, may, doing)}
        hint={t(hintOf(area, own, list.state.done))}
      >
        {may.push && <PushButtons onPush={() => setPushed([])} />}
        {own && (
          <Button leftSection={<Icon of={IconPlus} />} onClick={dialog.add}>
            {t(`tasks.add_title_${area}`)}
          </Button>
        )}
      </DataTable>
      <TaskDialog
        area={area}
        kind={dialog.kind}
        topics={topics}
        isLoading={!list.page && list.isFetching}
        onClose={dialog.close}
        onSaved={dialog.onSaved}
      />
      <TaskInfo task={shown} onClose={() => setShown(null)} />
      <DeleteDialog actions={actions} />
      {may.push && (
        <PushDialog
          area={area}
          tasks={pushed}
          offered={offered}
          target={target}
          onClose={endPush}
          onAdd={dialog.add}
        />
      )}
    </>
  )
}
