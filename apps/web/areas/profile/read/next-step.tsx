import { Button, Title } from '@mantine/core'
import { isPlpFinished } from '@quartet/domain/plp.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RetakeButton } from '../../../components/retake-button.tsx'
import { usePermissions } from '../../../data/use-permissions.ts'
import { PlpProgress } from '../plp/plp-progress.tsx'
import styles from './next-step.module.css'
import type { Person } from './person.ts'
import { retakeDay, useAttempts } from './use-attempts.ts'

/** The next thing to do for a person with a result; an unfinished inventory comes first. */
export function NextStep({ person, selected }: { person: Person; selected: readonly number[] }) {
  const { t } = useTranslation()
  const { data } = useAttempts(person.id)
  return (
    <section className={styles.next} data-screen-only>
      <Title order={2} size="h3">
        {t('profile.next')}
      </Title>
      {data?.open_attempt ? <ContinueButton /> : <OwnPlp person={person} selected={selected} />}
      {data && !data.open_attempt && <Again person={person} day={retakeDay(data)} />}
    </section>
  )
}

export function ContinueButton() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('profile.next_resume_text')}</p>
      <Button
        size="lg"
        renderRoot={(props) => <Link to="/new-theme/questions/{-$id}" params={{}} {...props} />}
      >
        {t('profile.next_resume')}
      </Button>
    </>
  )
}

/** First an invitation to make the PLP, later a link to read it. */
function OwnPlp({ person, selected }: { person: Person; selected: readonly number[] }) {
  const { t } = useTranslation()
  const finished = isPlpFinished(person.attributes, selected)
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  return (
    <>
      {mayUseTasks && <RealTask />}
      <p>{t(finished ? 'profile.next_plp_text' : 'profile.next_personalise_text')}</p>
      <div className={styles.progress}>
        <PlpProgress person={person} selected={selected} />
      </div>
      <div className={styles.ways}>
        <Button
          size="lg"
          variant={finished || mayUseTasks ? 'default' : 'filled'}
          renderRoot={(props) => (
            <Link to="/new-theme/personalize-profile/{-$id}" params={{}} {...props} />
          )}
        >
          {t('profile.next_personalise')}
        </Button>
        <Button
          size="lg"
          variant={finished && !mayUseTasks ? 'filled' : 'default'}
          renderRoot={(props) => <Link to="/new-theme/plp/{-$id}" params={{}} {...props} />}
        >
          {t('profile.next_plp')}
        </Button>
      </div>
    </>
  )
}

/** An invitation to use the profile on a real task. */
function RealTask() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('profile.next_task_text')}</p>
      <Button
        size="lg"
        renderRoot={(props) => (
          <Link to="/new-theme/tasks" search={{ add: '1' } as never} {...props} />
        )}
      >
        {t('profile.next_task')}
      </Button>
    </>
  )
}

function Again({ person, day }: { person: Person; day: string | null }) {
  const { t } = useTranslation()
  if (person.quality_flags.length > 0) return null // FlagsBox already offers it
  if (day) return <p className={styles.again}>{t('profile.again_from', { date: day })}</p>
  return (
    <p className={styles.again}>
      {t('profile.again_now')}{' '}
      <RetakeButton userId={person.id} variant="subtle" size="md">
        {t('profile.again')}
      </RetakeButton>
    </p>
  )
}
