import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { currentSession } from './session.ts'
import { keptPrefix } from './unsent-words.ts'

const keyOf = (userId: number) => `${keptPrefix}.${userId}`

/**
 * Keeps what the current screen has loaded on the device, so that it can be shown again without a
 * network. Returns a function that stops keeping; what was kept remains until `forgetKept`, and no
 * longer than the sign-in.
 */
export function keepShown(queries: QueryClient, userId: number): () => void {
  const keep = () => {
    const shown = dehydrate(queries, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query) => query.isActive() && query.state.data !== undefined,
    })
    // a failed reload is no reason to show nothing next time, and what was kept is never fresh
    for (const { state } of shown.queries)
      Object.assign(state, {
        status: 'success',
        error: null,
        fetchFailureReason: null,
        dataUpdatedAt: 0,
      })
    try {
      if (currentSession()?.user_id === userId)
        localStorage.setItem(keyOf(userId), JSON.stringify(shown))
    } catch {
      // the storage is full or switched off
    }
  }
  keep()
  return queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') keep()
  })
}

export const forgetKept = (userId: number) => localStorage.removeItem(keyOf(userId))

/** Shows what was kept for the user who is signed in, until it is loaded again. */
export function restoreKept(queries: QueryClient) {
  const userId = currentSession()?.user_id
  const text = userId === undefined ? null : localStorage.getItem(keyOf(userId))
  if (text === null) return
  try {
    hydrate(queries, JSON.parse(text))
  } catch {
    // kept by another version
  }
}
