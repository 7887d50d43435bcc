import { Anchor, Button, Title } from '@mantine/core'
import { isPlpFinished } from '@quartet/domain/plp.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RetakeButton } from '../../../components/retake-button.tsx'
import { useRetakeReminder } from '../../../components/use-retake-reminder.ts'
import { tasksPath } from '../../../data/task-pages.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { PlpProgress } from '../plp/plp-progress.tsx'
import { DiscardAttempt } from './discard-attempt.tsx'
import styles from './next-step.module.css'
import type { Person } from './person.ts'
import { retakeDay, useAttempts } from './use-attempts.ts'

type Props = { person: Person; selected: readonly number[] }

/** The next thing to do for a person with a result; a begun inventory comes first. */
export function NextStep({ person, selected }: Props) {
  const { t } = useTranslation()
  const { data } = useAttempts(person.id)
  return (
    <section className={styles.next} data-screen-only>
      <Title order={2} size="h3">
        {t('profile.next')}
      </Title>
      {data?.open_attempt_id ? (
        <ContinueButton attemptId={data.open_attempt_id} />
      ) : (
        <UseProfile person={person} selected={selected} />
      )}
      {data && !data.open_attempt && (
        <Again person={person} day={retakeDay(data)} isOffered={person.quality_flags.length > 0} />
      )}
    </section>
  )
}

/** `attemptId` of an inventory that can be given up, because there is a result before it. */
export function ContinueButton({ attemptId }: { attemptId?: number }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('profile.next_resume_text')}</p>
      <div className={styles.ways}>
        <Button
          size="lg"
          renderRoot={(props) => <Link to="/new-theme/questions/{-$id}" params={{}} {...props} />}
        >
          {t('profile.next_resume')}
        </Button>
        {attemptId !== undefined && <DiscardAttempt attemptId={attemptId} />}
      </div>
    </>
  )
}

/** First a real task where tasks are open, else the person's own statements. */
function UseProfile({ person, selected }: Props) {
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  return mayUseTasks ? <RealTask person={person} /> : <OwnPlp person={person} selected={selected} />
}

function RealTask({ person }: { person: Person }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('profile.next_task_text')}</p>
      <div className={styles.ways}>
        <Button
          size="lg"
          renderRoot={(props) => (
            <Link to={tasksPath(person)} search={{ add: '1' } as never} {...props} />
          )}
        >
          {t('profile.next_task')}
        </Button>
        <Anchor
          className={styles.other}
          renderRoot={(props) => (
            <Link to="/new-theme/personalize-profile/{-$id}" params={{}} {...props} />
          )}
        >
          {t('profile.next_personalise')}
        </Anchor>
      </div>
    </>
  )
}

/** First an invitation to make the PLP, later a link to read it. */
function OwnPlp({ person, selected }: Props) {
  const { t } = useTranslation()
  const finished = isPlpFinished(person.attributes, selected)
  return (
    <>
      <p>{t(finished ? 'profile.next_plp_text' : 'profile.next_personalise_text')}</p>
      <div className={styles.progress}>
        <PlpProgress person={person} selected={selected} />
      </div>
      {finished ? (
        <Button
          size="lg"
          renderRoot={(props) => <Link to="/new-theme/plp/{-$id}" params={{}} {...props} />}
        >
          {t('profile.next_plp')}
        </Button>
      ) : (
        <Button
          size="lg"
          renderRoot={(props) => (
            <Link to="/new-theme/personalize-profile/{-$id}" params={{}} {...props} />
          )}
        >
          {t('profile.next_personalise')}
        </Button>
      )}
    </>
  )
}

/** The next possible retake, or a reminder of one that was postponed; `isOffered` elsewhere, too. */
export function Again({
  person,
  day,
  isOffered,
}: {
  person: Person
  day: string | null
  isOffered: boolean
}) {
  const { t } = useTranslation()
  const reminder = useRetakeReminder(person.id)
  if (day) return <p className={styles.again}>{t('profile.again_from', { date: day })}</p>
  if (isOffered && !reminder.isDue) return null
  return (
    <p className={styles.again} role={reminder.isDue ? 'status' : undefined}>
      {t(reminder.isDue ? 'retake.due' : 'profile.again_now')}{' '}
      <RetakeButton userId={person.id} variant="subtle" size="md">
        {t('profile.again')}
      </RetakeButton>
      {reminder.isDue && (
        <Button variant="subtle" onClick={reminder.forget}>
          {t('retake.forget')}
        </Button>
      )}
    </p>
  )
}
