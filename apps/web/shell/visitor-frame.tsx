import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { LanguageSwitch, SchemeSwitch } from './preference-switches.tsx'
import { SiteLinks } from './site-links.tsx'
import { SkipLink } from './skip-link.tsx'
import styles from './visitor-frame.module.css'

/** Frame of every page that is open to visitors. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Brand />
        </Link>
        <LanguageSwitch />
        <SchemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <SiteLinks />
    </div>
  )
}
