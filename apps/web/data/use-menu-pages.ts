import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'
import { usePermissions } from './use-permissions.ts'

/** The pages that editors put into the menu; none for guests and before a guardian has agreed. */
export function useMenuPages() {
  const permissions = usePermissions()
  const { data } = useQuery(
    api.cms.menu.queryOptions({
      enabled: permissions !== undefined && !permissions.has('guest'),
      staleTime: 300_000,
      meta: { quiet: true },
    }),
  )
  return data?.pages ?? []
}
