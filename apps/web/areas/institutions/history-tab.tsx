import type { OrganizationHistoryEntry } from '@quartet/contract/areas/institutions.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { HistoryActor, HistoryTable } from '../../lists/record/history-table.tsx'
import { LogLink } from '../../lists/record/log-link.tsx'
import { institutionFields } from './institution-fields.tsx'

/** What was done to an institution: when, what and by whom. */
export function HistoryTab({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery({
    queryKey: ['institution', id, 'history'],
    queryFn: ({ pageParam: before }) =>
      client.organizations.history({ params: { organization_id: id }, query: { before } }),
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
      <HistoryTable rows={rows} query={query} empty={t('content.history_none')} />
      <LogLink entity="organizations" entity_id={id} />
    </>
  )
}

function What({ action, changed }: OrganizationHistoryEntry) {
  const { t } = useTranslation()
  const labels = changed.flatMap((key) => {
    if (key === 'features') return [t('institutions.tab_features')]
    const name = key === 'language_id' ? 'language' : key
    const field = institutionFields.find((one) => one.key === name)
    return field ? [t(field.label)] : []
  })
  const entity = labels.length > 0 ? labels.join(', ') : t('institutions.one')
  return t('people.did', { action: t(`people.did_${action}`), entity })
}
