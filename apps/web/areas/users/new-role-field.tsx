import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SlotProps } from '../../lists/record/field.ts'
import type { NewRole } from './new-role.ts'

type Props = SlotProps & { offered: readonly NewRole[] }

/** Chooses what somebody is added as, and says what that means. */
export function NewRoleField({ offered, value, onChange, ...props }: Props) {
  const { t } = useTranslation()
  const chosen = offered.find((role) => role === value)
  return (
    <NativeSelect
      {...props}
      value={value}
      description={chosen && t(`people.as_${chosen}`)}
      data={offered.map((role) => ({
        value: role,
        label:
          role === 'student' ||
          role === 'institution' ||
          role === 'individual' ||
          role === 'coaching'
            ? t(`people.type_${role}`)
            : t(`role.${role}`),
      }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
