import '@mantine/core/styles/Skeleton.layer.css'
import { Anchor, Button, Skeleton, Title } from '@mantine/core'
import type { HabitMatch } from '@quartet/domain/career-match.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { TaskStatus } from '../../components/task-status.tsx'
import styles from './jobs.module.css'
import { type Job, useJobs } from './use-jobs.ts'
import { useVerdicts } from './use-verdicts.ts'

/** A button to decode a job, and the person's newest jobs. */
export function Jobs({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {mayAdd && (
        <section className={styles.start}>
          <p>{t('career.decode_text')}</p>
          <Button
            size="xl"
            renderRoot={(props) => (
              <Link to="/new-theme/career" search={{ add: '1' } as never} {...props} />
            )}
          >
            {t('career.decode')}
          </Button>
        </section>
      )}
      <section className={styles.jobs} aria-labelledby="jobs">
        <Title order={2} id="jobs">
          {t('career.jobs')}
        </Title>
        <List />
      </section>
    </>
  )
}

function List() {
  const { t } = useTranslation()
  const jobs = useJobs()
  const verdicts = useVerdicts(jobs.data?.list ?? [])
  if (jobs.error && !jobs.data) return <QueryError query={jobs} title={t('career.jobs_failed')} />
  if (!jobs.data) return <Skeleton height={88} radius="lg" />
  const { list } = jobs.data
  return (
    <>
      {list.length === 0 ? (
        <p className={styles.empty}>{t('career.jobs_none')}</p>
      ) : (
        <ul className={styles.list}>
          {list.map((job) => (
            <OneJob key={job.id} job={job} verdict={verdicts.get(job.id)} />
          ))}
        </ul>
      )}
      <Anchor
        className={styles.all}
        renderRoot={(props) => <Link to="/new-theme/career" {...props} />}
      >
        {t('decode.back_career')}
      </Anchor>
    </>
  )
}

function OneJob({ job, verdict }: { job: Job; verdict: HabitMatch | undefined }) {
  const { t } = useTranslation()
  return (
    <li className={styles.job}>
      <Anchor
        className={styles.name}
        renderRoot={(props) => (
          <Link to="/new-theme/career/$task_id" params={{ task_id: String(job.id) }} {...props} />
        )}
      >
        <bdi>{job.name}</bdi>
      </Anchor>
      <TaskStatus status={job.status} />
      {verdict && <p className={styles.verdict}>{t(`decode.match_overall_${verdict}`)}</p>}
    </li>
  )
}
