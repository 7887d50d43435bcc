import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { asFailure } from './failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: whoever calls meets the failure. */
    queryMeta: { quiet?: true }
    mutationMeta: { quiet?: true }
  }
}

const isPassing = (error: unknown) => [0, 502, 503, 504].includes(asFailure(error).status)

/** Every failed call ends in `meet`, unless whoever calls takes it over. A call without a network fails at once instead of waiting. */
export const createQueries = (meet: (error: unknown) => void) =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => void (meta?.quiet || meet(error)) }),
    mutationCache: new MutationCache({ onError: (error, _input, _result, { meta }) => void (meta?.quiet || meet(error)) }),
    defaultOptions: {
      queries: { staleTime: 30_000, networkMode: 'always', retry: (count, error) => count < 1 && isPassing(error) },
      mutations: { networkMode: 'always' },
    },
  })
