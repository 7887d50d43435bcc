import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NoResultNote } from '../../components/no-result-note.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { TickState } from '../../components/save-status.tsx'
import { StatementQuestions } from '../../components/statement-questions.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { BareFrame } from '../../shell/bare-frame.tsx'
import styles from './career.module.css'
import { type Career, hasResult, type Person, useCareer } from './career.ts'
import { CareerSkeleton } from './career-skeleton.tsx'
import { LoadError } from './load-error.tsx'
import { NoAccess } from './no-access.tsx'
import { useCareerTicks } from './use-career-ticks.ts'

/** Ticks statements for the Personal Work Profile, in a bare frame. */
export function PwpQuestionsScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const { failed, whole } = useCareer()
  const title = t('pwp.questions')
  const closed = permissions && !(permissions.has('access_pwp') && permissions.has('access_career'))
  return (
    <BareFrame leave={t('pwp.leave')} to="/new-theme/pwp">
      {closed ? (
        <NoAccess title={title} />
      ) : failed ? (
        <LoadError query={failed} title={title} />
      ) : permissions && whole ? (
        <Questions {...whole} />
      ) : (
        <CareerSkeleton title={title} />
      )}
    </BareFrame>
  )
}

function Questions({ career, person }: { career: Career; person: Person }) {
  const { t } = useTranslation()
  const { selected, tick, condition } = useCareerTicks(career)
  const pages = useQuery(api.career.pwp.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }))
  return (
    <article className={styles.screen}>
      <header className={styles.head}>
        <Title order={1}>{t('pwp.questions')}</Title>
        <p className={styles.state}>
          <TickState condition={condition} />
        </p>
      </header>
      <PageIntro texts={pages.data?.content.slice(0, 1) ?? []} />
      {!hasResult(person) && (
        <NoResultNote title={t('career.no_result_title')} text={t('career.no_result')} />
      )}
      <StatementQuestions
        questions={career.questions}
        statements={career.statements}
        degrees={person.user_pattern_classification}
        selected={selected}
        onTick={tick}
      />
      <div className={styles.ways}>
        <Button size="lg" renderRoot={(props) => <Link to="/new-theme/pwp" {...props} />}>
          {t('pwp.done')}
        </Button>
      </div>
    </article>
  )
}
