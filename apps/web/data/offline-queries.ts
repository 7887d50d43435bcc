import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { currentSession } from './session.ts'
import { offlinePrefix } from './unsent-words.ts'

const keyOf = (userId: number) => `${offlinePrefix}.${userId}`

let stopSaving = () => {}

/**
 * Saves what the current screen has loaded on the device, so that it can be shown again without a
 * network. Returns a function that stops; what was saved stays until `clearOfflineQueries`, and no
 * longer than the sign-in.
 */
export function saveQueriesOffline(queries: QueryClient, userId: number): () => void {
  stopSaving()
  const save = () => {
    const shown = dehydrate(queries, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query) => query.isActive() && query.state.data !== undefined,
    })
    // a failed reload is no reason to show nothing next time, and what was saved is never fresh
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
  save()
  stopSaving = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') save()
  })
  return stopSaving
}

/** Removes what was saved of a screen that is over, and stops saving it. */
export function clearOfflineQueries(userId: number) {
  stopSaving()
  localStorage.removeItem(keyOf(userId))
}

/** Shows what was saved for the user who is signed in, until it is loaded again. */
export function restoreOfflineQueries(queries: QueryClient) {
  const userId = currentSession()?.user_id
  const text = userId === undefined ? null : localStorage.getItem(keyOf(userId))
  if (text === null) return
  try {
    hydrate(queries, JSON.parse(text))
  } catch {
    // saved by another version
  }
}
