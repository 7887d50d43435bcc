import { NativeSelect } from '@mantine/core'
import type { Permission } from '@quartet/domain/permissions.ts'
import { useTranslation } from 'react-i18next'
import { choiceOf, choicesFor } from './grant-choice.ts'
import styles from './roles.module.css'

type Props = { permission: Permission; value: string; onChange: (value: string) => void }

/** Whether a role grants a permission, and whose data it covers. */
export function GrantField({ permission, value, onChange }: Props) {
  const { t } = useTranslation()
  const choices = choicesFor(permission).map(({ scope, readOnly, fromAge }) => {
    const reach = t(`roles.reach_${scope}`)
    const label = readOnly
      ? t('roles.reach_reading', { reach })
      : fromAge
        ? t('roles.reach_aged', { reach, age: fromAge })
        : reach
    return { value: choiceOf({ scope, readOnly, fromAge }), label }
  })
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
