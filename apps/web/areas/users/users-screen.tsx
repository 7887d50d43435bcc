import { Button, Title } from '@mantine/core'
import { IconInfoCircle, IconPlus, IconRestore, IconTrashX, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { useRemoteOption } from '../../components/remote-select.tsx'
import { client } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { RecordDialog } from '../../lists/record/record-dialog.tsx'
import { useRemoval } from '../../lists/record/use-removal.ts'
import styles from '../../lists/screen.module.css'
import type { BulkAction, RowAction } from '../../lists/table/column.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import { maxSelected } from '../../lists/table/paging.ts'
import { bulkRemoval, editAction, removalAction } from '../../lists/table/row-actions.ts'
import { useList } from '../../lists/table/use-list.ts'
import { AdmissionDialog } from './admission-dialog.tsx'
import { AdmissionsNote } from './admissions-note.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { institutionOptions } from './institution-options.ts'
import type { Person } from './person.ts'
import { useUndoErasure } from './use-undo-erasure.ts'
import { columnsOf, filtersOf, userKeys } from './user-columns.tsx'
import { UserForm } from './user-form.tsx'

const nameOf = ({ name }: Person) => name

/** Everybody in the caller's scope. */
export function PeopleScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_users')) return <NoAccess title={t('people.title')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('people.title')}</Title>
      {permissions && (
        <>
          <AdmissionsNote />
          <Users permissions={permissions} />
        </>
      )}
    </article>
  )
}

/** The people about whom a dialog asks; a new number starts it anew. */
type Decision = { what: 'erase' | 'admit' | 'refuse'; people: readonly Person[]; times: number }
const noDecision: Decision = { what: 'erase', people: [], times: 0 }

function Users({ permissions }: { permissions: ReadonlySet<string> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const me = useSession()?.user_id
  const list = useList({ queryKey: ['users'], keys: userKeys, load: client.people.list })
  const { state, selection } = list
  const institution = useRemoteOption(institutionOptions, state.filters.organization_id ?? '')
  const [editing, setEditing] = useState<Person | 'new' | null>(null)
  const [decision, setDecision] = useState(noDecision)
  const removal = useRemoval<Person>(client.people, selection.clear)
  const undoErasure = useUndoErasure(selection.clear)
  const columns = useMemo(() => columnsOf(t), [t])
  const mayEdit = permissions.has('admin_users')

  const decide = (what: Decision['what']) => ({
    key: what,
    label: t(`people.${what}`),
    icon: { admit: IconPlus, refuse: IconX, erase: IconTrashX }[what],
    max: maxSelected,
    go: (people: readonly Person[]) =>
      setDecision(({ times }) => ({ what, people, times: times + 1 })),
  })
  const keep = {
    key: 'keep',
    label: t('people.keep'),
    icon: IconRestore,
    max: maxSelected,
    go: (people: readonly Person[]) => undoErasure.mutate(people.map(({ id }) => id)),
  }
  const one = ({ go, ...action }: BulkAction<Person>, person: Person): RowAction => ({
    ...action,
    go: () => go([person]),
  })
  const roles = (person: Person): RowAction => ({
    key: 'roles',
    label: t('roles.title'),
    icon: IconInfoCircle,
    go: () => void navigate({ to: '/permissions/$id', params: { id: String(person.id) } }),
  })
  const actionsOf = (person: Person): RowAction[] => {
    const { removed, erasure, status } = person
    const isOrdered = erasure?.by === 'staff'
    const mayErase = mayEdit && person.id !== me && !isOrdered
    return [
      mayEdit && removed === 0 && editAction(t, () => setEditing(person)),
      permissions.has('access_roles') && removed === 0 && roles(person),
      mayEdit && !(removed === 1 && isOrdered) && removalAction(t, person, removal),
      mayEdit && status === 'awaiting_school' && one(decide('admit'), person),
      mayEdit && status === 'awaiting_school' && one(decide('refuse'), person),
      mayErase && one(decide('erase'), person),
      mayEdit && isOrdered && one(keep, person),
    ].filter((action) => action !== false)
  }
  const bulkIn = (status: string | undefined): BulkAction<Person>[] => {
    if (status === 'erasing') return [keep]
    if (status === 'awaiting_school') return [decide('admit'), decide('refuse')]
    return [bulkRemoval(t, state.removed, removal), decide('erase')]
  }
  const dialog = {
    people: decision.people,
    onClose: () => setDecision((before) => ({ ...before, people: [] })),
    onDone: selection.clear,
  }
  return (
    <>
      <DataTable
        name="users"
        view={t('people.view')}
        list={list}
        columns={columns}
        filters={filtersOf(t, institution)}
        hasBin
        nameOf={nameOf}
        actionsOf={actionsOf}
        bulk={mayEdit ? bulkIn(state.filters.status) : []}
        hint={t('people.hint')}
      >
        {mayEdit && (
          <Button leftSection={<Icon of={IconPlus} />} onClick={() => setEditing('new')}>
            {t('people.add')}
          </Button>
        )}
      </DataTable>
      <RecordDialog
        editing={editing}
        addTitle={t('people.add')}
        nameOf={nameOf}
        form={(open) => <UserForm {...open} />}
        onClose={() => setEditing(null)}
      />
      <ConfirmRemove removal={removal} nameOf={nameOf} />
      {decision.what === 'erase' ? (
        <EraseDialog key={decision.times} {...dialog} />
      ) : (
        <AdmissionDialog
          key={decision.times}
          isRejection={decision.what === 'refuse'}
          {...dialog}
        />
      )}
    </>
  )
}
