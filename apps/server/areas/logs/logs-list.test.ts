import type { LogRow } from '@quartet/contract/areas/logs.ts'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { chainLogs, closeLogs, writeLog } from './commands.ts'

let world: World
let root: Member
let admin: Member
let teacher: Member
let pupil: Member
let stranger: Member
const home = { id: 0 }

beforeAll(async () => {
  world = await makeWorld()
  Object.assign(home, await world.organization({ seats: 100, name: 'Home' }))
  const member = (role: string, organizationId = home.id) =>
    world.person({ role, type: 'institution', organizationId })
  root = await world.person({ role: 'super_admin', type: 'institution' })
  admin = await member('institution_admin')
  teacher = await member('facilitator')
  pupil = await member('institution_member')
  stranger = await member('institution_member', (await world.organization({ seats: 5 })).id)
})
beforeEach(
  async () =>
    void (await world.pool.query(
      'delete from rate_limits; delete from log_values; delete from logs; delete from log_checkpoints',
    )),
)
afterAll(() => world.close())

type Entry = Omit<Parameters<typeof writeLog>[2], 'action' | 'entity'> & {
  action?: LogRow['action']
  entity?: string
}
const write = (entry: Entry, at = world.time.now) =>
  world.db.transaction((tx) => writeLog(tx, at, { action: 'update', entity: 'tasks', ...entry }))

type Page = { list: LogRow[]; count: number; actions: string[]; may_verify: boolean }
const listed = async (who: Member, query = '') =>
  (await world.call(`POST /logs?limit=99&${query}`, { token: who.token })).body as Page
const records = async (who: Member, query = '') =>
  (await listed(who, query)).list.map(({ entity_id }) => entity_id)
const show = (who: Member, id: number, path = '/logs') =>
  world.call(`GET ${path}/${id}`, { token: who.token })

describe('the list of the log', () => {
  test('has the newest first, with who acted, what on, and about whom', async () => {
    await write({ entityId: 1, actorId: pupil.id, subjectId: pupil.id })
    await write({ entityId: 2, actorId: null, count: 3, action: 'delete' })
    const { list, count, actions, may_verify } = await listed(root)
    expect(list).toMatchObject([
      { action: 'delete', entity: 'tasks', entity_id: 2, count: 3, subject: null },
      { entity_id: 1, count: 1, subject: { kind: 'person', id: pupil.id } },
    ])
    expect(list[0]?.actor).toEqual({ kind: 'system', id: null, name: null })
    expect([count, may_verify, actions.includes('consent')]).toEqual([2, true, true])
  })

  test('is filtered by action, days, actor, subject, record and name', async () => {
    await write({ entityId: 1, actorId: pupil.id, subjectId: pupil.id, action: 'create' })
    await write({ entityId: 2, actorId: teacher.id, subjectId: pupil.id })
    await write({ entityId: 3, actorId: teacher.id, entity: 'teams' })
    const later = new Date(world.time.now.getTime() + 2 * days)
    await write({ entityId: 4, actorId: root.id }, later)
    await write({ actorId: root.id, subjectId: pupil.id, entity: 'users' })
    const day = later.toISOString().slice(0, 10)
    const name = (await listed(root, `actor_id=${teacher.id}`)).list[0]?.actor.name
    await world.pool.query("update users set first_name = 'Zenobia' where id = $1", [teacher.id])
    expect(name).toBeTruthy()
    expect(await records(root)).toEqual([4, pupil.id, 3, 2, 1])
    expect(await records(root, 'order_direction=ASC')).toEqual([1, 2, 3, pupil.id, 4])
    expect(await records(root, 'action=create')).toEqual([1])
    expect(await records(root, 'action_log=create')).toEqual([1])
    expect(await records(root, 'action=create&action_log=update')).toEqual([])
    expect(await records(root, `date_from=${day}`)).toEqual([4])
    expect(await records(root, 'date_to=2026-11-21')).toEqual([pupil.id, 3, 2, 1])
    expect(await records(root, `actor_id=${teacher.id}`)).toEqual([3, 2])
    expect(await records(root, `subject_id=${pupil.id}`)).toEqual([pupil.id, 2, 1])
    expect(await records(root, 'entity=teams')).toEqual([3])
    expect(await records(root, 'entity=tasks&entity_id=2')).toEqual([2])
    expect(await records(root, `entity=users&entity_id=${pupil.id}`)).toEqual([pupil.id])
    expect(await records(root, 'search_text=zenob')).toEqual([3, 2])
    expect(await records(root, 'search_text=nobody-has-this')).toEqual([])
    expect((await listed(root, 'search_text=zenob&offset=1')).count).toBe(2)
  })

  test('refuses what it cannot filter or sort by', async () => {
    for (const query of [
      'order_by=digest',
      'action=erase',
      'entity=tasks;',
      'entity_id=4',
      'limit=2147483648',
      'date_from=2026-02-30',
    ]) {
      const { status } = await world.call(`POST /logs?${query}`, { token: root.token })
      expect([query, status]).toEqual([query, 400])
    }
  })

  test('counts exactly before and after the chain and a closed month', async () => {
    const old = new Date('2025-03-05T00:00:00Z')
    for (let at = 0; at < 7; at++) await write({ actorId: null }, at < 3 ? old : world.time.now)
    const count = async () => (await listed(root)).count
    expect(await count()).toBe(7)
    await chainLogs(world.logMaintenance, 5)
    expect(await count()).toBe(7)
    await chainLogs(world.logMaintenance)
    await write({ actorId: null })
    expect(await count()).toBe(8)
    await closeLogs(
      { ...world.logMaintenance, now: world.time.now },
      { before: new Date('2025-06-01T00:00:00Z') },
    )
    expect(await count()).toBe((await listed(root)).list.length)
    expect(await count()).toBe(6) // three closed, the entry of closing added
  })

  test('is closed to people without the permission', async () => {
    for (const who of [pupil, teacher])
      for (const [where, options] of [
        ['POST /logs', {}],
        ['POST /logs/export', {}],
        ['GET /logs/1', {}],
        ['GET /logs/show/1', {}],
        ['POST /logs/chain/verify', {}],
        ['GET /logs/chain/verification', {}],
      ] as const)
        expect((await world.call(where, { token: who.token, ...options })).status).toBe(403)
    expect((await world.call('POST /logs', {})).status).toBe(401)
  })
})

describe('the log of an institution', () => {
  test('has what its members did and what was done to them, never names of others', async () => {
    await write({ entityId: 1, actorId: pupil.id, subjectId: pupil.id })
    await write({ entityId: 2, actorId: root.id, subjectId: pupil.id })
    await write({ entityId: 3, actorId: teacher.id, subjectId: stranger.id, entity: 'contacts' })
    await write({ entityId: 4, actorId: stranger.id, subjectId: stranger.id })
    await write({ entityId: 5, actorId: null })
    await write({ entityId: 6, actorId: teacher.id, subjectId: pupil.id })
    const { list, count } = await listed(admin)
    expect(list.map(({ entity_id }) => entity_id)).toEqual([6, null, 2, 1])
    expect(count).toBe(4)
    const [, contact, byRoot] = list
    expect(contact?.subject).toEqual({ kind: 'outside', id: null, name: null })
    expect(byRoot?.actor).toEqual({ kind: 'outside', id: null, name: null })
    expect(byRoot?.subject).toMatchObject({ kind: 'person', id: pupil.id })
  })

  test('follows people who leave, and does not show visits', async () => {
    const guest = await world.person({ type: 'institution', organizationId: home.id })
    await write({ entityId: 7, actorId: guest.id, subjectId: guest.id })
    await write({ actorId: guest.id, subjectId: guest.id, action: 'login', entity: 'sessions' })
    expect(await records(admin)).toEqual([7])
    expect((await listed(root, `action=login&actor_id=${guest.id}`)).count).toBe(2)
    await world.pool.query('update users set organization_id = null where id = $1', [guest.id])
    expect(await records(admin)).toEqual([])
  })

  test('has the same entries, of which there are many, in the order of the platform', async () => {
    await world.pool.query(
      `insert into logs (at, action, entity, entity_id, actor, subject, digest)
       select now() - (n % 300) * interval '1 hour', 'update', 'tasks', n, sides[1 + n % 3], sides[1 + n % 4], 'x'
       from generate_series(1, 2400) n, (select array_agg(log_alias order by id) || null::uuid as sides from users where id = any($1)) u`,
      [[pupil.id, teacher.id, stranger.id]],
    )
    const inScope = (await world.pool.query(
      `select l.id from logs l where exists (select from users u where u.organization_id = $1 and u.log_alias in (l.actor, l.subject)) order by at desc, id desc`,
      [home.id],
    )) as { rows: { id: number }[] }
    const { list, count } = await listed(admin, 'offset=500')
    expect(count).toBe(inScope.rows.length)
    expect(count).toBeGreaterThan(1000)
    expect(list.map(({ id }) => id)).toEqual(inScope.rows.slice(500, 600).map(({ id }) => id))
  })

  test('cannot be asked whether somebody outside exists', async () => {
    await write({ entityId: 3, actorId: teacher.id, subjectId: stranger.id })
    await write({ entityId: 4, actorId: stranger.id, subjectId: pupil.id })
    await write({ actorId: teacher.id, subjectId: stranger.id, entity: 'users' })
    for (const query of [
      `actor_id=${stranger.id}`,
      `subject_id=${stranger.id}`,
      'entity=tasks&entity_id=3',
      `entity=users&entity_id=${stranger.id}`,
    ])
      expect([query, (await listed(admin, query)).count]).toEqual([query, 0])
    await world.pool.query("update users set first_name = 'Quentin' where id = $1", [stranger.id])
    expect((await listed(root, 'search_text=quentin')).count).toBe(3)
    expect((await listed(admin, 'search_text=quentin')).count).toBe(0)
    expect((await listed(admin, 'entity=tasks&entity_id=4')).count).toBe(1)
  })
})

describe('one entry of the log', () => {
  const only = async (who = root) => (await listed(who)).list[0] as LogRow

  test('has its values without hidden fields, which it names', async () => {
    await write({
      entity: 'users',
      actorId: root.id,
      subjectId: pupil.id,
      oldValue: { type: 'student', organization_id: 4, password: 'x' },
      newValue: { type: 'institution', organization_id: 5, answers: [1, 2] },
    })
    const log = await only()
    for (const path of ['/logs', '/logs/show'])
      expect((await show(admin, log.id, path)).body).toMatchObject({
        log: { id: log.id, entity_id: pupil.id },
        old_value: { type: 'student' },
        new_value: { type: 'institution' },
        hidden: ['answers', 'organization_id', 'password'],
        values: 'stored',
      })
    expect((await show(root, log.id)).bytes.toString()).not.toMatch(/"password":|\[1,2\]/)
  })

  test('says when there are no values, when they are erased, and when they are of others', async () => {
    await write({ actorId: teacher.id, subjectId: stranger.id, newValue: { type: 'x' } })
    const ofOther = await only()
    expect((await show(admin, ofOther.id)).body).toMatchObject({
      new_value: null,
      values: 'withheld',
    })
    expect((await show(root, ofOther.id)).body).toMatchObject({ values: 'stored' })
    await write({ actorId: teacher.id, entityId: 9 })
    const empty = await only()
    expect((await show(admin, empty.id)).body.values).toBe('none')
    await world.pool.query('delete from log_values where log_id = $1', [empty.id])
    expect((await show(root, empty.id)).body.values).toBe('erased')
  })

  test('names an erased account as former', async () => {
    const gone = await world.person()
    await write({ actorId: gone.id, subjectId: gone.id })
    await world.pool.query('update users set log_alias = gen_random_uuid() where id = $1', [
      gone.id,
    ])
    expect((await only()).actor).toEqual({ kind: 'former', id: null, name: null })
  })

  test('outside the scope answers like one that does not exist', async () => {
    await write({ actorId: stranger.id, subjectId: stranger.id })
    const { id } = await only()
    for (const one of [id, 2_000_000_000])
      expect(statusAndBody(await show(admin, one))).toEqual(notFound)
    expect((await show(root, id)).status).toBe(200)
  })
})

test('the export has the entries of the list and leaves one entry itself', async () => {
  await write({ entityId: 1, actorId: pupil.id, subjectId: pupil.id })
  await write({ entityId: 2, actorId: stranger.id, action: 'create' })
  const { bytes, headers } = await world.call('POST /logs/export?entity=tasks', {
    token: admin.token,
  })
  expect(headers.get('content-disposition')).toContain('logs.xlsx')
  const [head, ...rows] = await readSheet(bytes)
  expect(head?.slice(1, 5)).toEqual(['at', 'action', 'record', 'record_id'])
  expect(rows.map((row) => [row[4], row[7], row[9]])).toEqual([[1, pupil.id, pupil.id]])
  const { list } = await listed(root, 'action=export')
  expect(list).toMatchObject([{ entity: 'logs', count: 1, actor: { id: admin.id } }])
})

test('for random filters an institution lists a part of what the platform lists', async () => {
  const people = [root, admin, teacher, pupil, stranger]
  const pick = <T>(from: readonly T[], seed: number) => from[seed % from.length] as T
  for (let n = 0; n < 60; n++)
    await write({
      entityId: n,
      actorId: pick([...people.map(({ id }) => id), null], n * 7),
      ...(n % 4 > 0 && { subjectId: pick(people, n * 3).id }),
      entity: pick(['tasks', 'teams', 'users'], n * 5),
      action: pick(['create', 'update', 'delete', 'login'] as const, n),
    })
  const members = new Set([admin, teacher, pupil].map(({ id }) => id))
  const all = new Map((await listed(root)).list.map((log) => [log.id, log]))
  let withRows = 0
  const queries = [
    '',
    ...people.flatMap(({ id }) => [`actor_id=${id}`, `subject_id=${id}&action=update`]),
    ...['create', 'delete', 'login'].map((action) => `action=${action}`),
    ...['tasks', 'users', 'teams'].map((entity) => `entity=${entity}`),
    'search_text=a',
    'date_to=2026-11-21',
  ]
  for (const query of queries) {
    const { list, count } = await listed(admin, query)
    expect(count).toBe(list.length)
    if (list.length > 0) withRows++
    for (const { id, actor, subject } of list) {
      const known = all.get(id)
      const sides = [known?.actor.id, known?.subject?.id].map((side) => side ?? 0)
      expect(sides.some((side) => members.has(side))).toBe(true)
      for (const shown of [actor, subject]) if (shown?.id) expect(members.has(shown.id)).toBe(true)
    }
  }
  expect(withRows / queries.length).toBeGreaterThan(0.5)
})
