import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { matchAny, type TableKeys } from '../table/table-state.ts'
import { useList } from '../table/use-list.ts'
import { type Choices, type Content, type ContentRow, choicesIn, sortOf } from './content.ts'

const id = /^[1-9]\d{0,8}$/

/** What a list may be sorted and filtered by; everything else in an address is ignored. */
function keysOf<Row extends ContentRow>({ fields, order, versions }: Content<Row>): TableKeys {
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
    filters: { ...Object.fromEntries(filters), ...(versions === false ? {} : { language: id }) },
  }
}

export function useContentList<Row extends ContentRow>(content: Content<Row>) {
  const keys = useMemo(() => keysOf(content), [content])
  return useList({ queryKey: [content.name], keys, load: content.calls.list })
}

/** A row with its versions in other languages and the number of its uses. */
export const useContentRow = <Row extends ContentRow>(
  { name, calls }: Content<Row>,
  row: number | undefined,
) =>
  useQuery({
    queryKey: ['row', name, row],
    queryFn: () => calls.show({ params: { id: row ?? 0 } }),
    enabled: row !== undefined,
    meta: { quiet: true },
  })

/**
 * The options of a row's fields, for a page without a list; requests nothing when no field needs
 * them.
 */
export function useChoices<Row extends ContentRow>(content: Content<Row>): Choices {
  const { name, calls, fields } = content
  const { data } = useQuery({
    queryKey: ['list', name, 'choices'],
    queryFn: () => calls.list({ query: { limit: 0 } }),
    enabled: fields.some(({ kind }) => kind === 'row'),
    meta: { quiet: true },
  })
  return useMemo(() => choicesIn(content, data), [content, data])
}
