import { NoResultNote } from '../../components/no-result-note.tsx'
import { StatementQuestions } from '../../components/statement-questions.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageIntro } from '../../components/page-intro.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { TickState } from '../../components/save-status.tsx'
import { api } from '../../data/client.ts'
import styles from './career.module.css'
import { type Career, hasResult, type Person, useCareer } from './career.ts'
import { useCareerTicks } from './use-career-ticks.ts'

/** What is true of the person at work: collapsed, with the number of ticked statements. */
export function MatchStatements() {
  const { t } = useTranslation()
  const { failed, whole } = useCareer()
  if (failed) return <QueryError query={failed} title={t('career.failed')} />
  return whole ? <Statements {...whole} /> : <Skeleton height={58} radius="lg" />
}

function Statements({ career, person }: { career: Career; person: Person }) {
  const { t } = useTranslation()
  const { selected, tick, condition } = useCareerTicks(career)
  const intro = useQuery(
    api.career.matchStatement.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }),
  )
  return (
    <Disclosure
      level={2}
      title={
        <span className={styles.fold}>
          {t('career.statements')}{' '}
          <span className={styles.state}>{t('statement.ticked', { count: selected.length })}</span>
        </span>
      }
    >
      <div className={styles.statements}>
        <PageIntro texts={intro.data?.content ?? []} />
        {!hasResult(person) && (
          <NoResultNote title={t('career.no_result_title')} text={t('career.no_result')} />
        )}
        <p className={styles.state}>
          <TickState condition={condition} />
        </p>
        <StatementQuestions
          questions={career.questions}
          statements={career.statements}
          degrees={person.user_pattern_classification}
          selected={selected}
          onTick={tick}
        />
      </div>
    </Disclosure>
  )
}
