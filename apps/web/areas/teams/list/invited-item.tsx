import { Button, Group, Text } from '@mantine/core'
import type { TeamSummary } from '@quartet/contract/areas/teams.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../data/session.ts'
import { useTeamActions } from '../use-team-actions.ts'
import styles from './teams.module.css'

/** An invitation to a team: who invites, and what accepting shows to whom (method D23). */
export function InvitedItem({ team }: { team: TeamSummary }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const userId = useSession()?.user_id ?? 0
  const actions = useTeamActions(team.id)
  const open = () => navigate({ to: '/new-theme/teams/$id', params: { id: String(team.id) } })
  return (
    <li className={styles.invited}>
      <p className={styles.name}>
        {t('teams.invites', {
          name: `\u2068${team.leader_name}\u2069`,
          team: `\u2068${team.name}\u2069`,
        })}
      </p>
      <Text>{t('teams.invites_text')}</Text>
      <Group>
        <Button loading={actions.isPending} onClick={() => actions.join(open)}>
          {t('teams.accept')}
        </Button>
        <Button
          variant="default"
          disabled={actions.isPending}
          aria-label={`${t('contacts.decline')}: ${team.name}`}
          onClick={() => actions.decline(userId)}
        >
          {t('contacts.decline')}
        </Button>
      </Group>
    </li>
  )
}
