import '@mantine/core/styles/Tabs.layer.css'
import { Tabs, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { useMe } from '../../data/use-me.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { ContactList } from './contact-list.tsx'
import styles from './contacts.module.css'
import { type ContactsTab, requestTypeOf, searchOfTab, tabs } from './contacts-tab.ts'
import { FindPeople } from './find-people.tsx'

/** The contacts of the user, the requests between them and others, and a search for people. */
export function ContactsScreen({ tab }: { tab: ContactsTab }) {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <div className={styles.screen}>
      <Title order={1}>{t('contacts.title')}</Title>
      {me?.age_group_id === 1 && <Text size="lg">{t('contacts.children')}</Text>}
      {me && me.age_group_id !== 1 && (
        <>
          <FindPeople />
          <ContactTabs tab={tab} />
        </>
      )}
    </div>
  )
}

function ContactTabs({ tab }: { tab: ContactsTab }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data } = useQuery(
    api.contacts.list.queryOptions({
      input: { query: { request_type: requestTypeOf(tab), limit: 0 } },
      meta: { quiet: true },
    }),
  )
  const counts = {
    mine: data?.my_contact_count,
    pending: data?.pending_count,
    received: data?.received_count,
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
            {t(`contacts.tab_${one}`)}
            {counts[one] !== undefined && ` (${shownNumber(counts[one])})`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} className={styles.panel}>
        <ContactList key={tab} tab={tab} />
      </Tabs.Panel>
    </Tabs>
  )
}
