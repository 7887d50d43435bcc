import { Anchor, Button, Group, Title } from '@mantine/core'
import { teamTaskStatuses } from '@quartet/domain/teams.ts'
import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { ConnectionAnnouncement } from '../../../components/save-status.tsx'
import { Segments } from '../../../components/segments.tsx'
import { api } from '../../../data/client.ts'
import screen from '../../../lists/screen.module.css'
import { showToast } from '../../../shell/toast.tsx'
import { DeleteTeamTask } from './delete-team-task.tsx'
import styles from './team-task.module.css'
import type { WholeTeamTask } from './team-task.ts'
import { TeamTaskDialog } from './team-task-dialog.tsx'
import type { TeamTaskState } from './use-team-task.ts'

/** The task and its team, its status, and whether everything is saved. */
export function TeamTaskHead({ opened }: { opened: TeamTaskState }) {
  const { t } = useTranslation()
  const { task, change, state } = opened
  const author = task.created_by?.name ?? t('team_tasks.former')
  return (
    <header className={styles.head}>
      <Anchor
        className={screen.back}
        renderRoot={(props) => (
          <Link
            to="/tackling-project/$id"
            params={{ id: String(task.team_id) }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      >
        <Icon of={IconArrowLeft} size={18} /> {t('team_tasks.of_team')}
      </Anchor>
      <Title order={1} size="h2">
        <bdi>{task.name}</bdi>
      </Title>
      <p className={styles.facts}>
        <bdi>{task.team_name}</bdi>
        <span>{task.topic_name}</span>
        <span>
          {t('team_tasks.added_by')} <bdi>{author}</bdi>
        </span>
        <span>
          {t(state.condition === 'saving' ? 'decode.saving' : savedText(state.condition))}
          <ConnectionAnnouncement
            condition={state.condition}
            lost={t('decode.away_text')}
            restored={t('decode.saved')}
          />
        </span>
      </p>
      <div className={styles.tools}>
        <Segments
          legend={t('tasks.status')}
          options={teamTaskStatuses.map((value) => ({
            value,
            label: t(`team_tasks.status_${value}`),
          }))}
          value={task.status}
          onChange={(status) => change({ status })}
        />
        {task.may_edit && <TextTools task={task} />}
      </div>
    </header>
  )
}

const savedText = (condition: TeamTaskState['state']['condition']) => {
  if (condition === 'saved') return 'decode.saved'
  return condition === 'away' ? 'decode.away' : 'decode.not_saved'
}

/** For the author and the leader. */
function TextTools({ task }: { task: WholeTeamTask }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const team_id = task.team_id
  const { data } = useQuery(
    api.teamTasks.listOfTeam.queryOptions({
      input: { params: { team_id }, query: { limit: 0 } },
      enabled: dialog === 'edit',
      meta: { quiet: true },
    }),
  )
  const close = () => setDialog(null)
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<Icon of={IconPencil} />}
        onClick={() => setDialog('edit')}
      >
        {t('tasks.edit')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon of={IconTrash} />}
        onClick={() => setDialog('delete')}
      >
        {t('table.delete')}
      </Button>
      <TeamTaskDialog
        kind={dialog === 'edit' && data ? { task } : null}
        teams={data?.teams ?? []}
        topics={data?.topics ?? []}
        onClose={close}
        onSaved={() => {
          close()
          void showToast('success', t('tasks.saved'))
        }}
      />
      <DeleteTeamTask
        task={dialog === 'delete' ? task : null}
        onClose={close}
        onDeleted={() =>
          void navigate({ to: '/tackling-project/$id', params: { id: String(team_id) } })
        }
      />
    </Group>
  )
}
