import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'info' | 'good' | 'warn' | 'bad' | 'sequence'
type Props = { tone: BadgeTone; children: ReactNode }

/** One or two words set apart from the others, such as a status. */
export function Badge({ tone, children }: Props) {
  const style = { background: `var(--q-${tone}-soft)`, color: `var(--q-${tone}-ink)` }
  return (
    <span className={styles.badge} style={style}>
      {children}
    </span>
  )
}
