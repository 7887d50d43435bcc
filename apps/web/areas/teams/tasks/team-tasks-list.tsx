import { Anchor, Button, Title } from '@mantine/core'
import { teamTaskStatuses } from '@quartet/domain/teams.ts'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import screen from '../../../lists/screen.module.css'
import { DataTable } from '../../../lists/table/data-table.tsx'
import { showToast } from '../../../shell/toast.tsx'
import { DeleteTeamTask } from './delete-team-task.tsx'
import { pathOfTask, type TeamTask, type TeamTaskPage } from './team-task.ts'
import { teamTaskColumns } from './team-task-columns.tsx'
import { TeamTaskDialog, type TeamTaskDialogKind } from './team-task-dialog.tsx'
import { teamTaskActions } from './team-task-menu.ts'
import { useTeamTaskActions } from './use-team-task-actions.ts'
import { useTeamTasks } from './use-team-tasks.ts'

type Props = {
  /** Undefined for the tasks of all teams. */
  teamId?: number
  /** Whether the list is a page of its own, with a heading. */
  isPage?: boolean
}

const nameOf = ({ name }: TeamTask) => name

/** The tasks of a team, or of all teams of the user, with everything that can be done to them. */
export function TeamTasksList({ teamId, isPage = false }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useTeamTasks(teamId)
  const [dialog, setDialog] = useState<TeamTaskDialogKind | null>(null)
  const [deleted, setDeleted] = useState<TeamTask | null>(null)
  const actions = useTeamTaskActions()
  const columns = useMemo(() => teamTaskColumns(t, teamId === undefined), [t, teamId])
  const open = (task: Pick<TeamTask, 'team_id' | 'id'>) =>
    void navigate({ to: pathOfTask(task) as '/' })
  const { teams = [], topics = [] } = list.page ?? {}
  const statuses = teamTaskStatuses.map((value) => ({
    value,
    label: t(`team_tasks.status_${value}`),
  }))
  const saved = (task: TeamTask) => {
    setDialog(null)
    if (dialog?.task === null) return open(task)
    void showToast('success', t('tasks.saved'))
  }
  return (
    <>
      {isPage && <ListHead teamId={teamId} teams={teams} />}
      <DataTable
        name="team-tasks"
        view={t('tasks.view')}
        list={list}
        columns={columns}
        filters={[{ key: 'status', title: t('tasks.status'), options: statuses }]}
        nameOf={nameOf}
        actionsOf={(task) =>
          teamTaskActions(t, task, {
            open,
            edit: (one) => setDialog({ task: one }),
            setStatus: actions.setStatus,
            remove: setDeleted,
          })
        }
        hint={t(list.page && teams.length === 0 ? 'team_tasks.hint_no_teams' : 'team_tasks.hint')}
      >
        {teams.length > 0 && (
          <Button leftSection={<Icon of={IconPlus} />} onClick={() => setDialog({ task: null })}>
            {t('team_tasks.add')}
          </Button>
        )}
      </DataTable>
      <TeamTaskDialog
        kind={dialog}
        teams={teams}
        topics={topics}
        onClose={() => setDialog(null)}
        onSaved={saved}
      />
      <DeleteTeamTask task={deleted} onClose={() => setDeleted(null)} />
    </>
  )
}

function ListHead({ teamId, teams }: { teamId: number | undefined; teams: TeamTaskPage['teams'] }) {
  const { t } = useTranslation()
  const [team] = teams
  if (teamId === undefined)
    return (
      <>
        <Title order={1}>{t('team_tasks.title')}</Title>
        <p className={screen.lead}>{t('team_tasks.lead')}</p>
      </>
    )
  return (
    <>
      <Anchor
        className={screen.back}
        renderRoot={(props) => (
          <Link to="/tackling-project" activeOptions={{ exact: true }} {...props} />
        )}
      >
        <Icon of={IconArrowLeft} size={18} /> {t('team_tasks.all')}
      </Anchor>
      <Title order={1}>{team ? <bdi>{team.name}</bdi> : t('team_tasks.team')}</Title>
      <p className={screen.lead}>{t('team_tasks.title')}</p>
    </>
  )
}
