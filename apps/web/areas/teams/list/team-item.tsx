import { Anchor, Button, Group, Text } from '@mantine/core'
import type { TeamSummary } from '@quartet/contract/areas/teams.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TeamStatus } from '../team-status.tsx'
import { useTeamActions } from '../use-team-actions.ts'
import { LeaveTeam } from './leave-team.tsx'
import type { LeadsTo } from './team-list.tsx'
import styles from './teams.module.css'

type Props = { team: TeamSummary; leadsTo: LeadsTo }

/** A team in the list: what it is called, where it stands and who leads it. */
export function TeamItem({ team, leadsTo }: Props) {
  const { t } = useTranslation()
  const isolated = `\u2068${team.leader_name}\u2069`
  return (
    <li className={styles.team}>
      <div className={styles.about}>
        <Group gap="sm">
          <Name {...{ team, leadsTo }} />
          <TeamStatus status={team.status} />
        </Group>
        <Text c="dimmed" size="sm">
          {team.role === 'leader' ? t('teams.yours') : t('teams.led_by', { name: isolated })}
          {' · '}
          {t('teams.people', { count: team.members })}
          {team.status === 'invited' &&
            ` · ${t('teams.ready', { ready: team.ready, all: team.members })}`}
        </Text>
      </div>
      {team.status === 'archived' &&
        (team.role === 'leader' ? <Restore team={team} /> : <LeaveTeam team={team} />)}
    </li>
  )
}

function Name({ team: { id, name, status }, leadsTo }: Props) {
  if (status === 'archived') return <bdi className={styles.name}>{name}</bdi>
  const to = leadsTo === 'team' ? '/new-theme/teams/$id' : '/new-theme/build-team/step-4/$id'
  return (
    <Anchor
      className={styles.name}
      renderRoot={(props) => <Link to={to} params={{ id: String(id) }} {...props} />}
    >
      <bdi>{name}</bdi>
    </Anchor>
  )
}

function Restore({ team: { id, name } }: { team: TeamSummary }) {
  const { t } = useTranslation()
  const actions = useTeamActions(id)
  return (
    <Button
      variant="default"
      loading={actions.isPending}
      aria-label={`${t('table.restore')}: ${name}`}
      onClick={() => actions.update({ removed: 0 }, 'table.restored')}
    >
      {t('table.restore')}
    </Button>
  )
}
