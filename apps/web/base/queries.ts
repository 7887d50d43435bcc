import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { asFailure } from './failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: whoever calls shows the failure. */
    queryMeta: { quiet?: true }
    mutationMeta: { quiet?: true }
  }
}

const isPassing = (error: unknown) => [0, 502, 503, 504].includes(asFailure(error).status)

/** Every failed call ends in `meet`. A call without a network fails at once instead of waiting. */
export const createQueries = (meet: (error: unknown, quiet?: true) => void) =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meet(error, meta?.quiet) }),
    mutationCache: new MutationCache({ onError: (error, _input, _result, { meta }) => meet(error, meta?.quiet) }),
    defaultOptions: {
      queries: { staleTime: 30_000, networkMode: 'always', retry: (count, error) => count < 1 && isPassing(error) },
      mutations: { networkMode: 'always' },
    },
  })
