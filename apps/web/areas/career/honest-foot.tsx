import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './career.module.css'

/**
 * Footer of comparisons of habits with work: what they are not, and a link to the evidence (method
 * D25, D47).
 */
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
