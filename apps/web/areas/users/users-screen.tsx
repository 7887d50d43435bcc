import { Button, Title } from '@mantine/core'
import type { ChangeKind } from '@quartet/domain/user-changes.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconPlus, IconTableImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { useRemoteOption } from '../../components/remote-select.tsx'
import { useRoleName } from '../../components/use-role-name.ts'
import { userCategoryOptions } from '../../components/user-category-options.ts'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { useInstitutionFilter } from '../../lists/record/use-institution-filter.tsx'
import styles from '../../lists/screen.module.css'
import { DataTable } from '../../lists/table/data-table.tsx'
import { queryOf, useList } from '../../lists/table/use-list.ts'
import { useLanguageNames } from '../../lists/use-language-names.ts'
import { AdmissionsNote } from './admissions-note.tsx'
import { ChangeDialog } from './changes/change-dialog.tsx'
import { ChangeNotes } from './changes/change-notes.tsx'
import { ListActions } from './changes/list-actions.tsx'
import { type ChangeDraft, type PeopleSelection, useChanges } from './changes/use-changes.ts'
import type { Person } from './person.ts'
import { PersonDialogs } from './person-dialogs.tsx'
import { usePersonActions } from './use-person-actions.ts'
import { columnsOf, filtersOf, userKeys } from './user-columns.tsx'

/** Categories are for those who manage institutions, moving for those who manage all of them. */
function kindsOf(
  removed: 0 | 1,
  managesInstitutions: boolean,
  isEverywhere: boolean,
): readonly ChangeKind[] {
  if (removed === 1) return ['restore']
  const kinds: ChangeKind[] = ['remove']
  if (managesInstitutions) kinds.push('add_to_category')
  if (managesInstitutions && isEverywhere) kinds.push('move')
  return [...kinds, 'remind']
}

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
  const languages = useLanguageNames().all.map(({ id, name }) => ({
    value: String(id),
    label: name,
  }))
  const institutions = useInstitutionFilter(state)
  const category = useRemoteOption(userCategoryOptions, state.filters.category ?? '')
  const seesVisits = page?.sees_visits ?? false
  const choices = {
    ...{ institutions, roles, languages, seesVisits },
    category: permissions.has('manage_institutions') ? { chosen: category } : undefined,
  }
  const columns = useMemo(() => columnsOf(t, seesVisits), [t, seesVisits])
  const mayEdit = permissions.has('admin_users')
  const changes = useChanges(mayEdit)
  const [draft, setDraft] = useState<ChangeDraft | null>(null)
  const confirmChange = (kind: ChangeKind, people: PeopleSelection, count: number) =>
    setDraft({ kind, people, count })
  const actions = usePersonActions(mayEdit, selection.clear, (kind, people) =>
    confirmChange(kind, { users: people.map(({ id }) => id) }, people.length),
  )
  const kinds = kindsOf(state.removed, permissions.has('manage_institutions'), seesVisits)
  const { limit: _limit, offset: _offset, ...filters } = queryOf(state)
  const seesGroups = permissions.has('manage_institutions') && !mayEdit
  return (
    <>
      {seesGroups && list.count <= 1 && (
        <NoteBox mood="info">
          {t('people.groups_only')} <Link to="/new-theme/groups">{t('groups.title')}</Link>
        </NoteBox>
      )}
      <ChangeNotes changes={changes} />
      <DataTable
        name="people"
        view={t('people.view')}
        list={list}
        columns={columns}
        filters={filtersOf(t, choices)}
        hasBin
        nameOf={nameOf}
        actionsOf={actions.actionsOf}
        bulk={actions.bulkIn(state.filters.status, { removed: state.removed, kinds })}
        savedViews="people"
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
            <ListActions
              count={list.count}
              filters={filters}
              kinds={kinds}
              onChoose={(kind) => confirmChange(kind, { filters }, list.count)}
            />
          </>
        )}
      </DataTable>
      <PersonDialogs {...actions.dialogs} />
      {draft && (
        <ChangeDialog
          draft={draft}
          changes={changes}
          onClose={() => setDraft(null)}
          onBegun={selection.clear}
        />
      )}
    </>
  )
}
