import { Button } from '@mantine/core'
import { groupRights } from '@quartet/domain/groups.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { shownMoment } from '../../i18n/dates.ts'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { CellText } from '../../lists/record/field-value.tsx'
import type { Column } from '../../lists/table/column.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import { editAction, removalAction } from '../../lists/table/row-actions.ts'
import { type Group, nameOfPerson } from './group.ts'
import { GroupDialog } from './group-dialog.tsx'
import { useGroupRemoval } from './use-group-removal.ts'
import { useGroups } from './use-groups.ts'

const nameOf = ({ name }: Group) => name

/** The groups that the user looks after, with the button to make one. */
export function GroupsTable({ administers }: { administers: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useGroups(administers)
  const [editing, setEditing] = useState<Group | 'new' | null>(null)
  const removal = useGroupRemoval(list.selection.clear)
  const columns = useMemo(() => columnsOf(t), [t])
  const openGroup = (id: number) =>
    void navigate({ to: '/new-theme/groups/$id', params: { id: String(id) } })
  return (
    <>
      <DataTable
        name="groups"
        view={t('groups.view')}
        list={list}
        columns={columns}
        hasBin
        hasDates={false}
        nameOf={nameOf}
        actionsOf={(row) =>
          groupRights[row.role].edits
            ? [
                ...(row.removed === 0 ? [editAction(t, () => setEditing(row))] : []),
                removalAction(t, row, removal),
              ]
            : []
        }
        hint={t('groups.hint')}
      >
        <Button leftSection={<Icon of={IconPlus} />} onClick={() => setEditing('new')}>
          {t('groups.add')}
        </Button>
      </DataTable>
      <GroupDialog editing={editing} onClose={() => setEditing(null)} onAdded={openGroup} />
      <ConfirmRemove removal={removal} nameOf={({ name }) => name} note={t('groups.remove_note')} />
    </>
  )
}

const columnsOf = (t: TFunction): Column<Group>[] => [
  {
    key: 'name',
    title: t('content.name'),
    sort: 'name',
    cell: ({ id, name, removed }) =>
      removed === 1 ? (
        <CellText>{name}</CellText>
      ) : (
        <Link to="/new-theme/groups/$id" params={{ id: String(id) }}>
          <CellText>{name}</CellText>
        </Link>
      ),
  },
  { key: 'members', title: t('groups.members'), cell: ({ members }) => members },
  {
    key: 'owner',
    title: t('groups.owner'),
    cell: ({ owner }) => owner && <bdi>{nameOfPerson(owner)}</bdi>,
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
    cell: ({ created_at }) => created_at && <bdi dir="ltr">{shownMoment(created_at)}</bdi>,
  },
]
