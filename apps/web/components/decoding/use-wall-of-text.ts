import type { Area } from '@quartet/domain/areas.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../data/client.ts'

/**
 * The words to colour in a text; undefined until loaded, without a network, and when there are none
 * in its language. A language of null is that of the account.
 */
export function useWallOfText(area: Area, language_id: number | null) {
  const { data } = useQuery(
    api.tasks.wall.queryOptions({
      input: { params: { area }, query: language_id === null ? {} : { language_id } },
      staleTime: 300_000,
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
  const wall = useMemo(() => data && readyWall(data.wall.words), [data])
  // instead of a wall that does not exist there is the English one
  const isMissing =
    data !== undefined && language_id !== null && !data.wall.languages.includes(language_id)
  return { wall: isMissing ? undefined : wall, isMissing }
}
