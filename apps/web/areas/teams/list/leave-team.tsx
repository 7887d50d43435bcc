import { Button } from '@mantine/core'
import type { TeamSummary } from '@quartet/contract/areas/teams.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useSession } from '../../../data/session.ts'
import { useTeamActions } from '../use-team-actions.ts'

/** Leaves a team, which ends sharing the scores with it. */
export function LeaveTeam({ team: { id, name, role } }: { team: TeamSummary }) {
  const { t } = useTranslation()
  const userId = useSession()?.user_id ?? 0
  const actions = useTeamActions(id)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        variant="default"
        aria-label={`${t('teams.leave')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('teams.leave')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('teams.leave')}
        text={t(role === 'leader' ? 'teams.leave_leader_text' : 'teams.leave_text')}
        action={t('teams.leave')}
        busy={actions.isPending}
        onCancel={close}
        onConfirm={() => actions.leave(userId, close)}
      />
    </>
  )
}
