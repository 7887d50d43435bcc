import type { ErrorName } from '@quartet/contract/errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { client } from '../../../data/client.ts'
import { OfflineQueue, useOfflineQueue } from '../../../data/offline-queue.ts'
import { ownOfPage } from '../../../data/pending-storage.ts'
import { currentSession, rememberUser } from '../../../data/session.ts'
import { unsentPrefix } from '../../../data/unsent-words.ts'
import { type Patch, teamTaskQuery, type WholeTeamTask } from './team-task.ts'

/** A task as its page shows it: the saved one with the changes that are not sent yet. */
export function useTeamTask(saved: WholeTeamTask) {
  const queries = useQueryClient()
  const { queue, state } = useOfflineQueue(() => createQueue(saved, queries))
  useEffect(() => queue.adopt(saved.version), [queue, saved.version])
  const newest = state.saved && state.saved.version > saved.version ? state.saved : saved
  const task = useMemo(() => ({ ...newest, ...state.pending }), [newest, state.pending])
  const change = useCallback((patch: Patch) => queue.put(patch), [queue])
  return { task, change, queue, state }
}
export type TeamTaskState = ReturnType<typeof useTeamTask>

/**
 * Saves changes with the version that the page knows: when somebody else in the team was quicker,
 * both versions wait for a decision.
 */
function createQueue({ id, version }: WholeTeamTask, queries: ReturnType<typeof useQueryClient>) {
  const shown = teamTaskQuery(id)
  const isMine = rememberUser()
  return new OfflineQueue<Patch, WholeTeamTask>({
    storage: ownOfPage(`${unsentPrefix}.${currentSession()?.user_id}.team-${id}`, isMine),
    isMine,
    async send(patch, known) {
      const body = { ...patch, version: known }
      return (await client.teamTasks.edit({ params: { task_id: id }, body })).task
    },
    onSaved(task) {
      void queries.cancelQueries({ queryKey: shown.queryKey })
      queries.setQueryData(shown.queryKey, { task })
    },
    rejected: 'keep',
    versions: {
      known: version,
      of: (task) => task.version,
      isConflict: ({ name }) => name === ('team_task_changed' satisfies ErrorName),
      load: async () => (await queries.fetchQuery({ ...shown, staleTime: 0 })).task,
    },
  })
}
