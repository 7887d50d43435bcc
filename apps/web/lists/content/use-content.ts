import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { matchAny, type TableKeys } from '../table/table-state.ts'
import { useList } from '../table/use-list.ts'
import { type Content, type ContentRow, sortOf } from './content.ts'

const id = /^[1-9]\d{0,8}$/

/** What a list may be sorted and filtered by; everything else in an address is ignored. */
function keysOf<Row extends ContentRow>({
  fields,
  order,
  versions,
  byLanguage,
}: Content<Row>): TableKeys {
  const filters = fields.flatMap((field) => {
    if (!field.filter) return []
    if (field.kind === 'choice')
      return [[field.key, matchAny(field.options.map(({ value }) => value))]]
    return [[field.key, /^.{1,60}$/u]]
  })
  return {
    sorts: [
      'id',
      'edited_at',
      ...fields.map(sortOf).filter((sort) => sort !== null),
      ...(versions === false ? [] : ['language_id']),
      ...(order ? ['order'] : []),
    ],
    filters: {
      ...Object.fromEntries(filters),
      ...((byLanguage || versions !== false) && { language: id }),
      ...(versions !== false && { missing_in: id, outdated_in: id }),
      ...(order && { ordering: /^1$/ }),
    },
    ...(order && { first: { order_by: 'order', order_direction: 'ASC' } }),
  }
}

/**
 * Which versions a list shows: those of a language, or one of each row in the reader's language.
 * The bin shows every version.
 */
function inLanguage<Row extends ContentRow>(
  { versions, byLanguage }: Content<Row>,
  query: Query,
  own: number,
) {
  if (query.language || (versions === false && !byLanguage)) return query
  if (byLanguage) return { ...query, language: own }
  return query.removed === 1 ? query : { ...query, shown_in: own }
}
type Query = Record<string, unknown>

export function useContentList<Row extends ContentRow>(content: Content<Row>) {
  const keys = useMemo(() => keysOf(content), [content])
  const own = useLanguage().id
  const load = useCallback(
    ({ query }: { query: Query }, options?: { signal?: AbortSignal }) =>
      content.calls.list({ query: inLanguage(content, query, own) }, options),
    [content, own],
  )
  return useList({ queryKey: [content.name, own], keys, load })
}

/** A row with its versions in other languages and what depends on it. */
export const useContentRow = <Row extends ContentRow>(
  { name, calls }: Content<Row>,
  row: number | undefined,
) =>
  useQuery({
    queryKey: ['row', name, row],
    queryFn: () => calls.show({ params: { id: row ?? 0 } }),
    enabled: row !== undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
