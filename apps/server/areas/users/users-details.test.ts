import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
let home: { id: number }
let admin: Member
let pupil: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
  home = await world.organization({ seats: 100, name: 'Home' })
  admin = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: home.id,
  })
  pupil = await world.person({ role: 'student', type: 'student', organizationId: home.id })
})
afterAll(() => world.close())

const get = (who: Member, part: 'details' | 'history', id: number, query = '') =>
  world.call(`GET /users/${part}/${id}${query}`, { token: who.token })

describe('one person', () => {
  test('is shown as in the list, also from the bin', async () => {
    const { id } = await world.person({
      ...{ role: 'student', type: 'student', organizationId: home.id },
    })
    const { person } = (await get(admin, 'details', id)).body
    expect(person).toMatchObject({ id, organization_name: 'Home', removed: 0, roles: ['Student'] })
    await world.call(`DELETE /users/delete/${id}`, { token: admin.token })
    expect((await get(admin, 'details', id)).body.person).toEqual({ ...person, removed: 1 })
  })

  test('outside the scope of the caller is not found, like one who does not exist', async () => {
    const elsewhere = await world.organization()
    const stranger = await world.person({ organizationId: elsewhere.id, type: 'institution' })
    for (const id of [stranger.id, 2_000_000_000])
      for (const part of ['details', 'history'] as const)
        expect(statusAndBody(await get(admin, part, id))).toEqual(notFound)
    expect((await get(root, 'details', stranger.id)).status).toBe(200)
  })

  test('is closed to whoever may not see people', async () => {
    expect((await get(pupil, 'details', pupil.id)).status).toBe(403)
    expect((await get(pupil, 'history', pupil.id)).status).toBe(403)
  })
})

describe('the history of a person', () => {
  const historyOf = async (id: number, who = admin, query = '') =>
    (await get(who, 'history', id, query)).body

  test('names what was done and by whom, the newest first, and nothing of others', async () => {
    const { id, token } = await world.person({ organizationId: home.id, type: 'institution' })
    await world.call('POST /tasks/add', { token, body: {} })
    await world.call(`PUT /users/save/${id}`, {
      token: admin.token,
      body: { first_name: 'Ada', last_name: 'Byron' },
    })
    const { rows } = await world.pool.query('select id from roles where key = $1', ['facilitator'])
    await world.call(`PUT /user/roles/${id}`, { token: root.token, body: { roles: [rows[0].id] } })
    const { history, has_earlier } = await historyOf(id)
    expect(history.slice(0, 2)).toMatchObject([
      { action: 'update', entity: 'user_roles', by: 'outside', name: null },
      { action: 'update', entity: 'users', by: 'other', name: await nameOf(admin) },
    ])
    expect((await historyOf(id, root)).history[0]).toMatchObject({
      ...{ by: 'other', name: await nameOf(root) },
    })
    expect(Object.keys(history[0]).sort()).toEqual([
      ...['action', 'at', 'by', 'count', 'entity', 'id', 'name'],
    ])
    expect(has_earlier).toBe(false)
  })
  const nameOf = async ({ id }: Member) =>
    (await get(root, 'details', id)).body.person.name as string

  test('shows visits to administrators of everything only', async () => {
    const visitor = await world.person({ organizationId: home.id, type: 'institution' })
    await world.call('POST /logout', { token: visitor.token })
    const visits = async (who: Member) =>
      (await historyOf(visitor.id, who)).history.filter(
        ({ action }: { action: string }) => action === 'logout',
      ).length
    expect([await visits(root), await visits(admin)]).toEqual([1, 0])
  })

  test('is read in pages', async () => {
    const { id } = await world.person({ organizationId: home.id, type: 'institution' })
    const alias = 'select log_alias from users where id = $1'
    await world.pool.query(
      `insert into logs (at, action, entity, subject, actor, digest) select now(), 'update', 'users', (${alias}), (${alias}), '' from generate_series(1, 60)`,
      [id],
    )
    const first = await historyOf(id)
    expect([first.history.length, first.has_earlier]).toEqual([50, true])
    expect(first.history.every(({ by }: { by: string }) => by === 'self')).toBe(true)
    const next = await historyOf(id, admin, `?before=${first.history.at(-1).id}`)
    expect([next.history.length, next.has_earlier]).toEqual([10, false])
  })
})
