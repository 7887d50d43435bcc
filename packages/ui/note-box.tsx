import type { ReactNode } from 'react'
import styles from './note-box.module.css'

type Props = {
  mood: 'good' | 'warn' | 'bad' | 'info'
  title?: string
  children: ReactNode
  role?: 'alert' | 'status'
}

/** A note set apart from the page, with the background colour of its mood. */
export function NoteBox({ mood, title, children, role }: Props) {
  return (
    <div
      className={styles.box}
      role={role}
      style={{
        background: `var(--q-${mood}-soft)`,
        borderInlineStartColor: `var(--q-${mood}-solid)`,
      }}
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
