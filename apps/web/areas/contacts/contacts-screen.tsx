import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Skeleton, Tabs, Text, Title } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { useMe } from '../../data/use-me.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { ContactList } from './contact-list.tsx'
import styles from './contacts.module.css'
import { type ContactsTab, searchOfTab, tabs } from './contacts-tab.ts'
import { FindPeople } from './find-people.tsx'

/** The contacts of the user, the requests between them and others, and a search for people. */
export function ContactsScreen({ tab }: { tab: ContactsTab }) {
  const { t } = useTranslation()
  const isChild = useMe()?.age_group_id === 1
  // the same for every tab, so that the numbers stay while another one loads
  const query = useQuery(
    api.contacts.list.queryOptions({ input: { query: { limit: 0 } }, meta: { quiet: true } }),
  )
  const { data } = query
  return (
    <div className={styles.screen}>
      <Title order={1}>{t('contacts.title')}</Title>
      {query.isPending && <Skeleton height={320} radius="lg" />}
      {query.error && !data && <QueryError query={query} />}
      {data?.search === 'none' && (
        <Text size="lg">{t(isChild ? 'contacts.children' : 'contacts.minors')}</Text>
      )}
      {data && data.search !== 'none' && (
        <>
          <FindPeople byName={data.search === 'name'} />
          <ContactTabs tab={tab} counts={data} />
        </>
      )}
    </div>
  )
}

type Counts = InferContractRouterOutputs<typeof contract>['contacts']['list']

function ContactTabs({ tab, counts }: { tab: ContactsTab; counts: Counts }) {
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
        <ContactList key={tab} tab={tab} />
      </Tabs.Panel>
    </Tabs>
  )
}
