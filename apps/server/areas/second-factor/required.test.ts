import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { codeAt, stepIn, turnOn } from '../../testing/second-factor.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'

let world: World
let root: Member
let school: { id: number }
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
})
beforeEach(async () => {
  world.time.now = start
  root = await world.signIn(root)
  await world.pool.query('delete from rate_limits; update roles set factor_since = null')
  school = await world.organization({ seats: 100 })
})
afterAll(() => world.close())

const staff = async (role = 'institution_admin') => {
  const who = await world.person({ role, type: 'institution', organizationId: school.id })
  await world.pool.query('update user_roles set granted_at = $2 where user_id = $1', [
    who.id,
    '2026-01-01T00:00:00Z',
  ])
  return who
}
const requireIn = (who: Member, staff_second_factor = true) =>
  world.call(`PUT /organizations/save/${school.id}`, {
    token: who.token,
    body: { staff_second_factor },
  })
const idOf = async (key: string) =>
  (await world.pool.query('select id from roles where key = $1', [key])).rows[0].id as number
const requireFor = async (key: string, required = true, who = root) =>
  world.call(`PUT /roles/${await idOf(key)}/second_factor`, {
    token: who.token,
    body: { required },
  })
const shown = async (who: Member) =>
  (await world.call(`GET /users/show/${who.id}`, { token: who.token })).body
const people = (who: Member) => world.call('POST /users', { token: who.token, body: {} })
const state = async (who: Member) =>
  (await world.call('GET /users/second-factor', { token: who.token })).body
const remove = (who: Member, passkey_id: number | null = null) =>
  world.call('POST /users/second-factor/remove', {
    token: who.token,
    body: { password, passkey_id },
  })
const due = apiError('second_factor_due')

describe('a second factor that an institution requires of its staff', () => {
  test('is set up within 7 days, during which everything is open and the day is shown', async () => {
    const admin = await staff()
    expect((await requireIn(admin)).status).toBe(200)
    const from = '2026-11-28T10:00:00.000Z'
    expect((await shown(admin)).user.second_factor_from).toBe(from)
    expect(await state(admin)).toMatchObject({ on: false, required: true })
    world.passes(7 * days - 1)
    expect((await people(await world.signIn(admin))).status).toBe(200)
    world.passes(1)
    const late = await world.signIn(admin)
    expect(statusAndBody(await people(late))).toEqual(due)
    expect(statusAndBody(await world.call(`GET /users/show/${late.id}`, late))).toEqual(due)
  })

  test('leaves the own data, the setup and the way out open, and nobody else', async () => {
    const admin = await staff()
    const pupil = await world.person({ organizationId: school.id, type: 'institution' })
    await requireIn(admin)
    world.passes(8 * days)
    const late = await world.signIn(admin)
    for (const where of ['GET /users/own_data', 'GET /users/second-factor', 'GET /users/devices'])
      expect([where, (await world.call(where, { token: late.token })).status]).toEqual([where, 200])
    const body = { password: 'a new battery 42', confirm_password: 'a new battery 42' }
    const other = await world.call(`PUT /users/update/password/${pupil.id}`, {
      token: late.token,
      body,
    })
    expect(statusAndBody(other)).toEqual(due)
    expect((await world.call('POST /logout', { token: late.token, body: {} })).status).toBe(200)
  })

  test('opens everything in every session as soon as it is set up in one', async () => {
    const admin = await staff()
    await requireIn(admin)
    world.passes(8 * days)
    const [one, other] = [await world.signIn(admin), await world.signIn(admin)]
    expect(statusAndBody(await people(other))).toEqual(due)
    await turnOn(world, one)
    expect((await people(one)).status).toBe(200)
    expect((await people(other)).status).toBe(200)
    expect((await shown(one)).user.second_factor_from).toBe(null)
  })

  test('is not for members and facilitators of other institutions', async () => {
    const admin = await staff()
    await requireIn(admin)
    const member = await staff('institution_member')
    school = await world.organization()
    const elsewhere = await staff('facilitator')
    world.passes(8 * days)
    for (const who of [member, elsewhere])
      expect((await shown(await world.signIn(who))).user.second_factor_from).toBe(null)
  })

  test('gives whoever is appointed later 7 days from then', async () => {
    const admin = await staff()
    const member = await staff('institution_member')
    await requireIn(admin)
    await turnOn(world, admin)
    world.passes(30 * days)
    const chief = await world.signIn(admin)
    const appointed = await world.call(`PUT /user/institution_roles/${member.id}`, {
      token: chief.token,
      body: { roles: ['facilitator'] },
    })
    expect(appointed.status).toBe(200)
    const from = new Date(world.time.now.getTime() + 7 * days).toISOString()
    expect((await shown(await world.signIn(member))).user.second_factor_from).toBe(from)
    // another change of the roles does not begin the days anew
    world.passes(6 * days)
    await world.call(`PUT /user/institution_roles/${member.id}`, {
      token: (await world.signIn(admin)).token,
      body: { roles: ['facilitator', 'institution_admin'] },
    })
    expect((await shown(await world.signIn(member))).user.second_factor_from).toBe(from)
  })

  test('begins once: saving the switch again gives no more days', async () => {
    const admin = await staff()
    await requireIn(admin)
    world.passes(5 * days)
    await requireIn(await world.signIn(admin))
    expect((await shown(await world.signIn(admin))).user.second_factor_from).toBe(
      '2026-11-28T10:00:00.000Z',
    )
    await requireIn(await world.signIn(admin), false)
    expect((await shown(await world.signIn(admin))).user.second_factor_from).toBe(null)
  })

  test('cannot be turned off by the person, and another way replaces the last', async () => {
    const admin = await staff()
    await turnOn(world, admin)
    await requireIn(admin)
    expect(statusAndBody(await remove(admin))).toEqual(apiError('second_factor_required'))
    expect(await state(admin)).toMatchObject({ on: true, required: true, recovery_codes: 10 })
    await world.pool.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter) values ($1, 'Key', $2, 'x', 0)`,
      [admin.id, `key ${admin.id}`],
    )
    const [first, second] = await Promise.all([
      remove(admin),
      remove(admin, (await state(admin)).passkeys[0].id),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    await requireIn(admin, false)
    const left = (await state(admin)).passkeys[0]?.id ?? null
    expect((await remove(admin, left)).status).toBe(200)
  })

  test('is still there when the recovery codes are used up', async () => {
    const admin = await staff()
    const { secret, codes } = await turnOn(world, admin)
    await requireIn(admin)
    for (const recovery_code of codes) {
      const step = stepIn(
        await world.call('POST /login', { body: { email: admin.email, password } }),
      )
      const entered = await world.call('POST /login/second-factor', {
        body: { recovery_code },
        headers: { cookie: step },
      })
      expect(entered.status).toBe(200)
    }
    world.passes(8 * days)
    expect((await people(await world.signIn(admin))).status).toBe(200)
    const step = stepIn(await world.call('POST /login', { body: { email: admin.email, password } }))
    const code = codeAt(secret, world.time.now)
    const entered = await world.call('POST /login/second-factor', {
      body: { code },
      headers: { cookie: step },
    })
    expect(entered.body.user.second_factor_from).toBe(null)
  })

  test('that an administrator turned off is due at once', async () => {
    const admin = await staff()
    const helper = await staff('facilitator')
    await turnOn(world, helper)
    await requireIn(admin)
    world.passes(8 * days)
    const off = await world.call(`DELETE /users/second-factor/${helper.id}`, {
      token: (await world.signIn(root)).token,
    })
    expect(off.status).toBe(200)
    expect(statusAndBody(await people(await world.signIn(helper)))).toEqual(due)
  })
})

describe('a second factor that the installation requires of a role', () => {
  test('is for everybody with the role, wherever they are', async () => {
    const editor = await world.person({ role: 'content_editor' })
    await world.pool.query("update user_roles set granted_at = '2026-01-01' where user_id = $1", [
      editor.id,
    ])
    const { status, body } = await requireFor('content_editor')
    expect(status).toBe(200)
    const flags = body.roles.filter((one: { second_factor: boolean }) => one.second_factor)
    expect(flags.map((one: { key: string }) => one.key)).toEqual(['content_editor'])
    expect((await shown(editor)).user.second_factor_from).toBe('2026-11-28T10:00:00.000Z')
    world.passes(8 * days)
    expect(
      statusAndBody(
        await world.call('POST /cms', { token: (await world.signIn(editor)).token, body: {} }),
      ),
    ).toEqual(due)
  })

  test('can be of an own role that reaches others, also in an institution', async () => {
    const make = async (name: string, scope: string) =>
      (
        await world.call('PUT /roles', {
          token: root.token,
          body: { name, grants: [{ permission: 'access_users', scope }] },
        })
      ).body.role.id as number
    const [heads, everywhere] = [await make('Heads', 'groups'), await make('Helpers', 'all')]
    const give = async (roleId: number) => {
      const who = await staff('institution_member')
      await world.pool.query("insert into user_roles values ($1, $2, '2026-01-01')", [
        who.id,
        roleId,
      ])
      return who
    }
    const [head, helper] = [await give(heads), await give(everywhere)]
    const from = async (who: Member) => (await shown(who)).user.second_factor_from
    await requireIn(await staff())
    expect([await from(head), await from(helper)]).toEqual(['2026-11-28T10:00:00.000Z', null])
    const put = (id: number, required: boolean) =>
      world.call(`PUT /roles/${id}/second_factor`, { token: root.token, body: { required } })
    expect((await put(everywhere, true)).status).toBe(200)
    expect(await from(helper)).toBe('2026-11-28T10:00:00.000Z')
    await world.pool.query("update role_grants set scope = 'own' where role_id = $1", [everywhere])
    expect((await put(everywhere, false)).status).toBe(200)
    expect(await from(helper)).toBe(null)
    expect(statusAndBody(await put(everywhere, true))).toEqual(notFound)
    await world.pool.query('delete from user_roles where role_id = any($1)', [[heads, everywhere]])
    await world.pool.query('delete from roles where id = any($1)', [[heads, everywhere]])
  })

  test('is for staff only, and set by who manages roles of the whole installation', async () => {
    expect(statusAndBody(await requireFor('student'))).toEqual(notFound)
    expect((await requireFor('super_admin', true, await staff())).status).toBe(403)
    expect(
      (await world.call('PUT /roles/1/second_factor', { body: { required: true } })).status,
    ).toBe(401)
    const { rows } = await world.pool.query('select 1 from roles where factor_since is not null')
    expect(rows).toEqual([])
  })
})
