import { Anchor, Title } from '@mantine/core'
import type { RosterImport } from '@quartet/contract/areas/roster.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { shownMoment } from '../../../i18n/dates.ts'
import styles from './roster.module.css'

/** The imports of an institution, each leading to what it changed and to its undo. */
export function RosterHistory({ organization }: { organization: string }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.roster.list.queryOptions({
      input: { query: { organization_id: Number(organization) } },
      staleTime: 0,
      meta: { quiet: true },
    }),
  )
  const imports = query.data?.imports
  return (
    <section className={styles.history} aria-label={t('roster.history')}>
      <Title order={2} size="h3">
        {t('roster.history')}
      </Title>
      {query.error && !imports && <QueryError query={query} />}
      {imports?.length === 0 && <p>{t('roster.history_none')}</p>}
      {imports && imports.length > 0 && (
        <ul>
          {imports.map((report) => (
            <Past key={report.id} report={report} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Past({ report: { id, file_name, state, created_at, by } }: { report: RosterImport }) {
  const { t } = useTranslation()
  const date = shownMoment(created_at)
  return (
    <li>
      <Anchor renderRoot={(props) => <Link to="/users/import" search={{ id }} {...props} />}>
        <bdi>{file_name}</bdi>
      </Anchor>
      <span>{t(`roster.state_${state}`)}</span>
      <span>{by ? t('roster.by', { date, name: by }) : date}</span>
    </li>
  )
}
