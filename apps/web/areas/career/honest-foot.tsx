import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './career.module.css'

/** At the foot of what compares habits with work: what it is not, and the way to what is known about it (method D25, D47). */
export function HonestFoot() {
  const { t } = useTranslation()
  return (
    <p className={styles.evidence}>
      {t('career.honest')}{' '}
      <Link to="/page/$id" params={{ id: 'evidence' }} data-screen-only>
        {t('page.evidence')}
      </Link>
    </p>
  )
}
