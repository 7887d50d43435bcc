import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { waiting } from '../../testing/concurrent-calls.ts'
import { addGroup, makeInstitution } from '../../testing/groups.ts'
import { addTask } from '../../testing/tasks.ts'
import { befriend, prepare, team } from '../../testing/teams.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { writeExport } from '../exports/jobs.ts'
import { erasePerson } from '../privacy/commands.ts'
import { lockUser } from '../users/queries.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld({ isOverloaded: () => false })
  await teamsOf(await world.person()) // the first call of a process takes longer
})
beforeEach(() => world.pool.query('delete from rate_limits; delete from jobs.job'))
afterAll(() => world.close())

type Call = () => Promise<{ status: number }>
/** Makes each of these calls so often that there are twenty, all at once; none may break. */
async function twenty(...calls: Call[]) {
  const all = Array.from({ length: 20 }, (_, at) => calls[at % calls.length] as Call)
  const statuses = await Promise.all(all.map(async (call) => (await call()).status))
  for (const status of statuses) expect(status).toBeLessThan(500)
  return calls.map((_, which) => statuses.filter((_, at) => at % calls.length === which))
}
const successes = (statuses: number[] | undefined) =>
  statuses?.filter((status) => status === 200).length

const as =
  ({ token }: Member) =>
  (where: string, body?: unknown) =>
    world.call(where, { token, ...(body !== undefined && { body }) })
const teamsOf = async (who: Member) => (await as(who)('POST /users/teams', {})).body
const join = (who: Member, team_id: number) =>
  as(who)('POST /users/join/team', { team_id, share_scores: true })
const remove = (by: Member, id: number, who: Member) =>
  as(by)(`DELETE /users/remove/team/member/${id}/${who.id}`)
const update = (by: Member, id: number, changes: object) =>
  as(by)(`PUT /teams/update/${id}`, changes)
const invite = (by: Member, id: number, body: object) =>
  as(by)(`POST /users/invite/team/member/${id}`, body)

/** Ada's team with Bo, who has accepted, and Cy, who is invited, or has accepted too. */
async function teamOf({ cy: status = 'invited' as 'invited' | 'accepted' } = {}) {
  const [ada, bo, cy] = [await world.person(), await world.person(), await world.person()]
  for (const who of [bo, cy]) await befriend(world, ada, who)
  const id = await team(world, {
    ...{ leader: ada, members: status === 'accepted' ? [bo, cy] : [bo] },
    others: status === 'invited' ? [{ who: cy, status }] : [],
  })
  return { ada, bo, cy, id }
}

/** The rows of a team, after a look at what always holds: one leader, who is in it; one row each. */
async function stateOf(id: number) {
  const [row] = (await world.pool.query('select * from teams where id = $1', [id])).rows
  const { rows } = await world.pool.query<{
    user_id: number | null
    email: string | null
    status: string
  }>('select user_id, email, status from team_members where team_id = $1', [id])
  expect(rows).toContainEqual({ user_id: row.leader_id, email: null, status: 'accepted' })
  const whom = rows.map(({ user_id, email }) => user_id ?? email)
  expect(new Set(whom).size).toBe(whom.length)
  const statusOf = (who: Member) => rows.find(({ user_id }) => user_id === who.id)?.status
  return { ...row, places: rows, statusOf }
}

describe('twenty at once', () => {
  test('join once', async () => {
    const { cy, id } = await teamOf()
    const [joined] = await twenty(() => join(cy, id))
    expect(joined?.toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect((await stateOf(id)).statusOf(cy)).toBe('accepted')
  })

  test('join and are removed: whoever is removed stays so', async () => {
    const { ada, cy, id } = await teamOf()
    const [joined, removed] = await twenty(
      () => join(cy, id),
      () => remove(ada, id, cy),
    )
    expect(successes(joined)).toBeLessThanOrEqual(1)
    expect(successes(removed)).toBe(10)
    expect((await stateOf(id)).statusOf(cy)).toBe('removed')
  })

  test('invite a person and an address: each has one place', async () => {
    const { ada, id } = await teamOf()
    const dot = await world.person()
    await befriend(world, ada, dot)
    const [people, addresses] = await twenty(
      () => invite(ada, id, { users: [dot.id] }),
      () => invite(ada, id, { emails: ['guest@example.net'] }),
    )
    expect(successes(people)).toBe(10)
    expect(successes(addresses)).toBeGreaterThan(0)
    expect((await stateOf(id)).places).toHaveLength(5)
  })

  test('invite different people: never more than a team takes', async () => {
    const { ada, id } = await teamOf()
    await world.pool.query(
      `insert into team_members (team_id, email) select $1, 'full' || n || '@example.net' from generate_series(1, 24) n`,
      [id],
    )
    const dots = await Promise.all(Array.from({ length: 20 }, () => world.person()))
    for (const dot of dots) await befriend(world, ada, dot)
    const rest = await twenty(...dots.map((dot) => () => invite(ada, id, { users: [dot.id] })))
    expect(rest.flat().filter((status) => status === 200)).toHaveLength(3)
    expect((await stateOf(id)).places).toHaveLength(30)
  })

  test('save the statement and add a member: completed only by a later statement', async () => {
    const { ada, id } = await teamOf({ cy: 'accepted' })
    const dot = await world.person()
    await befriend(world, ada, dot)
    const [saved, added] = await twenty(
      () => update(ada, id, { team_description: 'Bo leads on order.' }),
      () => invite(ada, id, { users: [dot.id] }),
    )
    expect([successes(saved), successes(added)]).toEqual([10, 10])
    const state = await stateOf(id)
    expect([state.statement, state.statusOf(dot)]).toEqual(['Bo leads on order.', 'invited'])
  })

  test('hand over to a member and leave as that member', async () => {
    const { ada, bo, id } = await teamOf({ cy: 'accepted' })
    const [, left] = await twenty(
      () => update(ada, id, { leader_id: bo.id }),
      () => remove(bo, id, bo),
    )
    expect(successes(left)).toBe(10)
    const state = await stateOf(id)
    expect([state.leader_id, state.statusOf(bo)]).toEqual([ada.id, 'left'])
  })

  test('hand over to two members: one leads', async () => {
    const { ada, bo, cy, id } = await teamOf({ cy: 'accepted' })
    const [toBo, toCy] = await twenty(
      () => update(ada, id, { leader_id: bo.id }),
      () => update(ada, id, { leader_id: cy.id }),
    )
    expect([successes(toBo), successes(toCy)].toSorted()).toEqual([0, 1])
    expect((await stateOf(id)).leader_id).toBe(successes(toBo) === 1 ? bo.id : cy.id)
  })

  test('leave: somebody stays and leads', async () => {
    const { ada, bo, cy, id } = await teamOf({ cy: 'accepted' })
    await twenty(...[ada, bo, cy].map((who) => () => remove(who, id, who)))
    const { places } = await stateOf(id)
    expect(places.map((place: { status: string }) => place.status).toSorted()).toEqual([
      'accepted',
      'left',
      'left',
    ])
  })

  test('archive and join: nobody joins an archived team', async () => {
    const { ada, cy, id } = await teamOf()
    const [archived, joined] = await twenty(
      () => as(ada)(`DELETE /teams/delete/${id}`),
      () => join(cy, id),
    )
    expect(successes(archived)).toBe(10)
    const state = await stateOf(id)
    expect(state.removed).toBe(1)
    expect(state.statusOf(cy)).toBe(successes(joined) === 1 ? 'accepted' : 'invited')
  })

  test('join as the last who was awaited: the team starts', async () => {
    const { ada, bo, cy, id } = await teamOf()
    const others = [await world.person(), await world.person()] as [Member, Member]
    for (const who of [ada, bo, cy, ...others]) await prepare(world, who)
    for (const who of others) {
      await befriend(world, ada, who)
      await invite(ada, id, { users: [who.id] })
    }
    await world.pool.query('update teams set started_at = null where id = $1', [id])
    await twenty(...[cy, ...others].map((who) => () => join(who, id)))
    expect((await stateOf(id)).started_at).not.toBeNull()
  })
})

describe('while an account is erased', () => {
  /** Makes these calls after an erasure has begun and before it ends. */
  async function whileErasing({ id }: Member, call: Call) {
    const { db, queue } = world.services
    const answers = await withoutTenantScope(() =>
      db.transaction(async (tx) => {
        await lockUser(tx, id)
        const calls = Promise.all(Array.from({ length: 8 }, call))
        while ((await waiting(world.pool)) === 0) await wait(5)
        await erasePerson(tx, { queue, now: world.time.now }, id, 'asked')
        return { calls }
      }),
    )
    return (await answers.calls).map(({ status }) => status)
  }

  test('no team is handed over to it', async () => {
    const { ada, bo, id } = await teamOf({ cy: 'accepted' })
    const statuses = await whileErasing(bo, () => update(ada, id, { leader_id: bo.id }))
    expect(statuses).toEqual(Array(8).fill(409))
    expect((await stateOf(id)).leader_id).toBe(ada.id)
  })

  test('it is not invited', async () => {
    const { ada, id } = await teamOf()
    const dot = await world.person()
    await befriend(world, ada, dot)
    const statuses = await whileErasing(dot, () => invite(ada, id, { users: [dot.id] }))
    expect(statuses).toEqual(Array(8).fill(404))
    expect((await stateOf(id)).places).toHaveLength(3)
  })

  test('it is in no new team', async () => {
    const { ada, bo, cy } = await teamOf()
    const create = () =>
      as(ada)('POST /teams/add/team', { name: 'The Bees', users: [bo.id, cy.id] })
    expect(await whileErasing(bo, create)).toEqual(Array(8).fill(404))
    expect((await teamsOf(ada)).count).toBe(1)
  })

  test('the leader who leaves hands over to somebody else', async () => {
    const { ada, bo, cy, id } = await teamOf({ cy: 'accepted' })
    const statuses = await whileErasing(bo, () => remove(ada, id, ada))
    expect(statuses).toEqual(Array(8).fill(200))
    expect((await stateOf(id)).leader_id).toBe(cy.id)
  })

  test('the team it leads has another leader, whom its invitations do not stop', async () => {
    const { ada, bo, id } = await teamOf({ cy: 'accepted' })
    const dot = await world.person()
    await befriend(world, ada, dot)
    const statuses = await whileErasing(ada, () => invite(ada, id, { users: [dot.id] }))
    for (const status of statuses) expect([200, 404]).toContain(status)
    expect((await stateOf(id)).leader_id).toBe(bo.id)
  })
})

test('an export is written while the person is removed from a team', async () => {
  const { ada, bo, id } = await teamOf({ cy: 'accepted' })
  await as(bo)('POST /users/own_data/export', {})
  const { rows } = await world.pool.query("select data from jobs.job where name = 'export'")
  await Promise.all([
    withoutTenantScope(() => writeExport(world.services, rows[0].data)),
    twenty(() => remove(ada, id, bo)),
  ])
  expect((await stateOf(id)).statusOf(bo)).toBe('removed')
  const { body } = await as(bo)('GET /users/own_data/exports')
  expect(body.exports).toMatchObject([{ state: 'ready' }])
})

test('tasks are given to a group while somebody is removed from it: once or not at all', async () => {
  const { facilitator, pupil } = await makeInstitution(world)
  const [mia, tom] = [await pupil('Mia'), await pupil('Tom')]
  const group = await addGroup(world, facilitator, { people: [mia, tom] })
  const task = await addTask(world, facilitator, { name: 'Essay' })
  const [pushed] = await twenty(
    () => as(facilitator)('POST /tasks/push_task', { task_ids: [task.id], group_id: group.id }),
    () => as(facilitator)(`POST /users/remove/group/member/${group.id}/${tom.id}`),
  )
  expect(successes(pushed)).toBe(10)
  const { rows } = await world.pool.query(
    'select user_id, count(*)::int from tasks where user_id = any($1) group by user_id',
    [[mia.id, tom.id]],
  )
  expect(rows).toContainEqual({ user_id: mia.id, count: 1 })
  for (const { count } of rows) expect(count).toBe(1)
})
