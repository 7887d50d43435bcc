import type { ErrorName } from '@quartet/contract/errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { clearOfflineQueries } from '../../data/offline-queries.ts'
import { useSession } from '../../data/session.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import type { AnswerQueue } from './use-answers.ts'

/**
 * After these errors the reloaded inventory is shown instead of a message: its open items, or that
 * it is finished.
 */
const shownAnew: readonly string[] = [
  'items_open',
  'attempt_finished',
  'attempt_unknown',
] satisfies ErrorName[]

/**
 * Sends the remaining answers, has the attempt scored and opens the result; guests have theirs on
 * the profile.
 */
export function useFinish(attempt_id: number, queue: AnswerQueue) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const userId = useSession()?.user_id
  const isGuest = usePermissions()?.has('guest') ?? false
  return useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      await queue.flush()
      return client.inventory.saveAnswers({
        body: { attempt_id, answers: Object.values(queue.store.get().pending), finished: true },
      })
    },
    onError: async (error) => {
      if (!shownAnew.includes(asFailure(error).name)) return
      await queries.invalidateQueries({ queryKey: api.inventory.key() })
      await queries.invalidateQueries({ queryKey: api.profile.show.key() })
    },
    onSuccess: async ({ user }) => {
      if (userId !== undefined) clearOfflineQueries(userId)
      if (user)
        queries.setQueryData(
          api.profile.show.queryKey({ input: { params: { user_id: user.id } } }),
          { user },
        )
      await queries.invalidateQueries({ queryKey: api.inventory.key(), refetchType: 'none' })
      // whether a class session holds the result back
      await queries.refetchQueries({ queryKey: api.classSessions.mine.key(), type: 'active' })
      await navigate(
        isGuest
          ? { to: '/new-theme/profile/{-$id}', params: {}, hash: '' }
          : { to: '/new-theme/result', hash: '' },
      )
    },
  })
}
