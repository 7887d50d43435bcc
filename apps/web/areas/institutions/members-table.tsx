import type { OrganizationMember } from '@quartet/contract/areas/institutions.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../components/plain-table.tsx'

/** Members with their type and how far they are. */
export function MembersTable({ members }: { members: readonly OrganizationMember[] }) {
  const { t } = useTranslation()
  if (members.length === 0) return null
  return (
    <PlainTable stacked>
      <thead>
        <tr>
          <th scope="col">{t('people.name')}</th>
          <th scope="col">{t('people.type')}</th>
          <th scope="col">{t('institutions.member_state')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, name, type, state }) => (
          <tr key={id}>
            <th scope="row">
              <Link to="/user-details/$id" params={{ id: String(id) }} search={{}}>
                <bdi>{name}</bdi>
              </Link>
            </th>
            <td data-label={t('people.type')}>{t(`people.type_${type}`)}</td>
            <td data-label={t('institutions.member_state')}>{t(`institutions.member_${state}`)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
