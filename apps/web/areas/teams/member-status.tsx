import type { TeamMemberView } from '@quartet/contract/areas/teams.ts'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../components/badge.tsx'

const tones: Record<TeamMemberView['status'], BadgeTone> = {
  ready: 'good',
  accepted: 'info',
  invited: 'warn',
  declined: 'bad',
  removed: 'bad',
  left: 'bad',
}

/** Where somebody stands in the team, and what they still have to do. */
export function MemberStatus({ member: { status, missing } }: { member: TeamMemberView }) {
  const { t } = useTranslation()
  return (
    <>
      <Badge tone={tones[status]}>{t(`teams.member_${status}`)}</Badge>
      {missing.map((one) => (
        <div key={one}>{t(`teams.missing_${one}`)}</div>
      ))}
    </>
  )
}
