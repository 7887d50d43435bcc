import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../components/plain-table.tsx'
import { useRoleDescription } from '../../components/use-role-description.ts'
import { useRoleName } from '../../components/use-role-name.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import type { Role } from './role.ts'
import styles from './roles.module.css'

type Props = { roles: readonly Role[]; mayListPeople: boolean; onOpen: (role: Role) => void }

/** Every role with what it opens and how many people have it. */
export function RoleTable({ roles, mayListPeople, onOpen }: Props) {
  const { t } = useTranslation()
  const nameOf = useRoleName()
  const describe = useRoleDescription()
  return (
    <PlainTable stacked>
      <thead>
        <tr>
          <th scope="col">{t('roles.name')}</th>
          <th scope="col">{t('roles.kind')}</th>
          <th scope="col">{t('roles.people')}</th>
          <th scope="col">{t('roles.permissions')}</th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role.id}>
            <th scope="row">
              <Anchor component="button" type="button" ta="start" onClick={() => onOpen(role)}>
                <bdi>{nameOf(role.name)}</bdi>
              </Anchor>
            </th>
            <td data-label={t('roles.kind')}>
              {t(role.key ? 'roles.kind_built_in' : 'roles.kind_own')}
            </td>
            <td data-label={t('roles.people')}>
              {mayListPeople && role.people > 0 ? (
                <Link to="/users" search={{ role_id: String(role.id) }}>
                  {shownNumber(role.people)}
                </Link>
              ) : (
                shownNumber(role.people)
              )}
            </td>
            <td data-label={t('roles.permissions')}>
              {shownNumber(role.grants.length)}
              <small className={styles.about}>{describe(role)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
