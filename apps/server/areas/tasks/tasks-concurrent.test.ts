import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { emptyBins } from './jobs.ts'

let world: World
let ada: Member
let task: { id: number; description: string }
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  ada = await world.person()
  task = await addTask(world, ada)
})
afterAll(() => world.close())

const call = (where: string, body?: unknown, who = ada) =>
  world.call(where, { token: who.token, ...(body === undefined ? {} : { body }) })
const update = (body: object) => call(`PUT /tasks/update/${task.id}`, body)
const row = async (id = task.id) =>
  (await world.pool.query('select name, drill, removed, version from tasks where id = $1', [id]))
    .rows[0]
const emptying = () =>
  emptyBins({ db: world.db, now: world.time.now }, { before: new Date('2100-01-01') })
const lockTask = () => `select from tasks where id = ${task.id}`
/** Statement of the holder: deletes the row that the other calls wait for. */
const deleted = (what: string, id: number) => `delete from ${what} where id = ${id}; select 1`

describe('concurrent requests', () => {
  test('save two notes on two steps', async () => {
    const both = [
      () => update({ drill: [{ step: 'mull', note: 'First' }] }),
      () => update({ drill: [{ step: 'connect', note: 'Second' }] }),
    ]
    expect((await atOnce(world.pool, lockTask(), both)).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    expect((await row()).drill).toMatchObject([{ note: 'First' }, { note: 'Second' }])
  })

  test('with the same version save only one of two changes', async () => {
    const both = [1, 2].map(
      (at) => () => update({ version: 1, drill: [{ step: 'mull', note: `Note ${at}` }] }),
    )
    expect((await atOnce(world.pool, lockTask(), both)).map(({ status }) => status).sort()).toEqual(
      [200, 409],
    )
  })

  test('remove a task once, and an edit either succeeds first or fails', async () => {
    const remove = () => call(`DELETE /tasks/delete/${task.id}`)
    const [first, second, edited] = await atOnce(world.pool, lockTask(), [
      remove,
      remove,
      () => call(`PUT /tasks/edit/${task.id}`, { name: 'New' }),
    ])
    expect([first?.status, second?.status].sort()).toEqual([200, 404])
    expect((await row()).removed).toBe(1)
    expect((await row()).name).toBe(edited?.status === 200 ? 'New' : 'Essay')
  })

  test('remove the same tasks in opposite orders without a deadlock', async () => {
    const ids = [task.id]
    for (let at = 0; at < 9; at++) ids.push((await addTask(world, ada)).id)
    const both = [ids, [...ids].reverse()].map(
      (list) => () => call('DELETE /tasks/delete', { ids: list }),
    )
    expect(
      (await atOnce(world.pool, `select from tasks where id = ${ids[5]}`, both))
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 404])
  })

  test('keep a restored task, and answer 404 when it was deleted permanently', async () => {
    await call(`DELETE /tasks/delete/${task.id}`)
    const restore = () => call('POST /tasks/restore', { ids: [task.id] })
    const [restored] = await atOnce(world.pool, lockTask(), [restore])
    await emptying()
    expect([restored?.status, (await row()).removed]).toEqual([200, 0])
    await call(`DELETE /tasks/delete/${task.id}`)
    const [late] = await atOnce(world.pool, deleted('tasks', task.id), [restore])
    expect(late && statusAndBody(late)).toEqual(notFound)
  })

  test('skip a task in the bin while it is locked, and delete it in the next run', async () => {
    await call(`DELETE /tasks/delete/${task.id}`)
    await atOnce(world.pool, lockTask(), [emptying])
    expect((await row()).removed).toBe(1)
    await emptying()
    expect(await row()).toBeUndefined()
  })

  test('add only one strategy when one place is left', async () => {
    await world.pool.query(
      "insert into own_strategies (task_id, pattern, body) select $1, 'sequence', 'x' from generate_series(1, 49)",
      [task.id],
    )
    const own = () =>
      call(`PUT /strategies/add_custom_strategy/${task.id}`, {
        pattern: 'sequence',
        body: 'One more',
      })
    const both = await atOnce(world.pool, lockTask(), [own, own])
    expect(both.map(({ status }) => status).sort()).toEqual([
      200,
      apiError('own_strategies_full').status,
    ])
  })
})

describe('concurrent pushes', () => {
  async function school() {
    const { id: organizationId } = await world.organization({ seats: 100 })
    const person = (role: string) => world.person({ role, type: 'institution', organizationId })
    const admin = await person('institution_admin')
    return {
      admin,
      learners: [await person('institution_member'), await person('institution_member')],
      own: await addTask(world, admin),
    }
  }

  test('reach the other people when one of them is erased', async () => {
    const { admin, learners, own } = await school()
    const push = () =>
      call(
        'POST /tasks/push_task',
        { task_ids: [own.id], user_ids: learners.map(({ id }) => id) },
        admin,
      )
    const [pushed] = await atOnce(world.pool, deleted('users', learners[1]?.id ?? 0), [push])
    expect(pushed && statusAndBody(pushed)).toEqual({
      status: 200,
      body: { created: 1, skipped: 1 },
    })
  })

  test('of the same templates to the same people in opposite orders create each copy once', async () => {
    const { admin, learners } = await school()
    const ids = learners.map(({ id }) => id)
    const { rows } = await world.pool.query(
      `with category as (insert into task_categories (name, language_id) values ('Shelf', 1) returning id)
       insert into category_tasks (category_id, area, name, description, topic_id) select category.id, area, 'Template', 'x', t.id
       from category, (select min(id) as id, area from topics where area = 'school' group by area) t, generate_series(1, 5) returning id`,
    )
    const template_ids = rows.map(({ id }) => id)
    const pushes = [
      { template_ids, user_ids: ids },
      { template_ids: template_ids.toReversed(), user_ids: ids.toReversed() },
    ].map((body) => () => call('POST /tasks/push_task', body, admin))
    const both = await atOnce(world.pool, `select from users where id in (${ids})`, pushes)
    expect(both.map(({ body }) => body.created).sort()).toEqual([0, 10])
  })
})
