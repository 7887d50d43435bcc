import { teamTaskStatuses } from '@quartet/domain/teams.ts'
import { useCallback } from 'react'
import { client } from '../../../data/client.ts'
import { matchAny, type TableKeys } from '../../../lists/table/table-state.ts'
import { type ListQuery, useList } from '../../../lists/table/use-list.ts'

const keys: TableKeys = {
  sorts: ['id', 'name', 'team_name', 'topic_name', 'status', 'created_at', 'updated_at'],
  filters: { status: matchAny(teamTaskStatuses) },
  first: { per_page: 25 },
}

/** The list of the tasks of a team, or of all teams. */
export function useTeamTasks(teamId: number | undefined) {
  const load = useCallback(
    ({ query }: { query: ListQuery }, options?: { signal?: AbortSignal }) =>
      teamId === undefined
        ? client.teamTasks.list({ query }, options)
        : client.teamTasks.listOfTeam({ params: { team_id: teamId }, query }, options),
    [teamId],
  )
  return useList({ queryKey: ['team-tasks', teamId ?? 'all'], keys, load })
}
