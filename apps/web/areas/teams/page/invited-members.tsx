import { Button, Group, Text } from '@mantine/core'
import type { TeamMemberView, TeamView } from '@quartet/contract/areas/teams.ts'
import { useTranslation } from 'react-i18next'
import { nameOf } from '../team-queries.ts'
import { useTeamActions } from '../use-team-actions.ts'
import styles from './team-page.module.css'

type Props = { team: TeamView; invited: readonly TeamMemberView[] }

/** Who has not answered yet; the leader invites them again or withdraws the invitation. */
export function InvitedMembers({ team, invited }: Props) {
  const { t } = useTranslation()
  if (invited.length === 0) return <Text>{t('teams.none_invited')}</Text>
  return (
    <ul className={styles.list} aria-label={t('teams.tab_invited')}>
      {invited.map((member) => (
        <Invited key={member.place_id} team={team} member={member} />
      ))}
    </ul>
  )
}

function Invited({ team, member }: { team: TeamView; member: TeamMemberView }) {
  const { t } = useTranslation()
  const actions = useTeamActions(team.id)
  const name = nameOf(member)
  const again = () =>
    actions.invite(member.id === null ? { emails: [member.email] } : { users: [member.id] })
  return (
    <li className={styles.entry}>
      <bdi className={styles.name}>{name || t('teams.by_email')}</bdi>
      {team.role === 'leader' && (
        <Group gap="xs">
          <Button
            variant="default"
            disabled={actions.isPending}
            aria-label={`${t('teams.reinvite')}: ${name}`}
            onClick={again}
          >
            {t('teams.reinvite')}
          </Button>
          <Button
            variant="default"
            disabled={actions.isPending}
            aria-label={`${t('teams.withdraw')}: ${name}`}
            onClick={() => actions.withdraw(member.place_id)}
          >
            {t('teams.withdraw')}
          </Button>
        </Group>
      )}
    </li>
  )
}
