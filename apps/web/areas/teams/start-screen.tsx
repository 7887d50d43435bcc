import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { useMe } from '../../data/use-me.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from './build-team.module.css'
import { Closed } from './build-team-frame.tsx'
import { hasBothKinds } from './team-statements.ts'
import { addressOfStep, teamStepNumbers } from './team-steps.ts'

/** Where building a team starts: its four steps, and how far the person has come. */
export function StartScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_team'))
    return <Closed title={t('team_steps.title')} />
  return (
    <article className={styles.screen}>
      <header className={styles.head}>
        <Title order={1}>{t('team_steps.title')}</Title>
        <p className={styles.lead}>{t('team_steps.lead')}</p>
      </header>
      <ol className={styles.stages}>
        {teamStepNumbers.map((step) => (
          <li key={step}>
            <Title order={2} size="h3">
              {t(`team_steps.step_${step}`)}
            </Title>
            <p>{t(`team_steps.about_${step}`)}</p>
          </li>
        ))}
      </ol>
      {permissions && <Progress />}
    </article>
  )
}

/** What the person has done, and the one step that comes next. */
function Progress() {
  const { t } = useTranslation()
  const leads = useMe()?.is_own_team
  const query = useQuery(api.teamBuilding.statements.queryOptions({ meta: { quiet: true } }))
  if (query.error && !query.data) return <QueryError query={query} title={t('career.failed')} />
  if (!query.data || leads === undefined) return <Skeleton height={96} radius="lg" />
  const { my_statements: mine } = query.data
  const next = !hasBothKinds(query.data, mine) ? 1 : leads ? 3 : 2
  const words = { 1: 'pwp.begin', 2: 'team_steps.begin_2', 3: 'team_steps.begin_3' } as const
  return (
    <section className={styles.progress}>
      <p>
        {t('pwp.chosen', { count: mine.length })} {leads && t('team_steps.leads')}
      </p>
      {next === 1 && mine.length > 0 && <p>{t('team_steps.incomplete')}</p>}
      <div className={styles.ways}>
        <Button
          size="lg"
          renderRoot={(props) => <Link to={addressOfStep(next, 'bare')} {...props} />}
        >
          {t(words[next])}
        </Button>
        {next > 1 && (
          <Button
            size="lg"
            variant="default"
            renderRoot={(props) => <Link to={addressOfStep(1, 'bare')} {...props} />}
          >
            {t('pwp.change')}
          </Button>
        )}
      </div>
    </section>
  )
}
