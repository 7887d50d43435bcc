import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import type { useTaskActions } from './use-task-actions.ts'

/** Says how many tasks are deleted, and that they can be restored. */
export function DeleteDialog({ actions }: { actions: ReturnType<typeof useTaskActions> }) {
  const { t } = useTranslation()
  const [first, ...others] = actions.deleting
  return (
    <ConfirmDialog
      opened={first !== undefined}
      title={t('table.sure')}
      text={
        others.length === 0
          ? t('tasks.sure_one', { name: first?.name ?? '' })
          : t('tasks.sure_many', { count: actions.deleting.length })
      }
      action={t('table.delete')}
      cancel={t('table.cancel')}
      busy={actions.busy}
      onCancel={actions.keep}
      onConfirm={actions.remove}
    />
  )
}
