import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addGroup, giveScores, makeInstitution } from '../../testing/groups.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { team } from '../../testing/teams.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin' })
})
beforeEach(() => world.pool.query('delete from rate_limits'))
afterAll(() => world.close())

const call = (who: Member, where: string) => world.call(where, { token: who.token })
/** Reads after the figures have become old enough to be counted again. */
async function read(who: Member, path: string) {
  // counting is never quick on a busy machine
  await world.pool.query(
    "update figures_state set as_of = as_of - interval '1 minute', took_ms = 1",
  )
  return call(who, `GET ${path}`)
}
const statistics = async (who: Member, query = '') =>
  (await read(who, `/users/statistics${query}`)).body

type School = Awaited<ReturnType<typeof makeInstitution>>
const pupilsOf = (school: School, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => school.pupil(`Pupil${at}`)))

/** Ticks, for each of these patterns, one statement of the catalogue. */
const tick = (who: Member, patterns: string[], type = 'Use First') =>
  world.pool.query(
    `insert into selected_attributes (user_id, attribute_id)
      select $1, min(id) from attributes where age_group_id = 3 and language_id = 1 and removed = 0 and type = $3 and pattern = any($2) group by pattern`,
    [who.id, patterns, type],
  )
const all = ['sequence', 'precision', 'technical_reasoning', 'confluence']
const decode = ({ id }: { id: number }) =>
  world.pool.query('update tasks set decoded_at = now() where id = $1', [id])
const visit = (...people: Member[]) =>
  world.pool.query('update users set last_active_at = $2 where id = any($1)', [
    people.map(({ id }) => id),
    new Date(world.time.now.getTime() + 1000),
  ])

describe('the figures of an institution', () => {
  test('count the people who learn and what they have not done', async () => {
    const school = await makeInstitution(world)
    const [ada, bob, cleo, dan, eve] = (await pupilsOf(school, 6)) as [
      Member,
      Member,
      Member,
      Member,
      Member,
    ]
    await visit(ada, bob)
    for (const who of [ada, bob, cleo]) await giveScores(world, who, [30, 20, 10, 20])
    await tick(ada, all)
    await tick(bob, all.slice(1))
    await decode(await addTask(world, ada))
    await decode(await addTask(world, bob, {}, 'work'))
    await addTask(world, cleo)
    await team(world, { leader: ada, members: [dan], others: [{ who: eve, status: 'invited' }] })
    await team(world, { leader: eve, removed: 1 })
    const figures = await statistics(school.admin)
    expect(figures).toEqual({
      as_of: world.time.now.toISOString(),
      scope: 'organization',
      sees_visits: false,
      organization: { id: school.school.id, name: expect.any(String) },
      all_users: 6,
      active_users: null,
      joined_count: 2,
      individual: 0,
      student: 0,
      institution: 6,
      users_didnot_finish_lci_count: 3,
      users_didnot_finish_plp_count: 5,
      users_didnot_decode_tasks_count: 4,
      users_not_in_teams_count: 4,
    })
    expect(await statistics(root, `?organization_id=${school.school.id}`)).toEqual({
      ...figures,
      ...{ sees_visits: true, active_users: 2 },
    })
    for (const [who, active_users] of [
      [school.admin, null],
      [root, 2],
    ] as const) {
      const query = `organization_id=${school.school.id}`
      const activation = await read(who, `/dashboard/users/activation/count?${query}`)
      expect(activation.body).toMatchObject({ active_users, all_users: 6 })
    }
    const types = await read(school.admin, '/dashboard/users_type')
    expect(types.body.users_type_count).toEqual([{ type: 'institution', count: 6 }])
  })

  test('say how many are active where that does not say who', async () => {
    const school = await makeInstitution(world)
    const people = await pupilsOf(school, 11)
    const active = async () => (await statistics(school.admin)).active_users
    await visit(...people.slice(0, 4))
    expect(await active()).toBe(null)
    await visit(...people.slice(4, 5))
    expect(await active()).toBe(5)
    await visit(...people.slice(5, 7))
    expect(await active()).toBe(null)
    await world.pool.query('update users set removed = 1 where organization_id = $1', [
      school.school.id,
    ])
  })

  test('leave out staff, the bin and everybody else', async () => {
    const school = await makeInstitution(world)
    const people = await pupilsOf(school, 6)
    const other = await makeInstitution(world)
    await pupilsOf(other, 5)
    await world.pool.query('update users set removed = 1 where id = $1', [people[0]?.id])
    expect((await statistics(school.admin)).all_users).toBe(5)
    await world.pool.query('update users set organization_id = $2 where id = $1', [
      people[1]?.id,
      other.school.id,
    ])
    expect(await statistics(school.admin)).toMatchObject({ all_users: 4, institution: null })
    expect((await statistics(other.admin)).all_users).toBe(6)
  })

  test('count a profile that own statements finish, and not one of notes on the order', async () => {
    const school = await makeInstitution(world)
    const [ada, bob] = (await pupilsOf(school, 5)) as [Member, Member]
    for (const pattern of all)
      await world.call('POST /attributes/add/custom/attribute', {
        token: ada.token,
        body: { pattern, type: 'Use First', title: 'I do it in my own way' },
      })
    await tick(bob, all, 'Sequence')
    expect((await statistics(school.admin)).users_didnot_finish_plp_count).toBe(4)
  })

  test('are null about fewer than five people, besides their number', async () => {
    const school = await makeInstitution(world)
    const [ada] = (await pupilsOf(school, 4)) as [Member]
    await giveScores(world, ada, [30, 20, 10, 20])
    await addTask(world, ada)
    const { as_of, scope, organization, sees_visits, ...figures } = await statistics(school.admin)
    expect(scope).toBe('organization')
    expect(figures).toEqual({
      ...Object.fromEntries(Object.keys(figures).map((key) => [key, null])),
      all_users: 4,
    })
    for (const [path, key] of [
      ['/dashboard/task_count', 'task_count'],
      ['/dashboard/logs_count', 'logs_count'],
      ['/dashboard/users_type', 'users_type_count'],
    ] as const)
      expect((await read(school.admin, path)).body[key]).toEqual([])
  })

  test('are not those of another institution', async () => {
    const [school, other] = [await makeInstitution(world), await makeInstitution(world)]
    await addGroup(world, school.facilitator)
    const paths = [
      '/users/statistics',
      '/dashboard/users_type',
      '/dashboard/users/activation/count',
    ]
    const charts = ['/dashboard/org_count', '/dashboard/task_count', '/dashboard/logs_count']
    for (const path of [...paths, ...charts]) {
      const query = `?organization_id=${other.school.id}`
      for (const who of [school.admin, school.facilitator])
        expect(statusAndBody(await read(who, path + query))).toEqual(notFound)
      expect(statusAndBody(await read(root, `${path}?organization_id=999999`))).toEqual(notFound)
      const learner = await school.pupil('Ada')
      expect(statusAndBody(await read(learner, path))).toEqual(apiError('forbidden'))
      expect((await world.call(`GET ${path}`)).status).toBe(401)
    }
  })
})

test('a facilitator reads the figures of their groups, without what they could tell apart', async () => {
  const school = await makeInstitution(world)
  const people = (await pupilsOf(school, 7)) as [Member, ...Member[]]
  await giveScores(world, people[0], [30, 20, 10, 20])
  await addTask(world, people[0])
  await addTask(world, people[6] as Member)
  expect((await statistics(school.facilitator)).all_users).toBe(0)
  await addGroup(world, school.facilitator, { people: people.slice(0, 5) })
  await addGroup(world, school.admin, { people })
  expect(await statistics(school.facilitator)).toMatchObject({
    ...{ scope: 'groups', organization: null, all_users: 5, active_users: null },
    ...{ users_didnot_finish_lci_count: 4, users_not_in_teams_count: 5, institution: 5 },
  })
  const tasks = await read(school.facilitator, '/dashboard/task_count')
  expect(sumOf(tasks.body.task_count)).toBe(1)
  expect((await read(school.facilitator, '/dashboard/logs_count')).body.logs_count).toEqual([])
  const { body } = await read(school.facilitator, '/dashboard/org_count')
  expect(body.users_organization_count).toMatchObject([
    { organization_id: school.school.id, user_count: 5 },
  ])
})

const sumOf = (list: { count: number }[]) => list.reduce((sum, { count }) => sum + count, 0)

describe('the charts', () => {
  test('have the tasks and the log of every day, also of days without any', async () => {
    const school = await makeInstitution(world)
    const [ada] = (await pupilsOf(school, 5)) as [Member]
    const today = world.time.now
    for (const age of [0, 0, 3]) {
      const { id } = await addTask(world, ada)
      await world.pool.query('update tasks set created_at = $2 where id = $1', [
        id,
        new Date(today.getTime() - age * days),
      ])
    }
    await world.call('POST /logout', { token: ada.token })
    const { body } = await read(school.admin, '/dashboard/task_count')
    expect(body.task_count).toHaveLength(30)
    expect(body.task_count.at(-1)).toEqual({ date: '2026-11-21', count: 2 })
    expect(body.task_count.at(-4)).toEqual({ date: '2026-11-18', count: 1 })
    expect(sumOf(body.task_count)).toBe(3)
    const some = await read(
      school.admin,
      '/dashboard/task_count?date_from=2026-11-17&date_to=2026-11-19',
    )
    expect(some.body.task_count.map(({ count }: { count: number }) => count)).toEqual([0, 1, 0])
    const logs = (await read(school.admin, '/dashboard/logs_count')).body.logs_count
    expect(logs.at(-1)).toEqual({ date: '2026-11-21', count: await entriesOf(school) })
    await world.pool.query('delete from tasks where user_id = $1', [ada.id])
    expect(sumOf((await read(school.admin, '/dashboard/task_count')).body.task_count)).toBe(0)
  })

  test('have the tasks of years, each on its day, at both ends of a month', async () => {
    const school = await makeInstitution(world)
    const [ada] = (await pupilsOf(school, 5)) as [Member]
    const moments = ['2024-12-31T23:59:59Z', '2025-01-01T00:00:00Z', '2026-09-30T12:00:00Z']
    for (const moment of moments) {
      const { id } = await addTask(world, ada)
      await world.pool.query('update tasks set created_at = $2 where id = $1', [id, moment])
    }
    for (const [day] of moments.map((moment) => moment.split('T'))) {
      const where = `/dashboard/task_count?date_from=${day}&date_to=${day}`
      expect((await read(school.admin, where)).body.task_count).toEqual([{ date: day, count: 1 }])
    }
  })

  const entriesOf = async ({ school: { id } }: School) => {
    const { rows } = await world.pool.query(
      `select count(*)::int from logs where action not in ('login', 'logout')
         and actor in (select log_alias from users where organization_id = $1)`,
      [id],
    )
    expect(rows[0].count).toBeGreaterThan(0)
    return rows[0].count
  }

  test('keep the days of the log that it has forgotten', async () => {
    const insert = `insert into logs (at, action, entity, digest) values ($1, 'create', 'test', '')`
    const old = new Date(world.time.now.getTime() - 5 * days)
    await world.pool.query(insert, [old])
    await world.pool.query('delete from figures_state')
    const day = (list: { date: string; count: number }[]) =>
      list.find(({ date }) => date === '2026-11-16')?.count
    expect(day((await read(root, '/dashboard/logs_count')).body.logs_count)).toBe(1)
    await world.pool.query('delete from logs where at = $1', [old])
    expect(day((await read(root, '/dashboard/logs_count')).body.logs_count)).toBe(1)
  })

  test('have days in order, and not too many', async () => {
    const path = '/dashboard/task_count?date_from='
    expect(statusAndBody(await read(root, `${path}2026-11-10&date_to=2026-11-09`))).toEqual(
      wrong({ date_to: 'ends_before_start' }),
    )
    expect(statusAndBody(await read(root, `${path}2020-01-01`))).toEqual(
      wrong({ date_to: 'days_many' }),
    )
    expect((await read(root, `${path}2026-02-30`)).status).toBe(400)
  })

  test('name the ten largest institutions, none with fewer than five people', async () => {
    const schools: School[] = []
    for (let at = 0; at < 11; at++) {
      const school = await makeInstitution(world)
      await pupilsOf(school, at === 0 ? 8 : 7)
      schools.push(school)
    }
    const { body } = await read(root, '/dashboard/org_count')
    const list = body.users_organization_count
    expect(list).toHaveLength(11)
    expect(list[0]).toEqual({
      ...{ organization_id: schools[0]?.school.id, organization_name: expect.any(String) },
      user_count: 8,
    })
    expect(list[10]).toMatchObject({ organization_id: null, organization_name: null })
    const { rows } = await world.pool.query(
      'select count(*)::int from users where organization_id is not null and removed = 0 and id in (select user_id from user_roles join roles on id = role_id where key = $1)',
      ['institution_member'],
    )
    expect(list.reduce((sum: number, one: { user_count: number }) => sum + one.user_count, 0)).toBe(
      rows[0].count,
    )
  })
})

test('figures that take long to count stay as they are until the job counts them', async () => {
  const before = await statistics(root)
  await world.person()
  await world.pool.query(
    "update figures_state set as_of = as_of - interval '1 minute', took_ms = 1000",
  )
  const { body } = await call(root, 'GET /users/statistics')
  expect(body.all_users).toBe(before.all_users)
  expect((await statistics(root)).all_users).toBe(before.all_users + 1)
})
