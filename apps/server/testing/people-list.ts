import type { Member, World } from './world.ts'

type Row = { id: number; name: string; classification: string | null; [more: string]: unknown }

/** The people whom somebody is shown, all of them where no limit is asked for, and how many there are. */
export async function peopleList(world: World, { token }: Member, query = '') {
  const search = query.includes('limit=') ? query : `limit=999&${query}`
  return (await world.call(`POST /users?${search}`, { token, body: {} })).body as { list: Row[]; count: number }
}
