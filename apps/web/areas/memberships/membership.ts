import type { OwnInstitution, SeatRequestView } from '@quartet/contract/areas/memberships.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'

export type { OwnInstitution, SeatRequestView }

/** The institution of the signed-in person, their place on a waiting list, and who guides them. */
export const useMembership = () =>
  useQuery(api.memberships.own.queryOptions({ staleTime: 0, meta: { quiet: true } }))

export const useOwnParams = () => ({ params: { user_id: useSession()?.user_id ?? 0 } })
