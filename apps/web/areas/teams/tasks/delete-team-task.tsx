import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import type { TeamTask } from './team-task.ts'
import { useTeamTaskActions } from './use-team-task-actions.ts'

type Props = {
  /** Null while nothing is to be deleted. */
  task: Pick<TeamTask, 'id' | 'name'> | null
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a task is deleted for the whole team. */
export function DeleteTeamTask({ task, onClose, onDeleted }: Props) {
  const { t } = useTranslation()
  const { remove, isRemoving } = useTeamTaskActions(onDeleted)
  return (
    <ConfirmDialog
      opened={task !== null}
      title={t('table.sure')}
      text={t('team_tasks.sure', { name: `\u2068${task?.name ?? ''}\u2069` })}
      action={t('table.delete')}
      cancel={t('table.cancel')}
      busy={isRemoving}
      onCancel={onClose}
      onConfirm={() => void (task && remove(task.id).finally(onClose))}
    />
  )
}
