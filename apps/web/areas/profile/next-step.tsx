import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RetakeButton } from '../../base/retake-button.tsx'
import styles from './next-step.module.css'
import type { Person } from './person.ts'
import { retakeDay, useAttempts } from './use-attempts.ts'

/** One thing to do next, for who has a result; the inventory comes first where it waits unfinished. */
export function NextStep({ person }: { person: Person }) {
  const { t } = useTranslation()
  const { data } = useAttempts(person.id)
  return (
    <section className={styles.next} data-screen-only>
      <Title order={2} size="h3">
        {t('profile.next')}
      </Title>
      {data?.open_attempt ? <GoOn /> : <Read />}
      {data && !data.open_attempt && <Again person={person} day={retakeDay(data)} />}
    </section>
  )
}

export function GoOn() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('profile.next_resume_text')}</p>
      <Button size="lg" renderRoot={(props) => <Link to="/new-theme/questions/{-$id}" params={{}} {...props} />}>
        {t('profile.next_resume')}
      </Button>
    </>
  )
}

function Read() {
  const { t } = useTranslation()
  const go = () => {
    const statements = document.getElementById('statements')
    statements?.scrollIntoView({ block: 'start' })
    statements?.focus({ preventScroll: true })
  }
  return (
    <>
      <p>{t('profile.next_read_text')}</p>
      <Button size="lg" onClick={go}>
        {t('profile.next_read')}
      </Button>
    </>
  )
}

function Again({ person, day }: { person: Person; day: string | null }) {
  const { t } = useTranslation()
  if (person.quality_flags.length > 0) return null // the box about them says it
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
