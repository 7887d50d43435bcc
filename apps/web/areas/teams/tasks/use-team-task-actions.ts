import type { TeamTaskStatus } from '@quartet/domain/teams.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../data/client.ts'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showToast } from '../../../shell/toast.tsx'
import type { TeamTask } from './team-task.ts'

/** Moves a task on and deletes it. Also after an error the lists are read again. */
export function useTeamTaskActions(onDeleted?: () => void) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const onError = (error: unknown) => {
    const failure = asFailure(error)
    const isGone = failure.status === 404 && !failure.name
    void showToast('danger', isGone ? t('tasks.gone') : sentenceOf(failure))
  }
  const change = useMutation({
    meta: { quiet: true },
    mutationFn: ({ id, status }: Pick<TeamTask, 'id' | 'status'>) =>
      client.teamTasks.edit({ params: { task_id: id }, body: { status } }),
    onSuccess: () => void showToast('success', t('tasks.saved')),
    onError,
    onSettled: refreshAll,
  })
  const remove = useMutation({
    meta: { quiet: true },
    mutationFn: (task_id: number) => client.teamTasks.remove({ params: { task_id } }),
    onSuccess: () => {
      onDeleted?.()
      void showToast('success', t('table.deleted'))
    },
    onError,
    onSettled: refreshAll,
  })
  return {
    setStatus: ({ id }: TeamTask, status: TeamTaskStatus) => change.mutate({ id, status }),
    remove: (id: number) => remove.mutateAsync(id).catch(() => undefined),
    isRemoving: remove.isPending,
  }
}
