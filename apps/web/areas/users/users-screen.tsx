import { Button, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconPlus, IconTableImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { useRemoteOption } from '../../components/remote-select.tsx'
import { useRoleName } from '../../components/use-role-name.ts'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import styles from '../../lists/screen.module.css'
import { DataTable } from '../../lists/table/data-table.tsx'
import { useList } from '../../lists/table/use-list.ts'
import { AdmissionsNote } from './admissions-note.tsx'
import { institutionOptions } from './institution-options.ts'
import type { Person } from './person.ts'
import { PersonDialogs } from './person-dialogs.tsx'
import { usePersonActions } from './use-person-actions.ts'
import { columnsOf, filtersOf, userKeys } from './user-columns.tsx'

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

function Users({ permissions }: { permissions: ReadonlySet<string> }) {
  const { t } = useTranslation()
  const list = useList({ queryKey: ['users'], keys: userKeys, load: client.people.list })
  const { state, selection, page } = list
  const roleName = useRoleName()
  const roles = (page?.roles ?? []).map(({ id, name }) => ({
    value: String(id),
    label: roleName(name),
  }))
  const institution = useRemoteOption(institutionOptions, state.filters.organization_id ?? '')
  const seesVisits = page?.sees_visits ?? false
  const columns = useMemo(() => columnsOf(t, seesVisits), [t, seesVisits])
  const mayEdit = permissions.has('admin_users')
  const actions = usePersonActions(mayEdit, selection.clear)
  const seesGroups = permissions.has('manage_institutions') && !mayEdit
  return (
    <>
      {seesGroups && list.count <= 1 && (
        <NoteBox mood="info">
          {t('people.groups_only')} <Link to="/new-theme/groups">{t('groups.title')}</Link>
        </NoteBox>
      )}
      <DataTable
        name="people"
        view={t('people.view')}
        list={list}
        columns={columns}
        filters={filtersOf(t, { institution, roles })}
        hasBin
        nameOf={nameOf}
        actionsOf={actions.actionsOf}
        bulk={actions.bulkIn(state.filters.status, state.removed)}
        hint={t('people.hint')}
      >
        {mayEdit && (
          <>
            <Button leftSection={<Icon of={IconPlus} />} onClick={actions.add}>
              {t('people.add')}
            </Button>
            <Button
              variant="default"
              leftSection={<Icon of={IconTableImport} />}
              renderRoot={(props) => <Link to="/users/import" {...props} />}
            >
              {t('roster.title')}
            </Button>
          </>
        )}
      </DataTable>
      <PersonDialogs {...actions.dialogs} />
    </>
  )
}
