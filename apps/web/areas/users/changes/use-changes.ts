import type { UserChange } from '@quartet/contract/areas/user-changes.ts'
import type { ChangeKind } from '@quartet/domain/user-changes.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../../data/client.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'

const pollMs = 2000
const isRunning = ({ state }: UserChange) => state === 'running'

/** Some people by their ids, or everybody in the list with these filters. */
export type PeopleSelection = { users: number[] } | { filters: Record<string, unknown> }
/** A change to be confirmed. */
export type ChangeDraft = { kind: ChangeKind; people: PeopleSelection; count: number }

/**
 * The own changes of many people that run, or that ended while the page was open. When one ends,
 * all lists are fetched anew.
 */
export function useChanges(mayChange: boolean) {
  const refreshAll = useRefreshAll()
  const [watched, setWatched] = useState<readonly number[]>([])
  const watch = (id: number) => setWatched((ids) => [...new Set([...ids, id])])
  const { data } = useQuery(
    api.userChanges.list.queryOptions({
      enabled: mayChange,
      refetchInterval: ({ state }) => (state.data?.changes.some(isRunning) ? pollMs : false),
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
    onSuccess: ({ change }) => watch(change.id),
    onSettled: refreshAll,
  })
  return {
    begin,
    visible: changes.filter((change) => isRunning(change) || watched.includes(change.id)),
    hide: (id: number) => setWatched((ids) => ids.filter((other) => other !== id)),
    /** Shows how a change ends that the page did not begin. */
    watch,
  }
}
export type Changes = ReturnType<typeof useChanges>

type Beginning = Omit<ChangeDraft, 'count'> & {
  /** The institution or category, '' for none. */
  target: string
  count: number | undefined
}

function beginChange({ kind, people, target, count }: Beginning) {
  const body = { ...(people as { users?: number[] }), expected_count: count }
  if (kind === 'move')
    return client.userChanges.move({ body: { ...body, organization_id: Number(target) } })
  if (kind === 'add_to_category')
    return client.userChanges.addToCategory({ body: { ...body, category_id: Number(target) } })
  return client.userChanges.begin({ body: { ...body, kind } })
}
