import { Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../components/more-button.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import styles from './institution-page.module.css'

const pageSize = 20

/** Who waits for a seat in the institution, in order; nothing when nobody does. */
export function WaitingList({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(
    api.memberships.waiting.infiniteOptions({
      input: (offset: number) => ({
        params: { organization_id: id },
        query: { limit: pageSize - 1, offset },
      }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, _, offset) =>
        offset + pageSize < count ? offset + pageSize : undefined,
      meta: { quiet: true },
    }),
  )
  const [first] = query.data?.pages ?? []
  if (query.error && !first) return <QueryError query={query} />
  if (!first || first.count === 0) return null
  return (
    <section>
      <Title order={2} size="h3">
        {t('institutions.waiting_title')}
      </Title>
      <Text>{t('institutions.waiting_count', { number: shownNumber(first.count) })}</Text>
      <ol className={styles.members}>
        {query.data?.pages
          .flatMap(({ list }) => list)
          .map(({ name, position, created_at, offered_until }) => (
            <li key={position}>
              <bdi>{name}</bdi>
              <span>
                {offered_until
                  ? t('institutions.waiting_offered', { date: writtenMoment(offered_until) })
                  : t('institutions.waiting_since', { date: writtenMoment(created_at) })}
              </span>
            </li>
          ))}
      </ol>
      <MoreButton query={query} label={t('contacts.more')} />
    </section>
  )
}
