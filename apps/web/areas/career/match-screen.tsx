import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from './career.module.css'
import { CareerSkeleton } from './career-skeleton.tsx'
import { HonestFoot } from './honest-foot.tsx'
import { Jobs } from './jobs.tsx'
import { MatchStatements } from './match-statements.tsx'
import { NoAccess } from './no-access.tsx'
import { TextDisclosures } from './text-disclosures.tsx'

/**
 * The start of a career match: the person's jobs, then what is true of the person at work (method
 * D25).
 */
export function MatchScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (!permissions) return <CareerSkeleton title={t('career.title')} />
  if (!permissions.has('access_career')) return <NoAccess title={t('career.title')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('career.title')}</Title>
      {permissions.has('access_tasks') && <Jobs mayAdd={permissions.has('edit_tasks')} />}
      <MatchStatements />
      {permissions.has('access_pwp') && <ToPwp />}
      <Explanations />
      <HonestFoot />
    </article>
  )
}

function ToPwp() {
  const { t } = useTranslation()
  return (
    <div className={styles.ways}>
      <Button
        size="lg"
        variant="default"
        renderRoot={(props) => <Link to="/new-theme/pwp" {...props} />}
      >
        {t('pwp.title')}
      </Button>
    </div>
  )
}

function Explanations() {
  const options = { meta: { quiet: true }, staleTime: 300_000 } as const
  const match = useQuery(api.career.match.queryOptions(options))
  const tasks = useQuery(api.career.matchTasks.queryOptions(options))
  return (
    <TextDisclosures texts={[...(match.data?.content ?? []), ...(tasks.data?.content ?? [])]} />
  )
}
