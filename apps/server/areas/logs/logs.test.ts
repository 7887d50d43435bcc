import { createHash } from 'node:crypto'
import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { take } from '../../testing/inventory.ts'
import { confirm, individual, member, register } from '../../testing/registration.ts'
import { type Member, makeWorld, minutes, password, type World } from '../../testing/world.ts'
import { users } from '../users/tables.ts'
import { chainLogs, digestOfValues, unchainedLogs, writeLog } from './commands.ts'
import { verifyLog } from './queries.ts'
import { logs, logValues } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(
  async () =>
    void (await world.pool.query(
      'delete from rate_limits; delete from log_values; delete from logs; delete from log_checkpoints',
    )),
)
afterAll(() => world.close())

const entries = () =>
  world.db
    .select()
    .from(logs)
    .innerJoin(logValues, eq(logValues.logId, logs.id))
    .orderBy(asc(logs.id))
const written = async () =>
  (await entries()).map(({ logs: { action, entity } }) => `${action} ${entity}`)
const aliasOf = async (id: number) =>
  (await world.db.select({ alias: users.logAlias }).from(users).where(eq(users.id, id)))[0]?.alias
const put = (caller: Member, body: unknown, id = caller.id) =>
  world.call(`PUT /users/save/${id}`, { token: caller.token, body })

describe('a log entry', () => {
  test('is written once for each committed write', async () => {
    const ada = await world.person()
    await world.pool.query('delete from log_values; delete from logs')
    await put(ada, { first_name: 'Augusta', about_me: 'x' })
    await world.call('POST /languages/switch/2', { token: ada.token })
    await world.call('POST /users/lci/instructions', { token: ada.token, body: { done: true } })
    await take(world, ada)
    await world.call('POST /logout', { token: ada.token })
    expect(await written()).toEqual([
      'update users',
      'update users',
      'update users',
      'create attempts',
      'update answers',
      'create scores',
      'logout sessions',
    ])
  })

  test('is written for sign-up, confirmation and login', async () => {
    const body = await individual(world)
    await register(world, body)
    await confirm(world, body.email)
    await world.call('POST /login', { body: { email: body.email, password } })
    expect(await written()).toEqual([
      'create users',
      'update users',
      'login sessions',
      'login sessions',
    ])
  })

  test('is not written for refused writes and reads', async () => {
    const ada = await world.person()
    const school = await world.organization({ seats: 0 })
    await world.pool.query('delete from log_values; delete from logs')
    await put(ada, { first_name: '' })
    await put(ada, { removed: 1 })
    await world.call('POST /login', { body: { email: ada.email, password: 'wrong horse' } })
    await register(world, await member(world, school.promoCode))
    await world.call(`GET /users/show/${ada.id}`, { token: ada.token })
    expect(await written()).toEqual([])
    await put(ada, { first_name: 'Augusta' })
    expect(await written()).toEqual(['update users'])
  })

  test('is written when only the assisted flag changes', async () => {
    const ada = await world.person({ ageGroupId: 1 })
    const { body } = await world.call(`POST /users/get_questions/${ada.id}`, {
      token: ada.token,
      body: {},
    })
    await world.pool.query('delete from log_values; delete from logs')
    const assist = (assisted: boolean) =>
      world.call('POST /users/save_answers', {
        token: ada.token,
        body: { attempt_id: body.attempt_id, assisted },
      })
    await assist(true)
    expect(await written()).toEqual(['update attempts'])
    await assist(true)
    expect(await written()).toHaveLength(1)
  })

  test('identifies people by a random alias, never by id, name or email address', async () => {
    const [ada, admin] = [
      await world.person(),
      await world.person({ role: 'super_admin', type: 'institution' }),
    ]
    await put(admin, { removed: 1 }, ada.id)
    const { logs: row } = (await entries()).at(-1) ?? {}
    expect(row).toMatchObject({
      action: 'delete',
      entity: 'users',
      actor: await aliasOf(admin.id),
      subject: await aliasOf(ada.id),
    })
    expect(row?.actor).toMatch(/^[0-9a-f]{8}-/)
    const entryViews = (await entries()).map(
      ({ logs: { digest: _, ...line }, log_values: { oldValue, newValue } }) => ({
        ...line,
        oldValue,
        newValue,
      }),
    )
    expect(JSON.stringify(entryViews)).not.toMatch(/Ada|Person|@example/)
  })

  test('contains the number of answers but no answer', async () => {
    const ada = await world.person()
    await take(world, ada, {
      texts: ['My secret frustration', 'My secret wish, told', 'My secret hobby, shown'],
    })
    const rows = await entries()
    expect(rows.find(({ logs: { entity } }) => entity === 'answers')?.logs.count).toBe(31)
    expect(JSON.stringify(rows)).not.toMatch(/secret|"value"/)
    const scored = rows.find(({ logs: { entity } }) => entity === 'scores')
    expect(scored?.log_values.newValue).toEqual({
      sequence: 28,
      precision: 22,
      technical_reasoning: 13,
      confluence: 30,
    })
  })

  test('has a digest that matches salt and values until a value is changed', async () => {
    const ada = await world.person()
    await take(world, ada)
    await register(world, await individual(world, { consents: ['research_statistics'] }))
    const rows = await entries()
    expect(rows.length).toBeGreaterThan(4)
    const fits = ({ logs: row, log_values: { salt, oldValue, newValue } }: (typeof rows)[number]) =>
      row.digest === digestOfValues(salt, { oldValue, newValue })
    expect(rows.map(fits)).toEqual(rows.map(() => true))
    expect(new Set(rows.map(({ log_values: { salt } }) => salt)).size).toBe(rows.length)
    const [first] = rows
    if (first)
      expect(
        fits({ ...first, log_values: { ...first.log_values, newValue: { role: 'super_admin' } } }),
      ).toBe(false)
  })
})

test('the digest of values does not depend on the order of their names', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
  const values = { oldValue: null, newValue: { b: 1, aa: { d: [2, { y: 1, x: 0 }], c: null } } }
  const turned = { newValue: { aa: { c: null, d: [2, { x: 0, y: 1 }] }, b: 1 }, oldValue: null }
  expect(digestOfValues('salt', values)).toBe(digestOfValues('salt', turned))
  expect(digestOfValues('salt', values)).toBe(
    digest('salt{"newValue":{"aa":{"c":null,"d":[2,{"x":0,"y":1}]},"b":1},"oldValue":null}'),
  )
  expect(digestOfValues('salt', { ...values, newValue: { b: 2 } })).not.toBe(
    digestOfValues('salt', values),
  )
})

describe('the hash chain of the log', () => {
  const chain = () =>
    world.db.select().from(logs).where(isNotNull(logs.chainNumber)).orderBy(asc(logs.chainNumber))
  /** The number of the first row whose chain hash does not follow from the row before it. */
  const brokenAt = () =>
    verifyLog(world.logMaintenance).then(
      () => undefined,
      (error: Error) => Number(/[Ss]eal (\d+)/.exec(error.message)?.[1]),
    )
  const write = (count: number) =>
    world.db.transaction(async (tx) => {
      for (let at = 0; at < count; at++)
        await writeLog(tx, world.time.now, {
          action: 'update',
          entity: 'users',
          entityId: at,
          actorId: null,
        })
    })

  test('contains every committed row once, and chaining again only adds new rows', async () => {
    await write(4)
    expect(await chainLogs(world.logMaintenance)).toBe(4)
    const before = await chain()
    expect(before.map(({ chainNumber }) => chainNumber)).toEqual([1, 2, 3, 4])
    expect(await chainLogs(world.logMaintenance)).toBe(0)
    expect(await chain()).toEqual(before)
    world.passes(minutes)
    await write(3)
    expect(await chainLogs(world.logMaintenance, 2)).toBe(2)
    expect(await chainLogs(world.logMaintenance)).toBe(1)
    expect((await chain()).slice(0, 4)).toEqual(before)
    expect([await brokenAt(), (await chain()).length]).toEqual([undefined, 7])
  })

  test('stays one chain when several processes extend it at once', async () => {
    await write(6)
    const counts = await Promise.all([1, 2, 3].map(() => chainLogs(world.logMaintenance)))
    expect(counts.toSorted()).toEqual([0, 0, 6])
    expect(await brokenAt()).toBeUndefined()
  })

  const insert = (rows: number, chained: boolean) =>
    world.pool.query(
      `insert into logs (at, action, entity, digest, seal_number, seal)
       select now(), 'update', 'users', n, case when $2 then n end, 'x' from generate_series(1, $1::int) n`,
      [rows, chained],
    )
  const analyze = () => world.pool.query('vacuum full analyze logs')
  test.each([
    ['of an empty table', analyze],
    [
      'without a chained row',
      async () => {
        await insert(2000, false)
        await analyze()
        await world.pool.query('delete from logs')
      },
    ],
    [
      'without an unchained row',
      async () => {
        await insert(2000, true)
        await analyze()
        await world.pool.query('delete from logs')
      },
    ],
  ])('reads only unchained rows, with statistics %s', async (_, collect) => {
    await collect()
    await insert(20_000, true)
    await insert(1000, false)
    const { rows } = await world.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${unchainedLogs(world.db, 500)}`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /Index Scan (using|on) logs_seal_number_unique(.|\n)*Index Cond: \(seal_number IS NULL\)/,
    )
  })

  test('skips rows of a transaction that is rolled back', async () => {
    await write(1)
    const failing = world.db.transaction(async (tx) => {
      await writeLog(tx, world.time.now, { action: 'update', entity: 'users', actorId: null })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await chainLogs(world.logMaintenance)).toBe(1)
  })

  test.each([
    ["action = 'create'"],
    ['entity_id = 77'],
    ["at = at + interval '1 millisecond'"],
    ['actor = gen_random_uuid()'],
    ["digest = 'another'"],
    ['count = 2'],
  ])('breaks at a changed row: %s', async (change) => {
    await write(5)
    await chainLogs(world.logMaintenance)
    expect(await brokenAt()).toBeUndefined()
    await world.pool.query(`update logs set ${change} where seal_number = 3`)
    expect(await brokenAt()).toBe(3)
  })

  test('breaks at a deleted row', async () => {
    await write(5)
    await chainLogs(world.logMaintenance)
    await world.pool.query(
      'delete from log_values where log_id = (select id from logs where seal_number = 2)',
    )
    await world.pool.query('delete from logs where seal_number = 2')
    expect(await brokenAt()).toBe(2)
  })
})
