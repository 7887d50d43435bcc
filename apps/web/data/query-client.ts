import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { type AtField, asFailure, fieldOf } from './failure.ts'
import { rememberUser, subscribeToSession } from './session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the caller shows the failure. */
    queryMeta: { quiet?: true }
    /** `atField`: the errors that a form explains under one of its fields. */
    mutationMeta: { quiet?: true; atField?: AtField }
  }
}

// Notify within the same paint: a saved value appears when the pending state ends, without a flash
// of the old value.
notifyManager.setScheduler(queueMicrotask)

const isPassing = (error: unknown) => [0, 502, 503, 504].includes(asFailure(error).status)

type Call = { quiet: boolean | undefined; isRead: boolean }

/**
 * Every failed call is passed to `meet`, except a passing failure while refreshing data that is
 * already shown.
 */
export const createQueries = (meet: (error: unknown, call: Call) => void) =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        if (state.data === undefined || !isPassing(error))
          meet(error, { quiet: meta?.quiet, isRead: true })
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) =>
        meet(error, {
          quiet: meta?.quiet || fieldOf(error, meta?.atField) !== undefined,
          isRead: false,
        }),
    }),
    defaultOptions: {
      // without a network a call fails at once instead of waiting
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (count, error) => count < 1 && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** Forgets what one user has loaded once another one, or nobody, is signed in. */
export function clearAtChangeOfUser(queries: QueryClient) {
  let isSameUser = rememberUser()
  subscribeToSession(() => {
    if (!isSameUser()) queries.clear()
    isSameUser = rememberUser()
  })
}
