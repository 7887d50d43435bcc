import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import { compare } from './compare.ts'
import { listsInStorm } from './lists-in-storm.ts'
import { type Person, seedPeople, seedScores } from './people.ts'
import { type Call, databaseIn, newFolder, startApp, startFloor, startLoad } from './processes.ts'
import { type Line, median } from './table.ts'

const password = 'a password of the bench'
const rounds = 5

/**
 * POST /login compared with the floor, which does the same hashing; then the 99th percentile of
 * profile reads while 32 connections only log in, and lists of users beside steady logins.
 */
export async function storm(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { url, pool } = databaseIn(folder)
  const people = await seedPeople(pool, 600)
  await seedScores(pool, people)
  await pool.query('update users set password_hash = $1 where type = $2', [
    await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
    'individual',
  ])
  const floor = await startFloor(url)
  const { rows } = await pool.query('select email from users where email like $1 order by id', [
    'person%',
  ])
  const logins = rows.map(
    ({ email }): Call => ({
      method: 'POST',
      path: '/api/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, rememberMe: false }),
    }),
  )
  const profiles = people.map(
    ({ id, token }): Call => ({
      method: 'GET',
      path: `/api/users/show/${id}`,
      headers: { authorization: `Bearer ${token}` },
    }),
  )

  const contest = { work: 'login', load: startLoad(), servers: { ours: app, floor }, folder }
  const ratio = await compare({ ...contest, connections: 4, calls: logins.slice(0, 500) })
  return [
    { ...ratio, must: 0.9 },
    await inStorm(app.port, logins, profiles),
    ...(await listsInStorm(app.port, await administrator(pool, people), logins)),
  ]
}

/** Somebody who is not among those who log in, because too many logins end the oldest session. */
async function administrator(pool: pg.Pool, people: Person[]) {
  const last = people.at(-1)
  if (!last) throw new Error('nobody was made')
  await pool.query(
    "update user_roles set role_id = (select id from roles where key = 'super_admin') where user_id = $1",
    [last.id],
  )
  return last
}

async function inStorm(port: number, logins: Call[], profiles: Call[]): Promise<Line> {
  const [read, sign] = [startLoad(), startLoad()]
  const quiet: number[] = []
  const stormy: number[] = []
  await read({ port, connections: 4, calls: profiles })
  for (let round = 0; round < rounds; round++) {
    quiet.push((await read({ port, connections: 4, calls: profiles })).p99)
    const storming = sign({ port, connections: 32, calls: logins.slice(0, 200) })
    const pace = await read({ port, connections: 4, calls: profiles })
    stormy.push(pace.p99)
    await storming
  }
  return {
    work: 'profile p99 in a login storm',
    ours: `${median(stormy).toFixed(1)} ms, quiet ${median(quiet).toFixed(1)} ms`,
    figure: median(stormy) / median(quiet),
    ...{ unit: ' ×', must: 3, isMaximum: true },
  }
}
