import { client } from '../data/client.ts'
import type { RemoteOptions } from './remote-select.tsx'

type Query = { search_text?: string; id?: number }

async function pick(query: Query, options: { signal: AbortSignal }) {
  const { organizations } = await client.organizations.pick({ query }, options)
  return organizations.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** The institutions in the caller's scope. */
export const institutionOptions: RemoteOptions = {
  key: 'institutions',
  search: (search_text, options) => pick({ search_text }, options),
  find: async (id, options) => (await pick({ id: Number(id) }, options))[0],
}
