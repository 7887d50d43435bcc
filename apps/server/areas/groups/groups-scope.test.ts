import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addGroup, giveScores, makeInstitution } from '../../testing/groups.ts'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let all: Awaited<ReturnType<typeof makeInstitution>>
let teacher: Member
let ada: Member
let bob: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.pool.query('delete from rate_limits')
  all = await makeInstitution(world)
  teacher = all.facilitator
  ada = await all.pupil('Ada', { sharesScores: true })
  bob = await all.pupil('Bob', { sharesScores: true })
})
afterAll(() => world.close())

const call = (who: Member, where: string, body?: object) =>
  world.call(where, { token: who.token, ...(body && { body }) })
const listed = async (who: Member, query = '') => {
  const { body } = await call(who, `POST /users?limit=99&order_by=name&${query}`)
  return { count: body.count, ids: body.list.map(({ id }: { id: number }) => id).sort() }
}
const group = (people: Member[], owner = teacher) => addGroup(world, owner, { people })
const sorted = (...people: Member[]) => people.map(({ id }) => id).sort()

/** Reads about one person, each a part of what a facilitator may do. */
const reads = (who: Member, { id }: { id: number }) => [
  call(who, `GET /users/show/${id}`),
  call(who, `GET /users/details/${id}`),
  call(who, `POST /tasks?user_id=${id}`),
  call(who, `POST /work/tasks/${id}`),
  call(who, `POST /career/tasks/${id}`),
]

describe('a facilitator', () => {
  test('sees the people of their groups everywhere, and nobody else', async () => {
    const root = await world.person()
    expect(await listed(teacher)).toEqual({ count: 1, ids: [teacher.id] })
    const { id } = await group([ada])
    expect(await listed(teacher)).toEqual({ count: 2, ids: sorted(teacher, ada) })
    expect(await listed(teacher, 'search_text=bob')).toEqual({ count: 0, ids: [] })
    expect(await listed(teacher, 'search_text=ada%20lee')).toEqual({ count: 1, ids: [ada.id] })
    for (const answer of await Promise.all(reads(teacher, ada))) expect(answer.status).toBe(200)
    for (const stranger of [bob, all.admin, root])
      for (const answer of await Promise.all(reads(teacher, stranger)))
        expect(statusAndBody(answer)).toEqual(notFound)
    await call(teacher, `POST /users/remove/group/member/${id}/${ada.id}`)
    for (const answer of await Promise.all(reads(teacher, ada)))
      expect(statusAndBody(answer)).toEqual(notFound)
    expect((await listed(teacher)).ids).toEqual([teacher.id])
  })

  test('sees the people of a group for as long as it exists, is assigned, and all are in one institution', async () => {
    const { id } = await group([ada], all.admin)
    expect((await listed(teacher)).ids).toEqual([teacher.id])
    await call(all.admin, `PUT /groups/update/${id}`, { facilitators: [teacher.id] })
    expect((await listed(teacher)).ids).toEqual(sorted(teacher, ada))
    const move = (who: Member, organizationId: number) =>
      world.pool.query('update users set organization_id = $2 where id = $1', [
        who.id,
        organizationId,
      ])
    const elsewhere = await world.organization()
    for (const who of [ada, teacher]) {
      await move(who, elsewhere.id)
      expect((await listed(teacher)).ids).toEqual([teacher.id])
      await move(who, all.school.id)
      expect((await listed(teacher)).ids).toEqual(sorted(teacher, ada))
    }
    await call(all.admin, `DELETE /groups/delete/${id}`)
    expect((await listed(teacher)).ids).toEqual([teacher.id])
  })

  test('sees scores only of those who share them, never answers, and changes nothing', async () => {
    const hidden = await all.pupil('Hid')
    for (const who of [ada, hidden]) await giveScores(world, who, [30, 20, 10, 20])
    await group([ada, hidden])
    const { body } = await call(teacher, 'POST /users?limit=99&lci=done')
    const labels = new Map(
      body.list.map(({ id, ...one }: { id: number; classification: string }) => [
        id,
        one.classification,
      ]),
    )
    expect([labels.get(ada.id), labels.get(hidden.id)]).toEqual(['Dynamic Learner', null])
    const details = async (who: Member) => (await call(teacher, `GET /users/show/${who.id}`)).body
    expect(JSON.stringify(await details(hidden))).not.toContain('"sequence":30')
    expect(JSON.stringify(await details(ada))).toContain('"sequence":30')
    const changes = [
      call(teacher, `PUT /users/save/${ada.id}`, { first_name: 'Eve' }),
      call(teacher, `DELETE /users/delete/${ada.id}`),
    ]
    for (const { status } of await Promise.all(changes)) expect([403, 404]).toContain(status)
  })

  test('is named as one who guides in the list of who read a profile', async () => {
    await giveScores(world, ada, [30, 20, 10, 20])
    await group([ada])
    await call(teacher, `GET /users/show/${ada.id}`)
    const { rows } = await world.pool.query(
      'select relation from profile_views where user_id = $1 and viewer_id = $2',
      [ada.id, teacher.id],
    )
    expect(rows).toEqual([{ relation: 'facilitator' }])
  })

  test('reads names and status of the tasks of their groups, and does not change them', async () => {
    await group([ada])
    const task = await addTask(world, ada, { name: 'Essay', description: 'Write.' })
    const shown = await call(teacher, `GET /tasks/show/${task.id}`)
    expect(shown.body.task).toMatchObject({ name: 'Essay', may_edit: false })
    const edit = await call(teacher, `PUT /tasks/edit/${task.id}`, { name: 'x' })
    expect(edit.status).toBe(404)
    const other = await addTask(world, bob, { name: 'Diary' })
    expect(statusAndBody(await call(teacher, `GET /tasks/show/${other.id}`))).toEqual(notFound)
  })
})

describe('a group gets tasks', () => {
  const push = (who: Member, body: object) => call(who, 'POST /tasks/push_task', body)
  const essay = (who: Member) => addTask(world, who, { name: 'Essay', description: 'Write.' })

  test('from its owner and its facilitators, once for each person', async () => {
    const cem = await all.pupil('Cem')
    const { id } = await group([ada, bob])
    const other = await all.staff('facilitator')
    await call(teacher, `PUT /groups/update/${id}`, { facilitators: [other.id] })
    for (const who of [teacher, other]) {
      const task = await essay(who)
      const body = { task_ids: [task.id], group_id: id }
      expect((await push(who, body)).body).toEqual({ created: 2, skipped: 0 })
      expect((await push(who, { ...body, user_ids: [ada.id] })).body).toEqual({
        ...{ created: 0, skipped: 2 },
      })
    }
    const task = await essay(teacher)
    // somebody outside of the own groups is left out
    const mixed = { task_ids: [task.id], group_id: id, user_ids: [cem.id] }
    expect((await push(teacher, mixed)).body).toEqual({ created: 2, skipped: 1 })
    expect((await call(cem, 'POST /tasks')).body.count).toBe(0)
  })

  test('from nobody else', async () => {
    const elsewhere = await makeInstitution(world)
    const { id } = await group([ada])
    for (const who of [
      all.admin,
      await all.staff('facilitator'),
      elsewhere.admin,
      elsewhere.facilitator,
    ]) {
      const task = await essay(who)
      expect(statusAndBody(await push(who, { task_ids: [task.id], group_id: id }))).toEqual(
        notFound,
      )
    }
    const task = await essay(teacher)
    expect((await push(teacher, { task_ids: [task.id] })).status).toBe(400)
    await call(teacher, `DELETE /groups/delete/${id}`)
    expect(statusAndBody(await push(teacher, { task_ids: [task.id], group_id: id }))).toEqual(
      notFound,
    )
    expect((await call(ada, 'POST /tasks')).body.count).toBe(0)
  })

  test('and its facilitator sees what became of them, group by group', async () => {
    const one = await group([ada])
    const other = await group([bob])
    const task = await essay(teacher)
    for (const { id } of [one, other]) await push(teacher, { task_ids: [task.id], group_id: id })
    const assigned = async (query = '') =>
      (await call(teacher, `POST /tasks/assigned?limit=9&${query}`)).body.list.map(
        ({ person }: { person: { name: string } }) => person.name,
      )
    expect((await assigned()).sort()).toEqual(['Ada Lee', 'Bob Lee'])
    expect(await assigned(`group_id=${one.id}`)).toEqual(['Ada Lee'])
    const foreign = await group([ada], all.admin)
    expect(await assigned(`group_id=${foreign.id}`)).toEqual([])
    await call(teacher, `POST /users/remove/group/member/${one.id}/${ada.id}`)
    expect(await assigned()).toEqual(['Bob Lee'])
  })
})

test('a minor shares with the facilitators of their groups, and with no other ones', async () => {
  const teen = await all.pupil('Tim', {
    ...{ role: 'student', type: 'student', ageGroupId: 2, sharesScores: true },
  })
  await giveScores(world, teen, [30, 20, 10, 20])
  const other = await all.staff('facilitator')
  await group([teen])
  const { body } = await call(teen, 'GET /users/share/people')
  const ids = JSON.stringify(body)
  expect(ids).toContain(`"id":${teacher.id}`)
  expect(ids).toContain(`"id":${all.admin.id}`)
  expect(ids).not.toContain(`"id":${other.id}`)
})

test('a link to the profile of a member closes when the facilitator loses the group', async () => {
  await giveScores(world, ada, [30, 20, 10, 20])
  const { id } = await group([ada])
  const made = await call(teacher, 'POST /users/share_links', {
    document: { kind: 'plp', user_id: ada.id, audience: 'others' },
    days: 7,
  })
  expect([made.status, made.body.name]).toEqual([200, undefined])
  const stateOf = async () =>
    (await call(teacher, 'GET /users/share_links')).body.list.map(
      ({ state }: { state: string }) => state,
    )
  expect(await stateOf()).toEqual(['open'])
  await call(teacher, `DELETE /groups/delete/${id}`)
  expect(await stateOf()).toEqual(['closed'])
})
