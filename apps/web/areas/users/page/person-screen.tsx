import '@mantine/core/styles/Tabs.layer.css'
import { Tabs, Title } from '@mantine/core'
import type { InstitutionRole } from '@quartet/domain/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { asFailure } from '../../../data/failure.ts'
import { useSession } from '../../../data/session.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { RecordLoading, RecordPage } from '../../../lists/record/record-page.tsx'
import type { Person } from '../person.ts'
import { AccountTab } from './account-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { InvitationNote } from './invitation-note.tsx'
import { KnownPersonScreen } from './known-person.tsx'
import { OverviewTab } from './overview-tab.tsx'
import styles from './person-page.module.css'
import { type PersonTab, personTabs, searchOfTab, tabsFor } from './person-tab.ts'
import { RolesTab } from './roles-tab.tsx'
import { TasksTab } from './tasks-tab.tsx'

const panels = {
  overview: OverviewTab,
  tasks: TasksTab,
  roles: RolesTab,
  account: AccountTab,
  history: HistoryTab,
}

/** A person as administrators and teachers see them; the chosen tab is in the address. */
export function PersonScreen({ id, tab }: { id: number; tab: PersonTab }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const enabled = permissions?.has('access_users') === true
  const query = useQuery(
    api.people.show.queryOptions({
      input: { params: { user_id: id } },
      enabled,
      meta: { quiet: true },
    }),
  )
  const isOwn = useSession()?.user_id === id
  if (permissions && !enabled && isOwn)
    return <Navigate to="/new-theme/profile/{-$id}" params={{ id: String(id) }} replace />
  // contacts and team-mates may belong to other institutions
  if (permissions && (!enabled || asFailure(query.error).status === 404))
    return <KnownPersonScreen id={id} />
  if (!query.data || !permissions) return <RecordLoading query={query} />
  const { person, institution_roles: institutionRoles, invitation, shows_answers } = query.data
  return (
    <RecordPage back={{ to: '/users', title: t('people.title') }} name={person.name}>
      <Title order={1}>
        <bdi>{person.name}</bdi>
      </Title>
      {invitation && permissions.has('admin_users') && (
        <InvitationNote id={person.id} expiresAt={invitation.expires_at} />
      )}
      <PersonTabs
        {...{ person, institutionRoles, tab, permissions }}
        showsAnswers={shows_answers}
      />
    </RecordPage>
  )
}

type TabsProps = {
  person: Person
  institutionRoles: readonly InstitutionRole[] | null
  tab: PersonTab
  permissions: ReadonlySet<string>
  showsAnswers: boolean
}

function PersonTabs({ person, institutionRoles, tab, permissions, showsAnswers }: TabsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOwn = useSession()?.user_id === person.id
  const shown = tabsFor(permissions, isOwn)
  const current = shown.includes(tab) ? tab : 'overview'
  const Panel = panels[current]
  const open = (next: string | null) =>
    void navigate({
      to: '/user-details/$id',
      params: { id: String(person.id) },
      search: searchOfTab(personTabs.find((one) => one === next) ?? 'overview'),
      resetScroll: false,
    })
  return (
    <Tabs value={current} onChange={open} keepMounted={false}>
      <Tabs.List className={styles.tabs}>
        {shown.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`people.tab_${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current} className={styles.panel}>
        <Panel {...{ person, institutionRoles, permissions, showsAnswers }} />
      </Tabs.Panel>
    </Tabs>
  )
}
