import type { UserChange } from '@quartet/contract/areas/user-changes.ts'
import type { ChangeKind } from '@quartet/domain/user-changes.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../../data/client.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'

const interval = 700
const isRunning = ({ state }: UserChange) => state === 'running'

/** The people of a change: some by their ids, or everybody in the list with these filters. */
export type ChosenPeople = { users: number[] } | { filters: Record<string, unknown> }
export type Beginning = { kind: ChangeKind; chosen: ChosenPeople; organization: string }

/**
 * The own changes of many people that run, or that ended while the page was open. When one ends,
 * all lists are fetched anew.
 */
export function useChanges(mayChange: boolean) {
  const refreshAll = useRefreshAll()
  const [begun, setBegun] = useState<readonly number[]>([])
  const { data } = useQuery(
    api.userChanges.list.queryOptions({
      enabled: mayChange,
      refetchInterval: ({ state }) => (state.data?.changes.some(isRunning) ? interval : false),
      meta: { quiet: true },
    }),
  )
  const changes = data?.changes ?? []
  const running = changes.filter(isRunning).length
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) void refreshAll()
    before.current = running
  }, [running, refreshAll])
  const begin = useMutation({
    mutationFn: beginChange,
    meta: { quiet: true },
    onSuccess: ({ change }) => setBegun((ids) => [...ids, change.id]),
    onSettled: refreshAll,
  })
  return {
    begin,
    shown: changes.filter((change) => isRunning(change) || begun.includes(change.id)),
    hide: (id: number) => setBegun((ids) => ids.filter((other) => other !== id)),
    /** Shows how a change ends that the page did not begin. */
    keep: (id: number) => setBegun((ids) => [...new Set([...ids, id])]),
  }
}
export type Changes = ReturnType<typeof useChanges>

function beginChange({ kind, chosen, organization }: Beginning) {
  const body = chosen as { users?: number[] }
  return kind === 'move'
    ? client.userChanges.move({ body: { ...body, organization_id: Number(organization) } })
    : client.userChanges.begin({ body: { ...body, kind } })
}
