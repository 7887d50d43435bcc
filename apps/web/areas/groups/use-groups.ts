import { client } from '../../data/client.ts'
import type { TableKeys } from '../../lists/table/table-state.ts'
import { useList } from '../../lists/table/use-list.ts'

const keys: TableKeys = {
  sorts: ['id', 'name', 'created_at'],
  filters: {},
  first: { order_by: 'name', order_direction: 'ASC', per_page: 25 },
}

type OwnInput = Parameters<typeof client.groups.mine>[0]
type Options = Parameters<typeof client.groups.mine>[1]
async function loadOwn(input: OwnInput, options?: Options) {
  const { groups, count } = await client.groups.mine(input, options)
  return { list: groups, count }
}

/** The groups that the user looks after; all of the institution for its administrators. */
export const useGroups = (administers: boolean) =>
  useList({
    queryKey: ['groups', administers],
    keys,
    load: administers ? client.groups.list : loadOwn,
  })
