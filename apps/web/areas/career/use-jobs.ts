import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'

type Outputs = InferContractRouterOutputs<typeof contract>['careerTasks']
export type Job = Outputs['list']['list'][number]

/** The newest jobs of the caller, as many as fit on a screen. */
export const useJobs = () =>
  useQuery(
    api.careerTasks.list.queryOptions({
      input: { params: { user_id: useSession()?.user_id ?? 0 }, query: { limit: 9 } },
      staleTime: 0,
      meta: { quiet: true },
    }),
  )
