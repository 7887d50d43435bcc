import { Anchor, Button, Group } from '@mantine/core'
import type { TeamMemberView, TeamView } from '@quartet/contract/areas/teams.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { nameOf } from '../team-queries.ts'
import { useTeamActions } from '../use-team-actions.ts'

export const hasEnded = ({ status }: TeamMemberView) =>
  status === 'removed' || status === 'left' || status === 'declined'

type Props = { team: TeamView; member: TeamMemberView; isLeader: boolean }

/** Opens the page of a member; the leader removes, restores and invites again. */
export function MemberActions({ team, member, isLeader }: Props) {
  const { t } = useTranslation()
  const [removing, setRemoving] = useState(false)
  const actions = useTeamActions(team.id)
  const { id, status } = member
  if (id === null) return null
  const name = nameOf(member)
  const button = (label: string, run: () => void) => (
    <Button
      variant="default"
      size="compact-md"
      aria-label={`${label}: ${name}`}
      disabled={actions.isPending}
      onClick={run}
    >
      {label}
    </Button>
  )
  return (
    <Group gap="xs" wrap="nowrap">
      {!hasEnded(member) && (
        <Anchor
          aria-label={`${t('teams.show')}: ${name}`}
          renderRoot={(props) => (
            <Link to="/user-details/$id" params={{ id: String(id) }} {...props} />
          )}
        >
          {t('teams.show')}
        </Anchor>
      )}
      {isLeader && status === 'removed' && button(t('table.restore'), () => actions.restore(id))}
      {isLeader &&
        (status === 'left' || status === 'declined') &&
        button(t('teams.reinvite'), () => actions.invite({ users: [id] }))}
      {isLeader &&
        !hasEnded(member) &&
        !member.is_leader &&
        button(t('contacts.remove'), () => setRemoving(true))}
      <ConfirmDialog
        opened={removing}
        title={t('table.sure')}
        text={t('teams.remove_text', { name: `\u2068${name}\u2069` })}
        action={t('contacts.remove')}
        onCancel={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false)
          actions.remove(id)
        }}
      />
    </Group>
  )
}
