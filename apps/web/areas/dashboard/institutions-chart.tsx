import { Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { BarTable } from './bar-table.tsx'
import styles from './overview.module.css'
import type { OverviewSearch } from './overview-search.ts'

/** The institutions with the most people; each name leads to its own figures. */
export function InstitutionsChart({ search }: { search: OverviewSearch }) {
  const { t } = useTranslation()
  const { organization_id } = search
  const query = useQuery(
    api.dashboard.institutions.queryOptions({
      input: { query: { organization_id } },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
  const list = query.data?.users_organization_count ?? []
  if (query.error && !query.data) return <QueryError query={query} />
  if (list.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="institutions">
      <Title order={2} id="institutions">
        {t('dashboard.institutions')}
      </Title>
      <BarTable
        head={[t('dashboard.institutions'), t('dashboard.all_users')]}
        max={Math.max(...list.map(({ user_count }) => user_count))}
        rows={list.map(({ organization_id: id, organization_name, user_count }) => ({
          key: String(id),
          name:
            id === null ? (
              t('dashboard.others')
            ) : (
              <Link to="/overview" search={{ ...search, organization_id: id }}>
                {organization_name}
              </Link>
            ),
          n: user_count,
          text: shownNumber(user_count),
        }))}
      />
    </section>
  )
}
