import { Button, Group, Select, TextInput } from '@mantine/core'
import type { TeamMemberView, TeamView } from '@quartet/contract/areas/teams.ts'
import { limits } from '@quartet/contract/limits.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useSession } from '../../../data/session.ts'
import { isIn, nameOf } from '../team-queries.ts'
import { useTeamActions } from '../use-team-actions.ts'

type Props = { team: TeamView; members: readonly TeamMemberView[] }
type Action = 'rename' | 'hand_over' | 'leave' | 'archive'

/** What the leader and the members can do with the team as a whole. */
export function TeamActions({ team, members }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Action | null>(null)
  const others = members.filter((one) => isIn(one) && !one.is_leader)
  if (team.status === 'archived') return <RestoreTeam id={team.id} />
  const shown: Action[] =
    team.role === 'leader'
      ? ['rename', ...(others.length > 0 ? (['hand_over', 'leave'] as const) : []), 'archive']
      : ['leave']
  return (
    <Group gap="xs">
      <Button
        renderRoot={(props) => (
          <Link to="/tackling-project/$id" params={{ id: String(team.id) }} {...props} />
        )}
      >
        {t('team_tasks.title')}
      </Button>
      {shown.map((action) => (
        <Button key={action} variant="default" onClick={() => setChosen(action)}>
          {t(`teams.${action}`)}
        </Button>
      ))}
      {chosen && (
        <ActionDialog {...{ team, others }} action={chosen} onDone={() => setChosen(null)} />
      )}
    </Group>
  )
}

function RestoreTeam({ id }: { id: number }) {
  const { t } = useTranslation()
  const actions = useTeamActions(id)
  return (
    <div>
      <Button
        loading={actions.isPending}
        onClick={() => actions.update({ removed: 0 }, 'table.restored')}
      >
        {t('table.restore')}
      </Button>
    </div>
  )
}

type ActionDialogProps = {
  team: TeamView
  others: readonly TeamMemberView[]
  action: Action
  onDone: () => void
}

function ActionDialog({ team, others, action, onDone }: ActionDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const userId = useSession()?.user_id ?? 0
  const actions = useTeamActions(team.id)
  const [name, setName] = useState(team.name)
  const [next, setNext] = useState<string | null>(null)
  const list = () => navigate({ to: '/new-theme/teams' })
  const run: Record<Action, () => void> = {
    rename: () => name.trim() && actions.update({ name: name.trim() }, 'teams.renamed', onDone),
    hand_over: () =>
      next && actions.update({ leader_id: Number(next) }, 'teams.handed_over', onDone),
    leave: () => actions.leave(userId, list),
    archive: () => actions.archive(list),
  }
  return (
    <ConfirmDialog
      opened
      title={t(`teams.${action}`)}
      text={t(
        action === 'leave' && team.role === 'leader'
          ? 'teams.leave_leader_text'
          : `teams.${action}_text`,
      )}
      action={t(`teams.${action}`)}
      harmless={action === 'rename'}
      busy={actions.isPending}
      onCancel={onDone}
      onConfirm={run[action]}
    >
      {action === 'rename' && (
        <TextInput
          label={t('teams.name')}
          value={name}
          maxLength={limits.team.name}
          error={name.trim() ? undefined : t('field.required')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      {action === 'hand_over' && (
        <Select
          label={t('teams.new_leader')}
          data={others.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
          value={next}
          onChange={setNext}
          comboboxProps={{ withinPortal: false }}
        />
      )}
    </ConfirmDialog>
  )
}
