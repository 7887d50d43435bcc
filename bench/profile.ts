import type { Pool } from 'pg'
import { answerOf, compare, mustAgree } from './compare.ts'
import { seedPeople, seedScores } from './people.ts'
import { type Call, databaseIn, newFolder, startApp, startFloor, startLoad } from './processes.ts'
import type { Line } from './table.ts'

/**
 * GET /users/show/{id} of the caller: 2,000 people with scores and the 112 catalogue statements of
 * their age group.
 */
export const profile = () => contestOf('profile', async () => undefined)

/** The same for people with a personalized profile: 30 statements, 10 of them own ones. */
export const personalised = () =>
  contestOf('profile with 30 own and ticked statements', async (pool) => {
    await pool.query('delete from selected_attributes')
    await pool.query(
      `with shared as (
         insert into attribute_groups (key, pattern, type, age_group_id, user_id)
         select u.id || ' ' || n, (array['sequence', 'precision', 'technical_reasoning', 'confluence'])[1 + n % 4], 'Use First', 3, u.id
         from users u, generate_series(1, 10) n returning key)
       insert into attribute_versions (group_key, title, language_id)
       select key, 'In my own words: number ' || split_part(key, ' ', 2), 1 from shared`,
    )
    await pool.query(
      `insert into selected_attributes (user_id, attribute_id) select u.id, a.id from users u
       cross join (select id from attributes where age_group_id = 3 and language_id = 1 and user_id is null and type <> 'Sequence' order by id limit 20) a`,
    )
    await pool.query(
      'insert into selected_attributes (user_id, attribute_id) select user_id, id from attributes where user_id is not null',
    )
    await pool.query('vacuum analyze')
  })

/**
 * Sends the same requests to the application and to the floor, after `shape` has changed the data.
 */
async function contestOf(work: string, shape: (pool: Pool) => Promise<unknown>): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { url, pool } = databaseIn(folder)
  const people = await seedPeople(pool, 2000)
  await seedScores(pool, people)
  await shape(pool)
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
  const [output, reference] = await Promise.all([
    answerOf(app.port, first),
    answerOf(floor.port, first),
  ])
  mustAgree(output, reference)

  const contest = { work, load: startLoad(), servers: { ours: app, floor }, folder }
  return [
    await compare({ ...contest, connections: 1, calls: calls.slice(0, 1000) }),
    await compare({ ...contest, connections: 16, calls }),
  ]
}
