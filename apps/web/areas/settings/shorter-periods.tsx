import { type Configuration, shorterPeriods } from '@quartet/domain/settings.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { shownNumber } from '../../i18n/numbers.ts'

type Props = {
  before: Partial<Configuration>
  /** Null while there is nothing to ask. */
  after: Partial<Configuration> | null
  busy: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before periods become shorter, and says which. */
export function ShorterPeriods({ before, after, ...props }: Props) {
  const { t } = useTranslation()
  const lines = shorterPeriods(before, after ?? {}).map((key) =>
    t('settings.shorter_line', {
      period: t(`settings.${key}`),
      before: shownNumber(Number(before[key])),
      after: shownNumber(Number(after?.[key])),
    }),
  )
  return (
    <ConfirmDialog
      opened={after !== null}
      text={t('settings.shorter_ask')}
      action={t('settings.shorter_action')}
      hasField={false}
      {...props}
    >
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
