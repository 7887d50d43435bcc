import { useTranslation } from 'react-i18next'
import { reachLabel } from '../../components/reach-label.ts'
import type { Role } from './role.ts'

/** What a role grants, for whoever may only read it. */
export function RoleGrants({ role }: { role: Role }) {
  const { t } = useTranslation()
  return (
    <ul>
      {role.grants.map(({ permission, scope, read_only: readOnly, from_age: fromAge }) => (
        <li key={permission}>
          {t(`permission.${permission}`)}: {reachLabel(t, { scope, readOnly, fromAge })}
        </li>
      ))}
    </ul>
  )
}
