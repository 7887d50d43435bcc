import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from './client.ts'
import { isLimited, useSession } from './session.ts'

export type Notification = InferContractRouterOutputs<
  typeof contract
>['notifications']['list']['list'][number]

const interval = 120_000
const unreadKey = api.notifications.unread.key()

/** How many notifications are unread: reloaded every two minutes and when another page opens. */
export function useUnreadCount() {
  const queries = useQueryClient()
  const session = useSession()
  const page = useLocation({ select: ({ pathname }) => pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each page
  useEffect(() => {
    void queries.refetchQueries({ queryKey: unreadKey, type: 'active', stale: true })
  }, [queries, page])
  const isAllowed = !isLimited(session)
  const query = useQuery(
    api.notifications.unread.queryOptions({
      enabled: isAllowed,
      refetchInterval: interval,
      select: ({ count }) => count,
      meta: { quiet: true },
    }),
  )
  return { isAllowed, count: query.data ?? 0 }
}

/** Marks one notification as read, or all up to the newest one on screen. */
export function useReading() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: api.notifications.key() })
  const one = useMutation(
    api.notifications.read.mutationOptions({ onSuccess, meta: { quiet: true } }),
  )
  const all = useMutation(api.notifications.readAll.mutationOptions({ onSuccess }))
  return {
    readOne: ({ id, read }: Notification) => !read && one.mutate({ params: { id } }),
    readAll: (list: readonly Notification[]) => {
      const [newest] = list
      if (newest) all.mutate({ body: { up_to: newest.id } })
    },
    isReadingAll: all.isPending,
  }
}
