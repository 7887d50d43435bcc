import { Text } from '@mantine/core'
import {
  type Configuration,
  type ConfigurationKey,
  type DeletionKind,
  deletionKindOf,
  deletionKinds,
  shorterPeriods,
} from '@quartet/domain/settings.ts'
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

/** Asks before periods become shorter, and says which and what will be deleted when. */
export function ShorterPeriods({ before, after, ...props }: Props) {
  const { t } = useTranslation()
  const shorter = shorterPeriods(before, after ?? {})
  const keysOf = (kind: DeletionKind) => shorter.filter((key) => deletionKindOf(key) === kind)
  return (
    <ConfirmDialog
      opened={after !== null}
      text={t('settings.shorter_ask')}
      action={t('settings.shorter_action')}
      hasField={false}
      {...props}
    >
      {deletionKinds.map((kind) => (
        <Deletion key={kind} kind={kind} keys={keysOf(kind)} before={before} after={after} />
      ))}
    </ConfirmDialog>
  )
}

type DeletionProps = Pick<Props, 'before' | 'after'> & {
  kind: DeletionKind
  keys: readonly ConfigurationKey[]
}

function Deletion({ kind, keys, before, after }: DeletionProps) {
  const { t } = useTranslation()
  if (keys.length === 0) return null
  return (
    <div>
      <Text>{t(`settings.shorter_${kind}`)}</Text>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            {t('settings.shorter_line', {
              period: t(`settings.${key}`),
              before: shownNumber(Number(before[key])),
              after: shownNumber(Number(after?.[key])),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
