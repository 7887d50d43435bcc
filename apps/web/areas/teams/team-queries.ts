import type { TeamMemberView, TeamView } from '@quartet/contract/areas/teams.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'

/** How soon a step of another member is seen. */
const pollMs = 5_000
const allMembers = { limit: 999 }

export const useTeam = (team_id: number) =>
  useQuery(
    api.teams.show.queryOptions({
      input: { params: { team_id } },
      meta: { quiet: true },
      refetchInterval: pollMs,
    }),
  )

/** Whether a team that was shown before is no longer there for the user. */
export const isGone = ({ error }: { error: unknown }) =>
  error !== null && asFailure(error).status === 404

/** All members, read again after the team has changed; nothing of an archived team. */
export function useMembers({ id: team_id, status, changed_at }: TeamView) {
  const enabled = status !== 'archived'
  const query = useQuery(
    api.teams.members.queryOptions({
      input: { params: { team_id }, query: allMembers },
      enabled,
      meta: { quiet: true },
      refetchInterval: ({ state }) => state.status === 'error' && pollMs,
    }),
  )
  const { refetch } = query
  useEffect(() => {
    if (enabled && changed_at) void refetch()
  }, [enabled, changed_at, refetch])
  return query
}

export const useMemberStatements = (team_id: number) =>
  useQuery(
    api.teams.memberStatements.queryOptions({
      input: { params: { team_id } },
      meta: { quiet: true },
    }),
  )

/** The name of a member; an invited address instead, for the leader. */
export const nameOf = ({ first_name, last_name, email }: TeamMemberView) =>
  `${first_name} ${last_name}`.trim() || email

export const isInvited = ({ status }: TeamMemberView) => status === 'invited'
export const isIn = ({ status }: TeamMemberView) => status === 'accepted' || status === 'ready'

/** The people of a group that the user looks after. */
export const useGroupMembers = (group_id: number) =>
  useQuery(
    api.groups.members.queryOptions({
      input: { query: allMembers, body: { group_id } },
      meta: { quiet: true },
    }),
  )

export const useGroup = (group_id: number) =>
  useQuery(api.groups.show.queryOptions({ input: { params: { group_id } }, meta: { quiet: true } }))
