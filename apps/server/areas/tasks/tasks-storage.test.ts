import { taskBounds } from '@quartet/domain/task.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { addTask, topicId } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let ada: Member
let topic: number
beforeAll(async () => {
  world = await makeWorld()
  topic = await topicId(world)
})
beforeEach(async () => {
  ada = await world.person()
})
afterAll(() => world.close())

/** Inserts `count` tasks of a person, each with a text of `letters` letters. */
async function fill(who: Member, count: number, letters = 1, removed = 0) {
  await world.pool.query(
    `insert into tasks (user_id, area, name, description, topic_id, removed, removed_at)
     select $1, 'work', 'Old', repeat('x', $4), $2, $5::smallint, case when $5 = 1 then now() - n * interval '1 second' end from generate_series(1, $3) n`,
    [who.id, await topicId(world, 'work'), count, letters, removed],
  )
}
const add = (who: Member, description = 'Write it.') =>
  world.call('POST /tasks/add_task', {
    token: who.token,
    body: { name: 'New', description, topic_id: topic },
  })
const edit = (who: Member, id: number, description: string) =>
  world.call(`PUT /tasks/edit/${id}`, { token: who.token, body: { description } })
const storage = async (who: Member) =>
  (await world.call('GET /tasks/storage', { token: who.token })).body
/**
 * Fills the storage of a person up to `letters` letters below the limit, with fewer tasks than the
 * maximum.
 */
const almost = (who: Member, letters: number) =>
  fill(who, 900, Math.floor((taskBounds.bytesPerPerson - letters) / 900) - 9)

describe('the storage of a person', { timeout: 120_000 }, () => {
  test('counts everything written in tasks', async () => {
    expect(await storage(ada)).toEqual({ tasks: 0, bytes: 0 })
    const { id } = await addTask(world, ada, { name: 'Übung', description: 'äöü', category: 'x' })
    const empty = (await storage(ada)).bytes
    expect(empty).toBe(6 + 6 + 1 + 6)
    await world.call(`PUT /tasks/update/${id}`, {
      token: ada.token,
      body: {
        marks: [{ start: 0, end: 3, text: 'äöü', pattern: 'sequence', source: 'user' }],
        drill: [{ step: 'assess', note: 'A note.' }],
        duties: [{ text: 'A duty.', feeling: 'enjoy' }],
      },
    })
    const marked = (await storage(ada)).bytes
    expect(marked).toBeGreaterThan(empty + 100)
    await world.call(`PUT /strategies/add_custom_strategy/${id}`, {
      token: ada.token,
      body: { pattern: 'sequence', body: 'Ten bytes.' },
    })
    expect(await storage(ada)).toEqual({ tasks: 1, bytes: marked + 10 })
    expect(await storage(await world.person())).toEqual({ tasks: 0, bytes: 0 })
    expect(statusAndBody(await world.call('GET /tasks/storage'))).toEqual(
      apiError('unauthenticated'),
    )
  })

  test('is limited to a thousand tasks; removing one makes room, and restoring needs room', async () => {
    await fill(ada, taskBounds.perPerson - 1)
    const { body } = await add(ada)
    expect(statusAndBody(await add(ada))).toEqual(apiError('tasks_full'))
    const { task } = body
    expect((await world.call(`DELETE /tasks/delete/${task.id}`, { token: ada.token })).status).toBe(
      200,
    )
    const restore = () =>
      world.call('POST /tasks/restore', { token: ada.token, body: { ids: [task.id] } })
    const other = (await add(ada)).body.task
    expect(statusAndBody(await restore())).toEqual(apiError('tasks_full'))
    await world.call(`DELETE /tasks/delete/${other.id}`, { token: ada.token })
    expect((await restore()).status).toBe(200)
  })

  test('is limited to twenty million bytes for new tasks, longer texts, notes and strategies', async () => {
    await almost(ada, 30_000)
    const { task } = (await add(ada, 'x'.repeat(15_000))).body
    expect(statusAndBody(await add(ada, 'x'.repeat(20_000)))).toEqual(apiError('storage_full'))
    expect(statusAndBody(await edit(ada, task.id, 'x'.repeat(20_000)))).toMatchObject({
      status: 200,
    })
    const { bytes } = await storage(ada)
    const left = taskBounds.bytesPerPerson - bytes
    const note = { drill: [{ step: 'assess', note: 'x'.repeat(4000) }] }
    let answer = await world.call(`PUT /tasks/update/${task.id}`, { token: ada.token, body: note })
    for (let at = 0; at < Math.ceil(left / 300) && answer.status === 200; at++)
      answer = await world.call(`PUT /strategies/add_custom_strategy/${task.id}`, {
        token: ada.token,
        body: { pattern: 'sequence', body: 'x'.repeat(300) },
      })
    expect(answer.status).toBe(422)
    expect((await storage(ada)).bytes).toBeLessThanOrEqual(taskBounds.bytesPerPerson)
    // changes that need less storage are always accepted
    expect((await edit(ada, task.id, 'Short.')).status).toBe(200)
    expect((await add(ada)).status).toBe(200)
  })

  test('beyond the limit still accepts changes to existing tasks, but no new ones', async () => {
    await fill(ada, taskBounds.perPerson + 50)
    const { rows } = await world.pool.query('select id from tasks where user_id = $1 limit 1', [
      ada.id,
    ])
    const body = { name: 'Bit' }
    expect(
      (await world.call(`PUT /tasks/edit/work/task/${rows[0].id}`, { token: ada.token, body }))
        .status,
    ).not.toBe(422)
    expect(statusAndBody(await add(ada))).toEqual(apiError('tasks_full'))
  })

  test('limits the bin to the same size and deletes its oldest tasks', async () => {
    await fill(ada, taskBounds.perPerson, 1, 1)
    const { rows: oldest } = await world.pool.query(
      'select id from tasks where user_id = $1 order by removed_at limit 2',
      [ada.id],
    )
    world.time.now = new Date()
    const first = await addTask(world, await world.signIn(ada))
    const again = await world.signIn(ada)
    expect(
      (await world.call(`DELETE /tasks/delete/${first.id}`, { token: again.token })).status,
    ).toBe(200)
    const { rows } = await world.pool.query('select id from tasks where user_id = $1', [ada.id])
    const ids = rows.map(({ id }) => id)
    expect([
      ids.length,
      ids.includes(first.id),
      ids.includes(oldest[0].id),
      ids.includes(oldest[1].id),
    ]).toEqual([...[taskBounds.perPerson, true, false, true]])
  })
})

/**
 * Lets all calls run until they wait to write the log, their last step, before the first one
 * commits.
 */
async function atOnce<Answer>(calls: () => Promise<Answer>[]): Promise<Answer[]> {
  const holder = await world.pool.connect()
  try {
    await holder.query('begin; lock table logs in exclusive mode')
    const answers = Promise.all(calls())
    const waits = async () =>
      (
        await world.pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).rowCount
    await vi.waitFor(async () => expect(await waits()).toBeGreaterThanOrEqual(2), {
      timeout: 20_000,
    })
    await holder.query('commit')
    return await answers
  } finally {
    holder.release(true)
  }
}

describe('two concurrent calls', { timeout: 120_000 }, () => {
  test('add the last possible task once', async () => {
    await fill(ada, taskBounds.perPerson - 1)
    const answers = await atOnce(() => [add(ada), add(ada)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await storage(ada)).tasks).toBe(taskBounds.perPerson)
  })

  test('lengthen only one of two tasks when there is room for one', async () => {
    const [one, other] = [await addTask(world, ada), await addTask(world, ada)]
    await almost(ada, 30_000)
    const answers = await atOnce(() =>
      [one, other].map(({ id }) => edit(ada, id, 'x'.repeat(20_000))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await storage(ada)).bytes).toBeLessThanOrEqual(taskBounds.bytesPerPerson)
  })

  test('push only one last task, and the other is skipped', async () => {
    const school = await world.organization()
    const inSchool = { type: 'institution', organizationId: school.id } as const
    const admins = [
      await world.person({ role: 'institution_admin', ...inSchool }),
      await world.person({ role: 'institution_admin', ...inSchool }),
    ]
    const pupil = await world.person({ role: 'institution_member', ...inSchool })
    await fill(pupil, taskBounds.perPerson - 1)
    const pushed = await Promise.all(
      admins.map(async (admin) => ({ admin, id: (await addTask(world, admin)).id })),
    )
    const answers = await atOnce(() =>
      pushed.map(({ admin, id }) =>
        world.call('POST /tasks/push_task', {
          token: admin.token,
          body: { task_ids: [id], user_ids: [pupil.id] },
        }),
      ),
    )
    expect(answers.map(({ body }) => body).toSorted((a, b) => a.created - b.created)).toEqual([
      { created: 0, skipped: 1 },
      { created: 1, skipped: 0 },
    ])
    expect((await storage(pupil)).tasks).toBe(taskBounds.perPerson)
  })
})

test('a pushed task is skipped for people without storage and copied to the others', async () => {
  const school = await world.organization()
  const inSchool = { type: 'institution', organizationId: school.id } as const
  const admin = await world.person({ role: 'institution_admin', ...inSchool })
  const [full, free] = [
    await world.person({ role: 'institution_member', ...inSchool }),
    await world.person({ role: 'institution_member', ...inSchool }),
  ]
  await almost(full, 15_000)
  const { id } = await addTask(world, admin, { description: 'x'.repeat(20_000) })
  const { body } = await world.call('POST /tasks/push_task', {
    token: admin.token,
    body: { task_ids: [id], user_ids: [full.id, free.id] },
  })
  expect(body).toEqual({ created: 1, skipped: 1 })
  expect((await storage(free)).tasks).toBe(1)
})

test('a person runs one search at a time while others can search', async () => {
  await addTask(world, ada)
  const grace = await world.person()
  await addTask(world, grace)
  const search = (who: Member) => world.call('POST /tasks?search_text=essay', { token: who.token })
  const holder = await world.pool.connect()
  try {
    await holder.query('begin; lock table tasks in access exclusive mode')
    const mine = Array.from({ length: 7 }, () => search(ada))
    const theirs = search(grace)
    const early = await Promise.race(mine)
    expect(statusAndBody(early)).toEqual(apiError('too_many'))
    await holder.query('commit')
    const statuses = (await Promise.all(mine)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5)
    expect(statuses.filter((status) => status !== 200).every((status) => status === 429)).toBe(true)
    expect((await theirs).body.count).toBe(1)
  } finally {
    holder.release(true)
  }
})
