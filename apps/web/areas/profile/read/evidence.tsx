import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './profile.module.css'

/** Footer: what this is, and a link to the evidence (method D47). */
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
