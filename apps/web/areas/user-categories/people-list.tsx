import type { UserCategoryPerson } from '@quartet/contract/areas/user-categories.ts'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { client } from '../../data/client.ts'
import { shownMoment } from '../../i18n/dates.ts'
import { CellText } from '../../lists/record/field-value.tsx'
import type { Column } from '../../lists/table/column.ts'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'
import { useList } from '../../lists/table/use-list.ts'

const results = ['done', 'not_done'] as const
const keys: TableKeys = {
  sorts: ['id', 'name', 'lci', 'added_at'],
  filters: { lci: matchAny(results) },
  first: { order_by: 'name', order_direction: 'ASC', per_page: 25 },
}

export const lciChoices = (t: TFunction) =>
  results.map((value) => ({ value, label: t(`people.lci_${value}`) }))

type Input = Parameters<typeof client.userCategories.people>[0]
type Options = Parameters<typeof client.userCategories.people>[1]

/** The people in a category as a list. */
export function usePeopleOf(category_id: number) {
  const load = useCallback(
    async ({ query }: Pick<Input, 'query'>, options?: Options) => {
      const input = { params: { category_id }, query }
      const page = await client.userCategories.people(input, options)
      return { list: page.users, count: page.count }
    },
    [category_id],
  )
  return useList({ queryKey: ['user categories', category_id, 'people'], keys, load })
}

export const columnsOf = (t: TFunction): Column<UserCategoryPerson>[] => [
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
    key: 'lci',
    title: t('people.lci'),
    sort: 'lci',
    cell: ({ lci }) => t(`people.lci_${lci}`),
  },
  {
    key: 'added_at',
    title: t('user_categories.added'),
    sort: 'added_at',
    cell: ({ added_at }) => <bdi dir="ltr">{shownMoment(added_at)}</bdi>,
  },
]
