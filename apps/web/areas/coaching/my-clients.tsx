import { Anchor, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../components/more-button.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import styles from './coaching.module.css'

const pageSize = 20

/** The coaching clients assigned to the signed-in facilitator, by name; nothing without any. */
export function MyClients() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(
    api.coaching.clients.infiniteOptions({
      input: (offset: number) => ({ query: { limit: pageSize - 1, offset } }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, _, offset) =>
        offset + pageSize < count ? offset + pageSize : undefined,
      meta: { quiet: true },
    }),
  )
  const clients = query.data?.pages.flatMap(({ list }) => list) ?? []
  if (query.error && !query.data) return <QueryError query={query} />
  if (clients.length === 0) return null
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('coaching.title')}
      </Title>
      <ul className={styles.list}>
        {clients.map(({ id, name, shares }) => (
          <li key={id} className={styles.entry}>
            <Anchor
              renderRoot={(props) => (
                <Link to="/user-details/$id" params={{ id: String(id) }} search={{}} {...props} />
              )}
            >
              <bdi>{name}</bdi>
            </Anchor>
            <Text c="dimmed">{t(shares ? 'coaching.shares' : 'coaching.shares_not')}</Text>
          </li>
        ))}
      </ul>
      <MoreButton query={query} label={t('contacts.more')} />
    </section>
  )
}
