import type { ReactNode } from 'react'
import styles from './note-box.module.css'

type Props = { mood: 'good' | 'warn' | 'bad' | 'info'; title?: string; children: ReactNode; role?: 'alert' | 'status' }

/** A few words apart from the rest of a page, on the soft ground of a mood. */
export function NoteBox({ mood, title, children, role }: Props) {
  return (
    <div
      className={styles.box}
      role={role}
      style={{ background: `var(--q-${mood}-soft)`, borderInlineStartColor: `var(--q-${mood}-solid)` }}
    >
      {title && (
        <p className={styles.title} style={{ color: `var(--q-${mood}-ink)` }}>
          {title}
        </p>
      )}
      {children}
    </div>
  )
}
