import { Title } from '@mantine/core'
import type { TeamRow } from '@quartet/contract/areas/teams-administration.ts'
import { teamStages } from '@quartet/domain/teams.ts'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { shownMoment } from '../../../i18n/dates.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { NoAccess } from '../../../lists/no-access.tsx'
import { choiceFilter } from '../../../lists/record/choice-filter.ts'
import { CellText } from '../../../lists/record/field-value.tsx'
import { useInstitutionFilter } from '../../../lists/record/use-institution-filter.tsx'
import screen from '../../../lists/screen.module.css'
import type { Column } from '../../../lists/table/column.ts'
import { DataTable } from '../../../lists/table/data-table.tsx'
import { matchAny, type TableKeys } from '../../../lists/table/table-state.ts'
import { useList } from '../../../lists/table/use-list.ts'
import { TeamStatus } from '../team-status.tsx'

const stages = teamStages.map((value) => ({ value, label: `teams.status_${value}` as const }))
const keys: TableKeys = {
  sorts: ['id', 'name', 'created_at'],
  filters: {
    organization_id: /^[1-9]\d{0,8}$/,
    status: matchAny(stages.map(({ value }) => value)),
  },
  first: { order_by: 'name', order_direction: 'ASC', per_page: 25 },
}
const nameOf = ({ name }: TeamRow) => name

/** The teams of everybody in the caller's scope; what happens in them stays with their members. */
export function AllTeamsScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_users'))
    return <NoAccess title={t('teams.all_title')} />
  return (
    <article className={screen.screen}>
      <Title order={1}>{t('teams.all_title')}</Title>
      <p className={screen.lead}>{t('teams.all_text')}</p>
      {permissions && <Teams />}
    </article>
  )
}

function Teams() {
  const { t } = useTranslation()
  const list = useList({ queryKey: ['teams'], keys, load: client.teams.listAll })
  const institutions = useInstitutionFilter(list.state)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <DataTable<TeamRow>
      name="teams"
      view={t('teams.title')}
      list={list}
      columns={columns}
      filters={[choiceFilter(t, 'status', 'people.status', stages), ...institutions]}
      hasDates={false}
      nameOf={nameOf}
      hint={t('teams.all_hint')}
    />
  )
}

const columnsOf = (t: TFunction): Column<TeamRow>[] => [
  {
    key: 'name',
    title: t('content.name'),
    sort: 'name',
    cell: ({ name }) => <CellText>{name}</CellText>,
  },
  {
    key: 'status',
    title: t('people.status'),
    cell: ({ status }) => <TeamStatus {...{ status }} />,
  },
  {
    key: 'leader',
    title: t('teams.leader'),
    cell: ({ leader }) =>
      leader && (
        <Link to="/user-details/$id" params={{ id: String(leader.id) }} search={{}}>
          <CellText>{leader.name}</CellText>
        </Link>
      ),
  },
  {
    key: 'members',
    title: t('groups.members'),
    cell: ({ members, accepted }) =>
      t('teams.accepted_of', { accepted: shownNumber(accepted), members: shownNumber(members) }),
  },
  {
    key: 'organization_name',
    title: t('people.institution'),
    cell: ({ organization_name }) => organization_name,
    hiddenAtFirst: true,
  },
  {
    key: 'created_at',
    title: t('groups.created'),
    sort: 'created_at',
    cell: ({ created_at }) => <bdi dir="ltr">{shownMoment(created_at)}</bdi>,
  },
]
