import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

/**
 * A table to read. When `stacked`, each row becomes a card on a phone, and each cell shows its
 * `data-label`.
 */
export const PlainTable = ({
  stacked = false,
  children,
}: {
  stacked?: boolean
  children: ReactNode
}) => <table className={stacked ? styles.stacked : styles.table}>{children}</table>
