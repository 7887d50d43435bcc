import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { isLimited, useSession } from './session.ts'

/**
 * Names of the signed-in user's permissions; undefined until loaded. The shell shows when loading
 * failed.
 */
export const usePermissions = (): ReadonlySet<string> | undefined => usePermissionsQuery().data

/** Refetched at every change of route (main.tsx). */
export function usePermissionsQuery() {
  const session = useSession()
  return useQuery(
    api.roles.ofUser.queryOptions({
      input: { params: { user_id: session?.user_id ?? 0 } },
      enabled: session !== null && !isLimited(session),
      select: ({ role_permissions }): ReadonlySet<string> =>
        new Set(Object.values(role_permissions)),
      meta: { quiet: true },
    }),
  )
}
