import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addGroup, makeInstitution } from '../../testing/groups.ts'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
let all: Awaited<ReturnType<typeof makeInstitution>>
let ada: Member
let bob: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin' })
})
beforeEach(async () => {
  await world.pool.query('delete from rate_limits')
  all = await makeInstitution(world)
  ada = await all.pupil('Ada')
  bob = await all.pupil('Bob')
})
afterAll(() => world.close())

const call = (who: Member, where: string, body?: object) =>
  world.call(where, { token: who.token, ...(body && { body }) })
const save = (who: Member, body: object, id?: number) =>
  call(who, `PUT /users/categories/save${id ? `/${id}` : ''}`, body)
const made = async (who: Member, name = 'Cohort 2026', more: object = {}) =>
  (await save(who, { name, ...more })).body.category as { id: number; people: number }
const put = (who: Member, category_id: number, ...people: Member[]) =>
  call(who, 'POST /users/add/category', { category_id, users: people.map(({ id }) => id) })
const namesIn = async (who: Member, id: number, query = '') =>
  (await call(who, `GET /categories/users/${id}?limit=99&${query}`)).body.users?.map(
    ({ name }: { name: string }) => name,
  )
const listed = async (who: Member, query = '') =>
  (await call(who, `POST /users/categories?limit=99&order_by=name&order_direction=ASC&${query}`))
    .body.list as { id: number; name: string; people: number; may_edit: boolean }[]

describe('user categories', () => {
  test('save without an id creates, with an id updates', async () => {
    const { id } = await made(all.admin)
    expect(await listed(all.admin)).toMatchObject([{ id, name: 'Cohort 2026', people: 0 }])
    expect((await save(all.admin, { name: 'Cohort 2027' }, id)).body.category).toMatchObject({
      ...{ id, name: 'Cohort 2027', organization_id: all.school.id, may_edit: true, removed: 0 },
    })
    expect((await call(all.admin, `GET /users/categories/show/${id}`)).body.category.name).toBe(
      'Cohort 2027',
    )
    expect(await listed(all.admin, 'search_text=2027')).toHaveLength(1)
    expect(await listed(all.admin, 'search_text=2026')).toEqual([])
  })

  test('a name is unique within its owner, in any case', async () => {
    const { id } = await made(all.admin)
    const taken = {
      status: 400,
      body: { name: 'invalid', fields: [{ path: 'name', code: 'taken' }] },
    }
    expect(await save(all.admin, { name: 'COHORT 2026' })).toMatchObject(taken)
    const other = await made(all.admin, 'Other')
    expect(await save(all.admin, { name: 'cohort 2026' }, other.id)).toMatchObject(taken)
    expect((await save(root, { name: 'Cohort 2026' })).status).toBe(200)
    expect(await save(root, { name: ' ' })).toMatchObject({ status: 400 })
    await call(all.admin, `DELETE /users/categories/delete/${id}`)
    await made(all.admin)
    expect(await save(all.admin, { removed: 0 }, id)).toMatchObject(taken)
  })

  test('of ten that take a name at once, one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save(all.admin, { name: 'Race' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
  })

  test('people go in and out, one and all', async () => {
    const { id } = await made(all.admin)
    expect((await put(all.admin, id, ada, bob)).body).toMatchObject({
      ...{ added: 2, category: { people: 2 } },
    })
    expect((await put(all.admin, id, ada)).body.added).toBe(0)
    expect(await namesIn(all.admin, id)).toEqual(['Ada Lee', 'Bob Lee'])
    expect(await namesIn(all.admin, id, 'search_text=bob')).toEqual(['Bob Lee'])
    expect(await namesIn(all.admin, id, 'lci=done')).toEqual([])
    const out = await call(all.admin, `DELETE /users/categories/delete/user/${ada.id}`, {
      category_id: id,
    })
    expect(out.body.category.people).toBe(1)
    expect(
      statusAndBody(
        await call(all.admin, `DELETE /users/categories/delete/user/${ada.id}?category_id=${id}`),
      ),
    ).toEqual(notFound)
    expect(await call(all.admin, `DELETE /users/categories/delete/user/${bob.id}`)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'category_id' }] },
    })
    await put(all.admin, id, ada)
    expect(
      (await call(all.admin, `DELETE /users/categories/delete/allusers/${id}`)).body,
    ).toMatchObject({ removed: 2, category: { people: 0 } })
  })

  test('taking everybody out takes only those whom the list shows', async () => {
    const { id } = await made(all.admin)
    await put(all.admin, id, ada, bob)
    await world.pool.query('update users set removed = 1 where id = $1', [ada.id])
    expect(await namesIn(all.admin, id)).toEqual(['Bob Lee'])
    expect(
      (await call(all.admin, `DELETE /users/categories/delete/allusers/${id}`)).body,
    ).toMatchObject({ removed: 1, category: { people: 0 } })
    await world.pool.query('update users set removed = 0 where id = $1', [ada.id])
    expect(await namesIn(all.admin, id)).toEqual(['Ada Lee'])
  })

  test('takes all people or none', async () => {
    const { id } = await made(all.admin)
    const stranger = await world.person()
    expect(await put(all.admin, id, ada, stranger)).toMatchObject({
      status: 422,
      body: { name: 'category_people_unknown' },
    })
    expect(await put(all.admin, id, ada, { ...ada, id: 2_000_000_000 })).toMatchObject({
      body: { name: 'category_people_unknown' },
    })
    expect(await namesIn(all.admin, id)).toEqual([])
  })

  test('a removed category is gone from lists and filters until it is restored', async () => {
    const { id } = await made(all.admin)
    await put(all.admin, id, ada)
    expect((await call(all.admin, `DELETE /users/categories/delete/${id}`)).status).toBe(200)
    expect(await listed(all.admin)).toEqual([])
    expect((await listed(all.admin, 'removed=1')).map((one) => one.id)).toEqual([id])
    expect((await call(all.admin, `POST /users?category=${id}`)).body.count).toBe(0)
    expect(statusAndBody(await put(all.admin, id, bob))).toEqual(notFound)
    expect((await save(all.admin, { removed: 0 }, id)).body.category).toMatchObject({
      ...{ removed: 0, people: 1 },
    })
    expect((await call(all.admin, `POST /users?category=${id}`)).body.count).toBe(1)
  })

  test('an entry of the log for each write, none when nothing changed', async () => {
    const entries = async () =>
      (
        await world.pool.query(
          "select action, count from logs where entity = 'user_categories' and entity_id = $1 order by id",
          [id],
        )
      ).rows
    const { id } = await made(all.admin)
    await put(all.admin, id, ada, bob)
    await put(all.admin, id, ada)
    await call(all.admin, `DELETE /users/categories/delete/allusers/${id}`)
    expect(await entries()).toEqual([
      { action: 'create', count: 1 },
      { action: 'update', count: 2 },
      { action: 'update', count: 2 },
    ])
  })
})

describe('whose categories', () => {
  test('an administrator of another institution finds none of it', async () => {
    const { id } = await made(all.admin)
    await put(all.admin, id, ada)
    const { admin } = await makeInstitution(world)
    const calls = [
      call(admin, `GET /users/categories/show/${id}`),
      call(admin, `GET /categories/users/${id}`),
      call(admin, `GET /users/categories/pick/${id}`),
      save(admin, { name: 'Mine' }, id),
      put(admin, id, admin),
      call(admin, `DELETE /users/categories/delete/user/${ada.id}?category_id=${id}`),
      call(admin, `DELETE /users/categories/delete/allusers/${id}`),
      call(admin, `DELETE /users/categories/delete/${id}`),
    ]
    for (const answer of await Promise.all(calls)) expect(statusAndBody(answer)).toEqual(notFound)
    expect(await listed(admin)).toEqual([])
    expect(await listed(admin, `organization_id=${all.school.id}`)).toEqual([])
    expect((await call(admin, `POST /users?category=${id}`)).body.count).toBe(0)
    expect(await namesIn(all.admin, id)).toEqual(['Ada Lee'])
    expect(await save(admin, { name: 'X', organization_id: all.school.id })).toMatchObject({
      body: { fields: [{ path: 'organization_id', code: 'choice_unknown' }] },
    })
  })

  test('an administrator of the installation has those of all institutions and its own', async () => {
    const { id } = await made(all.admin)
    expect((await call(root, `GET /users/categories/show/${id}`)).body.category).toMatchObject({
      organization_name: expect.any(String),
    })
    const ofSchool = await made(root, 'By root', { organization_id: all.school.id })
    expect((await listed(all.admin)).map(({ name }) => name)).toEqual(['By root', 'Cohort 2026'])
    const own = await made(root, `Everywhere ${all.school.id}`)
    const stranger = await world.person()
    expect((await put(root, own.id, ada, stranger)).body.added).toBe(2)
    expect((await put(root, ofSchool.id, stranger)).body.name).toBe('category_people_unknown')
    expect(statusAndBody(await call(all.admin, `GET /users/categories/show/${own.id}`))).toEqual(
      notFound,
    )
  })

  test('a facilitator reaches the people of their groups, and edits what they made', async () => {
    const teacher = all.facilitator
    await addGroup(world, teacher, { people: [ada] })
    const { id } = await made(all.admin)
    await put(all.admin, id, ada, bob)
    expect(await listed(teacher)).toMatchObject([{ id, people: 1, may_edit: false }])
    expect(await namesIn(teacher, id)).toEqual(['Ada Lee'])
    expect(statusAndBody(await save(teacher, { name: 'Mine' }, id))).toEqual(notFound)
    expect((await put(teacher, id, bob)).body.name).toBe('category_people_unknown')
    expect(
      (await call(teacher, `DELETE /users/categories/delete/allusers/${id}`)).body.removed,
    ).toBe(1)
    expect(await namesIn(all.admin, id)).toEqual(['Bob Lee'])
    const own = await made(teacher, 'Reading club')
    expect((await save(teacher, { name: 'Book club' }, own.id)).status).toBe(200)
    const { body } = await call(teacher, `GET /users/categories/pick/${own.id}`)
    expect(body.people.map(({ name }: { name: string }) => name)).toContain('Ada Lee')
    expect(body.people.map(({ name }: { name: string }) => name)).not.toContain('Bob Lee')
  })

  test('others have no categories', async () => {
    for (const who of [ada, await world.person()])
      expect((await call(who, 'POST /users/categories')).status).toBe(403)
    expect((await world.call('POST /users/categories')).status).toBe(401)
  })

  test('whoever leaves the institution drops out', async () => {
    const { id } = await made(all.admin)
    await put(all.admin, id, ada, bob)
    expect((await call(ada, `PUT /users/leave_organization/${ada.id}`, {})).status).toBe(200)
    expect(await namesIn(all.admin, id)).toEqual(['Bob Lee'])
    const { rows } = await world.pool.query(
      'select user_id from user_category_people where category_id = $1',
      [id],
    )
    expect(rows).toEqual([{ user_id: bob.id }])
  })
})

describe('tasks for a category', () => {
  test('go once to everybody in it within the scope of the sender', async () => {
    const { id } = await made(all.admin)
    await put(all.admin, id, ada, bob)
    const task = await addTask(world, all.admin)
    const push = (who: Member) =>
      call(who, 'POST /tasks/push_task', { task_ids: [task.id], user_category_id: id })
    expect((await push(all.admin)).body).toEqual({ created: 2, skipped: 0 })
    expect((await push(all.admin)).body).toEqual({ created: 0, skipped: 2 })
    const { admin } = await makeInstitution(world)
    expect(statusAndBody(await push(admin))).toEqual(notFound)
    expect((await call(ada, 'POST /tasks')).body.list).toHaveLength(1)
  })

  test('a removed category receives nothing', async () => {
    const { id } = await made(all.admin)
    await put(all.admin, id, ada)
    await call(all.admin, `DELETE /users/categories/delete/${id}`)
    const task = await addTask(world, all.admin)
    expect(
      statusAndBody(
        await call(all.admin, 'POST /tasks/push_task', {
          task_ids: [task.id],
          user_category_id: id,
        }),
      ),
    ).toEqual(notFound)
  })
})
