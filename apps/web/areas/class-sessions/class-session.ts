import type { GroupSessionView } from '@quartet/contract/areas/class-sessions.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/client.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { showToast } from '../../shell/toast.tsx'

/** Milliseconds after which a session is read again. */
export const pollMs = 3000

/** Makes a call about the session of a group and shows the session after it. */
export function useSessionAction<Input>(
  groupId: number,
  call: (input: Input) => Promise<GroupSessionView>,
) {
  const queries = useQueryClient()
  const { queryKey } = sessionQuery(groupId)
  return useMutation({
    meta: { quiet: true },
    mutationFn: call,
    onSuccess: (view) => queries.setQueryData(queryKey, view),
    onError: (error) => void showToast('danger', sentenceOf(asFailure(error))),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

export const sessionQuery = (group_id: number) =>
  api.classSessions.show.queryOptions({
    input: { params: { group_id } },
    meta: { quiet: true },
    refetchInterval: ({ state }) => (state.data?.session ? pollMs : false),
  })
