import { publicPages } from '@quartet/domain/pages.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../data/site.ts'
import styles from './site-links.module.css'

/** Page footer: links to the public pages, and what the frame adds. */
export function SiteLinks({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const site = useSite()
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
          {site?.links.map(({ network, url }) => (
            <li key={network}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {t(`settings.network_${network}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
