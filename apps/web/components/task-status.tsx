import type { AssignedStatus } from '@quartet/domain/drill.ts'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from './badge.tsx'

const tones = {
  New: 'info',
  Marked: 'info',
  Decoded: 'sequence',
  'In progress': 'sequence',
  Done: 'good',
  Deleted: 'warn',
} as const satisfies Record<AssignedStatus, BadgeTone>

export function TaskStatus({ status }: { status: AssignedStatus }) {
  const { t } = useTranslation()
  return <Badge tone={tones[status]}>{t(`decode.status_${status}`)}</Badge>
}
