import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './forms.module.css'

const links = [
  { to: '/questions', title: 'forms.questions' },
  { to: '/forms', title: 'forms.forms' },
  { to: '/forms/quality', title: 'forms.quality' },
] as const

/** Links between the questions, their forms and the quality of these. */
export function FormsLinks() {
  const { t } = useTranslation()
  return (
    <nav className={styles.ways} aria-label={t('forms.ways')}>
      {links.map(({ to, title }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          className={styles.way}
          activeProps={{ 'aria-current': 'page' }}
        >
          {t(title)}
        </Link>
      ))}
    </nav>
  )
}
