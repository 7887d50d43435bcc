import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Person } from './person.ts'
import styles from './profile.module.css'

/** Footer: what this is, and a link to the evidence (method D47). */
export function Evidence({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  return (
    <p className={styles.evidence} data-screen-only>
      {own ? t('profile.evidence') : t('profile.evidence_of', { name: person.name })}{' '}
      <Link to="/page/$id" params={{ id: 'evidence' }}>
        {t('page.evidence')}
      </Link>
    </p>
  )
}
