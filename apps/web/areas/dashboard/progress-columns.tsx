import { VisuallyHidden } from '@mantine/core'
import type { ProgressView } from '@quartet/contract/areas/dashboard.ts'
import { progressSteps } from '@quartet/domain/dashboard.ts'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { Icon } from '../../components/icon.tsx'
import { choiceFilter } from '../../lists/record/choice-filter.ts'
import { CellText } from '../../lists/record/field-value.tsx'
import type { Column, Filter } from '../../lists/table/column.ts'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'

const done = [
  { value: 'yes', label: 'people.lci_done' },
  { value: 'no', label: 'people.lci_not_done' },
] as const
const yesOrNo = matchAny(['yes', 'no'])
const types = (['individual', 'student', 'institution'] as const).map((value) => ({
  value,
  label: `dashboard.${value}` as const,
}))
/** The steps that have a figure on the overview. */
const filtered = ['inventory', 'profile', 'decoded_task', 'team'] as const

export const progressKeys: TableKeys = {
  sorts: ['id', 'name', 'created_at'],
  filters: {
    type: matchAny(types.map(({ value }) => value)),
    organization_id: /^[1-9]\d{0,8}$/,
    active: /^30$/,
    ...Object.fromEntries(filtered.map((step) => [step, yesOrNo])),
  },
  first: { per_page: 25, order_by: 'name', order_direction: 'ASC' },
}

/** Who is active can be filtered only by coming from the overview, where the figure is. */
export const filtersOf = (t: TFunction, { active }: Record<string, string>): Filter[] => [
  choiceFilter(t, 'type', 'people.type', types),
  ...filtered.map((step) => choiceFilter(t, step, `dashboard.step_${step}`, done)),
  ...(active
    ? [
        choiceFilter(t, 'active', 'dashboard.active_filter', [
          { value: '30', label: 'dashboard.active_30' },
        ]),
      ]
    : []),
]

export const columnsOf = (t: TFunction): Column<ProgressView>[] => [
  {
    key: 'name',
    title: t('people.name'),
    sort: 'name',
    cell: ({ id, name }) => (
      <Link to="/user-details/$id" params={{ id: String(id) }} search={{}}>
        <CellText>{name}</CellText>
      </Link>
    ),
  },
  {
    key: 'organization_name',
    title: t('people.institution'),
    cell: ({ organization_name }) => organization_name,
    hiddenAtFirst: true,
  },
  ...progressSteps.map((step) => ({
    key: step,
    title: t(`dashboard.step_${step}`),
    cell: (row: ProgressView) => (
      <>
        <Icon of={row[step] ? IconCheck : IconMinus} size={18} />
        <VisuallyHidden>{t(row[step] ? 'people.lci_done' : 'people.lci_not_done')}</VisuallyHidden>
      </>
    ),
  })),
]
