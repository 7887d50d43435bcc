import type { Area } from '@quartet/domain/areas.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import type { Task } from '../area-calls.ts'
import { TaskForm } from './task-form.tsx'
import type { Topic } from './use-guesses.ts'

/** Type 1 adds, type 2 edits. */
export type TaskDialogKind = { type: 1 } | { type: 2; task: Task }
type Props = {
  area: Area
  kind: TaskDialogKind | null
  topics: readonly Topic[]
  /** Whether the topics are still loading. */
  isLoading: boolean
  onClose: () => void
  onSaved: (task: { id: number }) => void
}

export function TaskDialog({ area, kind, topics, isLoading, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const task = kind?.type === 2 ? kind.task : null
  return (
    <Dialog
      opened={kind !== null}
      onClose={onClose}
      large
      title={t(task ? 'tasks.edit_title' : `tasks.add_title_${area}`)}
    >
      {kind && (
        <TaskForm
          key={task?.id ?? 'new'}
          area={area}
          task={task}
          topics={topics}
          isLoading={isLoading}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  )
}
