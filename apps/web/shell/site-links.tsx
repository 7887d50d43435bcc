import { publicPages } from '@quartet/domain/pages.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './site-links.module.css'

/** Page footer: links to the public pages, and what the frame adds. */
export function SiteLinks({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <footer className={styles.foot}>
      <nav aria-label={t('page.all')}>
        <ul className={styles.links}>
          {publicPages.map((id) => (
            <li key={id}>
              <Link to="/page/$id" params={{ id }}>
                {t(`page.${id}`)}
              </Link>
            </li>
          ))}
          {children}
        </ul>
      </nav>
    </footer>
  )
}
