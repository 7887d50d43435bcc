import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { counted } from '../../../i18n/numbers.ts'

type Props = {
  asks: 'undo' | 'apply' | undefined
  leaving: number
  busy: boolean
  onCancel: () => void
  onConfirm: (step: 'undo' | 'apply') => void
}

/** Asks before an import is undone, or applied although people leave with it. */
export function RosterDialog({ asks, leaving, busy, onCancel, onConfirm }: Props) {
  const { t } = useTranslation()
  const common = { cancel: t('table.cancel'), busy, onCancel }
  return (
    <>
      <ConfirmDialog
        {...common}
        opened={asks === 'undo'}
        title={t('roster.undo_title')}
        text={t('roster.undo_text')}
        action={t('content.sheets_undo')}
        onConfirm={() => onConfirm('undo')}
      />
      <ConfirmDialog
        {...common}
        opened={asks === 'apply'}
        title={t('roster.leave', counted(leaving))}
        text={t('roster.leave_text')}
        action={t('content.sheets_apply')}
        onConfirm={() => onConfirm('apply')}
      />
    </>
  )
}
