import { Button } from '@mantine/core'
import type { TeamSummary } from '@quartet/contract/areas/teams.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { Closed } from '../build-team-frame.tsx'
import { useTeamActions } from '../use-team-actions.ts'
import styles from './teams.module.css'

/** Without access to teams, the user can still leave them, which ends sharing the scores. */
export function TeamsToLeave() {
  const { t } = useTranslation()
  const query = useQuery(
    api.teams.list.queryOptions({ input: { query: { limit: 99 } }, meta: { quiet: true } }),
  )
  const teams = query.data?.teams ?? []
  return (
    <div className={styles.screen}>
      <Closed title={t('teams.title')} />
      {teams.length > 0 && (
        <ul className={styles.list} aria-label={t('teams.title')}>
          {teams.map((team) => (
            <Leave key={team.id} team={team} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Leave({ team: { id, name, role } }: { team: TeamSummary }) {
  const { t } = useTranslation()
  const userId = useSession()?.user_id ?? 0
  const actions = useTeamActions(id)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <li className={styles.team}>
      <bdi className={styles.name}>{name}</bdi>
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
    </li>
  )
}
