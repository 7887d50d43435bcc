import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let home: { id: number }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
  home = await world.organization({ seats: 100, name: 'Home' })
  admin = await member('institution_admin')
})
afterAll(() => world.close())

const member = (role = 'institution_member', organizationId = home.id) =>
  world.person({ role, type: 'institution', organizationId })
const appoint = (who: Member, id: number, ...roles: string[]) =>
  world.call(`PUT /user/institution_roles/${id}`, { token: who.token, body: { roles } })
const shown = async (who: Member, id: number) =>
  (await world.call(`GET /users/details/${id}`, { token: who.token })).body

describe('an administrator of an institution', () => {
  test('appoints a second one, who sees the people of the institution', async () => {
    const ada = await member()
    expect((await shown(admin, ada.id)).institution_roles).toEqual([])
    const { status, body } = await appoint(admin, ada.id, 'institution_admin')
    expect([status, body]).toEqual([200, { roles: ['institution_admin'] }])
    const { person, institution_roles } = await shown(admin, ada.id)
    expect(institution_roles).toEqual(['institution_admin'])
    expect(person.roles).toEqual(['Institution Admin', 'Institution Member'])
    const { body: people } = await world.call('POST /users', { token: ada.token })
    expect(people.list.map(({ id }: { id: number }) => id)).toContain(admin.id)
  })

  test('appoints a facilitator, who sees nobody else, and ends that, which ends the sessions', async () => {
    const ada = await member()
    expect((await appoint(admin, ada.id, 'facilitator')).status).toBe(200)
    const list = () => world.call('POST /users', { token: ada.token })
    expect((await list()).body.list.map(({ id }: { id: number }) => id)).toEqual([ada.id])
    expect((await appoint(admin, ada.id)).body).toEqual({ roles: [] })
    expect(statusAndBody(await list())).toEqual(apiError('unauthenticated'))
    ada.token = (await world.signIn(ada)).token
    expect((await list()).status).toBe(403)
  })

  test('appoints no students, no children and nobody elsewhere, and gives no other roles', async () => {
    const pupil = await world.person({
      ...{ role: 'student', type: 'student', organizationId: home.id },
    })
    expect((await shown(admin, pupil.id)).institution_roles).toBeNull()
    expect(statusAndBody(await appoint(admin, pupil.id, 'facilitator'))).toEqual(
      wrong({ roles: 'not_appointable' }),
    )
    const elsewhere = await world.organization()
    const stranger = await member('institution_member', elsewhere.id)
    expect(statusAndBody(await appoint(admin, stranger.id, 'facilitator'))).toEqual(notFound)
    const ada = await member()
    for (const roles of [['super_admin'], ['content_editor'], 'facilitator', undefined])
      expect(
        (
          await world.call(`PUT /user/institution_roles/${ada.id}`, {
            token: admin.token,
            body: { roles },
          })
        ).status,
      ).toBe(400)
  })

  test('leaves the institution with an administrator, also when two resign at once', async () => {
    const school = await world.organization({ seats: 10 })
    const [one, other] = [
      await member('institution_admin', school.id),
      await member('institution_admin', school.id),
    ]
    const statuses = (await Promise.all([appoint(one, one.id), appoint(other, other.id)])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 409])
    const { rows } = await world.pool.query(
      `select count(*)::int as count from user_roles ur join roles r on r.id = ur.role_id join users u on u.id = ur.user_id
       where r.key = 'institution_admin' and u.organization_id = $1`,
      [school.id],
    )
    expect(rows[0].count).toBe(1)
  })

  test('changes nothing that another one has changed since', async () => {
    const ada = await member()
    const save = (roles: string[], before: string[]) =>
      world.call(`PUT /user/institution_roles/${ada.id}`, {
        token: admin.token,
        body: { roles, before },
      })
    expect((await save(['facilitator', 'institution_admin'], [])).status).toBe(200)
    expect(statusAndBody(await save(['facilitator'], []))).toEqual(apiError('row_changed'))
    expect((await save(['facilitator'], ['institution_admin', 'facilitator'])).status).toBe(200)
  })

  test('whose account is about to be erased still appoints others', async () => {
    const school = await world.organization({ seats: 10 })
    const only = await member('institution_admin', school.id)
    const ada = await member('institution_member', school.id)
    await world.pool.query(`update users set erase_from = now() + '14 days' where id = $1`, [
      only.id,
    ])
    expect((await appoint(only, ada.id, 'facilitator')).status).toBe(200)
  })

  test('does not change people who have more rights', async () => {
    const root = await world.person({
      ...{ role: 'super_admin', type: 'institution', organizationId: home.id },
    })
    expect(statusAndBody(await appoint(admin, root.id, 'facilitator'))).toEqual(
      apiError('grant_lacking'),
    )
  })
})

test('a member and a facilitator appoint nobody', async () => {
  const ada = await member()
  for (const role of ['institution_member', 'facilitator'])
    expect((await appoint(await member(role), ada.id, 'facilitator')).status).toBe(403)
})
