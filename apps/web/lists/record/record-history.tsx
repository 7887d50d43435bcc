import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { HistoryTable } from './history-table.tsx'
import { LogAction, LogPersonName } from './log-entry.tsx'
import { LogLink } from './log-link.tsx'

type Props = { entity: string; id: number }

const perPage = 20

/** What was done to a record, newest first, for those who may read the log; loaded when opened. */
export function RecordHistory(props: Props) {
  const { t } = useTranslation()
  if (!usePermissions()?.has('access_logs')) return null
  return (
    <Disclosure title={t('content.history')} level={2}>
      <Entries {...props} />
    </Disclosure>
  )
}

function Entries({ entity, id }: Props) {
  const { t } = useTranslation()
  const query = useInfiniteQuery({
    queryKey: ['logs', entity, id],
    queryFn: ({ pageParam: offset }) =>
      client.logs.list({ query: { entity, entity_id: id, offset, limit: perPage - 1 } }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) =>
      pages.length * perPage < count ? pages.length * perPage : undefined,
    meta: { quiet: true },
  })
  const rows = query.data?.pages
    .flatMap(({ list }) => list)
    .map((log) => ({
      ...{ id: log.id, at: log.at },
      what: <LogAction {...log} />,
      by: <LogPersonName person={log.actor} />,
    }))
  return (
    <>
      <HistoryTable rows={rows} query={query} empty={t('content.history_none')} />
      <LogLink entity={entity} entity_id={id} />
    </>
  )
}
