import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { textAreas } from '@quartet/domain/interface-texts.ts'
import { textScreens } from '@quartet/domain/text-screens.ts'
import { useCallback } from 'react'
import { client } from '../../data/client.ts'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'
import { type ListQuery, useList } from '../../lists/table/use-list.ts'

export type Line = InferContractRouterOutputs<
  typeof contract
>['localization']['list']['list'][number]
type LinesQuery = InferContractRouterInputs<typeof contract>['localization']['list']['query']

/** Which texts of a language a list shows. */
export const shownTexts = ['missing', 'outdated', 'changed'] as const

const keys: TableKeys = {
  sorts: [],
  filters: {
    show: matchAny(shownTexts),
    screen: matchAny(textScreens),
    area: matchAny(textAreas),
  },
  first: { order_direction: 'ASC' },
}

/** The texts of a language, searched, filtered and paged by the address. */
export function useTexts(languageId: number) {
  const load = useCallback(
    ({ query }: { query: ListQuery }, options?: { signal?: AbortSignal }) =>
      client.localization.list({ query: linesQueryOf(query, languageId) }, options),
    [languageId],
  )
  return useList({ queryKey: ['texts', languageId], keys, load })
}

function linesQueryOf(query: ListQuery, language: number): LinesQuery {
  const { order_by: _, order_direction: __, removed: ___, show, ...narrowed } = query
  // the keys and patterns above allow no other values
  return { ...narrowed, language, ...(show ? { [String(show)]: '1' } : {}) } as LinesQuery
}
