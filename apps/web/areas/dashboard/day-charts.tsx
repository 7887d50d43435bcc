import { NativeSelect } from '@mantine/core'
import { daysOfChart } from '@quartet/domain/dashboard.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { writtenDate } from '../../i18n/dates.ts'
import { DayChart } from './day-chart.tsx'
import styles from './overview.module.css'
import type { OverviewSearch } from './overview-search.ts'

const options = { placeholderData: keepPreviousData, meta: { quiet: true } } as const

/** The tasks and the entries of the log of each day. */
export function DayCharts({ search, scope }: { search: OverviewSearch; scope: string }) {
  const { t } = useTranslation()
  const input = { query: search }
  const tasks = useQuery(api.dashboard.tasks.queryOptions({ input, ...options }))
  const hasActivity = scope !== 'groups'
  const activity = useQuery(
    api.dashboard.activity.queryOptions({ input, enabled: hasActivity, ...options }),
  )
  const failed = [tasks, activity].find(({ error, data }) => error !== null && data === undefined)
  return (
    <>
      <Span search={search} />
      {failed && <QueryError query={failed} />}
      {tasks.data && <DayChart name="tasks" days={tasks.data.task_count} />}
      {activity.data && <DayChart name="activity" days={activity.data.logs_count} />}
      {!hasActivity && <p className={styles.lead}>{t('dashboard.activity_groups')}</p>}
    </>
  )
}

const spans = [7, 30, 90, 365] as const

/** The days of both charts, which end today unless the address says otherwise. */
function Span({ search }: { search: OverviewSearch }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const now = new Date()
  const { first, last } = daysOfChart(search, now)
  const today = daysOfChart({}, now).last
  const count = (Date.parse(today) - Date.parse(first)) / 86_400_000 + 1
  const span = last === today ? spans.find((one) => one === count) : undefined
  const choose = (days: number) => {
    const start = new Date(Date.parse(today) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
    const { date_from, date_to, ...others } = search
    void navigate({
      to: '/overview',
      search: { ...others, ...(days !== 30 && { date_from: start }) },
      replace: true,
      resetScroll: false,
    })
  }
  const usual = spans.map((one) => ({
    value: String(one),
    label: t('security.last_days', { count: one }),
  }))
  const own = t('dashboard.from_to', { first: writtenDate(first), last: writtenDate(last) })
  return (
    <NativeSelect
      className={styles.span}
      label={t('security.span')}
      value={span ?? ''}
      data={span === undefined ? [{ value: '', label: own }, ...usual] : usual}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    />
  )
}
