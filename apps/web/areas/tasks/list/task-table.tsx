import { Button } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { IconPlus, IconSend } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { TaskStorageNote } from '../../../components/task-storage.tsx'
import { DataTable } from '../../../lists/table/data-table.tsx'
import { maxSelected } from '../../../lists/table/selection-bar.tsx'
import { useTableState } from '../../../lists/table/use-table-state.ts'
import type { Task } from '../area-calls.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { PushDialog } from './push-dialog.tsx'
import { taskColumns } from './task-columns.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { TaskInfo } from './task-info.tsx'
import { bulkOf, rowActionsOf } from './task-menu.ts'
import { useAddressActions } from './use-address-actions.ts'
import { useTaskActions } from './use-task-actions.ts'
import { useTaskDialog } from './use-task-dialog.ts'
import { useTaskFilters } from './use-task-filters.ts'
import { taskKeys, useTasks } from './use-tasks.ts'

type Props = { area: Area; userId: number; own: boolean; permissions: ReadonlySet<string> }

const nameOf = ({ name }: Task) => name

/** The list of an area, with all actions on its tasks. */
export function TaskTable({ area, userId, own, permissions }: Props) {
  const { t } = useTranslation()
  const { state, change } = useTableState(taskKeys)
  const { query, topics, matching } = useTasks(area, userId, state)
  const [epoch, setEpoch] = useState(0)
  const actions = useTaskActions(area, () => setEpoch((before) => before + 1))
  const [shown, setShown] = useState<Task | null>(null)
  const [pushed, setPushed] = useState<readonly Task[] | null>(null)
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
  const columns = useMemo(() => taskColumns(t, may.open), [t, may.open])
  const view = t('tasks.view')
  return (
    <>
      {own && <TaskStorageNote />}
      <DataTable
        name="tasks"
        view={view}
        state={state}
        change={change}
        query={query}
        columns={columns}
        filters={useTaskFilters(topics, own)}
        hasBin={own}
        nameOf={nameOf}
        actionsOf={(task) => rowActionsOf(t, task, may, doing)}
        bulk={bulkOf(t, state.removed, may, doing)}
        epoch={epoch}
        matching={useCallback(() => matching(maxSelected), [matching])}
        hint={own ? t(`tasks.hint_${area}`) : t('tasks.hint_of')}
      >
        {may.push && (
          <Button
            variant="default"
            leftSection={<Icon of={IconSend} />}
            onClick={() => setPushed([])}
          >
            {t('tasks.push')}
          </Button>
        )}
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
        onClose={dialog.close}
        onSaved={dialog.onSaved}
      />
      <TaskInfo task={shown} onClose={() => setShown(null)} />
      <DeleteDialog actions={actions} />
      {may.push && <PushDialog area={area} tasks={pushed} onClose={() => setPushed(null)} />}
    </>
  )
}
