import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { addTask, topicId } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let school: { id: number }
let admin: Member
let ada: Member
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
  ada = await learner()
})
afterAll(() => world.close())

const learner = (more: Partial<Parameters<World['person']>[0]> = {}) =>
  world.person({
    role: 'institution_member',
    type: 'institution',
    organizationId: school.id,
    ...more,
  })
const push = (who: Member, body: Record<string, unknown>, where = 'POST /tasks/push_task') =>
  world.call(where, { token: who.token, body })
const toCareer = 'POST /tasks/push/career/task'
const listOf = async (who: Member, area = '') =>
  (await world.call(area ? `POST /${area}/tasks/${who.id}` : 'POST /tasks', { token: who.token }))
    .body.list
async function template(area: 'school' | 'work' | 'career' = 'school') {
  const { rows } = await world.pool.query(
    `with category as (insert into task_categories (name, language_id) values ('First week', 1) returning id)
     insert into category_tasks (category_id, area, name, description, topic_id) select id, $1, 'Template', 'Read it first.', $2 from category
     returning id, category_id`,
    [area, await topicId(world, area)],
  )
  return rows[0] as { id: number; category_id: number }
}

describe('pushing tasks', () => {
  test('names the giver even if the giver belongs to no institution', async () => {
    const [root, individual] = [await world.person({ role: 'super_admin' }), await world.person()]
    const task = await addTask(world, root, { name: 'Essay', description: 'Write.' })
    await push(root, { task_ids: [task.id], user_ids: [ada.id, individual.id] })
    for (const taker of [ada, individual]) {
      const [pushed] = await listOf(taker)
      expect(pushed.pushed_by).toEqual({ id: root.id, name: expect.stringMatching(/^Ada Person/) })
      const { body } = await world.call(`GET /tasks/show/${pushed.id}`, { token: taker.token })
      expect(body.task.pushed_by).toEqual(pushed.pushed_by)
    }
  })

  test('copies own tasks and templates as new tasks, once each, with the name of the giver', async () => {
    const grace = await learner()
    const task = await addTask(world, admin, {
      name: 'Essay',
      description: 'Write.',
      category: 'Mine',
      priority: 1,
    })
    await world.call(`PUT /tasks/update/${task.id}`, {
      token: admin.token,
      body: { marks: [{ start: 0, end: 5, text: 'Write', pattern: 'sequence', source: 'user' }] },
    })
    const { id } = await template()
    const body = {
      task_ids: [task.id, task.id],
      template_ids: [id],
      user_ids: [ada.id, grace.id, ada.id],
    }
    expect(statusAndBody(await push(admin, body))).toEqual({
      status: 200,
      body: { created: 4, skipped: 0 },
    })
    const list = await listOf(ada)
    expect(list.map(({ name }: { name: string }) => name).sort()).toEqual(['Essay', 'Template'])
    const essay = list.find(({ name }: { name: string }) => name === 'Essay')
    expect(essay).toMatchObject({
      status: 'New',
      category: '',
      priority: null,
      description: 'Write.',
      version: 1,
    })
    expect(essay.pushed_by).toEqual({ id: admin.id, name: expect.stringMatching(/^Ada Person/) })

    expect(statusAndBody(await push(admin, body)).body).toEqual({ created: 0, skipped: 4 })
    await world.call(`DELETE /tasks/delete/${essay.id}`, { token: ada.token })
    expect(statusAndBody(await push(admin, body)).body).toEqual({ created: 0, skipped: 4 })
    expect((await listOf(ada)).length).toBe(1)
    const late = await learner()
    expect(statusAndBody(await push(admin, { ...body, user_ids: [ada.id, late.id] })).body).toEqual(
      {
        created: 2,
        skipped: 2,
      },
    )
  })

  test('creates each copy once in two concurrent calls', async () => {
    const { id } = await template()
    const both = await Promise.all(
      [1, 2].map(() => push(admin, { template_ids: [id], user_ids: [ada.id] })),
    )
    expect(both.map(({ body }) => body.created).sort()).toEqual([0, 1])
  })

  test('skips people out of scope, removed, guests, waiting for consent or the giver', async () => {
    const elsewhere = await world.organization()
    const skipped = [
      await learner({ organizationId: elsewhere.id }),
      await world.person(),
      await learner({ role: 'guest' }),
      await learner({ awaitsConsent: true }),
      admin,
    ]
    const gone = await learner()
    await world.pool.query('update users set removed = 1 where id = $1', [gone.id])
    const { id } = await addTask(world, admin)
    const user_ids = [...skipped, gone, { id: 2_000_000_000 }, ada].map((who) => who.id)
    expect(statusAndBody(await push(admin, { task_ids: [id], user_ids })).body).toEqual({
      created: 1,
      skipped: 7,
    })
    const { rows } = await world.pool.query('select user_id from tasks where pushed_by = $1', [
      admin.id,
    ])
    expect(rows).toEqual([{ user_id: ada.id }])
  })

  test("creates nothing when a task is foreign, removed, unknown or of another call's area", async () => {
    const [mine, foreign, gone, career] = [
      await addTask(world, admin),
      await addTask(world, ada),
      await addTask(world, admin),
      await addTask(world, admin, {}, 'career'),
    ]
    await world.call(`DELETE /tasks/delete/${gone.id}`, { token: admin.token })
    const off = await template()
    await world.pool.query('update task_categories set removed = 1 where id = $1', [
      off.category_id,
    ])
    for (const other of [foreign.id, gone.id, career.id, 2_000_000_000])
      expect(
        statusAndBody(await push(admin, { task_ids: [mine.id, other], user_ids: [ada.id] })),
      ).toEqual(notFound)
    for (const id of [off.id, 2_000_000_000])
      expect(statusAndBody(await push(admin, { template_ids: [id], user_ids: [ada.id] }))).toEqual(
        notFound,
      )
    expect(
      statusAndBody(await push(admin, { task_ids: [mine.id], user_ids: [ada.id] }, toCareer)),
    ).toEqual(notFound)
    expect((await listOf(ada)).length).toBe(1)
  })

  test('accepts work tasks in the same call; career tasks have their own, which skips children', async () => {
    const work = await addTask(world, admin, {}, 'work')
    expect((await push(admin, { task_ids: [work.id], user_ids: [ada.id] })).body.created).toBe(1)
    expect(await listOf(ada, 'work')).toHaveLength(1)
    const career = await addTask(world, admin, {}, 'career')
    const child = await learner({ role: 'student', ageGroupId: 1, type: 'student' })
    const answer = await push(
      admin,
      { task_ids: [career.id], user_ids: [ada.id, child.id] },
      toCareer,
    )
    expect(answer.body).toEqual({ created: 1, skipped: 1 })
    expect(
      (await world.pool.query('select area from tasks where user_id = $1', [child.id])).rows,
    ).toEqual([])
    expect(
      (await push(admin, { task_ids: [(await addTask(world, admin)).id], user_ids: [child.id] }))
        .body.created,
    ).toBe(1)
  })

  test('requires tasks and people', async () => {
    expect(statusAndBody(await push(admin, { user_ids: [ada.id] }))).toEqual(
      wrong({ task_ids: 'required' }),
    )
    expect(statusAndBody(await push(admin, { task_ids: [1], user_ids: [] }))).toEqual(
      wrong({ user_ids: 'required' }),
    )
    expect((await push(admin, { task_ids: [1], people: [1] })).body.name).toBe('invalid')
  })

  test('requires the permission; roles with family or group scope reach nobody', async () => {
    const { id } = await addTask(world, ada)
    expect(statusAndBody(await push(ada, { task_ids: [id], user_ids: [admin.id] }))).toEqual(
      apiError('forbidden'),
    )
    expect(statusAndBody(await world.call('POST /tasks/push_task', { body: {} }))).toEqual(
      apiError('unauthenticated'),
    )
    for (const role of ['family_admin', 'facilitator']) {
      const parent = await learner({ role })
      const own = await addTask(world, parent)
      expect([
        role,
        (await push(parent, { task_ids: [own.id], user_ids: [ada.id, parent.id] })).body,
      ]).toEqual([role, { created: 0, skipped: 2 }])
    }
  })

  test('leaves the copy with the learner when the giver is erased or out of scope', async () => {
    const { id } = await template()
    await push(admin, { template_ids: [id], user_ids: [ada.id] })
    await world.pool.query('update users set organization_id = null where id = $1', [ada.id])
    expect((await listOf(ada))[0]).toMatchObject({ name: 'Template', pushed_by: null })
    await world.pool.query('delete from users where id = $1', [admin.id])
    expect((await listOf(ada))[0]).toMatchObject({ name: 'Template', pushed_by: null })
  })
})

describe('task templates', () => {
  test('are listed by category and shown one by one, only to people who push tasks', async () => {
    const made = await template('work')
    const { categories } = (
      await world.call('GET /categories/tasks/templates', { token: admin.token })
    ).body
    const taskFilter = categories.find(({ id }: { id: number }) => id === made.category_id)
    expect(taskFilter).toMatchObject({
      name: 'First week',
      tasks: [{ id: made.id, name: 'Template', area: 'work' }],
    })
    const one = await world.call(`GET /categories/tasks/get/${made.id}`, { token: admin.token })
    expect(one.body.task).toMatchObject({
      id: made.id,
      description: 'Read it first.',
      category_id: made.category_id,
    })
    expect(
      statusAndBody(
        await world.call('GET /categories/tasks/get/2000000000', { token: admin.token }),
      ),
    ).toEqual(notFound)
    for (const where of ['GET /categories/tasks/templates', `GET /categories/tasks/get/${made.id}`])
      expect(statusAndBody(await world.call(where, { token: ada.token }))).toEqual(
        apiError('forbidden'),
      )
  })
})
