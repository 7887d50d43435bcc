import { type HabitMatch, overallMatch } from '@quartet/domain/career-match.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/client.ts'
import type { Job } from './use-jobs.ts'

/** The verdicts of the decoded jobs, the same as on their pages (method D25). */
export function useVerdicts(jobs: readonly Job[]): ReadonlyMap<number, HabitMatch> {
  const ids = jobs.filter(({ status }) => !['New', 'Marked'].includes(status)).map(({ id }) => id)
  const { data } = useQuery({
    ...api.careerTasks.print.queryOptions({ input: { query: { ids } } }),
    enabled: ids.length > 0,
    staleTime: 0,
    meta: { quiet: true },
  })
  const decoded = ids.length > 0 ? (data?.tasks ?? []) : []
  const verdicts = decoded.flatMap(({ id, needed, person }) => {
    const verdict = needed && person.bands && overallMatch(needed, person.bands)
    return verdict ? [[id, verdict] as const] : []
  })
  return new Map(verdicts)
}
