import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { useSession } from './session.ts'

/**
 * The signed-in user; undefined while loading, and while a new password has to be chosen or a second
 * factor set up.
 */
export function useMe() {
  const { user_id, choosing, securing } = useSession() ?? {}
  return useQuery(
    api.profile.show.queryOptions({
      input: { params: { user_id: user_id ?? 0 } },
      enabled: user_id !== undefined && !choosing && !securing,
      select: ({ user }) => user,
    }),
  ).data
}
