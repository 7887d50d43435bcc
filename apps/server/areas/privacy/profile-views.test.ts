import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { take } from '../../testing/inventory.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, hours, type Member, makeWorld, type World } from '../../testing/world.ts'
import { erasePerson } from './commands.ts'

let world: World
let home: number
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
  home = (await world.organization()).id
})
beforeEach(() => {
  world.time.now = start
})
afterAll(() => world.close())

const views = (person: Pick<Member, 'token'>, query = '') =>
  world.call(`GET /users/profile_views${query}`, { token: person.token })
const read = (reader: Member, id: number) =>
  world.call(`GET /users/show/${id}`, { token: reader.token })
const pupil = () =>
  world.person({ role: 'student', type: 'student', organizationId: home, sharesScores: true })
const staff = () =>
  world.person({ role: 'institution_admin', type: 'institution', organizationId: home })
const nameOf = async ({ id }: Member) =>
  (
    await world.pool.query(
      "select first_name || ' ' || last_name as name from users where id = $1",
      [id],
    )
  ).rows[0].name
const seenBy = async (person: Member) =>
  (await views(person)).body.list.map(({ name }: { name: string }) => name)

describe('a profile view', () => {
  test('shows the person who read their profile, in which role and when', async () => {
    const [ada, admin, platform] = [
      await pupil(),
      await staff(),
      await world.person({ role: 'super_admin', type: 'institution' }),
    ]
    expect((await views(ada)).body).toEqual({ list: [], count: 0 })
    await read(admin, ada.id)
    world.passes(hours)
    await read(platform, ada.id)
    expect((await views(ada)).body).toMatchObject({
      count: 2,
      list: [
        { name: await nameOf(platform), relation: 'platform', at: world.time.now.toISOString() },
        { name: await nameOf(admin), relation: 'institution', at: start.toISOString() },
      ],
    })
  })

  test("counts once per reader and day, and never for the person's own reads", async () => {
    const [ada, admin] = [await pupil(), await staff()]
    await read(ada, ada.id)
    await Promise.all([1, 2, 3].map(() => read(admin, ada.id)))
    expect((await views(ada)).body.count).toBe(1)
    world.passes(14 * hours) // 0:00 UTC on the next day
    await read(await world.signIn(admin), ada.id)
    expect((await views(await world.signIn(ada))).body.count).toBe(2)
  })

  test('is also recorded for reading the answers and for printing', async () => {
    for (const where of ['POST /users/get_questions/{id}', 'POST /users/print/plp']) {
      const [ada, admin] = [
        await pupil(),
        await world.person({ role: 'super_admin', type: 'institution' }),
      ]
      await take(world, ada)
      const body = where.includes('print') ? { user_id: ada.id } : {}
      expect(
        (await world.call(where.replace('{id}', String(ada.id)), { token: admin.token, body }))
          .status,
      ).toBe(200)
      expect(await seenBy(ada)).toEqual([await nameOf(admin)])
    }
  })

  test.each([
    ['a change of nothing', 'PUT /users/save/{id}', {}],
    ['ticks that change nothing', 'PUT /users/update_my_attributes/{id}', {}],
    ['the earlier results', 'GET /users/attempts/{id}', undefined],
  ])('is also recorded for the response to %s', async (_, where, body) => {
    const [ada, admin] = [await pupil(), await staff()]
    const call = (who: Member) =>
      world.call(where.replace('{id}', String(ada.id)), { token: who.token, ...(body && { body }) })
    expect((await call(ada)).status).toBe(200)
    expect((await views(ada)).body.count).toBe(0)
    expect((await call(admin)).status).toBe(200)
    expect(await seenBy(ada)).toEqual([await nameOf(admin)])
  })

  test('is not recorded when the profile was not found', async () => {
    const [ada, stranger] = [await pupil(), await world.person()]
    expect((await read(stranger, ada.id)).status).toBe(404)
    expect((await views(ada)).body.count).toBe(0)
  })

  test('that fails to be recorded does not fail the request', async () => {
    const [ada, admin] = [await pupil(), await staff()]
    await world.pool.query('alter table profile_views rename to profile_views_away')
    const answer = await read(admin, ada.id)
    await world.pool.query('alter table profile_views_away rename to profile_views')
    expect([answer.status, answer.body.user.id]).toEqual([200, ada.id])
    expect((await views(ada)).body.count).toBe(0)
    await read(admin, ada.id)
    expect((await views(ada)).body.count).toBe(1)
  })

  test("loses the name when the reader's account is erased, and is deleted with the person's own account", async () => {
    const [ada, admin] = [await pupil(), await staff()]
    await read(admin, ada.id)
    const erase = (id: number) =>
      withoutTenantScope(() =>
        world.services.db.transaction((tx) =>
          erasePerson(tx, { ...world.services, now: world.time.now }, id, 'inactive'),
        ),
      )
    await erase(admin.id)
    expect((await views(ada)).body).toMatchObject({
      count: 1,
      list: [{ name: null, relation: 'institution' }],
    })
    await erase(ada.id)
    expect(
      (await world.pool.query('select * from profile_views where user_id = $1', [ada.id])).rows,
    ).toEqual([])
  })

  test('is deleted after twelve months', async () => {
    const [ada, admin] = [await pupil(), await staff()]
    await read(admin, ada.id)
    const count = async () =>
      (await world.pool.query('select * from profile_views where user_id = $1', [ada.id])).rowCount
    world.time.now = new Date('2027-11-21T10:00:00Z')
    await world.pool.query('update users set last_active_at = $1', [world.time.now])
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await count()).toBe(1)
    world.passes(1)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await count()).toBe(0)
  })

  test('is counted in the stored data', async () => {
    const [ada, admin] = [await pupil(), await staff()]
    await read(admin, ada.id)
    const { kept: saved } = (await world.call('GET /users/own_data', { token: ada.token })).body
    expect(saved.find(({ kind }: { kind: string }) => kind === 'views')).toEqual({
      kind: 'views',
      count: 1,
      until: 'log',
    })
  })
})

describe('the list of profile views', () => {
  test('is paged with an inclusive limit', async () => {
    const [ada, admin] = [await pupil(), await staff()]
    for (let day = 0; day < 7; day++) {
      await read(await world.signIn(admin), ada.id)
      world.passes(days)
    }
    const reader = await world.signIn(ada)
    const days_ = async (query: string) =>
      (await views(reader, query)).body.list.map(({ at }: { at: string }) => at.slice(8, 10))
    expect(await days_('')).toEqual(['27', '26', '25', '24', '23'])
    expect(await days_('?offset=5')).toEqual(['22', '21'])
    expect(await days_('?offset=1&limit=0')).toEqual(['26'])
    expect((await views(reader, '?limit=0')).body.count).toBe(7)
    for (const wrongly of ['limit=1000', 'limit=-1', 'limit=x', 'offset=-1', 'offset=1.5'])
      expect((await views(reader, `?${wrongly}`)).status).toBe(400)
  })

  test("contains only the caller's own views and requires a session", async () => {
    const [ada, bob, admin] = [await pupil(), await pupil(), await staff()]
    await read(admin, ada.id)
    expect((await views(bob)).body).toEqual({ list: [], count: 0 })
    expect(statusAndBody(await views({ token: '' }))).toEqual(apiError('unauthenticated'))
  })
})
