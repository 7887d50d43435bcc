import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let school: { id: number }
let admin: Member
let ada: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  school = await world.organization({ seats: 100 })
  admin = await staff()
  ada = await learner('Ada')
})
afterAll(() => world.close())

const staff = () => world.person({ role: 'institution_admin', organizationId: school.id })
async function learner(firstName: string) {
  const person = await world.person({ role: 'institution_member', organizationId: school.id })
  await world.pool.query("update users set first_name = $2, last_name = 'Lee' where id = $1", [
    person.id,
    firstName,
  ])
  return person
}
const push = (who: Member, task_ids: number[], people: Member[]) =>
  world.call('POST /tasks/push_task', {
    token: who.token,
    body: { task_ids, user_ids: people.map(({ id }) => id) },
  })
async function assign(who: Member, name: string, ...people: Member[]) {
  const { id } = await addTask(world, who, { name, description: 'Write it in secret.' })
  await push(who, [id], people)
}
const assigned = (who: Member, query = '') =>
  world.call(`POST /tasks/assigned?limit=99&${query}`, { token: who.token })
const namesOf = async (who: Member, query = '') =>
  ((await assigned(who, query)).body.list as { name: string }[]).map(({ name }) => name)
const copyOf = async (who: Member) =>
  (await world.call('POST /tasks', { token: who.token })).body.list[0] as { id: number }

describe('the list of assigned tasks', () => {
  test('has name and status of the own copies, and nothing that people write', async () => {
    await assign(admin, 'Essay', ada)
    const other = await staff()
    await assign(other, 'Poem', ada)
    await addTask(world, ada, { name: 'Diary' })
    const { id } = await copyOf(ada)
    expect(id).toBeGreaterThan(0)
    const { body } = await assigned(admin)
    expect(body).toEqual({
      list: [
        {
          id: expect.any(Number),
          area: 'school',
          name: 'Essay',
          person: { id: ada.id, name: 'Ada Lee' },
          status: 'New',
          due_date: null,
          assigned_at: world.time.now.toISOString(),
          removed: 0,
        },
      ],
      count: 1,
    })
    expect(await namesOf(other)).toEqual(['Poem'])
    expect(await namesOf(await staff())).toEqual([])
  })

  test('shows how far people are, and deleted copies as such', async () => {
    await assign(admin, 'Essay', ada)
    const { id } = await copyOf(ada)
    const marks = [{ start: 0, end: 5, text: 'Write', pattern: 'sequence', source: 'user' }]
    await world.call(`PUT /tasks/update/${id}`, { token: ada.token, body: { marks } })
    expect((await assigned(admin)).body.list).toMatchObject([{ id, status: 'Marked', removed: 0 }])
    await world.call(`DELETE /tasks/delete/${id}`, { token: ada.token })
    expect((await assigned(admin)).body.list).toMatchObject([{ id, removed: 1 }])
    expect(await namesOf(admin, 'status=Deleted')).toEqual(['Essay'])
    expect(await namesOf(admin, 'status=Marked')).toEqual([])
    await world.call('POST /tasks/restore', { token: ada.token, body: { ids: [id] } })
    expect(await namesOf(admin, 'status=Marked')).toEqual(['Essay'])
    expect(await namesOf(admin, 'status=Deleted')).toEqual([])
  })

  test('has no copies of people who left, were removed or erased or wait for consent', async () => {
    const [left, removed, erased, waiting] = await Promise.all(
      ['Lea', 'Rex', 'Eve', 'Wim'].map(learner),
    )
    await assign(admin, 'Essay', ...[ada, left, removed, erased, waiting].filter((one) => !!one))
    expect((await assigned(admin)).body.count).toBe(5)
    const change = (what: string, who?: Member) => world.pool.query(what, [who?.id])
    await change('update users set organization_id = null where id = $1', left)
    await change('update users set removed = 1 where id = $1', removed)
    await change('delete from users where id = $1', erased)
    await change('update users set awaiting_consent_since = now() where id = $1', waiting)
    const { list, count } = (await assigned(admin)).body
    expect([list.map((row: { person: object }) => row.person), count]).toEqual([
      [{ id: ada.id, name: 'Ada Lee' }],
      1,
    ])
  })

  test('is searched by the names of tasks and people, never by the text', async () => {
    const zoe = await learner('Zoé')
    await assign(admin, 'Essay', ada, zoe)
    await assign(admin, 'Poem', ada)
    expect(await namesOf(admin, 'search_text=poe')).toEqual(['Poem'])
    expect(await namesOf(admin, 'search_text=ZOE')).toEqual(['Essay'])
    expect(await namesOf(admin, 'search_text=secret')).toEqual([])
    expect(await namesOf(admin, 'search_text=example.org')).toEqual([])
  })

  test('is sorted by every column and read in pages', async () => {
    const bea = await learner('Bea')
    await assign(admin, 'Essay', bea)
    await assign(admin, 'Poem', ada)
    await world.pool.query(
      "update tasks set status = 'Done', due_date = '2026-12-01' where user_id = $1",
      [ada.id],
    )
    const sorted = (by: string) => namesOf(admin, `order_by=${by}&order_direction=ASC`)
    expect(await sorted('name')).toEqual(['Essay', 'Poem'])
    expect(await sorted('person')).toEqual(['Poem', 'Essay'])
    expect(await sorted('status')).toEqual(['Essay', 'Poem'])
    expect(await sorted('due_date')).toEqual(['Poem', 'Essay'])
    expect(await sorted('assigned_at')).toEqual(['Essay', 'Poem'])
    expect(await namesOf(admin)).toEqual(['Poem', 'Essay'])
    await world.pool.query('update tasks set removed = 1 where user_id = $1', [bea.id])
    expect(await sorted('status')).toEqual(['Poem', 'Essay'])
    const page = await world.call('POST /tasks/assigned?limit=0&offset=1', { token: admin.token })
    expect(page.body).toMatchObject({ list: [{ name: 'Essay' }], count: 2 })
  })

  test('requires add_tasks and a known status and order', async () => {
    expect(statusAndBody(await assigned(ada))).toEqual(apiError('forbidden'))
    expect(statusAndBody(await world.call('POST /tasks/assigned'))).toEqual(
      apiError('unauthenticated'),
    )
    for (const query of ['status=Nowhere', 'order_by=description', 'limit=1000'])
      expect((await assigned(admin, query)).body.name).toBe('invalid')
  })
})
