import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Skeleton, Tabs, Text, Title } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { groupTabs } from '@quartet/contract/areas/groups.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { useMe } from '../../data/use-me.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { ContactList } from './contact-list.tsx'
import styles from './contacts.module.css'
import { type ContactsTab, searchOfTab, tabs } from './contacts-tab.ts'
import { FindPeople } from './find-people.tsx'
import { SentInvitations } from './sent-invitations.tsx'

/** The contacts of the user, the requests between them and others, and a search for people. */
export function ContactsScreen({ tab }: { tab: ContactsTab }) {
  const { t } = useTranslation()
  const isChild = useMe()?.age_group_id === 1
  // the same for every tab, so that the numbers stay while another one loads
  const query = useQuery(
    api.contacts.list.queryOptions({ input: { query: { limit: 0 } }, meta: { quiet: true } }),
  )
  const { data } = query
  const [changes, setChanges] = useState(0)
  return (
    <div className={styles.screen}>
      <Title order={1}>{t('contacts.title')}</Title>
      <GroupsLink />
      {query.isPending && <Skeleton height={320} radius="lg" />}
      {query.error && !data && <QueryError query={query} />}
      {data?.search === 'none' && (
        <Text size="lg">{t(isChild ? 'contacts.children' : 'contacts.minors')}</Text>
      )}
      {data && data.search !== 'none' && (
        <>
          {/* what was found before a change below may no longer be true */}
          <FindPeople key={changes} byName={data.search === 'name'} mayInvite={data.may_invite} />
          <ContactTabs tab={tab} counts={data} onChange={() => setChanges((count) => count + 1)} />
          <BlockedPeople />
        </>
      )}
    </div>
  )
}

/** Leads people who are in a group to the page of groups, which staff have in the menu. */
function GroupsLink() {
  const { t } = useTranslation()
  const query = useQuery(
    api.groups.mine.queryOptions({
      input: { query: { request_type: groupTabs.member, limit: 0 } },
      meta: { quiet: true },
    }),
  )
  if (!query.data?.count) return null
  return <Link to="/new-theme/groups">{t('groups.in_title')}</Link>
}

type Counts = InferContractRouterOutputs<typeof contract>['contacts']['list']

type TabsProps = { tab: ContactsTab; counts: Counts; onChange: () => void }

function ContactTabs({ tab, counts, onChange }: TabsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const countOf = {
    mine: counts.my_contact_count,
    pending: counts.pending_count,
    received: counts.received_count,
  }
  const open = (next: string | null) =>
    void navigate({
      to: '/new-theme/contacts',
      search: searchOfTab(tabs.find((one) => one === next) ?? 'mine'),
      resetScroll: false,
    })
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List className={styles.tabs}>
        {tabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`contacts.tab_${one}`)} ({shownNumber(countOf[one])})
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} className={styles.panel}>
        <ContactList key={tab} tab={tab} onChange={onChange} />
        {tab === 'pending' && <SentInvitations />}
      </Tabs.Panel>
    </Tabs>
  )
}
