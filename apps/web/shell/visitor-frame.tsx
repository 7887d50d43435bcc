import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { MaintenanceNote } from './maintenance-note.tsx'
import { LanguageSwitch, SchemeSwitch } from './preference-switches.tsx'
import { SiteLinks } from './site-links.tsx'
import { SkipLink } from './skip-link.tsx'
import styles from './visitor-frame.module.css'

/** Frame of every page that is open to visitors; `foot` is added to the links below it. */
export function VisitorFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Brand />
        </Link>
        <LanguageSwitch worded />
        <SchemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <MaintenanceNote />
        {children}
      </main>
      <SiteLinks>{foot}</SiteLinks>
    </div>
  )
}
