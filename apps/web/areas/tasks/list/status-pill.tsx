import type { assignedStatuses } from '@quartet/domain/drill.ts'
import type { TFunction } from 'i18next'
import styles from './status-pill.module.css'

export const statusKeys = {
  New: 'tasks.status_new',
  Marked: 'tasks.status_marked',
  Decoded: 'tasks.status_decoded',
  'In progress': 'tasks.status_in_progress',
  Done: 'tasks.status_done',
  Deleted: 'tasks.status_deleted',
} as const satisfies Record<(typeof assignedStatuses)[number], string>

export const StatusPill = ({ t, status }: { t: TFunction; status: keyof typeof statusKeys }) => (
  <span className={styles.status} data-status={status}>
    {t(statusKeys[status])}
  </span>
)
