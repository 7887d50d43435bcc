import { client } from '../data/client.ts'
import type { RemoteOptions } from './remote-select.tsx'

/** The categories of people that the user manages. */
export const userCategoryOptions: RemoteOptions = {
  key: 'user categories',
  search: async (search_text, options) => {
    const query = { search_text, order_by: 'name', order_direction: 'ASC', limit: 24 } as const
    const { list } = await client.userCategories.list({ query }, options)
    return list.map(({ id, name }) => ({ value: String(id), label: name }))
  },
  find: async (id, options) => {
    const input = { params: { category_id: Number(id) } }
    const { category } = await client.userCategories.show(input, options)
    return { value: String(category.id), label: category.name }
  },
}
