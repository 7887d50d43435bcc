import { useQuery } from '@tanstack/react-query'
import { api } from './client.ts'

/** What every page shows of the installation; asked again while it is being maintained. */
export const useSite = () =>
  useQuery(
    api.settings.site.queryOptions({
      staleTime: 60_000,
      refetchInterval: ({ state }) => (state.data?.maintenance ? 30_000 : false),
      meta: { quiet: true },
    }),
  ).data
