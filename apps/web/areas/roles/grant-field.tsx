import { NativeSelect } from '@mantine/core'
import type { Permission } from '@quartet/domain/permissions.ts'
import { useTranslation } from 'react-i18next'
import { reachLabel } from '../../components/reach-label.ts'
import { choiceOf, choicesFor } from './grant-choice.ts'
import styles from './roles.module.css'

type Props = { permission: Permission; value: string; onChange: (value: string) => void }

/** Whether a role grants a permission, and whose data it covers. */
export function GrantField({ permission, value, onChange }: Props) {
  const { t } = useTranslation()
  const choices = choicesFor(permission).map((grant) => ({
    value: choiceOf(grant),
    label: reachLabel(t, grant),
  }))
  return (
    <NativeSelect
      label={t(`permission.${permission}`)}
      size="sm"
      classNames={{ root: styles.grant ?? '' }}
      data-given={value !== '' || undefined}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[{ value: '', label: t('roles.not_given') }, ...choices]}
    />
  )
}
