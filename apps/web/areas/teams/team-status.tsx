import type { TeamStage } from '@quartet/domain/teams.ts'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../components/badge.tsx'

const tones: Record<TeamStage, BadgeTone> = {
  invited: 'warn',
  in_progress: 'info',
  completed: 'good',
  archived: 'sequence',
}

export function TeamStatus({ status }: { status: TeamStage }) {
  const { t } = useTranslation()
  return <Badge tone={tones[status]}>{t(`teams.status_${status}`)}</Badge>
}
