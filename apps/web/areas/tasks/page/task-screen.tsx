import type { Area } from '@quartet/domain/areas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWall } from '../../../components/decoding/use-wall.ts'
import { QueryError } from '../../../components/query-error.tsx'
import { taskQuery } from '../area-calls.ts'
import { TaskWork } from './open-task.tsx'
import { TaskSkeleton } from './task-skeleton.tsx'

/** One task in five steps. The same in all three areas. */
export function TaskScreen({ area, taskId }: { area: Area; taskId: number }) {
  const { t } = useTranslation()
  const task = useQuery(taskQuery(area, taskId))
  useWall(area, taskId)
  if (task.data) return <TaskWork key={taskId} saved={task.data.task} />
  if (task.error) return <QueryError query={task} title={t('decode.failed_title')} />
  return <TaskSkeleton />
}
