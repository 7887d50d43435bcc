import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { useSession } from './session.ts'

/** What the signed-in person may do, by name; fetched anew at every change of route (main.tsx). */
export function usePermissions(): ReadonlySet<string> | undefined {
  const { user_id, awaiting } = useSession() ?? {}
  const { data } = useQuery(
    api.roles.ofUser.queryOptions({
      input: { params: { user_id: user_id ?? 0 } },
      enabled: user_id !== undefined && !awaiting, // who waits for a guardian is not told
      select: ({ role_permissions }) => new Set(Object.values(role_permissions)),
    }),
  )
  return data
}
