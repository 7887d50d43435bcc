import type { Area } from '@quartet/domain/areas.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../../data/client.ts'
import { showSentence } from '../../../shell/error-dialog.tsx'
import { showToast } from '../../../shell/toast.tsx'
import { callsOf, type Task } from '../area-calls.ts'
import { failedSentence } from './task-failure.ts'
import { listsKey } from './use-tasks.ts'

/** Invalidates every list and every page of a task. */
export function useReadAnew() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [listsKey, api.tasks.key(), api.workTasks.key(), api.careerTasks.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}

/** A task that somebody else deleted meanwhile shows a message here instead of the 404 page. */
const tellsItself = {
  meta: { quiet: true },
  onError: (error: unknown) => showSentence(failedSentence(error)),
} as const

/**
 * Deletes tasks after a confirmation, with an undo in the toast, and restores tasks from the bin.
 */
export function useTaskActions(area: Area, onGone: () => void) {
  const { t } = useTranslation()
  const readAnew = useReadAnew()
  const [deleting, setDeleting] = useState<readonly Task[]>([])
  const restore = useMutation({
    mutationFn: (ids: number[]) => client.tasks.restore({ body: { ids } }),
    ...tellsItself,
    onSuccess: () => {
      onGone()
      void showToast('success', t('table.restored'))
    },
    onSettled: readAnew,
  })
  const remove = useMutation({
    mutationFn: (ids: number[]) => callsOf(area).removeMany({ body: { ids } }),
    ...tellsItself,
    onSuccess: ({ removed }) => {
      onGone()
      void showToast('success', t('table.deleted'), {
        label: t('table.undo'),
        go: () => restore.mutate(removed),
      })
    },
    onSettled: () => {
      setDeleting([])
      return readAnew()
    },
  })
  return {
    deleting,
    ask: (tasks: readonly Task[]) => setDeleting(tasks),
    keep: () => setDeleting([]),
    remove: () => remove.mutate(deleting.map(({ id }) => id)),
    busy: remove.isPending,
    restore: (tasks: readonly Task[]) => restore.mutate(tasks.map(({ id }) => id)),
  }
}
