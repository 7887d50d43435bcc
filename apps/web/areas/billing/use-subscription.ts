import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'

export type Subscription = InferContractRouterOutputs<typeof contract>['billing']['show']
export type Payment = Subscription['payments'][number]

/** The path of every call about the caller. */
export const useOwn = () => ({ params: { user_id: useSession()?.user_id ?? 0 } })

const shown = (own: ReturnType<typeof useOwn>) => api.billing.show.queryOptions({ input: own })

/**
 * The caller's subscription. `isBack`: the person returns from a page of the payment service, and
 * the server then looks up what happened.
 */
export function useSubscription(isBack = false) {
  const own = useOwn()
  const check = useCheck()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on return
  useEffect(() => {
    if (isBack) check.mutate(own)
  }, [isBack])
  return useQuery(shown(own))
}

/** Stores an answer, and reads everything again that access opens. */
export function useTake() {
  const own = useOwn()
  const queries = useQueryClient()
  return (subscription: Subscription) => {
    queries.setQueryData(shown(own).queryKey, subscription)
    void queries.invalidateQueries()
  }
}

export function useCheck() {
  return useMutation(api.billing.check.mutationOptions({ onSuccess: useTake() }))
}

/** Goes on to the page of a payment, if there is one. */
export function useStep(onDone: (subscription: Subscription) => void) {
  const take = useTake()
  return ({ url, ...subscription }: Subscription & { url: string | null }) => {
    if (url) return window.location.assign(url)
    take(subscription)
    onDone(subscription)
  }
}
