import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './profile.module.css'

/** At the foot: what this is, and the way to what is known about it (method D47). */
export function Evidence() {
  const { t } = useTranslation()
  return (
    <p className={styles.evidence} data-screen-only>
      {t('profile.evidence')}{' '}
      <Link to="/page/$id" params={{ id: 'evidence' }}>
        {t('page.evidence')}
      </Link>
    </p>
  )
}
