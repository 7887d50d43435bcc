import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackArrow } from './back-arrow.tsx'
import styles from './bare-frame.module.css'
import { Brand } from './brand.tsx'
import { LanguageSwitch, SchemeSwitch } from './preference-switches.tsx'

type Props = {
  leave: string
  /** Target of the leave link. */
  to?: '/new-theme/profile/{-$id}' | '/new-theme/pwp' | '/new-theme/build-team'
  backArrow?: boolean
  children: ReactNode
}

/** Frame of the screens without menu and top bar: leave link, language and colour scheme. */
export function BareFrame({
  leave,
  to = '/new-theme/profile/{-$id}',
  backArrow = false,
  children,
}: Props) {
  const narrow = useMediaQuery('(max-width: 29.99em)', undefined, {
    getInitialValueInEffect: false,
  })
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {backArrow && <BackArrow />}
        <span className={styles.brand}>
          <Brand short={narrow} />
        </span>
        <LanguageSwitch />
        <SchemeSwitch />
        <Link to={to} params={{}} className={styles.leave}>
          {leave}
        </Link>
      </div>
      {children}
    </div>
  )
}
