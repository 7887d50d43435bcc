import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { relatives } from '../cli/demo-family.ts'
import { demoPassword, demoPeople, demoSchool } from '../cli/demo-people.ts'
import { dataFolder, forget, freePort, runProcess, startProcess } from '../testing/process.ts'

const folders: string[] = []
let PORT = ''
let DATA_DIR = ''
let demo: ReturnType<typeof startProcess>
beforeAll(async () => {
  DATA_DIR = dataFolder()
  folders.push(DATA_DIR)
  await start()
}, 120_000)
afterAll(async () => {
  await demo.stop()
  folders.forEach(forget)
})

async function start() {
  PORT = String(await freePort())
  demo = startProcess({ PORT, DATA_DIR }, [], 'cli/demo.ts')
  await demo.ready()
}

async function call(where: string, body: unknown, token?: string) {
  const [method, address] = where.split(' ')
  const response = await fetch(`http://127.0.0.1:${PORT}/api${address}`, {
    method: method ?? '',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
const login = async (email: string) =>
  (await call('POST /login', { email, password: demoPassword })).body
const addresses = () =>
  [...demo.output().matchAll(/^ {2}(\S+@\S+) /gm)].map(([, email]) => email ?? '')
const childrenAt = () =>
  [...demo.output().matchAll(/^ {2}\/new-theme\/profile\/(\d+) /gm)].map(([, id]) => Number(id))

async function rows(sql: string) {
  const read = (name: string) => readFileSync(path.join(DATA_DIR, name), 'utf8').trim()
  const client = new pg.Client(
    `postgres://quartet:${read('pg-password')}@127.0.0.1:${read('pg-port')}/postgres`,
  )
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('npm run demo', { timeout: 120_000 }, () => {
  test('prints logins that work', async () => {
    const withAddress =
      demoPeople.filter(({ mailbox }) => mailbox).length +
      relatives.filter(({ email }) => email).length
    expect(addresses()).toHaveLength(withAddress + 1)
    for (const email of addresses()) expect((await login(email)).user).toMatchObject({ email })
    expect(
      (await call('POST /login', { email: addresses()[0], password: 'something else' })).status,
    ).toBe(401)
  })

  test('shows a facilitator with two groups, one of them with its results', async () => {
    const piotr = (await login('piotr@riverbend.example')).access_token
    const { body } = await call('POST /users/groups?order_by=name&order_direction=ASC', {}, piotr)
    expect(body.groups).toMatchObject([
      { name: 'Class 8b', members: 5 },
      { name: 'Theatre club', members: 6 },
    ])
    const show = async (at: number) =>
      (await call(`GET /groups/show/${body.groups[at].id}`, undefined, piotr)).body.group
    expect((await show(0)).distribution).toBeNull()
    expect(await show(1)).toMatchObject({ results: 5, distribution: { labels: expect.any(Array) } })
  })

  test('shows a dozen learners of every kind', async () => {
    const imani = await login('imani@riverbend.example')
    const seen = await Promise.all(
      childrenAt().map((id) => call(`GET /users/show/${id}`, undefined, imani.access_token)),
    )
    const signedIn = await Promise.all(addresses().map(async (email) => (await login(email)).user))
    // the child of the family is nobody of the school
    const pupils = seen.flatMap(({ body }) => body.user ?? [])
    const people = [...signedIn, ...pupils].filter(
      ({ email }) => !/^(admin|imani|piotr|nadia|rosa|felix)@/.test(email),
    )
    expect(people).toHaveLength(13)

    const kinds = (of: (user: (typeof people)[number]) => unknown) => new Set(people.map(of))
    expect(kinds(({ age_group_id }) => age_group_id)).toEqual(new Set([1, 2, 3]))
    expect(kinds(({ classification }) => classification)).toEqual(
      new Set(['Bridge Learner', 'Dynamic Learner', 'Strong-Willed Learner', null]),
    )
    expect(kinds(({ classification_standard }) => classification_standard)).toEqual(
      new Set([true, false, null]),
    )
    expect(kinds(({ access_state }) => access_state)).toEqual(
      new Set(['covered', 'trial', 'expired']),
    )
    expect(new Set(people.flatMap(({ quality_flags }) => quality_flags))).toEqual(
      new Set(['nonstandard', 'straightline', 'fast', 'undifferentiated', 'open_empty']),
    )
    expect(kinds(({ language_id }) => language_id).size).toBeGreaterThanOrEqual(3)
    expect(
      people.filter(({ email, age_group_id }) => (email === null) !== (age_group_id === 1)),
    ).toEqual([])
  })

  test('has answers behind each score, including an earlier inventory and two in progress', async () => {
    const [{ finished, open }] = await rows(`
      select count(*) filter (where finished_at is not null)::int as finished, count(*) filter (where finished_at is null)::int as open from attempts`)
    expect([finished, open]).toEqual([11, 3])
    const [{ unlike }] = await rows(`
      select count(*)::int as unlike from attempts t where finished_at is not null and sequence <>
        (select sum(value) from answers a join questions q on q.id = a.question_id where a.attempt_id = t.id and q.pattern = 'sequence')`)
    expect(unlike).toBe(0)
    const { user } = await login('eleni@riverbend.example')
    expect([user.sequence, user.precision, user.technical_reasoning, user.confluence]).toEqual([
      26, 27, 17, 20,
    ])
    const [{ published }] = await rows(
      `select coalesce(bool_and(published), true) as published from languages where locale in ('en', 'ge', 'it', 'ar')`,
    )
    expect(published).toBe(true)
  })

  test('has tasks of every area in every state, and one assigned by the school', async () => {
    const taskCounts = await rows(
      'select area, status, count(*)::int as n from tasks group by area, status',
    )
    expect(new Set(taskCounts.map(({ area }) => area))).toEqual(
      new Set(['school', 'work', 'career']),
    )
    expect(new Set(taskCounts.map(({ status }) => status))).toEqual(
      new Set(['New', 'Marked', 'Decoded', 'In progress', 'Done']),
    )
    const eleni = await login('eleni@riverbend.example')
    const { list } = (
      await call(
        `POST /work/tasks/${eleni.user.id}?order_by=created_at&order_direction=ASC`,
        {},
        eleni.access_token,
      )
    ).body
    const { task } = (
      await call(`GET /tasks/show/work/task/${list[0].id}`, undefined, eleni.access_token)
    ).body
    expect(task).toMatchObject({
      status: 'Done',
      drill: expect.arrayContaining([expect.objectContaining({ step: 'assess', rating: 4 })]),
    })
    expect(task.chosen.map(({ worked }: { worked: boolean | null }) => worked)).toEqual(
      expect.arrayContaining([true, false]),
    )
    expect(task.own_strategies).toHaveLength(1)
    const kofi = await login('kofi@riverbend.example')
    const school = (await call('POST /tasks', {}, kofi.access_token)).body.list
    expect(
      school.map(({ name, pushed_by }: { name: string; pushed_by: { name: string } | null }) => [
        name,
        pushed_by?.name,
      ]),
    ).toContainEqual(['Reading log', 'Imani Sample'])
  })

  test('has a guest limited to the inventory and an institution with a code', async () => {
    const nadia = await login('nadia@riverbend.example')
    const { body } = await call(`GET /user/roles/${nadia.user.id}`, undefined, nadia.access_token)
    expect(Object.values(body.role_permissions).toSorted()).toEqual(['guest', 'show_lci'])
    expect(
      await rows(
        `select name, seats, consent->>'mode' as mode, promo_code from organizations order by id`,
      ),
    ).toMatchObject([
      { name: demoSchool.name, seats: 40, mode: 'school', promo_code: demoSchool.code },
      { name: 'Harbour Evening Classes', seats: 0 },
    ])
  })

  test('creates its world once, and a second start finds changes unaltered', async () => {
    const { access_token: token, user } = await login('tomas@riverbend.example')
    await call(`PUT /users/save/${user.id}`, { about_me: 'Changed since.' }, token)
    const count = async () =>
      (
        await rows(
          'select count(*)::int as n, (select count(*)::int from attempts) as attempts from users',
        )
      )[0]
    const before = await count()
    await demo.stop()
    await start()
    expect(await count()).toEqual(before)
    expect((await login('tomas@riverbend.example')).user).toMatchObject({
      about_me: 'Changed since.',
    })
  })
})

test('the demo refuses to run in an installation that is in use', {
  timeout: 120_000,
}, async () => {
  const other = dataFolder()
  folders.push(other)
  const app = startProcess({ PORT: String(await freePort()), DATA_DIR: other })
  await app.ready()
  await app.stop()
  const error = await runProcess('cli/demo.ts', [], {
    PORT: String(await freePort()),
    DATA_DIR: other,
  })
  expect(error).toEqual({
    code: 1,
    output: 'This database is in use, and not by the demo: set DATA_DIR to a folder of its own.',
  })
  const outside = await runProcess('cli/demo.ts', [], {
    DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/x',
  })
  expect(outside).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The demo has an embedded database of its own/),
  })
})
