import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import type { TeamView } from '@quartet/contract/areas/teams.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { useTeamActions } from '../use-team-actions.ts'
import styles from './team-page.module.css'

/** What the team waits for, with how far it has come. */
export function StageNote({ team }: { team: TeamView }) {
  const { t } = useTranslation()
  const actions = useTeamActions(team.id)
  const { status, invited } = team
  if (status === 'archived' || (status !== 'invited' && invited === 0)) return null
  const isReady = team.ready === team.members
  const titleOfAnswered = isReady ? 'error.team_too_small' : 'teams.not_ready_title'
  return (
    <NoteBox
      mood="warn"
      title={invited > 0 ? t('teams.waiting_title', { count: invited }) : t(titleOfAnswered)}
    >
      {!isReady && <p>{t(invited > 0 ? 'teams.waiting_text' : 'teams.not_ready_text')}</p>}
      {status === 'invited' && (
        <div className={styles.progress}>
          <Progress value={team.progress} aria-label={t('teams.progress')} />
          <span>
            {t('teams.ready', { ready: team.ready, all: team.members })} · {team.progress}%
          </span>
        </div>
      )}
      {team.role === 'leader' && team.may_start && (
        <Button
          loading={actions.isPending}
          onClick={() => actions.update({ start: true }, 'teams.started')}
        >
          {t('teams.start')}
        </Button>
      )}
    </NoteBox>
  )
}
