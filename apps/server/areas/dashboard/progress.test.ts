import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addGroup, giveScores, makeInstitution } from '../../testing/groups.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { team } from '../../testing/teams.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let school: Awaited<ReturnType<typeof makeInstitution>>
let ada: Member
let bob: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.pool.query('delete from rate_limits')
  school = await makeInstitution(world)
  ada = await school.pupil('Ada')
  bob = await school.pupil('Bob')
})
afterAll(() => world.close())

const list = (who: Member, query = '') =>
  world.call(`POST /users/dashboard?limit=99&order_by=name&order_direction=ASC&${query}`, {
    token: who.token,
  })
const idsOf = async (who: Member, query?: string) => {
  const { status, body } = await list(who, query)
  expect(status).toBe(200)
  expect(body.count).toBe(body.list.length)
  return body.list.map(({ id }: { id: number }) => id)
}
const nothing = {
  ...{ inventory: false, profile: false, decoded_task: false },
  ...{ strategy_card: false, share: false, team: false },
}

test('shows which of the six steps each person has done', async () => {
  await giveScores(world, ada, [30, 20, 10, 20])
  const { id } = await addTask(world, ada)
  await world.pool.query('update tasks set decoded_at = now() where id = $1', [id])
  await world.pool.query(
    'insert into chosen_strategies (task_id, strategy_id) select $1, min(id) from strategy_versions',
    [id],
  )
  await world.pool.query(
    `insert into selected_attributes (user_id, attribute_id)
      select $1, min(id) from attributes where age_group_id = 3 and language_id = 1 and type = 'Avoid' group by pattern`,
    [ada.id],
  )
  await world.pool.query(
    `insert into shares (user_id, person_id, kind, email, sent_at) values ($1, $1, 'plp', 'x@example.org', now())`,
    [ada.id],
  )
  await team(world, { leader: ada, others: [{ who: bob, status: 'invited' }] })
  const { body } = await list(school.admin)
  const of = { type: 'institution', organization_name: expect.any(String) }
  const done = Object.fromEntries(Object.keys(nothing).map((step) => [step, true]))
  expect(body).toEqual({
    count: 2,
    list: [
      { id: ada.id, name: 'Ada Lee', ...of, ...done },
      { id: bob.id, name: 'Bob Lee', ...of, ...nothing },
    ],
  })
  for (const step of ['inventory', 'profile', 'decoded_task', 'team']) {
    expect(await idsOf(school.admin, `${step}=yes`)).toEqual([ada.id])
    expect(await idsOf(school.admin, `${step}=no`)).toEqual([bob.id])
  }
  expect(await idsOf(school.admin, 'search_text=bob')).toEqual([bob.id])
  expect(await idsOf(school.admin, 'type=student')).toEqual([])
})

test('shows only people in scope who learn', async () => {
  const other = await makeInstitution(world)
  const stranger = await other.pupil('Eve')
  const root = await world.person({ role: 'super_admin' })
  expect(await idsOf(school.admin)).toEqual([ada.id, bob.id])
  expect(await idsOf(school.admin, `organization_id=${other.school.id}`)).toEqual([])
  expect(await idsOf(school.admin, `id=${stranger.id}`)).toEqual([])
  expect(await idsOf(school.facilitator)).toEqual([])
  await addGroup(world, school.facilitator, { people: [bob] })
  expect(await idsOf(school.facilitator)).toEqual([bob.id])
  expect(await idsOf(root, `organization_id=${other.school.id}`)).toEqual([stranger.id])
  await world.pool.query('update users set removed = 1 where id = $1', [bob.id])
  expect(await idsOf(school.admin)).toEqual([ada.id])
})

test('shows learners only themselves, and staff themselves when asked for', async () => {
  expect(await idsOf(ada)).toEqual([ada.id])
  expect(await idsOf(ada, `id=${bob.id}`)).toEqual([])
  expect(await idsOf(school.admin, `id=${school.admin.id}`)).toEqual([school.admin.id])
})

test('shows who is active only to administrators of everybody', async () => {
  const root = await world.person({ role: 'super_admin' })
  const { id } = school.school
  await world.pool.query('update users set last_active_at = $2 where id = $1', [
    ada.id,
    new Date(world.time.now.getTime() + 1000),
  ])
  expect(await idsOf(root, `active=30&organization_id=${id}`)).toEqual([ada.id])
  for (const who of [school.admin, school.facilitator, ada])
    expect(statusAndBody(await list(who, 'active=30'))).toEqual(apiError('forbidden'))
})

test('shows the texts of the dashboard in the language of the reader', async () => {
  for (const part of ['cards', 'cms']) {
    const { body } = await world.call(`GET /users/dashboard/${part}`, { token: ada.token })
    expect(body.content.length).toBeGreaterThan(0)
    expect(body.content[0]).toMatchObject({ language_id: 1, title: expect.any(String) })
  }
})
