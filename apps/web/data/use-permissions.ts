import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { useSession } from './session.ts'

/** What the signed-in person may do, by name; undefined as long as it is not known, and the shell says so when it could not be read. */
export const usePermissions = (): ReadonlySet<string> | undefined => usePermissionsQuery().data

/** Fetched anew at every change of route (main.tsx). */
export function usePermissionsQuery() {
  const { user_id, awaiting, choosing } = useSession() ?? {}
  return useQuery(
    api.roles.ofUser.queryOptions({
      input: { params: { user_id: user_id ?? 0 } },
      enabled: user_id !== undefined && !awaiting && !choosing, // who waits for a guardian, or has to choose a password, is not told
      select: ({ role_permissions }): ReadonlySet<string> => new Set(Object.values(role_permissions)),
      meta: { quiet: true },
    }),
  )
}
