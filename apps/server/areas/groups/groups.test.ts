import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { addGroup, giveScores, makeInstitution } from '../../testing/groups.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let all: Awaited<ReturnType<typeof makeInstitution>>
let teacher: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from rate_limits')
  all = await makeInstitution(world)
  teacher = all.facilitator
})
afterAll(() => world.close())

const notFound = { status: 404, body: { message: 'This was not found.' } }
const call = (who: Member, where: string, body?: object) =>
  world.call(where, { token: who.token, ...(body && { body }) })
const show = (who: Member, id: number) => call(who, `GET /groups/show/${id}`)
const update = (who: Member, id: number, body: object) =>
  call(who, `PUT /groups/update/${id}`, body)
const mine = async (who: Member, query = '') =>
  (await call(who, `POST /users/groups?limit=99&${query}`)).body
const membersOf = async (who: Member, id: number, query = '') =>
  (await call(who, `POST /groups/mygroups/members?limit=99&${query}`, { group_id: id })).body
const names = (people: { first_name: string }[]) => people.map(({ first_name }) => first_name)
const ids = (...people: { id: number }[]) => people.map(({ id }) => id)

describe('a group', () => {
  test('is made, renamed, filled and emptied by its owner', async () => {
    const [ada, bob, cem] = [await all.pupil('Ada'), await all.pupil('Bob'), await all.pupil('Cem')]
    const made = await call(teacher, 'POST /users/add/group', {
      name: ' Class 7b ',
      users: ids(bob, ada, bob),
    })
    expect(statusAndBody(made)).toMatchObject({
      status: 200,
      body: {
        group: {
          ...{ name: 'Class 7b', role: 'owner', members: 2, removed: 0, facilitators: [] },
          owner: { id: teacher.id },
          ...{ may_edit: true, may_push: true, results: 0, distribution: null },
        },
      },
    })
    const { id } = made.body.group
    expect(names((await membersOf(teacher, id)).users)).toEqual(['Ada', 'Bob'])
    const renamed = await call(teacher, `POST /users/edit/group/${id}`, { name: 'Class 8b' })
    expect(renamed.body.group).toMatchObject({ name: 'Class 8b', members: 2 })
    await call(teacher, `POST /users/add/group/member/${id}`, { users: ids(cem, ada) })
    await call(teacher, `POST /users/remove/group/member/${id}/${bob.id}`)
    expect(names((await membersOf(teacher, id)).users)).toEqual(['Ada', 'Cem'])
    await call(teacher, `POST /users/edit/group/member/${id}`, { users: ids(bob) })
    expect(names((await membersOf(teacher, id)).users)).toEqual(['Bob'])
    await update(teacher, id, { add_users: ids(ada, cem), remove_users: ids(bob) })
    expect((await membersOf(teacher, id, 'search_text=em')).users).toEqual([
      {
        ...{ id: cem.id, first_name: 'Cem', last_name: 'Lee', name: 'Cem Lee' },
        ...{ lci: 'not_done', classification: null, scores: null },
      },
    ])
  })

  test('refuses people of another institution and changes nothing', async () => {
    const elsewhere = await makeInstitution(world)
    const ada = await all.pupil('Ada')
    const strangers = [
      await elsewhere.pupil('Eve'),
      await world.person(),
      await all.pupil('Dan', { awaitsConsent: true }),
      { id: 2_000_000_000 },
    ]
    const { id } = await addGroup(world, teacher, { people: [ada] })
    for (const stranger of strangers) {
      const users = ids(ada, stranger)
      for (const [where, body] of [
        ['POST /users/add/group', { name: 'x', users }],
        [`POST /users/add/group/member/${id}`, { users }],
        [`POST /users/edit/group/member/${id}`, { users }],
        [`PUT /groups/update/${id}`, { name: 'x', add_users: users }],
        [`PUT /groups/save/${id}`, { name: 'x', users }],
      ] as const)
        expect(statusAndBody(await call(teacher, where, body))).toEqual(
          apiError('group_people_unknown'),
        )
    }
    const { groups, count } = await mine(teacher)
    expect([count, groups[0].name, groups[0].members]).toEqual([1, 'Class 7b', 1])
  })

  test('does not exist for outsiders, and shows members only its name and owner', async () => {
    const elsewhere = await makeInstitution(world)
    const [ada, bob] = [await all.pupil('Ada'), await all.pupil('Bob')]
    const { id } = await addGroup(world, teacher, { people: [ada] })
    const other = await all.staff('facilitator')
    const editor = await world.person({ role: 'content_editor' })
    const staff = [other, elsewhere.admin, elsewhere.facilitator]
    for (const who of [bob, editor, ...staff])
      for (const where of [
        `GET /groups/show/${id}`,
        `PUT /groups/update/${id}`,
        `PUT /groups/save/${id}`,
        `DELETE /groups/delete/${id}`,
        `POST /groups/export/${id}`,
        'POST /groups/mygroups/members',
        `GET /groups/institution/users?group_id=${id}`,
      ]) {
        const body = where.startsWith('GET')
          ? undefined
          : where.endsWith('members')
            ? { group_id: id }
            : { name: 'Taken' }
        const isForStaff = /^PUT|^DELETE|export/.test(where)
        const mayTry = !isForStaff || staff.includes(who)
        expect([where, statusAndBody(await call(who, where, body))]).toEqual([
          where,
          mayTry ? notFound : apiError('forbidden'),
        ])
      }
    expect((await show(ada, id)).body.group).toEqual({
      ...{ id, name: 'Class 7b', role: 'member', removed: 0, facilitators: [] },
      organization_name: all.school.name,
      owner: { id: teacher.id, first_name: 'Ada', last_name: expect.any(String) },
      ...{ members: null, created_at: null, may_edit: false, may_push: false },
      ...{ results: null, distribution: null },
    })
    expect((await mine(ada, 'request_type=2')).groups).toMatchObject([{ id, members: null }])
    expect((await mine(ada)).count).toBe(0)
    expect((await mine(bob, 'request_type=2')).count).toBe(0)
    expect(
      statusAndBody(await call(ada, 'POST /groups/mygroups/members', { group_id: id })),
    ).toEqual(notFound)
    expect(statusAndBody(await update(ada, id, { name: 'Mine' }))).toEqual(apiError('forbidden'))
    expect(statusAndBody(await call(ada, 'POST /users/add/group', { name: 'Mine' }))).toEqual(
      apiError('forbidden'),
    )
  })

  test('is changed by the administrators of its institution, but not under the calls of owners', async () => {
    const ada = await all.pupil('Ada')
    const { id } = await addGroup(world, teacher)
    expect(
      statusAndBody(await call(all.admin, `POST /users/edit/group/${id}`, { name: 'x' })),
    ).toEqual(notFound)
    const changed = await update(all.admin, id, { name: 'By admin', add_users: ids(ada) })
    expect(changed.body.group).toMatchObject({
      ...{ name: 'By admin', members: 1, role: 'administrator', may_edit: true, may_push: false },
    })
    const list = await call(all.admin, 'POST /groups?limit=9')
    expect(list.body).toMatchObject({ count: 1, list: [{ id, role: 'administrator' }] })
    const root = await world.person({ role: 'super_admin' })
    expect((await call(root, 'POST /groups?limit=99')).body.count).toBeGreaterThanOrEqual(1)
    expect(statusAndBody(await call(teacher, 'POST /groups'))).toEqual(apiError('forbidden'))
    for (const where of ['POST /groups/add_group', 'PUT /groups/save'])
      expect((await call(all.admin, where, { name: 'New', users: [] })).body.group).toMatchObject({
        role: 'owner',
      })
  })

  test('is assigned to facilitators, who see its people and do not change it', async () => {
    const ada = await all.pupil('Ada')
    const other = await all.staff('facilitator')
    const elsewhere = await makeInstitution(world)
    const { id } = await addGroup(world, teacher, { people: [ada] })
    for (const wrong of [ada, elsewhere.facilitator])
      expect(statusAndBody(await update(teacher, id, { facilitators: [wrong.id] }))).toEqual(
        apiError('group_facilitators_unknown'),
      )
    const candidates = await call(
      teacher,
      `GET /groups/institution/users?group_id=${id}&role=facilitator`,
    )
    expect(ids(...candidates.body.institution_users).sort()).toEqual(ids(all.admin, other).sort())
    await update(all.admin, id, { facilitators: [other.id] })
    expect((await show(other, id)).body.group).toMatchObject({
      ...{ role: 'facilitator', may_edit: false, may_push: true, facilitators: [{ id: other.id }] },
    })
    expect((await mine(other)).groups).toMatchObject([{ id, role: 'facilitator' }])
    expect(statusAndBody(await update(other, id, { name: 'x' }))).toEqual(notFound)
    expect(statusAndBody(await call(other, `DELETE /groups/delete/${id}`))).toEqual(notFound)
    await update(teacher, id, { facilitators: [] })
    expect(statusAndBody(await show(other, id))).toEqual(notFound)
  })

  test('is removed, restored within 30 days, and then deleted', async () => {
    const ada = await all.pupil('Ada')
    const { id } = await addGroup(world, teacher, { people: [ada] })
    for (const _ of [1, 2])
      expect((await call(teacher, `DELETE /groups/delete/${id}`)).status).toBe(200)
    expect((await mine(teacher)).count).toBe(0)
    expect((await mine(ada, 'request_type=2')).count).toBe(0)
    expect(statusAndBody(await show(ada, id))).toEqual(notFound)
    expect((await mine(teacher, 'removed=1')).groups).toMatchObject([{ id, removed: 1 }])
    expect(statusAndBody(await update(teacher, id, { name: 'x' }))).toEqual(notFound)
    const clean = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
    world.passes(29 * days)
    await clean()
    teacher = await world.signIn(teacher)
    const restored = await call(teacher, `PUT /groups/save/${id}`, { removed: 0 })
    expect(restored.body.group).toMatchObject({ removed: 0, members: 1 })
    await call(teacher, `DELETE /groups/delete/${id}`)
    world.passes(31 * days)
    await clean()
    const { rows } = await world.pool.query('select from groups where id = $1', [id])
    expect(rows).toEqual([])
  })

  test('loses people who are removed or leave the institution, and its owner likewise', async () => {
    const [ada, bob, cem] = [await all.pupil('Ada'), await all.pupil('Bob'), await all.pupil('Cem')]
    const { id } = await addGroup(world, teacher, { people: [ada, bob, cem] })
    await world.pool.query('update users set removed = 1 where id = $1', [ada.id])
    await world.pool.query(
      "update users set organization_id = null, type = 'individual' where id = $1",
      [bob.id],
    )
    expect((await show(teacher, id)).body.group.members).toBe(1)
    const page = await membersOf(teacher, id)
    expect([page.count, names(page.users)]).toEqual([1, ['Cem']])
    expect((await mine(bob, 'request_type=2')).count).toBe(0)
    expect(statusAndBody(await show(bob, id))).toEqual(notFound)
    const elsewhere = await world.organization()
    await world.pool.query('update users set organization_id = $2 where id = $1', [
      teacher.id,
      elsewhere.id,
    ])
    expect(statusAndBody(await show(teacher, id))).toEqual(notFound)
    expect((await mine(teacher)).count).toBe(0)
    expect((await show(all.admin, id)).body.group.owner).toBeNull()
    await world.pool.query('delete from users where id = $1', [teacher.id])
    expect((await show(all.admin, id)).body.group).toMatchObject({ owner: null, members: 1 })
  })

  test('is not seen by an owner who is no longer staff', async () => {
    const { id } = await addGroup(world, teacher, { people: [await all.pupil('Ada')] })
    await world.pool.query('delete from user_roles where user_id = $1', [teacher.id])
    await world.pool.query(
      "insert into user_roles select $1, id from roles where key = 'institution_member'",
      [teacher.id],
    )
    expect(statusAndBody(await show(teacher, id))).toEqual(notFound)
    expect((await mine(teacher)).groups).toEqual([])
  })

  test('admits 1,000 people and an owner 200 groups, also in concurrent calls', async () => {
    await world.pool.query(
      'insert into groups (name, owner_id, organization_id) select n, $1, $2 from generate_series(1, 199) n',
      [teacher.id, all.school.id],
    )
    const both = await Promise.all(
      [1, 2].map(() => call(teacher, 'POST /users/add/group', { name: 'Last' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await call(teacher, 'POST /users/add/group', { name: 'x' })).body.name).toBe(
      'groups_full',
    )
    const users = Array.from({ length: 1001 }, (_, at) => at + 1)
    expect((await call(all.admin, 'POST /users/add/group', { name: 'x', users })).status).toBe(400)
  })

  test('rejects a missing or hidden name', async () => {
    for (const name of ['', '   ', 'a\u202eb', 'x'.repeat(101), 7])
      expect((await call(teacher, 'POST /users/add/group', { name })).status).toBe(400)
  })

  test('takes the same person twice at once, and is among the own data of its people', async () => {
    const ada = await all.pupil('Ada')
    const { id } = await addGroup(world, teacher)
    const add = () => call(teacher, `POST /users/add/group/member/${id}`, { users: ids(ada) })
    expect((await Promise.all([add(), add()])).map(({ status }) => status)).toEqual([200, 200])
    expect((await membersOf(teacher, id)).count).toBe(1)
    const countOf = async (who: Member) => {
      const { body } = await call(who, 'GET /users/own_data')
      return body.kept.find(({ kind }: { kind: string }) => kind === 'groups').count
    }
    expect([await countOf(ada), await countOf(teacher), await countOf(all.admin)]).toEqual([
      1, 1, 0,
    ])
    await world.pool.query('delete from users where id = $1', [ada.id])
    expect((await membersOf(teacher, id)).count).toBe(0)
  })

  test('is logged, with an entry about each person who joins or leaves', async () => {
    const ada = await all.pupil('Ada')
    const { id } = await addGroup(world, teacher, { people: [ada] })
    await update(teacher, id, { name: 'New', remove_users: ids(ada) })
    await call(teacher, `POST /groups/export/${id}`)
    await call(teacher, `DELETE /groups/delete/${id}`)
    const { rows } = await world.pool.query(
      `select l.action, l.entity, u.id as subject from logs l left join users u on u.log_alias = l.subject
        where l.entity in ('groups', 'group_members') and l.entity_id = $1 order by l.id`,
      [id],
    )
    expect(rows).toEqual([
      { action: 'create', entity: 'groups', subject: null },
      { action: 'create', entity: 'group_members', subject: ada.id },
      { action: 'update', entity: 'groups', subject: null },
      { action: 'delete', entity: 'group_members', subject: ada.id },
      { action: 'export', entity: 'groups', subject: null },
      { action: 'delete', entity: 'groups', subject: null },
    ])
  })
})

describe('the people to choose from', () => {
  const pick = async (who: Member, query = '') =>
    ids(...(await call(who, `GET /groups/institution/users?${query}`)).body.institution_users)

  test('are everybody in the institution for staff, but nobody else', async () => {
    const elsewhere = await makeInstitution(world)
    const [ada, kid] = [
      await all.pupil('Ada'),
      await all.pupil('Kim', { role: 'student', type: 'student', ageGroupId: 1 }),
    ]
    await elsewhere.pupil('Ada')
    await all.pupil('Wait', { awaitsConsent: true })
    expect((await pick(teacher)).sort()).toEqual(ids(all.admin, ada, kid).sort())
    expect((await pick(all.admin)).sort()).toEqual(ids(teacher, ada, kid).sort())
    expect(await pick(teacher, 'search_text=ada%20l')).toEqual([ada.id])
    expect((await mine(teacher)).institution_users).toHaveLength(3)
    const { id } = await addGroup(world, teacher, { people: [ada] })
    expect(await pick(teacher, `group_id=${id}&search_text=ada%20l`)).toEqual([])
  })

  test('are adults for adults, and the people of their groups for teenagers', async () => {
    const teen = (name: string) =>
      all.pupil(name, { role: 'student', type: 'student', ageGroupId: 2 })
    const [ada, bob] = [await all.pupil('Ada'), await all.pupil('Bob')]
    const [tim, tom, kim] = [await teen('Tim'), await teen('Tom'), await teen('Kim')]
    const kid = await all.pupil('Kid', { role: 'student', type: 'student', ageGroupId: 1 })
    await addGroup(world, teacher, { people: [tim, tom, kid] })
    const gone = await addGroup(world, teacher, { people: [tim, kim] })
    await call(teacher, `DELETE /groups/delete/${gone.id}`)
    expect((await pick(ada)).sort()).toEqual(ids(all.admin, teacher, bob).sort())
    expect((await pick(tim)).sort()).toEqual(ids(tom, kid).sort())
    expect(await pick(kim)).toEqual([])
    expect(await pick(kid)).toEqual([])
    expect(await pick(await world.person())).toEqual([])
    await world.pool.query(
      "insert into contacts (requester_id, addressee_id, status, blocked_by) values ($1, $2, 'blocked', $2)",
      [ada.id, bob.id],
    )
    expect(await pick(ada)).not.toContain(bob.id)
  })

  test('are searched by a member only so often', async () => {
    const ada = await all.pupil('Ada')
    const find = () => call(ada, 'GET /groups/institution/users?search_text=Bob')
    for (let at = 0; at < 100; at++) expect((await find()).status).toBe(200)
    expect((await find()).body.name).toBe('too_many')
  })
})

describe('the results of a group', () => {
  test('are counted only from five that the caller sees, and shown where people share them', async () => {
    const shared = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => all.pupil(name, { sharesScores: true })),
    )
    const [hidden, last] = [await all.pupil('H'), await all.pupil('L', { sharesScores: true })]
    for (const who of [...shared, hidden]) await giveScores(world, who, [30, 20, 10, 20])
    const { id } = await addGroup(world, teacher, { people: [...shared, hidden, last] })
    const before = (await show(teacher, id)).body.group
    expect(before).toMatchObject({ members: 6, results: 4, distribution: null })
    await giveScores(world, last, [20, 20, 20, 20])
    const { results, distribution } = (await show(teacher, id)).body.group
    expect(results).toBe(5)
    expect(distribution.patterns[0]).toEqual({
      pattern: 'sequence',
      bands: { Avoid: 0, 'As Needed': 1, 'Use First': 4 },
    })
    const { users } = await membersOf(teacher, id, 'lci=done')
    expect(
      users.map((user: { first_name: string; classification: string }) => [
        user.first_name,
        user.classification,
      ]),
    ).toEqual([
      ...['A', 'B', 'C', 'D'].map((name) => [name, 'Dynamic Learner']),
      ['H', null],
      ['L', 'Bridge Learner'],
    ])
  })

  test('are exported as a file with the name of the group, only of those who share them', async () => {
    const [ada, bob] = [await all.pupil('Ada', { sharesScores: true }), await all.pupil('=Bob')]
    for (const who of [ada, bob]) await giveScores(world, who, [30, 20, 10, 20])
    const { id } = await addGroup(world, teacher, { name: 'Class 7/b ä', people: [ada, bob] })
    const { status, headers, bytes } = await call(teacher, `POST /groups/export/${id}`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('Class 7-b ä.xlsx'))
    const [headings, ...rows] = await readSheet(bytes)
    expect(headings).toEqual([
      ...['first_name', 'last_name', 'email', 'lci', 'classification'],
      ...['sequence', 'precision', 'technical_reasoning', 'confluence'],
    ])
    expect(rows).toEqual([
      ['=Bob', 'Lee', bob.email, 'done', null, null, null, null, null],
      ['Ada', 'Lee', ada.email, 'done', 'Dynamic Learner', 30, 20, 10, 20],
    ])
  })
})
