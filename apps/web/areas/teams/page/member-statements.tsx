import type { TeamMemberView, TeamView } from '@quartet/contract/areas/teams.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../../components/plain-table.tsx'
import { isIn, nameOf } from '../team-queries.ts'
import { MemberStatementForm } from './member-statement-form.tsx'

type Props = { team: TeamView; members: readonly TeamMemberView[] }

/** How each member will work with this team, and the form for one's own statement. */
export function MemberStatements({ team, members }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = () => void navigate({ to: '/new-theme/teams/$id', params: { id: String(team.id) } })
  return (
    <>
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('teams.name_column')}</th>
            <th scope="col">{t('teams.label')}</th>
            <th scope="col">{t('teams.statement_column')}</th>
          </tr>
        </thead>
        <tbody>
          {members.filter(isIn).map((member) => (
            <tr key={member.place_id}>
              <th scope="row">
                <bdi>{nameOf(member)}</bdi>
              </th>
              <td data-label={t('teams.label')}>
                {member.classification ? t(`label.${member.classification}`) : '–'}
              </td>
              <td data-label={t('teams.statement_column')} dir="auto">
                {member.statement || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <MemberStatementForm team={team} onSaved={open} />
    </>
  )
}
