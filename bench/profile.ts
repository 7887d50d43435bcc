import { answerOf, compare, mustAgree } from './compare.ts'
import { seedPeople, seedScores } from './people.ts'
import { type Call, databaseIn, newFolder, startApp, startFloor, startLoad } from './processes.ts'
import type { Line } from './table.ts'

/** GET /users/show/{id} of the caller: 2,000 people with scores, 112 statements each. */
export async function profile(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { url, pool } = databaseIn(folder)
  const people = await seedPeople(pool, 2000)
  await seedScores(pool, people)
  const floor = await startFloor(url)
  const calls = people.map(
    ({ id, token }): Call => ({
      method: 'GET',
      path: `/api/users/show/${id}`,
      headers: { authorization: `Bearer ${token}` },
    }),
  )

  const [first] = calls
  if (!first) throw new Error('nobody was seeded')
  const [told, wanted] = await Promise.all([answerOf(app.port, first), answerOf(floor.port, first)])
  mustAgree(told, wanted)

  const contest = { work: 'profile', load: startLoad(), servers: { ours: app, floor }, folder }
  return [await compare({ ...contest, connections: 1, calls: calls.slice(0, 1000) }), await compare({ ...contest, connections: 16, calls })]
}
