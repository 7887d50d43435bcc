import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from '../../base/brand.tsx'
import { LanguageSwitch, SchemeSwitch } from '../../base/switches.tsx'
import styles from './bare-frame.module.css'

type Props = { leave: string; children: ReactNode }

/** What stands around the screens without menu and top bar: the way out, the language, light and dark. */
export function BareFrame({ leave, children }: Props) {
  const narrow = useMediaQuery('(max-width: 29.99em)', undefined, { getInitialValueInEffect: false })
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <span className={styles.brand}>
          <Brand short={narrow} />
        </span>
        <LanguageSwitch />
        <SchemeSwitch />
        <Link to="/new-theme/profile/{-$id}" params={{}} className={styles.leave}>
          {leave}
        </Link>
      </div>
      {children}
    </div>
  )
}
