import type { PersonHistoryEntry } from '@quartet/contract/areas/users.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useEntityName } from '../../../components/use-entity-name.ts'
import { client } from '../../../data/client.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { HistoryActor, HistoryTable } from '../../../lists/record/history-table.tsx'
import { LogLink } from '../../../lists/record/log-link.tsx'
import type { Person } from '../person.ts'

/** What was done to the account of a person: when, what and by whom. */
export function HistoryTab({ person: { id } }: { person: Person }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery({
    queryKey: ['person', id, 'history'],
    queryFn: ({ pageParam }) =>
      client.people.history({ params: { user_id: id }, query: { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ history, has_earlier }) => (has_earlier ? history.at(-1)?.id : undefined),
    meta: { quiet: true },
  })
  const rows = query.data?.pages
    .flatMap(({ history }) => history)
    .map((entry) => ({
      ...entry,
      what: <What {...entry} />,
      by: <HistoryActor {...entry} />,
    }))
  return (
    <>
      <HistoryTable rows={rows} query={query} empty={t('people.history_none')} />
      <LogLink subject_id={id} />
    </>
  )
}

function What({ action, entity, count }: PersonHistoryEntry) {
  const { t } = useTranslation()
  const entityName = useEntityName()
  const isSession = action === 'login' || action === 'logout'
  const done = isSession
    ? t(`people.did_${action}`)
    : t('people.did', { action: t(`people.did_${action}`), entity: entityName(entity) })
  return count > 1 ? `${done} (${shownNumber(count)})` : done
}
