import { useTranslation } from 'react-i18next'
import styles from './skip-link.module.css'

/** First tab stop: skips the bars and moves to the screen itself. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href="#content">
      {t('shell.skip')}
    </a>
  )
}
