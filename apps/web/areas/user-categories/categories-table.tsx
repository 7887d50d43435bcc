import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { client } from '../../data/client.ts'
import { shownMoment } from '../../i18n/dates.ts'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { CellText } from '../../lists/record/field-value.tsx'
import type { Column } from '../../lists/table/column.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import { editAction, removalAction } from '../../lists/table/row-actions.ts'
import type { TableKeys } from '../../lists/table/table-state.ts'
import { useList } from '../../lists/table/use-list.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { useCategoryRemoval } from './use-category-removal.ts'
import type { UserCategory } from './user-category.ts'

const keys: TableKeys = {
  sorts: ['id', 'name', 'created_at'],
  filters: {},
  first: { order_by: 'name', order_direction: 'ASC', per_page: 25 },
}
const nameOf = ({ name }: { name: string }) => name

/** The list of categories, with the button to make one. */
export function CategoriesTable() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useList({ queryKey: ['user categories'], keys, load: client.userCategories.list })
  const [editing, setEditing] = useState<UserCategory | 'new' | null>(null)
  const removal = useCategoryRemoval(list.selection.clear)
  const isEverywhere = list.page?.is_everywhere ?? false
  const columns = useMemo(() => columnsOf(t, isEverywhere), [t, isEverywhere])
  const open = (id: number) =>
    void navigate({ to: '/user-categories/$id', params: { id: String(id) } })
  return (
    <>
      <DataTable
        name="user-categories"
        view={t('user_categories.view')}
        list={list}
        columns={columns}
        hasBin
        nameOf={nameOf}
        actionsOf={(row) =>
          row.may_edit
            ? [
                ...(row.removed === 0 ? [editAction(t, () => setEditing(row))] : []),
                removalAction(t, row, removal),
              ]
            : []
        }
        hint={t('user_categories.hint')}
      >
        <Button leftSection={<Icon of={IconPlus} />} onClick={() => setEditing('new')}>
          {t('user_categories.add')}
        </Button>
      </DataTable>
      <CategoryDialog
        editing={editing}
        isEverywhere={isEverywhere}
        onClose={() => setEditing(null)}
        onAdded={open}
      />
      <ConfirmRemove removal={removal} nameOf={nameOf} note={t('groups.remove_note')} />
    </>
  )
}

const columnsOf = (t: TFunction, isEverywhere: boolean): Column<UserCategory>[] => [
  {
    key: 'name',
    title: t('content.name'),
    sort: 'name',
    cell: ({ id, name, removed }) =>
      removed === 1 ? (
        <CellText>{name}</CellText>
      ) : (
        <Link to="/user-categories/$id" params={{ id: String(id) }}>
          <CellText>{name}</CellText>
        </Link>
      ),
  },
  { key: 'people', title: t('groups.members'), cell: ({ people }) => people },
  {
    key: 'organization_name',
    title: t('people.institution'),
    cell: ({ organization_name }) =>
      organization_name ? <bdi>{organization_name}</bdi> : t('user_categories.everywhere'),
    hiddenAtFirst: !isEverywhere,
  },
  {
    key: 'created_at',
    title: t('groups.created'),
    sort: 'created_at',
    cell: ({ created_at }) => <bdi dir="ltr">{shownMoment(created_at)}</bdi>,
  },
]
