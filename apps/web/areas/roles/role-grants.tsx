import { useTranslation } from 'react-i18next'
import type { Role } from './role.ts'

/** What a role grants, for whoever may only read it. */
export function RoleGrants({ role }: { role: Role }) {
  const { t } = useTranslation()
  return (
    <ul>
      {role.grants.map(({ permission, scope, read_only }) => (
        <li key={permission}>
          {t(`permission.${permission}`)}:{' '}
          {t(read_only ? 'roles.reach_reading' : 'roles.reach', {
            reach: t(`roles.reach_${scope}`),
          })}
        </li>
      ))}
    </ul>
  )
}
