import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TickState } from '../../components/save-status.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from './career.module.css'
import { type Career, hasResult, type Person, useCareer } from './career.ts'
import { CareerQuestions } from './career-questions.tsx'
import { CareerSkeleton } from './career-skeleton.tsx'
import { HonestFoot } from './honest-foot.tsx'
import { Intro } from './intro.tsx'
import { LoadError } from './load-error.tsx'
import { NoAccess } from './no-access.tsx'
import { NoResultNote } from './no-result-note.tsx'
import { TextDisclosures } from './text-disclosures.tsx'
import { useCareerTicks } from './use-career-ticks.ts'

/**
 * The start of a career match: what is true of the person at work, then the duties of a job (method
 * D25).
 */
export function MatchScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (!permissions) return <CareerSkeleton title={t('career.title')} />
  return permissions.has('access_career') ? (
    <Begin mayHavePwp={permissions.has('access_pwp')} />
  ) : (
    <NoAccess title={t('career.title')} />
  )
}

function Begin({ mayHavePwp }: { mayHavePwp: boolean }) {
  const { t } = useTranslation()
  const { failed, whole } = useCareer()
  if (failed) return <LoadError query={failed} title={t('career.title')} />
  return whole ? (
    <Questions {...whole} mayHavePwp={mayHavePwp} />
  ) : (
    <CareerSkeleton title={t('career.title')} />
  )
}

function Questions({
  career,
  person,
  mayHavePwp,
}: {
  career: Career
  person: Person
  mayHavePwp: boolean
}) {
  const { t } = useTranslation()
  const { selected, tick, condition } = useCareerTicks(career)
  const options = { meta: { quiet: true }, staleTime: 300_000 } as const
  const statement = useQuery(api.career.matchStatement.queryOptions(options))
  const match = useQuery(api.career.match.queryOptions(options))
  const tasks = useQuery(api.career.matchTasks.queryOptions(options))
  return (
    <article className={styles.screen}>
      <header className={styles.head}>
        <Title order={1}>{t('career.title')}</Title>
        <p className={styles.state}>
          <TickState condition={condition} />
        </p>
      </header>
      <Intro texts={statement.data?.content ?? []} />
      {!hasResult(person) && <NoResultNote />}
      <CareerQuestions
        career={career}
        degrees={person.user_pattern_classification}
        selected={selected}
        onTick={tick}
      />
      <div className={styles.ways}>
        <Button size="lg" renderRoot={(props) => <Link to="/new-theme/career" {...props} />}>
          {t('career.decode')}
        </Button>
        {mayHavePwp && (
          <Button
            size="lg"
            variant="default"
            renderRoot={(props) => <Link to="/new-theme/pwp" {...props} />}
          >
            {t('pwp.title')}
          </Button>
        )}
      </div>
      <TextDisclosures texts={[...(match.data?.content ?? []), ...(tasks.data?.content ?? [])]} />
      <HonestFoot />
    </article>
  )
}
