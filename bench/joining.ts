import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { type Person, seedPeople } from './people.ts'
import { databaseIn, newFolder, startApp } from './processes.ts'
import { type Line, median } from './table.ts'

const seats = 20
const lanes = 8
const joinsEach = 60

/**
 * 1,000 people who join for the last 20 seats; and the median of joining an institution of 94,000
 * people compared with one of 100.
 */
export async function joining(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  await fill(pool, 'SMALL1', 100)
  await fill(pool, 'LARGE1', 94_000)
  await pool.query(
    "insert into organizations (name, promo_code, seats) values ('Rush', 'RUSH01', $1)",
    [seats],
  )
  const people = await seedPeople(pool, 1000 + 2 * joinsEach)
  await pool.query('vacuum analyze users')
  const join = joinAt(app.port)
  return [
    await rush(pool, join, people.slice(0, 1000)),
    await compareSizes(join, people.slice(1000)),
  ]
}

async function fill(pool: pg.Pool, code: string, members: number) {
  await pool.query(
    `with place as (insert into organizations (name, promo_code, seats) values ($1, $1, 200000) returning id)
     insert into users (first_name, last_name, age_group_id, type, organization_id, language_id)
     select 'Ada', n::text, 3, 'institution', place.id, 1 from place, generate_series(1, $2::int) n`,
    [code, members],
  )
}

type Join = (person: Person, code: string) => Promise<string | null>
const joinAt =
  (port: number): Join =>
  async ({ id, token }, code) => {
    const address = `http://127.0.0.1:${port}/api/users/join_organization/${id}?promo_code=${code}`
    const response = await fetch(address, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await response.json()) as { error: string | null }).error
  }

async function rush(pool: pg.Pool, join: Join, people: Person[]): Promise<Line> {
  const began = performance.now()
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let at = lane; at < people.length; at += lanes)
        await join(people[at] as Person, 'RUSH01')
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const { rows } = await pool.query(
    "select count(*)::int from users where organization_id = (select id from organizations where promo_code = 'RUSH01')",
  )
  const off = Math.abs(rows[0].count - seats)
  return {
    work: `${people.length} joins for ${seats} seats`,
    ours: `${rows[0].count} members in ${seconds.toFixed(1)} s`,
    figure: off,
    unit: ' seats off',
    must: 0,
    isMaximum: true,
  }
}

async function compareSizes(join: Join, people: Person[]): Promise<Line> {
  const took: Record<string, number[]> = { SMALL1: [], LARGE1: [] }
  for (const [at, person] of people.entries()) {
    const code = at % 2 === 0 ? 'SMALL1' : 'LARGE1'
    const began = performance.now()
    await join(person, code)
    took[code]?.push(performance.now() - began)
    await wait(5)
  }
  const [small, large] = [median(took.SMALL1 ?? []), median(took.LARGE1 ?? [])]
  return {
    work: 'join among 94,000 members',
    ours: `${large.toFixed(1)} ms`,
    floor: `${small.toFixed(1)} ms among 100`,
    figure: large / small,
    must: 1.3,
    isMaximum: true,
  }
}
