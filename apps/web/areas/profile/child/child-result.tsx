import { Button, Title } from '@mantine/core'
import type { Scores } from '@quartet/domain/patterns.ts'
import { Gathering } from '@quartet/ui/gathering.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Person } from '../read/person.ts'
import styles from './child.module.css'
import { LeadingGuides } from './guides.tsx'
import { Unsure } from './unsure.tsx'

/** A child's result right after the last answer. */
export function ChildResult({ person, scores }: { person: Person; scores: Scores }) {
  const { t } = useTranslation()
  return (
    <article className={styles.child}>
      <Gathering name="together" className={styles.picture} />
      <header className={styles.part}>
        <Title order={1}>{t('child.result_title', { name: person.first_name })}</Title>
        <p>{t('child.result_lead')}</p>
      </header>
      <LeadingGuides person={person} scores={scores} />
      <Unsure person={person} />
      <div>
        <Button
          size="lg"
          renderRoot={(props) => <Link to="/new-theme/profile/{-$id}" params={{}} {...props} />}
        >
          {t('child.to_profile')}
        </Button>
      </div>
    </article>
  )
}
