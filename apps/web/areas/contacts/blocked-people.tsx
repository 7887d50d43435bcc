import { Title } from '@mantine/core'
import { contactTabs } from '@quartet/contract/areas/contacts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import styles from './contacts.module.css'
import { FoundItem } from './found-item.tsx'

const most = 100

/** The people whom the user has blocked, and a request to them, which ends the block; nothing without any. */
export function BlockedPeople() {
  const { t } = useTranslation()
  const { data } = useQuery(
    api.contacts.list.queryOptions({
      input: { query: { request_type: contactTabs.blocked, limit: most - 1 } },
      meta: { quiet: true },
    }),
  )
  if (!data || data.users.length === 0) return null
  return (
    <section className={styles.panel} aria-label={t('contacts.blocked')}>
      <Title order={2} size="h4">
        {t('contacts.blocked')}
      </Title>
      <ul className={styles.list}>
        {data.users.map((person) => (
          <FoundItem
            key={person.contact_id}
            person={{ ...person, state: 'blocked' }}
            searched={`${person.first_name} ${person.last_name}`.trim()}
          />
        ))}
      </ul>
    </section>
  )
}
