import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { shownMoment } from '../../../i18n/dates.ts'
import type { Column } from '../../../lists/table/column.ts'
import { pathOfTask, type TeamTask } from './team-task.ts'
import styles from './team-task-columns.module.css'

const tones = {
  to_do: 'info',
  in_progress: 'sequence',
  done: 'good',
} as const satisfies Record<TeamTask['status'], BadgeTone>

/** `namesTeams`: in the list of all teams, each row says which one it is. */
export const teamTaskColumns = (t: TFunction, namesTeams: boolean): Column<TeamTask>[] => [
  {
    key: 'name',
    title: t('tasks.name'),
    sort: 'name',
    cell: (task) => (
      <>
        <a href={pathOfTask(task)} className={styles.name} dir="auto">
          {task.name}
        </a>
        <span className={styles.below}>
          <bdi>{task.topic_name}</bdi>
          {task.decoded && ` · ${t('decode.status_Decoded')}`}
        </span>
      </>
    ),
  },
  ...(namesTeams ? [teamColumn(t)] : []),
  {
    key: 'status',
    title: t('tasks.status'),
    sort: 'status',
    cell: ({ status }) => <Badge tone={tones[status]}>{t(`team_tasks.status_${status}`)}</Badge>,
  },
  {
    key: 'added_by',
    title: t('team_tasks.added_by'),
    cell: ({ created_by }) => <bdi>{created_by?.name ?? t('team_tasks.former')}</bdi>,
  },
  {
    key: 'created',
    title: t('tasks.created'),
    sort: 'created_at',
    hiddenAtFirst: true,
    cell: ({ created_at }) => (
      <bdi dir="ltr" className={styles.day}>
        {shownMoment(created_at)}
      </bdi>
    ),
  },
]

const teamColumn = (t: TFunction): Column<TeamTask> => ({
  key: 'team',
  title: t('team_tasks.team'),
  sort: 'team_name',
  cell: ({ team_id, team_name }) => (
    <Link
      to="/tackling-project/$id"
      params={{ id: String(team_id) }}
      className={styles.team}
      dir="auto"
    >
      {team_name}
    </Link>
  ),
})
