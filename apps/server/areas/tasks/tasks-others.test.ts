import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { take } from '../../testing/inventory.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { addTask, needed } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let school: { id: number }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  school = await world.organization()
  admin = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: school.id,
  })
})
afterAll(() => world.close())

const learner = (sharesScores: boolean, organizationId = school.id) =>
  world.person({ role: 'institution_member', type: 'institution', organizationId, sharesScores })
/** A decoded task of a learner with text of their own in every field. */
async function withTask(who: Member) {
  await take(world, who)
  const task = await addTask(world, who, {
    name: 'Essay',
    description: 'A zephyr in order',
    category: 'Zephyrs',
  })
  const { strategy } = (
    await world.call(`PUT /strategies/add_custom_strategy/${task.id}`, {
      token: who.token,
      body: { pattern: 'sequence', body: 'Zephyr!' },
    })
  ).body
  const marks = [{ start: 2, end: 8, text: 'zephyr', pattern: 'confluence', source: 'user' }]
  const chosen = [{ kind: 'own', id: strategy.id, worked: null }]
  const body = {
    marks,
    chosen,
    needed: needed('Low'),
    decoded: true,
    drill: [{ step: 'mull', note: 'Zephyr?' }],
  }
  return (await world.call(`PUT /tasks/update/${task.id}`, { token: who.token, body })).body.task
}
const show = (who: Member, id: number) => world.call(`GET /tasks/show/${id}`, { token: who.token })
const listOf = (who: Member, id: number, query = '') =>
  world.call(`POST /tasks?user_id=${id}${query}`, { token: who.token })

describe('the tasks of other people', () => {
  test('are completely visible to the institution with consent, and can be changed by staff with write access', async () => {
    const ada = await learner(true)
    const task = await withTask(ada)
    const { body } = await show(admin, task.id)
    expect(body.task).toMatchObject({
      description: 'A zephyr in order',
      category: 'Zephyrs',
      may_edit: true,
      status: 'Decoded',
    })
    expect(body.task.person).toMatchObject({
      id: ada.id,
      scores: { sequence: expect.any(Number) },
      bands: { sequence: expect.any(String) },
    })
    expect(body.task.statements.length).toBeGreaterThan(0)
    expect((await listOf(admin, ada.id, '&search_text=zephyr')).body).toMatchObject({
      count: 1,
      list: [{ description: 'A zephyr in order' }],
    })
    const edited = await world.call(`PUT /tasks/edit/${task.id}`, {
      token: admin.token,
      body: { name: 'Renamed', version: task.version },
    })
    expect(edited.body.task).toMatchObject({ name: 'Renamed', user_id: ada.id })
    expect(
      (await world.call(`POST /work/tasks/${ada.id}`, { token: admin.token })).body.count,
    ).toBe(0)
  })

  test('show only names and states without consent, and cannot be changed or searched by text', async () => {
    const ada = await learner(false)
    const task = await withTask(ada)
    const answer = await show(admin, task.id)
    expect(answer.body.task).toMatchObject({ name: 'Essay', status: 'Decoded', may_edit: false })
    expect(answer.body.task).toMatchObject({
      description: '',
      category: '',
      marks: [],
      needed: null,
      chosen: [],
      drill: [],
      duties: [],
    })
    expect(answer.body.task).toMatchObject({
      strategies: [],
      own_strategies: [],
      statements: [],
      person: { scores: null, bands: null },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/zephyr/i)
    const list = await listOf(admin, ada.id)
    expect(list.body).toMatchObject({
      count: 1,
      list: [{ name: 'Essay', status: 'Decoded', description: '', category: '' }],
    })
    expect((await listOf(admin, ada.id, '&search_text=zephyr')).body.count).toBe(0)
    expect((await listOf(admin, ada.id, '&search_text=essay')).body.count).toBe(1)
    expect((await listOf(admin, ada.id, '&category=Zephyrs')).body.count).toBe(0)
    const printed = await world.call(`GET /tasks/show?user_id=${ada.id}`, { token: admin.token })
    expect([printed.body.tasks.length, JSON.stringify(printed.body)]).toEqual([
      1,
      expect.not.stringMatching(/zephyr/i),
    ])
    for (const [where, body] of [
      [`PUT /tasks/edit/${task.id}`, { name: 'x' }],
      [`PUT /tasks/update/${task.id}`, { marks: [] }],
      [`DELETE /tasks/delete/${task.id}`, undefined],
      ['DELETE /tasks/delete', { ids: [task.id] }],
      [`PUT /strategies/add_custom_strategy/${task.id}`, { pattern: 'sequence', body: 'x' }],
    ] as const)
      expect([where, statusAndBody(await world.call(where, { token: admin.token, body }))]).toEqual(
        [where, notFound],
      )
  })

  test('appear in the log of each owner when they are removed together', async () => {
    const [ada, grace] = [await learner(true), await learner(true)]
    const tasks = [
      await addTask(world, ada),
      await addTask(world, ada),
      await addTask(world, grace),
    ]
    const ids = tasks.map(({ id }) => id)
    expect(
      (await world.call('DELETE /tasks/delete', { token: admin.token, body: { ids } })).status,
    ).toBe(200)
    const { rows } = await world.pool.query(
      "select u.id, l.count, l.entity_id from logs l join users u on u.log_alias = l.subject where l.action = 'delete' and u.id = any($1) order by u.id",
      [[ada.id, grace.id]],
    )
    expect(rows).toMatchObject([
      { id: ada.id, count: 2, entity_id: null },
      { id: grace.id, count: 1, entity_id: ids[2] },
    ])
  })

  test('are recorded as a profile view for their owner', async () => {
    const ada = await learner(false)
    await withTask(ada)
    await listOf(admin, ada.id)
    const { body } = await world.call('GET /users/profile_views', { token: ada.token })
    expect(body.list).toMatchObject([
      { relation: 'institution', name: expect.stringMatching(/^Ada Person/) },
    ])
  })

  test('answer 404 in another institution, without an institution and without access to people', async () => {
    const elsewhere = await world.organization()
    const others = [await learner(true, elsewhere.id), await world.person({ sharesScores: true })]
    const facilitator = await world.person({
      role: 'facilitator',
      type: 'institution',
      organizationId: school.id,
    })
    for (const other of others) {
      const { id } = await addTask(world, other)
      expect(statusAndBody(await show(admin, id))).toEqual(notFound)
      expect(statusAndBody(await listOf(admin, other.id))).toEqual(notFound)
      expect(
        statusAndBody(await world.call(`POST /career/tasks/${other.id}`, { token: admin.token })),
      ).toEqual(notFound)
      expect(
        statusAndBody(
          await world.call(`GET /tasks/show?user_id=${other.id}`, { token: admin.token }),
        ),
      ).toEqual(notFound)
      expect(
        statusAndBody(
          await world.call('POST /tasks/print_plp', { token: admin.token, body: { task_id: id } }),
        ),
      ).toEqual(notFound)
    }
    const ada = await learner(true)
    const { id } = await addTask(world, ada)
    for (const who of [await learner(true), facilitator]) {
      expect(statusAndBody(await show(who, id))).toEqual(notFound)
      expect(statusAndBody(await listOf(who, ada.id))).toEqual(notFound)
    }
  })

  test('are visible to a super admin, and to nobody without show_tasks', async () => {
    const root = await world.person({ role: 'super_admin' })
    const task = await withTask(await learner(false))
    expect((await show(root, task.id)).body.task).toMatchObject({
      description: 'A zephyr in order',
      may_edit: true,
    })
    await world.pool.query('insert into user_permissions values ($1, $2, false)', [
      root.id,
      'show_tasks',
    ])
    expect(statusAndBody(await show(root, task.id))).toEqual(apiError('forbidden'))
    expect(
      statusAndBody(await world.call(`POST /work/tasks/${task.user_id}`, { token: root.token })),
    ).toEqual(apiError('forbidden'))
    await world.pool.query(
      "update user_permissions set permission = 'edit_tasks' where user_id = $1",
      [root.id],
    )
    expect((await show(root, task.id)).body.task.may_edit).toBe(false)
  })
})
