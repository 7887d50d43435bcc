import { useQuery } from '@tanstack/react-query'
import { client } from '../../../data/client.ts'
import type { ChangeDraft } from './use-changes.ts'

/** As a method, so that the call with its exact query fits. */
const calls: {
  list(
    input: { query: Record<string, unknown> },
    options: { signal: AbortSignal },
  ): Promise<{ count: number }>
} = client.people

/**
 * How many people a change is about; undefined until it is known. Whoever has a result is not among
 * those to remind, unless the list is filtered by it.
 */
export function useChangeCount({ kind, people, count }: ChangeDraft) {
  const filters = 'filters' in people && kind === 'remind' ? people.filters : undefined
  const isNarrower = filters !== undefined && filters.lci === undefined
  const query = useQuery({
    queryKey: ['users', 'without result', filters],
    queryFn: ({ signal }) =>
      calls.list({ query: { ...filters, lci: 'not_done', limit: 0, offset: 0 } }, { signal }),
    enabled: isNarrower,
    meta: { quiet: true },
  })
  return { query, count: isNarrower ? query.data?.count : count }
}
