import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../base/api.ts'
import { asFailure } from '../../base/failure.ts'
import type { Outbox } from './outbox.ts'

/** Sends what still waits, has the attempt scored and opens the profile. */
export function useFinish(attempt_id: number, outbox: Outbox) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      await outbox.flush()
      return client.inventory.saveAnswers({ body: { attempt_id, answers: [...outbox.state().waiting.values()], finished: true } })
    },
    // what the server finds open is shown from its own answers
    onError: (error) => asFailure(error).name === 'items_open' && queries.invalidateQueries({ queryKey: api.inventory.questions.key() }),
    onSuccess: async ({ user }) => {
      if (user) queries.setQueryData(api.profile.show.queryKey({ input: { params: { user_id: user.id } } }), { user })
      await queries.invalidateQueries({ queryKey: api.inventory.key(), refetchType: 'none' })
      await navigate({ to: '/new-theme/profile/{-$id}', params: {}, hash: '' })
    },
  })
}
