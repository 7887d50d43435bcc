import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { counted } from '../../i18n/numbers.ts'
import type { Removal } from './use-removal.ts'

type Props<Row extends { id: number }> = {
  removal: Removal<Row>
  nameOf: (row: Row) => string
  /** What it means for others, and whether that rules it out. */
  note?: string | undefined
  isBlocked?: boolean
}

/** Says which rows are deleted, and what that means, before they go to the bin. */
export function ConfirmRemove<Row extends { id: number }>({
  removal,
  nameOf,
  note,
  isBlocked = false,
}: Props<Row>) {
  const { t } = useTranslation()
  const [first, ...others] = removal.deleting
  const sentence = isBlocked
    ? t('content.not_deletable', { name: apart(first ? nameOf(first) : '') })
    : first && others.length === 0
      ? t('content.sure_one', { name: apart(nameOf(first)) })
      : t('content.sure_many', counted(removal.deleting.length))
  return (
    <ConfirmDialog
      opened={first !== undefined}
      title={t('table.sure')}
      text={[sentence, note].filter(Boolean).join(' ')}
      action={isBlocked ? undefined : t('table.delete')}
      cancel={t('table.cancel')}
      busy={removal.busy}
      onCancel={removal.keep}
      onConfirm={removal.remove}
    />
  )
}

/** Isolates a name, so that its direction does not change the sentence around it. */
const apart = (name: string) => `\u2068${name}\u2069`
