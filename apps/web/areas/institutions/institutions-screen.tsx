import { Button, Title } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import { IconPlus } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { changedColumn } from '../../lists/content/content-columns.tsx'
import { choiceFilter } from '../../lists/record/choice-filter.ts'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { CellText } from '../../lists/record/field-value.tsx'
import { RecordDialog } from '../../lists/record/record-dialog.tsx'
import { useRemoval } from '../../lists/record/use-removal.ts'
import styles from '../../lists/screen.module.css'
import type { Column } from '../../lists/table/column.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import { bulkRemoval, editAction, removalAction } from '../../lists/table/row-actions.ts'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'
import { useList } from '../../lists/table/use-list.ts'
import {
  fieldsOfOwn,
  type Institution,
  institutionFields,
  institutionOf,
  kindChoices,
  type Organization,
  statusChoices,
} from './institution-fields.tsx'
import { InstitutionForm } from './institution-form.tsx'
import { InstitutionSheets } from './institution-sheets.tsx'

const keys: TableKeys = {
  sorts: ['id', 'name', 'kind', 'country', 'city', 'status', 'seats', 'ends_on', 'edited_at'],
  filters: {
    kind: matchAny(kindChoices.map(({ value }) => value)),
    status: matchAny(statusChoices.map(({ value }) => value)),
  },
}
const nameOf = ({ name }: Organization) => name

/** The institutions that the caller may see, and after them their own. */
export function InstitutionsScreen({ own }: { own: ReactNode }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('institutions.title')}</Title>
      {permissions && <Institutions mayEdit={permissions.has('admin_institutions')} />}
      {own}
    </article>
  )
}

function Institutions({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation()
  const list = useList({ queryKey: ['institutions'], keys, load: client.organizations.list })
  const mayEditAll = mayEdit && list.page?.may_add === true
  const [editing, setEditing] = useState<Organization | 'new' | null>(null)
  const removal = useRemoval<Organization>(client.organizations, list.selection.clear)
  const columns = useMemo(() => columnsOf(t), [t])
  const [removed] = removal.deleting
  return (
    <>
      <DataTable
        name="institutions"
        view={t('institutions.view')}
        list={list}
        columns={columns}
        filters={filtersOf(t)}
        hasBin={list.page?.may_add !== false}
        nameOf={nameOf}
        actionsOf={(row) => [
          ...(mayEdit && row.removed === 0 ? [editAction(t, () => setEditing(row))] : []),
          ...(mayEditAll ? [removalAction(t, row, removal)] : []),
        ]}
        bulk={mayEditAll ? [bulkRemoval(t, list.state.removed, removal)] : []}
        hint={t('institutions.hint')}
      >
        {mayEditAll && (
          <>
            <Button leftSection={<Icon of={IconPlus} />} onClick={() => setEditing('new')}>
              {t('institutions.add')}
            </Button>
            <InstitutionSheets state={list.state} count={list.count} />
          </>
        )}
      </DataTable>
      <RecordDialog<Institution>
        editing={editing && editing !== 'new' ? institutionOf(editing) : editing}
        addTitle={t('institutions.add')}
        nameOf={({ name }) => name}
        form={(open) => (
          <InstitutionForm
            name={mayEditAll ? 'institutions' : 'institution'}
            fields={mayEditAll ? institutionFields : fieldsOfOwn}
            {...open}
          />
        )}
        onClose={() => setEditing(null)}
      />
      <ConfirmRemove
        removal={removal}
        nameOf={nameOf}
        note={
          removed && removal.deleting.length === 1
            ? t('institutions.people', { count: removed.seats_used })
            : undefined
        }
      />
    </>
  )
}

const columnsOf = (t: TFunction): Column<Organization>[] => [
  {
    key: 'name',
    title: t('institutions.name'),
    sort: 'name',
    cell: ({ id, name, removed }) =>
      removed === 1 ? (
        <CellText>{name}</CellText>
      ) : (
        <a href={`/show-institution/${id}`}>
          <CellText>{name}</CellText>
        </a>
      ),
  },
  {
    key: 'kind',
    title: t('institutions.kind'),
    sort: 'kind',
    cell: ({ kind }) =>
      t(kind === 'other' ? 'institutions.kind_else' : `institutions.kind_${kind}`),
  },
  { key: 'seats', title: t('institutions.seats'), sort: 'seats', cell: ({ seats }) => seats },
  {
    key: 'seats_used',
    title: t('institutions.seats_used'),
    cell: ({ seats_used }) => seats_used,
  },
  {
    key: 'status',
    title: t('institutions.status'),
    sort: 'status',
    cell: ({ status }) => t(`institutions.status_${status}`),
  },
  {
    key: 'promo_code',
    title: t('institutions.code'),
    cell: ({ promo_code }) => <CellText>{promo_code}</CellText>,
  },
  {
    key: 'country',
    title: t('institutions.country'),
    sort: 'country',
    cell: ({ country }) => country,
    hiddenAtFirst: true,
  },
  {
    key: 'city',
    title: t('institutions.city'),
    sort: 'city',
    cell: ({ city }) => city && <CellText>{city}</CellText>,
  },
  {
    key: 'ends_on',
    title: t('institutions.ends_on'),
    sort: 'ends_on',
    cell: ({ ends_on }) => ends_on,
    hiddenAtFirst: true,
  },
  {
    key: 'erase_members_on',
    title: t('institutions.erase_members_on'),
    cell: ({ erase_members_on }) => erase_members_on && shownDate(erase_members_on),
  },
  {
    key: 'contact_name',
    title: t('institutions.contact_name'),
    cell: ({ contact_name }) => contact_name && <CellText>{contact_name}</CellText>,
    hiddenAtFirst: true,
  },
  changedColumn(t),
]

const filtersOf = (t: TFunction) => [
  choiceFilter(t, 'kind', 'institutions.kind', kindChoices),
  choiceFilter(t, 'status', 'institutions.status', statusChoices),
]
