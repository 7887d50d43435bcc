import { Title } from '@mantine/core'
import type { ProgressView } from '@quartet/contract/areas/dashboard.ts'
import { type ProgressStep, progressSteps } from '@quartet/domain/dashboard.ts'
import type { Permission } from '@quartet/domain/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { StepChecks } from '../../components/step-checks.tsx'
import { api } from '../../data/client.ts'
import { useMe } from '../../data/use-me.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { DashboardTexts } from './dashboard-texts.tsx'
import styles from './overview.module.css'

/** The own steps, and the texts that editors write for learners. */
export function MyDashboardScreen() {
  const { t } = useTranslation()
  const me = useMe()
  const permissions = usePermissions()
  const query = useQuery(
    api.dashboard.people.queryOptions({
      input: { query: { id: me?.id ?? 0, limit: 0 } },
      enabled: me !== undefined,
      meta: { quiet: true },
    }),
  )
  const progress = query.data?.list[0]
  const open = permissions ?? new Set<string>()
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('dashboard.mine')}</Title>
      {query.error && <QueryError query={query} />}
      {query.isPending && <p role="status">{t('shell.loading')}</p>}
      {me && progress && permissions && (
        <StepChecks steps={stepsFor(progress, open, me.age_group_id)} person={me} />
      )}
      <DashboardTexts />
    </article>
  )
}

const needs: Partial<Record<ProgressStep, Permission>> = {
  inventory: 'show_lci',
  decoded_task: 'access_tasks',
  strategy_card: 'access_tasks',
  team: 'access_team',
}

/** The steps that are open to the person; children do not mail their profile. */
const stepsFor = (progress: ProgressView, permissions: ReadonlySet<string>, age: 1 | 2 | 3) =>
  progressSteps
    .filter((step) => !needs[step] || permissions.has(needs[step]))
    .filter((step) => step !== 'share' || age !== 1)
    .map((step) => ({ step, done: progress[step] }))
