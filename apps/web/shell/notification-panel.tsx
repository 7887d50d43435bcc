import '@mantine/core/styles/Skeleton.layer.css'
import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotificationList } from '../components/notification-list.tsx'
import { QueryError } from '../components/query-error.tsx'
import { api } from '../data/client.ts'
import { useReading } from '../data/notifications.ts'

const shown = 8

/** The newest notifications; the page has all. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { readAll, isReadingAll } = useReading()
  const query = useQuery(
    api.notifications.list.queryOptions({
      input: { query: {} },
      staleTime: 0,
      meta: { quiet: true },
    }),
  )
  const list = query.data?.list ?? []
  return (
    <Stack gap="md">
      {query.isPending && <Skeleton height={200} radius="lg" />}
      {query.error && !query.data && <QueryError query={query} />}
      {query.data && list.length === 0 && <Text>{t('notifications.empty')}</Text>}
      {list.some(({ read }) => !read) && (
        <div>
          <Button variant="default" loading={isReadingAll} onClick={() => readAll(list)}>
            {t('notifications.read_all')}
          </Button>
        </div>
      )}
      <NotificationList list={list.slice(0, shown)} onOpen={onClose} />
      {list.length > 0 && (
        <Anchor
          py={8}
          renderRoot={(props) => <Link to="/notifications" {...props} onClick={onClose} />}
        >
          {t('notifications.all')}
        </Anchor>
      )}
    </Stack>
  )
}
