import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../data/client.ts'

export type Personal = InferContractRouterOutputs<typeof contract>['account']['personal']

/** The address, age and country of an account. */
export const usePersonal = (user_id: number) =>
  useQuery(
    api.account.personal.queryOptions({ input: { params: { user_id } }, meta: { quiet: true } }),
  )
