import { Title } from '@mantine/core'
import type { FamilyView } from '@quartet/contract/areas/families.ts'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { shownMoment } from '../../i18n/dates.ts'
import { CellText } from '../../lists/record/field-value.tsx'
import screen from '../../lists/screen.module.css'
import type { Column } from '../../lists/table/column.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import type { TableKeys } from '../../lists/table/table-state.ts'
import { useList } from '../../lists/table/use-list.ts'

const keys: TableKeys = {
  sorts: ['id', 'name', 'created_at'],
  filters: {},
  first: { order_by: 'name', order_direction: 'ASC', per_page: 25 },
}
const nameOf = ({ name }: FamilyView) => name

/** The families of the installation, for its administrators. */
export function FamiliesScreen() {
  const { t } = useTranslation()
  const list = useList({ queryKey: ['families'], keys, load: client.families.list })
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <article className={screen.screen}>
      <Title order={1}>{t('families.title')}</Title>
      <DataTable<FamilyView>
        name="families"
        view={t('families.title')}
        list={list}
        columns={columns}
        hasDates={false}
        nameOf={nameOf}
        hint={t('families.search')}
      />
    </article>
  )
}

const columnsOf = (t: TFunction): Column<FamilyView>[] => [
  {
    key: 'name',
    title: t('content.name'),
    sort: 'name',
    cell: ({ id, name }) => (
      <Link to="/families/$id" params={{ id: String(id) }}>
        <CellText>{name}</CellText>
      </Link>
    ),
  },
  {
    key: 'admin',
    title: t('family.admin'),
    cell: ({ admin }) => <bdi>{admin.name}</bdi>,
  },
  { key: 'members', title: t('families.people'), cell: ({ members }) => members },
  {
    key: 'plan_ends_at',
    title: t('families.plan_ends'),
    cell: ({ plan_ends_at }) =>
      plan_ends_at ? <bdi dir="ltr">{shownMoment(plan_ends_at)}</bdi> : t('families.no_end'),
  },
  {
    key: 'created_at',
    title: t('groups.created'),
    sort: 'created_at',
    cell: ({ created_at }) => <bdi dir="ltr">{shownMoment(created_at)}</bdi>,
  },
]
