import { Button, Title } from '@mantine/core'
import { Scene } from '@quartet/ui/scene.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ContinueButton } from './next-step.tsx'
import styles from './no-scores.module.css'
import type { Person } from './person.ts'
import { useAttempts } from './use-attempts.ts'

/** Shown without scores: what this page will contain, and how to get there. */
export function NoScores({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={styles.empty}>
      <div className={styles.picture}>
        <Scene name="start" />
      </div>
      <div className={styles.words}>
        <Title order={2}>
          {own ? t('profile.no_scores') : t('profile.no_scores_of', { name: person.name })}
        </Title>
        <p>{own ? t('profile.no_scores_text') : <NoScoresReason person={person} />}</p>
        {own && <Begin person={person} />}
      </div>
    </section>
  )
}

function NoScoresReason({ person }: { person: Person }) {
  const { t } = useTranslation()
  return person.scored_at === null
    ? t('profile.no_scores_of_text')
    : t('profile.not_shared', { name: person.name })
}

function Begin({ person }: { person: Person }) {
  const { t } = useTranslation()
  const { data } = useAttempts(person.id)
  if (data?.open_attempt) return <ContinueButton />
  return (
    <>
      <p>
        {t(person.age_group_id === 1 ? 'profile.next_start_text_child' : 'profile.next_start_text')}
      </p>
      <Button size="lg" renderRoot={(props) => <Link to="/new-theme/instructions" {...props} />}>
        {t('profile.next_start')}
      </Button>
    </>
  )
}
