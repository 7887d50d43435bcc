import { userCategoryBounds } from '@quartet/domain/user-categories.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changesIn, makeSchool } from '../../testing/user-changes.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let changes: ReturnType<typeof changesIn>
let root: Member
let school: Awaited<ReturnType<typeof makeSchool>>
let ada: Member
let bo: Member
beforeAll(async () => {
  world = await makeWorld()
  changes = changesIn(world)
  root = await world.person({ role: 'super_admin', type: 'institution' })
})
beforeEach(async () => {
  school = await makeSchool(world)
  ada = await school.pupil()
  bo = await school.pupil()
})
afterAll(() => world.close())

const addCategory = async ({ token }: Member, more: object = {}) => {
  const body = { name: `Cohort ${Math.random()}`, ...more }
  const made = await world.call('PUT /users/categories/save', { token, body })
  return made.body.category.id as number
}
const peopleIn = async (id: number) =>
  (
    await world.pool.query(
      'select user_id from user_category_people where category_id = $1 order by user_id',
      [id],
    )
  ).rows.map((row) => row.user_id)

test('everybody in the list comes into the category, and those in it already stay', async () => {
  const category_id = await addCategory(school.admin)
  const begun = { category_id, filters: { type: 'student' } }
  const { name } = (
    await world.call(`GET /users/categories/show/${category_id}`, { token: school.admin.token })
  ).body.category
  expect(await changes.finish(school.admin, begun)).toMatchObject({
    ...{ kind: 'add_to_category', category_name: name, state: 'done', done: 2, failed: 0 },
  })
  expect(await peopleIn(category_id)).toEqual([ada.id, bo.id])
  expect(await changes.finish(school.admin, begun)).toMatchObject({ done: 2, failed: 0 })
  expect(await peopleIn(category_id)).toEqual([ada.id, bo.id])
  const { rows } = await world.pool.query(
    "select count(*)::int from logs where entity = 'user_categories' and entity_id = $1 and action = 'update'",
    [category_id],
  )
  expect(rows).toEqual([{ count: 2 }])
})

test('whoever does not belong to the institution of the category stays out', async () => {
  const category_id = await addCategory(school.admin)
  const stranger = await world.person()
  const change = await changes.finish(root, { category_id, users: [ada.id, stranger.id] })
  expect([change.done, change.failures]).toEqual([1, [[stranger.id, 'category_unfit']]])
  const everywhere = await addCategory(root)
  const both = await changes.finish(root, {
    ...{ category_id: everywhere, users: [ada.id, stranger.id] },
  })
  expect(both).toMatchObject({ done: 2, failed: 0 })
})

test('a category of others, a deleted and an unknown one are not found', async () => {
  const deleted = await addCategory(school.admin)
  await world.call(`DELETE /users/categories/delete/${deleted}`, { token: school.admin.token })
  const foreign = await addCategory((await makeSchool(world)).admin)
  for (const category_id of [deleted, foreign, await addCategory(root), 2_000_000_000]) {
    const { status, body } = await changes.begin(school.admin, { category_id, users: [ada.id] })
    expect([status, body.fields[0].path, body.fields[0].code]).toEqual([
      ...[400, 'category_id', 'choice_unknown'],
    ])
  }
  const teacher = await world.person({
    ...{ role: 'facilitator', type: 'institution', organizationId: school.id },
  })
  const own = await addCategory(school.admin)
  for (const who of [teacher, ada])
    expect((await changes.begin(who, { category_id: own, users: [ada.id] })).status).toBe(403)
})

test('a category that is deleted, or full, before the job comes says so', async () => {
  const [gone, full] = [await addCategory(school.admin), await addCategory(school.admin)]
  const begin = async (category_id: number) =>
    (await changes.begin(school.admin, { category_id, users: [ada.id] })).body.change.id as number
  const changeOfGone = await begin(gone)
  await world.call(`DELETE /users/categories/delete/${gone}`, { token: school.admin.token })
  await changes.run(changeOfGone)
  expect(await changes.failuresOf(school.admin, changeOfGone)).toEqual([[ada.id, 'category_gone']])

  await world.pool.query(
    `set session_replication_role = replica;
     insert into user_category_people (category_id, user_id)
       select ${full}, 1000000 + n from generate_series(1, ${userCategoryBounds.people}) n;
     set session_replication_role = default`,
  )
  const changeOfFull = await begin(full)
  await changes.run(changeOfFull)
  expect(await changes.failuresOf(school.admin, changeOfFull)).toEqual([[ada.id, 'category_full']])
})

test('whoever is deleted before the job comes stays out, and lost rights stop it', async () => {
  const category_id = await addCategory(school.admin)
  const begin = async () =>
    (await changes.begin(school.admin, { category_id, users: [ada.id, bo.id] })).body.change.id
  const first = await begin()
  await world.pool.query('update users set removed = 1 where id = $1', [ada.id])
  await changes.run(first)
  expect(await changes.failuresOf(school.admin, first)).toEqual([[ada.id, 'category_unfit']])
  expect(await peopleIn(category_id)).toEqual([bo.id])

  await world.pool.query('update users set removed = 0 where id = $1', [ada.id])
  const second = await begin()
  await world.pool.query(
    "insert into user_permissions (user_id, permission, granted) values ($1, 'manage_institutions', false)",
    [school.admin.id],
  )
  await changes.run(second)
  expect(await changes.show(school.admin, second)).toMatchObject({ state: 'failed', done: 0 })
})
