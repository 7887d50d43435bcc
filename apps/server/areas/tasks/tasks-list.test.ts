import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTask, topicId } from '../../testing/tasks.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let ada: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  ada = await world.person()
})
afterAll(() => world.close())

const list = async (who: Member, query = '') =>
  (await world.call(`POST /tasks${query}`, { token: who.token })).body
const names = async (who: Member, query: string) =>
  (await list(who, query)).list.map(({ name }: { name: string }) => name)

describe('the list of tasks', () => {
  beforeEach(async () => {
    for (const [name, description, priority] of [
      ['Ärger im Bus', 'Straße und Weg', 3],
      ['banana split', 'Peel it.', 1],
      ['Élan', 'CAFÉ and 100%', 2],
    ] as const) {
      await addTask(world, ada, { name, description, priority, category: `c${priority}` })
      world.passes(days)
      ada = await world.signIn(ada)
    }
  })

  test.each([
    ['elan', ['Élan']],
    ['ÉLAN', ['Élan']],
    ['cafe', ['Élan']],
    ['strasse', ['Ärger im Bus']],
    ['STRAßE', ['Ärger im Bus']],
    ['100%', ['Élan']],
    ['%', ['Élan']],
    ['_', []],
    ['c1', ['banana split']],
    ['', ['Élan', 'banana split', 'Ärger im Bus']],
  ])('finds "%s" ignoring case and accents', async (words, input) => {
    expect(await names(ada, `?search_text=${encodeURIComponent(words)}`)).toEqual(input)
  })

  test.each([
    ['name', ['Ärger im Bus', 'banana split', 'Élan']],
    ['priority', ['banana split', 'Élan', 'Ärger im Bus']],
    ['created_at', ['Ärger im Bus', 'banana split', 'Élan']],
    ['updated_at', ['Ärger im Bus', 'banana split', 'Élan']],
    ['id', ['Ärger im Bus', 'banana split', 'Élan']],
    ['topic_name', ['Ärger im Bus', 'banana split', 'Élan']],
    ['status', ['Ärger im Bus', 'banana split', 'Élan']],
  ])('sorts by %s in both directions', async (order, sorted) => {
    expect(await names(ada, `?order_by=${order}&order_direction=ASC`)).toEqual(sorted)
    expect(await names(ada, `?order_by=${order}&order_direction=DESC`)).toEqual(
      [...sorted].reverse(),
    )
  })

  test('sorts tasks without a date last in both directions', async () => {
    const { id } = (await list(ada, '?search_text=banana')).list[0]
    await world.call(`PUT /tasks/edit/${id}`, {
      token: ada.token,
      body: { due_date: '2026-12-24' },
    })
    for (const way of ['ASC', 'DESC'])
      expect((await names(ada, `?order_by=due_date&order_direction=${way}`))[0]).toBe(
        'banana split',
      )
  })

  test('sorts tasks with the same due date, and those without one, newest first', async () => {
    await addTask(world, ada, { name: 'late', due_date: '2026-12-24' })
    await addTask(world, ada, { name: 'soon', due_date: '2026-12-01' })
    await addTask(world, ada, { name: 'late too', due_date: '2026-12-24' })
    const undated = ['Élan', 'banana split', 'Ärger im Bus']
    expect(await names(ada, '?order_by=due_date&order_direction=ASC&limit=9')).toEqual([
      'soon',
      'late too',
      'late',
      ...undated,
    ])
    expect(await names(ada, '?order_by=due_date&order_direction=DESC&limit=9')).toEqual([
      'late too',
      'late',
      'soon',
      ...undated,
    ])
  })

  test('separates tasks that are done from those to do', async () => {
    await world.pool.query(
      "update tasks set status = 'Done' where user_id = $1 and name = 'banana split'",
      [ada.id],
    )
    expect(await names(ada, '?done=1')).toEqual(['banana split'])
    expect(await list(ada, '?done=0')).toMatchObject({
      count: 2,
      list: [{ name: 'Élan' }, { name: 'Ärger im Bus' }],
    })
    expect(await names(ada, '')).toHaveLength(3)
    expect(await names(ada, '?done=0&status=Done')).toEqual([])
    expect(await names(ada, '?done=1&removed=1')).toEqual([])
  })

  test('lists the topics with the key that their languages share', async () => {
    expect((await list(ada)).topics).toContainEqual({
      id: await topicId(world, 'school', 'Math'),
      name: 'Math',
      group_key: 'math',
    })
  })

  test('sorts by progress, not by the name of the status', async () => {
    await world.pool.query(
      "update tasks set status = 'Marked' where user_id = $1 and name = 'Élan'",
      [ada.id],
    )
    await world.pool.query(
      "update tasks set status = 'Decoded' where user_id = $1 and name = 'banana split'",
      [ada.id],
    )
    expect(await names(ada, '?order_by=status&order_direction=ASC')).toEqual([
      'Ärger im Bus',
      'Élan',
      'banana split',
    ])
    expect(await names(ada, '?status=Marked')).toEqual(['Élan'])
  })

  test('filters by priority, category, dates and topic, with an exact count', async () => {
    expect(await names(ada, '?priority=1')).toEqual(['banana split'])
    expect(await names(ada, '?category=c2')).toEqual(['Élan'])
    expect(await names(ada, '?date_from=2026-11-22&date_to=2026-11-22')).toEqual(['banana split'])
    expect(await list(ada, `?topic_id=${await topicId(world)}`)).toMatchObject({ count: 3 })
    expect(await list(ada, `?topic_id=${await topicId(world, 'school', 'Math')}`)).toMatchObject({
      count: 0,
      list: [],
    })
    expect((await world.call('GET /tasks/categories', { token: ada.token })).body).toEqual({
      categories: ['c1', 'c2', 'c3'],
    })
  })

  test('returns one row more than the limit, from the offset on', async () => {
    expect(await list(ada, '?limit=1&offset=1')).toMatchObject({
      count: 3,
      list: [{ name: 'banana split' }, { name: 'Ärger im Bus' }],
    })
    expect(await list(ada, '?limit=0')).toMatchObject({ count: 3, list: [{ name: 'Élan' }] })
    expect(await list(ada, '?offset=9')).toMatchObject({ count: 3, list: [] })
  })

  test.each([
    '?order_by=description',
    '?order_by=id;drop',
    '?limit=1000',
    '?offset=-1',
    '?status=Lost',
    '?date_from=yesterday',
    '?date_from=0000-01-01',
    '?date_to=9999-12-31',
    '?removed=2',
    '?done=2',
  ])('rejects %s', async (query) => {
    expect((await world.call(`POST /tasks${query}`, { token: ada.token })).body.name).toBe(
      'invalid',
    )
  })
})
