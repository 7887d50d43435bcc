import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { usePermissions } from '../../../data/use-permissions.ts'
import { NoAccess } from '../../../lists/no-access.tsx'
import { OpenTeamTask } from './open-team-task.tsx'
import { teamTaskQuery } from './team-task.ts'

/** One task of a team, decoded together. */
export function TeamTaskScreen({ taskId }: { taskId: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const query = useQuery(teamTaskQuery(taskId))
  if (permissions && !permissions.has('access_team'))
    return <NoAccess title={t('team_tasks.title')} />
  if (query.data) return <OpenTeamTask key={taskId} saved={query.data.task} />
  if (query.error) return <QueryError query={query} title={t('decode.failed_title')} />
  return <Skeleton height={560} radius="lg" aria-busy="true" />
}
