import type { RemoteOptions } from '../../components/remote-select.tsx'
import { client } from '../../data/client.ts'

/** The groups that the user looks after. */
export const groupOptions: RemoteOptions = {
  key: 'led groups',
  search: async (search_text, options) => {
    const query = { search_text, order_by: 'name', order_direction: 'ASC', limit: 24 } as const
    const { groups } = await client.groups.mine({ query }, options)
    return groups.map(({ id, name }) => ({ value: String(id), label: name }))
  },
  find: async (id, options) => {
    const { group } = await client.groups.show({ params: { group_id: Number(id) } }, options)
    return { value: String(group.id), label: group.name }
  },
}
