import type { ReactNode } from 'react'
import styles from './field-note.module.css'

/** A note beside the field it is about; announced when it appears. */
export function FieldNote({
  mood,
  children,
}: {
  mood: 'info' | 'warn' | 'good'
  children: ReactNode
}) {
  return (
    <p className={styles.remark} data-mood={mood} role="status">
      {children}
    </p>
  )
}
