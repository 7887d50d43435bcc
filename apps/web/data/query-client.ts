import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { asFailure } from './failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: whoever calls shows the failure. */
    queryMeta: { quiet?: true }
    mutationMeta: { quiet?: true }
  }
}

// within the same paint: what was saved is shown as soon as it stops to wait, without a flash of what was there before
notifyManager.setScheduler(queueMicrotask)

const isPassing = (error: unknown) => [0, 502, 503, 504].includes(asFailure(error).status)

/** Every failed call ends in `meet`, but for one that only wanted to refresh what is shown while the network is away. */
export const createQueries = (meet: (error: unknown, quiet?: true) => void) =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        if (state.data === undefined || !isPassing(error)) meet(error, meta?.quiet)
      },
    }),
    mutationCache: new MutationCache({ onError: (error, _input, _result, { meta }) => meet(error, meta?.quiet) }),
    defaultOptions: {
      // a call without a network fails at once instead of waiting
      queries: { staleTime: 30_000, networkMode: 'always', retry: (count, error) => count < 1 && isPassing(error) },
      mutations: { networkMode: 'always' },
    },
  })
