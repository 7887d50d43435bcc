import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import type { TeamTask, TeamTaskPage } from './team-task.ts'
import { TeamTaskForm } from './team-task-form.tsx'

/** `task`: the one to edit, or null for a new one. */
export type TeamTaskDialogKind = { task: TeamTask | null }
type Props = {
  kind: TeamTaskDialogKind | null
  teams: TeamTaskPage['teams']
  topics: TeamTaskPage['topics']
  onClose: () => void
  onSaved: (task: TeamTask) => void
}

export function TeamTaskDialog({ kind, onClose, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={kind !== null}
      onClose={onClose}
      large
      title={t(kind?.task ? 'tasks.edit_title' : 'team_tasks.add')}
    >
      {kind && (
        <TeamTaskForm key={kind.task?.id ?? 'new'} task={kind.task} onClose={onClose} {...rest} />
      )}
    </Dialog>
  )
}
