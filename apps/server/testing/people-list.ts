import type { Member, World } from './world.ts'

type Row = { id: number; name: string; classification: string | null; [more: string]: unknown }

/**
 * The list of people that a person sees, up to 999 unless the query has a limit, and their number.
 */
export async function peopleList(world: World, { token }: Member, query = '') {
  const search = query.includes('limit=') ? query : `limit=999&${query}`
  return (await world.call(`POST /users?${search}`, { token, body: {} })).body as {
    list: Row[]
    count: number
    roles: { id: number; name: string }[]
  }
}
