import { teamTaskBounds } from '@quartet/domain/team-tasks.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { giveScores } from '../../testing/sharing.ts'
import { needed, topicId } from '../../testing/tasks.ts'
import { team } from '../../testing/teams.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { eraseUser } from '../users/commands.ts'

let world: World
let school: number
beforeAll(async () => {
  world = await makeWorld()
  school = await topicId(world)
})
beforeEach(() => world.pool.query('delete from rate_limits'))
afterAll(() => world.close())

const text = 'Plan the steps in order, then build a model.'
const add = (who: Member, teamId: number, draft: object = {}) =>
  world.call(`POST /teams/add/task/${teamId}`, {
    token: who.token,
    body: { name: 'A bee hotel', description: text, topic_id: school, ...draft },
  })
const added = async (who: Member, teamId: number, draft: object = {}) => {
  const { status, body } = await add(who, teamId, draft)
  expect([status, body.message]).toEqual([200, undefined])
  return body.task
}
const show = (who: Member, id: number) =>
  world.call(`GET /tasks/show/team/task/${id}`, { token: who.token })
const edit = (who: Member, id: number, body: object) =>
  world.call(`PUT /tasks/team/edit/${id}`, { token: who.token, body })
const remove = (who: Member, id: number) =>
  world.call(`DELETE /tasks/delete/team/task/${id}`, { token: who.token })
const list = async (who: Member, path = '', query = '') =>
  (await world.call(`POST /teams/tasks${path}?${query}`, { token: who.token, body: {} })).body
const names = ({ list: rows }: { list: { name: string }[] }) => rows.map(({ name }) => name)
const mark = (start: number, end: number, source: 'user' | 'auto' = 'user') => ({
  ...{ start, end, text: text.slice(start, end), pattern: 'sequence', source },
})

/** A leader, two members and somebody else. */
async function people() {
  const leader = await world.person()
  const [ada, bo, eve] = [await world.person(), await world.person(), await world.person()]
  return { leader, ada, bo, eve, teamId: await team(world, { leader, members: [ada, bo] }) }
}

describe('a task of a team', () => {
  test('is seen by all its members, and by nobody else', async () => {
    const { leader, ada, bo, eve, teamId } = await people()
    const others = [await world.person(), await world.person(), await world.person()]
    const statuses = ['invited', 'removed', 'left'] as const
    for (const [at, who] of others.entries())
      await world.pool.query(
        'insert into team_members (team_id, user_id, status) values ($1, $2, $3)',
        [teamId, who.id, statuses[at]],
      )
    const { id } = await added(ada, teamId)
    for (const who of [leader, ada, bo]) {
      expect((await show(who, id)).body.task).toMatchObject({
        id,
        team_id: teamId,
        team_name: 'The Bees',
        name: 'A bee hotel',
        description: text,
        area: 'school',
        status: 'to_do',
        decoded: false,
        created_by: { id: ada.id },
        may_edit: who !== bo,
        version: 1,
      })
      expect(names(await list(who))).toEqual(['A bee hotel'])
      expect(names(await list(who, `/${teamId}`))).toEqual(['A bee hotel'])
    }
    const admin = await world.person({ role: 'super_admin' })
    for (const who of [eve, admin, ...others]) {
      expect(statusAndBody(await show(who, id))).toEqual(notFound)
      expect(statusAndBody(await edit(who, id, { status: 'done' }))).toEqual(notFound)
      expect(statusAndBody(await remove(who, id))).toEqual(notFound)
      expect(statusAndBody(await add(who, teamId))).toEqual(notFound)
      expect(
        statusAndBody(await world.call(`POST /teams/tasks/${teamId}`, { token: who.token })),
      ).toEqual(notFound)
      expect(await list(who)).toMatchObject({ list: [], count: 0, teams: [] })
    }
    expect((await show(leader, id)).status).toBe(200)
  })

  test('is seen by nobody while its team is archived', async () => {
    const { leader, ada, teamId } = await people()
    const { id } = await added(ada, teamId)
    await world.pool.query('update teams set removed = 1 where id = $1', [teamId])
    for (const who of [leader, ada]) {
      expect(statusAndBody(await show(who, id))).toEqual(notFound)
      expect(statusAndBody(await edit(who, id, { status: 'done' }))).toEqual(notFound)
      expect(statusAndBody(await add(who, teamId))).toEqual(notFound)
      expect((await list(who)).count).toBe(0)
    }
  })

  test('is seen across institutions', async () => {
    const [one, other] = [await world.organization(), await world.organization()]
    const inside = { role: 'institution_member', type: 'institution' } as const
    const leader = await world.person({ ...inside, organizationId: one.id })
    const ada = await world.person({ ...inside, organizationId: other.id })
    const teamId = await team(world, { leader, members: [ada] })
    const { id } = await added(leader, teamId)
    const { task } = (await show(ada, id)).body
    expect(task.members.map((member: { id: number }) => member.id)).toEqual([ada.id, leader.id])
    expect(task.created_by.id).toBe(leader.id)
    expect((await edit(ada, id, { status: 'in_progress' })).status).toBe(200)
  })

  test('needs a session and access to teams', async () => {
    const { ada, teamId } = await people()
    const { id } = await added(ada, teamId)
    expect((await world.call(`GET /tasks/show/team/task/${id}`)).status).toBe(401)
    await world.pool.query("insert into user_permissions values ($1, 'access_team', false)", [
      ada.id,
    ])
    for (const answer of [
      await show(ada, id),
      await edit(ada, id, {}),
      await remove(ada, id),
      await add(ada, teamId),
      await world.call('POST /teams/tasks', { token: ada.token }),
    ])
      expect(answer.status).toBe(403)
  })

  test('is edited and deleted by its author and the leader, moved on by every member', async () => {
    const { leader, ada, bo, teamId } = await people()
    const { id } = await added(ada, teamId)
    expect((await edit(bo, id, { status: 'in_progress' })).body.task.status).toBe('in_progress')
    for (const change of [
      { name: 'X' },
      { description: 'X' },
      { topic_id: school },
      { language_id: 1 },
    ])
      expect(statusAndBody(await edit(bo, id, change))).toEqual(apiError('forbidden'))
    expect(statusAndBody(await remove(bo, id))).toEqual(apiError('forbidden'))
    expect((await edit(ada, id, { name: 'A big bee hotel' })).body.task.name).toBe(
      'A big bee hotel',
    )
    expect((await edit(leader, id, { description: 'Build it.' })).body.task).toMatchObject({
      description: 'Build it.',
      version: 4,
    })
    const { body } = await remove(leader, id)
    expect(body).toEqual({ removed: [id] })
    expect(statusAndBody(await show(ada, id))).toEqual(notFound)
    expect(statusAndBody(await remove(leader, id))).toEqual(notFound)
  })

  test('is not overwritten by a change based on an older version', async () => {
    const { leader, ada, teamId } = await people()
    const { id } = await added(ada, teamId)
    await edit(leader, id, { status: 'done', version: 1 })
    const answer = await edit(ada, id, { status: 'to_do', version: 1 })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      name: 'team_task_changed',
      task: { id, status: 'done', version: 2 },
    })
  })

  test('of several concurrent changes based on one version, one is saved', async () => {
    const { leader, ada, bo, teamId } = await people()
    const { id } = await added(ada, teamId)
    const answers = await Promise.all(
      [leader, ada, bo].map((who) => edit(who, id, { status: 'done', version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('names every wrong field, and writes nothing', async () => {
    const { ada, teamId } = await people()
    expect(
      statusAndBody(await add(ada, teamId, { name: ' ', description: '\n', topic_id: undefined })),
    ).toEqual(wrong({ name: 'required', description: 'required', topic_id: 'required' }))
    expect(statusAndBody(await add(ada, teamId, { topic_id: 999_999 }))).toEqual(
      wrong({ topic_id: 'topic_unknown' }),
    )
    expect(statusAndBody(await add(ada, teamId, { language_id: 999 }))).toEqual(
      apiError('language_unknown'),
    )
    expect((await list(ada)).count).toBe(0)
    const { id } = await added(ada, teamId)
    expect(statusAndBody(await edit(ada, id, { topic_id: 999_999 }))).toEqual(
      wrong({ topic_id: 'topic_unknown' }),
    )
    expect((await edit(ada, id, { status: 'New' })).status).toBe(400)
  })

  test('has a topic of any area that its author may use', async () => {
    const leader = await world.person()
    const mia = await world.person({ role: 'student', ageGroupId: 1 })
    const teamId = await team(world, { leader, members: [mia] })
    const [work, career] = [await topicId(world, 'work'), await topicId(world, 'career')]
    expect((await added(leader, teamId, { topic_id: career })).area).toBe('career')
    expect((await added(mia, teamId, { topic_id: work })).area).toBe('work')
    expect(statusAndBody(await add(mia, teamId, { topic_id: career }))).toEqual(
      wrong({ topic_id: 'topic_unknown' }),
    )
    const areasOf = ({ topics }: { topics: { area: string }[] }) => [
      ...new Set(topics.map(({ area }) => area)),
    ]
    expect(areasOf(await list(leader))).toEqual(['school', 'work', 'career'])
    expect(areasOf(await list(mia))).toEqual(['school', 'work'])
  })
})

describe('the tasks of all teams of a person', () => {
  test('are searched, filtered, sorted and paged', async () => {
    const { leader, ada, teamId } = await people()
    const second = await team(world, { leader: ada, members: [leader], name: 'Ants' })
    const first = await added(ada, teamId, { name: 'Über bees' })
    await added(ada, second, { name: 'Ant hill' })
    await edit(ada, first.id, { status: 'done' })
    const all = await list(leader)
    expect(names(all)).toEqual(['Ant hill', 'Über bees'])
    expect(all.tasks).toEqual(all.list)
    expect(all.teams.map(({ name }: { name: string }) => name)).toEqual(['Ants', 'The Bees'])
    expect(names(await list(leader, '', 'order_by=team_name&order_direction=ASC'))).toEqual([
      'Ant hill',
      'Über bees',
    ])
    expect(names(await list(leader, '', 'search_text=uber'))).toEqual(['Über bees'])
    expect(names(await list(leader, '', 'status=done'))).toEqual(['Über bees'])
    expect(await list(leader, '', 'limit=0')).toMatchObject({
      count: 2,
      list: [{ name: 'Ant hill' }],
    })
    const one = await list(leader, `/${second}`)
    expect([names(one), one.teams]).toEqual([['Ant hill'], [{ id: second, name: 'Ants' }]])
  })
})

describe('the decoding of a team', () => {
  test('is the same for everybody once it is saved', async () => {
    const { ada, bo, teamId } = await people()
    const { id } = await added(ada, teamId)
    const marks = [mark(9, 14), mark(0, 4, 'auto')]
    const before = (await edit(bo, id, { marks })).body.task
    expect(before).toMatchObject({ marks: [mark(9, 14)], needed: null, decoded: false })
    expect(statusAndBody(await edit(bo, id, { decoded: true }))).toEqual(
      wrong({ needed: 'required' }),
    )
    const all = needed('Use First')
    const { task } = (await edit(bo, id, { marks, needed: all, decoded: true })).body
    expect(task).toMatchObject({
      marks: [mark(0, 4, 'auto'), mark(9, 14)],
      needed: all,
      decoded: true,
    })
    expect((await show(ada, id)).body.task).toMatchObject({
      marks: task.marks,
      needed: all,
      decoded_at: world.time.now.toISOString(),
    })
    expect(statusAndBody(await edit(ada, id, { needed: null }))).toEqual(
      wrong({ needed: 'required' }),
    )
    const undone = (await edit(ada, id, { decoded: false, needed: null })).body.task
    expect(undone).toMatchObject({ marks: [mark(9, 14)], needed: null, decoded: false })
  })

  test('must fit the text', async () => {
    const { ada, teamId } = await people()
    const { id } = await added(ada, teamId)
    expect(
      statusAndBody(await edit(ada, id, { marks: [{ ...mark(0, 4), text: 'Plot' }] })),
    ).toEqual(wrong({ marks: 'marks_wrong' }))
  })

  test('ends with a new text, whose remaining words stay marked, and with another wall', async () => {
    const { ada, teamId } = await people()
    const { id } = await added(ada, teamId)
    const decoded = {
      marks: [mark(0, 4, 'auto'), mark(9, 14)],
      needed: needed('Low'),
      decoded: true,
    }
    await edit(ada, id, decoded)
    const { task } = (await edit(ada, id, { description: 'The steps come first.' })).body
    expect(task).toMatchObject({ decoded: false, needed: null })
    expect(task.marks).toEqual([{ ...mark(9, 14), start: 4, end: 9 }])
    await edit(ada, id, { description: text })
    await edit(ada, id, decoded)
    const work = await topicId(world, 'work')
    expect((await edit(ada, id, { topic_id: work })).body.task).toMatchObject({
      area: 'work',
      decoded: false,
      needed: null,
      marks: [mark(9, 14)],
    })
    await edit(ada, id, decoded)
    expect((await edit(ada, id, { language_id: 2 })).body.task).toMatchObject({
      language_id: 2,
      decoded: false,
    })
  })

  test('shows the degrees that members share with the team, the own first', async () => {
    const { leader, ada, bo, teamId } = await people()
    await giveScores(world, ada)
    const invited = await world.person()
    await giveScores(world, invited)
    await world.pool.query('insert into team_members (team_id, user_id) values ($1, $2)', [
      teamId,
      invited.id,
    ])
    const { id } = await added(leader, teamId)
    const membersFor = async (who: Member) => (await show(who, id)).body.task.members
    const [own, ...others] = await membersFor(bo)
    expect(own).toEqual({ id: bo.id, name: expect.any(String), bands: null })
    expect(others.map((member: { id: number }) => member.id).sort()).toEqual(
      [leader.id, ada.id].sort(),
    )
    const shared = others.find((member: { id: number }) => member.id === ada.id)
    expect(Object.keys(shared.bands)).toHaveLength(4)
    expect(Object.keys(shared)).toEqual(['id', 'name', 'bands'])
    await world.pool.query("update team_members set status = 'left' where user_id = $1", [ada.id])
    expect((await membersFor(bo)).map((member: { id: number }) => member.id)).not.toContain(ada.id)
  })
})

describe('what a new task tells the others', () => {
  const inbox = async (who: Member) =>
    (await world.call('GET /notifications', { token: who.token })).body.list

  test('is a notification and a mail, as each of them chose', async () => {
    const { leader, ada, bo, eve, teamId } = await people()
    await world.call('PUT /notifications/settings', {
      token: bo.token,
      body: { kind: 'team_task_added', mail: false },
    })
    const { id } = await added(ada, teamId, { name: 'Bees. See evil.example' })
    const one = {
      kind: 'team_task_added',
      name: 'Bees. See evil.example',
      team: 'The Bees',
      team_id: teamId,
      task_id: id,
    }
    for (const who of [leader, bo]) expect(await inbox(who)).toMatchObject([one])
    for (const who of [ada, eve]) expect(await inbox(who)).toEqual([])
    const [mail, ...more] = await world.mails(leader.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`https://quartet.test/tackling-project/${teamId}/${id}`)
    expect(mail?.text).not.toContain('evil.example')
    for (const who of [ada, bo, eve]) expect(await world.mails(who.email)).toEqual([])
    await remove(ada, id)
    expect(await inbox(leader)).toMatchObject([{ ...one, task_id: null }])
  })

  test('leads nowhere for who has left', async () => {
    const { leader, ada, teamId } = await people()
    await added(ada, teamId)
    await world.pool.query("update team_members set status = 'left' where user_id = $1", [
      leader.id,
    ])
    expect(await inbox(leader)).toMatchObject([{ task_id: null }])
  })

  test('is limited, so that nobody mails a team all day', async () => {
    const { ada, teamId } = await people()
    for (let at = 0; at < 30; at++) await added(ada, teamId)
    expect((await add(ada, teamId)).status).toBe(429)
  })
})

describe('the room of a team', () => {
  const fill = (teamId: number, count: number, description: string) =>
    world.pool.query(
      'insert into team_tasks (team_id, name, description, topic_id) select $1, $2, $3, $4 from generate_series(1, $5)',
      [teamId, 'Task', description, school, count],
    )

  test('holds a number of tasks', async () => {
    const { ada, teamId } = await people()
    await fill(teamId, teamTaskBounds.perTeam - 1, 'x')
    const { id } = await added(ada, teamId)
    expect(statusAndBody(await add(ada, teamId))).toEqual(apiError('team_tasks_full'))
    expect((await edit(ada, id, { name: 'A much longer name' })).status).toBe(200)
  })

  test('holds a number of bytes, and texts may still become shorter', async () => {
    const { ada, teamId } = await people()
    await fill(teamId, 100, 'ä'.repeat(teamTaskBounds.bytesPerTeam / 200 - 4))
    const { id } = await added(ada, teamId)
    expect(statusAndBody(await add(ada, teamId, { description: 'x'.repeat(1000) }))).toEqual(
      apiError('team_tasks_full'),
    )
    expect(statusAndBody(await edit(ada, id, { description: 'x'.repeat(1000) }))).toEqual(
      apiError('team_tasks_full'),
    )
    expect((await edit(ada, id, { description: 'x' })).status).toBe(200)
  })
})

test('the tasks of a team that everybody has left are deleted', async () => {
  const { leader, ada, bo, teamId } = await people()
  await added(ada, teamId)
  const leave = (who: Member) =>
    world.pool.query("update team_members set status = 'left' where user_id = $1", [who.id])
  const left = async () => {
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    return (await world.pool.query('select from team_tasks where team_id = $1', [teamId])).rowCount
  }
  for (const who of [leader, ada]) await leave(who)
  expect(await left()).toBe(1)
  await leave(bo)
  expect(await left()).toBe(0)
})

test('a task stays when its author is erased or leaves, without their name', async () => {
  const { leader, ada, bo, teamId } = await people()
  const [one, other] = [await added(ada, teamId), await added(bo, teamId)]
  await world.pool.query("update team_members set status = 'left' where user_id = $1", [bo.id])
  await withoutTenantScope(() => world.services.db.transaction((tx) => eraseUser(tx, ada.id)))
  for (const { id } of [one, other])
    expect((await show(leader, id)).body.task.created_by).toBe(null)
})
