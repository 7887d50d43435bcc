import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { listed } from '../../../i18n/lists.ts'
import styles from './about.module.css'
import type { Person } from './person.ts'

/** What the person wrote about themselves; nothing when it is empty or hidden from the reader. */
export function About({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  const { job_title, about_me, topics, skills } = person
  if (!job_title && !about_me && topics.length + skills.length === 0) return null
  return (
    <section className={styles.about}>
      <Title order={2} size="h3">
        {own ? t('about.own') : t('about.of', { name: person.name })}
      </Title>
      {job_title && (
        <p dir="auto">
          <strong>{job_title}</strong>
        </p>
      )}
      {about_me && (
        <p dir="auto" className={styles.words}>
          {about_me}
        </p>
      )}
      {topics.length > 0 && <p>{t('about.topics', { list: listed(topics) })}</p>}
      {skills.length > 0 && <p>{t('about.skills', { list: listed(skills) })}</p>}
    </section>
  )
}
