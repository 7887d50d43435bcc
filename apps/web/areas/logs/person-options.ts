import type { RemoteOptions } from '../../components/remote-select.tsx'
import { client } from '../../data/client.ts'

type Query = { search_text?: string; id?: number }

async function pick(query: Query, options: { signal: AbortSignal }) {
  const { list } = await client.people.list({ query: { ...query, limit: 19 } }, options)
  return list.map(({ id, name, email }) => ({
    value: String(id),
    label: email ? `${name} (${email})` : name,
  }))
}

/** The people in the caller's scope. */
export const personOptions: RemoteOptions = {
  key: 'people',
  search: (search_text, options) => pick({ search_text }, options),
  find: async (id, options) => (await pick({ id: Number(id) }, options))[0],
}
