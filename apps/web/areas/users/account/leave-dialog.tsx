import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'

/**
 * Asks before a page with unsaved changes is left. The browser itself asks before the tab closes.
 */
export function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('account.leave_title')}
      text={t('account.leave_text')}
      cancel={t('account.stay')}
      action={t('account.leave')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
