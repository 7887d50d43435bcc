import { useTranslation } from 'react-i18next'
import { Badge } from '../../../components/badge.tsx'
import { localDay, writtenDate } from '../../../i18n/dates.ts'
import type { Task } from '../area-calls.ts'
import styles from './due-day.module.css'

const dayMs = 86_400_000

/** Overdue, today, tomorrow or later, as of the day of this device. */
function urgencyOf(due: string, now: Date) {
  if (due < localDay(now)) return 'overdue'
  if (due === localDay(now)) return 'due_today'
  return due === localDay(new Date(now.getTime() + dayMs)) ? 'due_tomorrow' : null
}

type Dated = Pick<Task, 'due_date' | 'status' | 'removed'>

/** When a task is due; how urgent it is stands beside it while the task is to do. */
export function DueDay({ task: { due_date, status, removed } }: { task: Dated }) {
  const { t } = useTranslation()
  if (!due_date) return null
  const urgency = status === 'Done' || removed === 1 ? null : urgencyOf(due_date, new Date())
  return (
    <span className={styles.due}>
      {urgency && (
        <Badge tone={urgency === 'overdue' ? 'bad' : 'warn'}>{t(`tasks.${urgency}`)}</Badge>
      )}
      <bdi className={styles.day}>{writtenDate(due_date)}</bdi>
    </span>
  )
}
