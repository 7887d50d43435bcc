import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { csvRecords } from '../apps/server/sheets/csv.ts'
import { seedEditor } from './editors.ts'
import type { Person } from './people.ts'
import { databaseIn, newFolder, startApp } from './processes.ts'
import { type Line, median } from './table.ts'

const people = 50_000
const rounds = 3
const headings = 'first_name,last_name,email,member_number,role,classes,age_group_id'

type Import = { id: number; state: string; added: number; unchanged: number }
type Place = { port: number; admin: Person; organization: number; file: Blob }

/**
 * A roster of 50,000 people in 500 classes: the dry run, everything written by the job, and the dry
 * run of the same file once everybody is in. The floors are the same rows split by the same reader
 * and matched with plain SQL, and inserted with plain SQL.
 */
export async function roster(): Promise<Line[]> {
  const folder = newFolder()
  const { port } = await startApp(folder)
  const { pool } = databaseIn(folder)
  const admin = await seedEditor(pool, 'super_admin')
  const { rows } = await pool.query<{ id: number }>(
    "insert into organizations (name, promo_code, seats) values ('Large', 'LARGE1', 200000), ('Plain', 'PLAIN1', 200000) returning id",
  )
  const [organization = 0, plain = 0] = rows.map(({ id }) => id)
  const text = rosterText()
  const place = { port, admin, organization, file: new Blob([text]) }
  const [ours, floor]: number[][] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const plainly = await seconds(() => readPlainly(pool, text))
    const checked = await seconds(() => check(place))
    if (round === 0) continue
    floor?.push(plainly)
    ours?.push(checked)
  }
  const inserted = await seconds(() => writePlainly(pool, text, plain))
  const written = await seconds(async () => apply(place, await check(place)))
  const [again, matched]: number[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    matched?.push(await seconds(() => readPlainly(pool, text)))
    again?.push(await seconds(() => check(place, 'unchanged')))
  }
  return [
    ratioOf(`roster, dry run, ${people} people`, ours ?? [], floor ?? [], { must: 0.1, goal: 0.2 }),
    ratioOf(`roster, dry run and all written`, [written], [inserted], { must: 0.1, goal: 0.2 }),
    ratioOf('roster, dry run of the same file again', again ?? [], matched ?? [], {
      must: 0.1,
      goal: 0.2,
    }),
  ]
}

const rosterText = () =>
  `${headings}\n${Array.from(
    { length: people },
    (_, at) => `Ada,Person ${at},roster${at}@example.org,n-${at},student,Class ${at % 500},3\n`,
  ).join('')}`

async function seconds(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

function ratioOf(
  work: string,
  ours: readonly number[],
  floor: readonly number[],
  goals: { must: number; goal: number },
): Line {
  const output = (took: readonly number[]) => `${(people / median([...took])).toFixed(0)} rows/s`
  const ratios = ours.map((one, at) => (floor[at] ?? Number.NaN) / one)
  return {
    ...{ work, ours: output(ours), floor: output(floor), figure: median(ratios) },
    range: `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    ...goals,
  }
}

const recordsOf = (text: string) => [...csvRecords(text)].slice(1)

async function readPlainly(pool: pg.Pool, text: string) {
  const emails = recordsOf(text).map(([, , email]) => email)
  await pool.query('select lower(email) from users where lower(email) = any($1)', [emails])
}

async function writePlainly(pool: pg.Pool, text: string, organization: number) {
  const records = recordsOf(text)
  await pool.query(
    `insert into users (first_name, last_name, email, member_number, age_group_id, type, organization_id, language_id)
     select r->>0, r->>1, 'plain' || (r->>2), r->>3, 3, 'student', $2, 1 from jsonb_array_elements($1::jsonb) r`,
    [JSON.stringify(records), organization],
  )
}

async function call({ port, admin }: Place, methodAndPath: string, body?: FormData | string) {
  const [method, path] = methodAndPath.split(' ')
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${admin.token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  })
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { import: Import }).import
}

async function check(place: Place, outcome: 'added' | 'unchanged' = 'added') {
  const body = new FormData()
  body.set('file', new File([place.file], 'users.csv'))
  body.set('organization_id', String(place.organization))
  const { id, state, [outcome]: count } = await call(place, 'POST /users/import', body)
  if (state !== 'checked' || count !== people) throw new Error(`${count} people, ${state}`)
  return id
}

async function apply(place: Place, id: number) {
  await call(place, `POST /users/imports/${id}/apply`, '{}')
  for (;;) {
    const { state } = await call(place, `GET /users/imports/${id}`)
    if (state === 'done') return
    if (state !== 'running') throw new Error(`the roster is ${state}`)
    await wait(50)
  }
}
