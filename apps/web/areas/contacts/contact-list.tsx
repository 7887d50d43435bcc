import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../components/more-button.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { ContactItem } from './contact-item.tsx'
import styles from './contacts.module.css'
import { type ContactsTab, requestTypeOf } from './contacts-tab.ts'

const pageSize = 20

/** The contacts of a tab by name, page by page. */
export function ContactList({ tab, onChange }: { tab: ContactsTab; onChange: () => void }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(
    api.contacts.list.infiniteOptions({
      input: (offset: number) => ({
        query: { request_type: requestTypeOf(tab), limit: pageSize - 1, offset },
      }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, _, offset) =>
        offset + pageSize < count ? offset + pageSize : undefined,
      meta: { quiet: true },
    }),
  )
  const list = query.data?.pages.flatMap(({ users }) => users) ?? []
  if (query.isPending) return <Skeleton height={160} radius="lg" />
  if (query.error && !query.data) return <QueryError query={query} />
  if (list.length === 0) return <Text>{t(`contacts.empty_${tab}`)}</Text>
  return (
    <>
      <ul className={styles.list} aria-label={t(`contacts.tab_${tab}`)}>
        {list.map((contact) => (
          <ContactItem key={contact.contact_id} contact={contact} tab={tab} onChange={onChange} />
        ))}
      </ul>
      <MoreButton query={query} label={t('contacts.more')} />
    </>
  )
}
