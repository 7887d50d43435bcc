import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { createStore } from './store.ts'
import { usePermissions } from './use-permissions.ts'

const interval = 1000

/** The own imports that are being written, reloaded while there are any. */
export function useRunningImports() {
  const isAllowed = usePermissions()?.has('admin_tasks') === true
  return useQuery(
    api.sheetImports.list.queryOptions({
      input: { query: { state: 'running' } },
      enabled: isAllowed,
      select: ({ imports }) => imports,
      refetchInterval: ({ state }) => (state.data?.imports.length ? interval : false),
      meta: { quiet: true },
    }),
  ).data
}

export const runningImportsKey = api.sheetImports.list.key()

/** The sheet whose dialog was requested from elsewhere, until it opens. */
export const requestedSheet = createStore<string | null>(null)

/** The imports that an open dialog shows, by id: it says itself how they end. */
export const shownImports = new Set<number>()
