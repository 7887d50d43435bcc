import type { SavedView } from '@quartet/contract/areas/saved-views.ts'
import { limits } from '@quartet/contract/limits.ts'
import type { ViewList } from '@quartet/domain/saved-views.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../data/client.ts'
import type { TableState } from './table-state.ts'

/** The views of a list that a person has named. */
export function useSavedViews(list: ViewList) {
  const queries = useQueryClient()
  const options = api.savedViews.list.queryOptions({
    input: { query: { list } },
    meta: { quiet: true },
  })
  const query = useQuery(options)
  const take = (answer: { views: SavedView[] }) =>
    queries.setQueryData<{ views: SavedView[] }>(options.queryKey, answer)
  const save = useMutation({
    /** Saves a view; one of the same name is replaced. */
    mutationFn: ({ name, state }: { name: string; state: TableState }) =>
      client.savedViews.save({ body: { list, name, state: toView(state) } }),
    onSuccess: take,
  })
  const remove = useMutation({
    mutationFn: (id: number) => client.savedViews.remove({ params: { view_id: id } }),
    onSuccess: take,
  })
  const rename = async (id: number, name: string) =>
    take(await client.savedViews.rename({ params: { view_id: id }, body: { name } }))
  const views: readonly SavedView[] = query.data?.views ?? []
  return { query, views, isFull: views.length >= limits.view.most, save, remove, rename }
}

/** What a saved view remembers of a list. */
const toView = ({
  search_text,
  order_by,
  order_direction,
  removed,
  date_from,
  date_to,
  filters,
}: TableState): SavedView['state'] => ({
  ...{ search_text, order_by, order_direction, removed, date_from, date_to, filters },
})
