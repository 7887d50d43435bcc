import type { Area } from '@quartet/domain/areas.ts'
import { readyLeanings } from '@quartet/domain/leaning.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../data/client.ts'
import { english } from '../../i18n/language.ts'

const wallOf = (area: Area, task_id: number | undefined, language?: { language_id: number }) =>
  api.tasks.wall.queryOptions({
    input: { params: { area }, query: { ...(task_id !== undefined && { task_id }), ...language } },
    staleTime: 300_000,
    meta: { quiet: true },
  })

/**
 * The leanings of unmarked words, for the languages where they are known: too large to load before
 * they are needed.
 */
const leaningsOf = (language_id: number | undefined) =>
  queryOptions({
    queryKey: ['leanings', language_id],
    queryFn: async () =>
      language_id === english.id
        ? (await import('@quartet/content/leanings/en.ts')).leanings
        : null,
    enabled: language_id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })

/**
 * The words that the decoder looks for: of the person whose task it is, or of the reader without
 * one. Loaded together with the task, and again when its text is in another language.
 */
export function useWall(
  area: Area,
  task_id: number | undefined,
  language_id: number | null = null,
) {
  const first = useQuery(wallOf(area, task_id))
  const isOther =
    language_id !== null && first.data !== undefined && first.data.wall.language_id !== language_id
  const other = useQuery({
    ...wallOf(area, task_id, { language_id: language_id ?? 0 }),
    enabled: isOther,
  })
  const query = isOther ? other : first
  const languages = first.data?.wall.languages ?? []
  const leanings = useQuery(leaningsOf(query.data?.wall.language_id))
  const wall = useMemo(
    () =>
      query.data && leanings.data !== undefined
        ? readyWall(query.data.wall.words, leanings.data && readyLeanings(leanings.data, area))
        : undefined,
    [query.data, leanings.data, area],
  )
  return { wall, query, languages, failed: leanings.error ? leanings : query }
}
