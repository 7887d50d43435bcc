import '@mantine/core/styles/Skeleton.layer.css'
import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../components/more-button.tsx'
import { NotificationList } from '../../components/notification-list.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { useReading } from '../../data/notifications.ts'
import styles from './notifications.module.css'

/** All notifications of the user, newest first, page by page. */
export function NotificationsScreen() {
  const { t } = useTranslation()
  const { readAll, isReadingAll } = useReading()
  const query = useInfiniteQuery(
    api.notifications.list.infiniteOptions({
      input: (before: number | undefined) => ({ query: { before } }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ list, more }) => (more ? list.at(-1)?.id : undefined),
      staleTime: 0,
      meta: { quiet: true },
    }),
  )
  const list = query.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title order={1}>{t('notifications.title')}</Title>
        <Anchor py={8} renderRoot={(props) => <Link to="/settings/notifications" {...props} />}>
          {t('notifications.settings')}
        </Anchor>
      </div>
      {query.isPending && <Skeleton height={320} radius="lg" />}
      {query.error && !query.data && <QueryError query={query} />}
      {query.data && list.length === 0 && <Text size="lg">{t('notifications.empty')}</Text>}
      {list.some(({ read }) => !read) && (
        <div>
          <Button variant="default" loading={isReadingAll} onClick={() => readAll(list)}>
            {t('notifications.read_all')}
          </Button>
        </div>
      )}
      <NotificationList list={list} />
      <MoreButton query={query} label={t('notifications.older')} />
    </div>
  )
}
