import { Title } from '@mantine/core'
import type { Statistics } from '@quartet/contract/areas/dashboard.ts'
import { fewestPeople } from '@quartet/domain/dashboard.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { shownMinute } from '../../i18n/dates.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { DayCharts } from './day-charts.tsx'
import { FigureCards } from './figure-cards.tsx'
import { InstitutionChoice } from './institution-choice.tsx'
import { InstitutionsChart } from './institutions-chart.tsx'
import styles from './overview.module.css'
import type { OverviewSearch } from './overview-search.ts'
import { WayChart } from './way-chart.tsx'

type Props = { search: OverviewSearch; children?: ReactNode }

/** The figures of the people in scope; `children` stand above them. */
export function OverviewScreen({ search, children }: Props) {
  const { t } = useTranslation()
  const { organization_id } = search
  const query = useQuery(
    api.dashboard.statistics.queryOptions({
      input: { query: { organization_id } },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('dashboard.overview')}</Title>
      {children}
      {query.data ? (
        <All figures={query.data} search={search} />
      ) : query.error ? (
        <>
          {organization_id !== undefined && <InstitutionChoice search={search} />}
          <QueryError query={query} />
        </>
      ) : (
        <p role="status">{t('shell.loading')}</p>
      )}
    </article>
  )
}

function All({ figures, search }: { figures: Statistics; search: OverviewSearch }) {
  const { t } = useTranslation()
  return (
    <>
      <section className={styles.part} aria-labelledby="figures">
        <Title order={2} id="figures">
          {t('dashboard.figures')}
        </Title>
        <Scope figures={figures} search={search} />
        <FigureCards figures={figures} organization_id={search.organization_id} />
        {figures.individual === null && (
          <NoteBox mood="info">{t('dashboard.few', { number: shownNumber(fewestPeople) })}</NoteBox>
        )}
      </section>
      {figures.individual !== null && (
        <>
          <WayChart figures={figures} />
          <InstitutionsChart search={search} />
          <DayCharts search={search} scope={figures.scope} />
        </>
      )}
    </>
  )
}

/** Whose figures they are, and from when. */
function Scope({ figures, search }: { figures: Statistics; search: OverviewSearch }) {
  const { t } = useTranslation()
  const { scope, organization, as_of, sees_visits } = figures
  const { organization_id, ...others } = search
  return (
    <>
      {sees_visits && <InstitutionChoice search={search} />}
      <p className={styles.lead}>
        {organization
          ? t('dashboard.of_institution', { name: organization.name })
          : t(scope === 'groups' ? 'dashboard.of_groups' : 'dashboard.of_all')}{' '}
        {t('dashboard.as_of', { time: shownMinute(as_of) })}
        {organization_id !== undefined && (
          <>
            {' · '}
            <Link to="/overview" search={others}>
              {t('dashboard.to_all')}
            </Link>
          </>
        )}
      </p>
    </>
  )
}
