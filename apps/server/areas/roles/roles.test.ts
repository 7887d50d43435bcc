import { permissionGroups, permissions } from '@quartet/domain/permissions.ts'
import { roles as seeded } from '@quartet/domain/roles.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { settings } from '../settings/tables.ts'
import { loadRoles } from './commands.ts'
import { roleGrants, userPermissions } from './tables.ts'

let world: World
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => {
  world.time.now = start
})
afterAll(() => world.close())

const rolesOf = (reader: Member, id: number | string = reader.id) =>
  world.call(`GET /user/roles/${id}`, { token: reader.token })
const permissionsOf = async (reader: Member): Promise<string[]> =>
  (await rolesOf(reader)).body.permissions
const paid = ['access_lci', 'access_tasks', 'access_team', 'access_career', 'access_pwp']

describe('roles and permissions of a person', () => {
  test.each(seeded.map(({ key, title }) => ({ key, title })))(
    'include names and ids for $title',
    async ({ key, title }) => {
      const { status, body } = await rolesOf(await world.person({ role: key }))
      const granted: string[] =
        seeded.find((role) => role.key === key)?.grants.map(({ permission }) => permission) ?? []
      expect(status).toBe(200)
      expect(body.roles.map(({ name }: { name: string }) => name)).toEqual([title])
      expect(body.permissions).toEqual(
        permissions.filter((permission) => granted.includes(permission)),
      )
      const ids = Object.fromEntries(
        body.permissions.map((permission: never) => [
          permissions.indexOf(permission) + 1,
          permission,
        ]),
      )
      expect(body.role_permissions).toEqual(ids)
      expect(body.permissions_groups).toEqual(permissionGroups)
    },
  )

  test('are visible to a super admin and answer 404 to everybody else', async () => {
    const { id: organizationId } = await world.organization()
    const ada = await world.person({ role: 'student', type: 'student', organizationId })
    expect(
      (await rolesOf(await world.person({ role: 'super_admin' }), ada.id)).body.roles,
    ).toMatchObject([{ name: 'Student' }])
    for (const role of ['institution_admin', 'facilitator', 'content_editor', 'student']) {
      const reader = await world.person({ role, type: 'institution', organizationId })
      for (const id of [ada.id, 2_000_000_000, 'x'])
        expect(statusAndBody(await rolesOf(reader, id))).toEqual(notFound)
    }
    expect(statusAndBody(await world.call(`GET /user/roles/${ada.id}`))).toEqual(
      apiError('unauthenticated'),
    )
  })

  test('shrink when the subscription ends and return when it is renewed', async () => {
    const ada = await world.person({ endsAt: new Date(start.getTime() + days) })
    expect(await permissionsOf(ada)).toEqual(expect.arrayContaining(paid))
    world.passes(days)
    const later = await world.signIn(ada)
    const left = await permissionsOf(later)
    expect(left.filter((permission) => paid.includes(permission))).toEqual([])
    expect(left).toEqual(expect.arrayContaining(['show_lci', 'show_tasks', 'edit_tasks']))
    await world.pool.query(
      "update subscriptions set subscription_ends_at = '2027-12-01' where user_id = $1",
      [ada.id],
    )
    expect(await permissionsOf(later)).toEqual(expect.arrayContaining(paid))
  })

  test('immediately reflect permissions granted or denied to one person', async () => {
    const ada = await world.person()
    await world.db.insert(userPermissions).values([
      { userId: ada.id, permission: 'access_cms', granted: true },
      { userId: ada.id, permission: 'access_team', granted: false },
    ])
    const now = await permissionsOf(ada)
    expect([now.includes('access_cms'), now.includes('access_team')]).toEqual([true, false])
    const bob = await permissionsOf(await world.person())
    expect([bob.includes('access_cms'), bob.includes('access_team')]).toEqual([false, true])
  })

  test('include the old design only when the installation allows it', async () => {
    const ada = await world.person()
    const old = ['old_theme', 'show_old_tabs'] as const
    await world.db
      .insert(userPermissions)
      .values(old.map((permission) => ({ userId: ada.id, permission, granted: true })))
    const locked = async () =>
      (await permissionsOf(ada)).filter((permission) =>
        (old as readonly string[]).includes(permission),
      )
    expect(await locked()).toEqual([])
    await world.db.insert(settings).values({ key: 'old_theme_allowed', value: true })
    expect(await locked()).toEqual(old)
    await world.db.delete(settings)
  })

  test.each([
    ['a child', { ageGroupId: 1 }, null, []],
    ['a student whose age is not known', { ageGroupId: 2 }, null, []],
    ['a student in the year of turning 13', { ageGroupId: 2 }, 2031, []],
    ['a student in the year after', { ageGroupId: 2 }, 2030, ['access_career']],
    [
      'a student in the year after turning 16',
      { ageGroupId: 2 },
      2027,
      ['access_career', 'access_pwp'],
    ],
    ['a grown-up student', { ageGroupId: 3 }, null, ['access_career', 'access_pwp']],
  ] as const)('include career and work for %s by age', async (_, draft, turns18In, expected) => {
    const ada = await world.person({ ...draft, role: 'student', type: 'student' })
    await world.pool.query('update users set turns_18_in = $1 where id = $2', [turns18In, ada.id])
    const ofAge = (await permissionsOf(ada)).filter(
      (permission) => permission === 'access_career' || permission === 'access_pwp',
    )
    expect(ofAge).toEqual(expected)
  })
})

test('a role of a new installation is not missing because an own one has its name', async () => {
  const other = await makeWorld()
  await other.pool.query("update roles set key = null where key = 'coaching_client'")
  await expect(withoutTenantScope(() => other.db.transaction(loadRoles))).rejects.toThrow()
  await other.pool.query("update roles set name = 'Clients' where key is null")
  await withoutTenantScope(() => other.db.transaction(loadRoles))
  const { rows } = await other.pool.query("select name from roles where key = 'coaching_client'")
  expect(rows).toEqual([{ name: 'Coaching Client' }])
  await other.close()
})

describe('setting the roles of a person', () => {
  const put = (who: Member, id: number, roles: string[], role_permissions?: object) =>
    idsOf(roles).then((ids) =>
      world.call(`PUT /user/roles/${id}`, {
        token: who.token,
        body: { roles: ids, ...(role_permissions && { role_permissions }) },
      }),
    )
  const idsOf = async (keys: string[]) =>
    (
      await world.pool.query('select id from roles where key = any($1) order by id', [keys])
    ).rows.map(({ id }) => id as number)
  const administrator = () => world.person({ role: 'super_admin', type: 'institution' })

  test('takes effect in the next request, is returned and is logged', async () => {
    const [root, ada] = [await administrator(), await world.person()]
    const topics = () => world.call('POST /topics', { token: ada.token, body: {} })
    expect((await topics()).status).toBe(403)
    const { status, body } = await put(root, ada.id, ['individual', 'content_editor'], {
      granted: ['access_logs'],
      denied: ['access_words'],
    })
    expect([status, body.roles.map(({ name }: { name: string }) => name)]).toEqual([
      200,
      ['Content Editor', 'Individual'],
    ])
    expect(body.personal).toEqual({ granted: ['access_logs'], denied: ['access_words'] })
    expect((await topics()).status).toBe(200)
    expect((await world.call('POST /words', { token: ada.token, body: {} })).status).toBe(403)
    expect((await put(root, ada.id, ['individual', 'content_editor'])).status).toBe(200)
    expect((await world.call('POST /words', { token: ada.token, body: {} })).status).toBe(200)
    await put(root, ada.id, ['individual'])
    // losing a role ends all sessions
    expect(statusAndBody(await topics())).toEqual(apiError('unauthenticated'))
    ada.token = (await world.signIn(ada)).token
    expect((await topics()).status).toBe(403)
    const { rows } = await world.pool.query(
      "select old_value, new_value from logs join log_values on log_id = logs.id where entity = 'user_roles' and subject = (select log_alias from users where id = $1) order by logs.id",
      [ada.id],
    )
    expect(rows).toMatchObject([
      { new_value: { denied: ['access_words'] } },
      { old_value: { granted: ['access_logs'] }, new_value: { granted: [] } },
      { new_value: { granted: [] } },
    ])
  })

  test('does not overwrite the changes of somebody else', async () => {
    const [root, ada, ids] = [
      await administrator(),
      await world.person(),
      await idsOf(['individual', 'content_editor']),
    ]
    const none = { granted: [], denied: [] }
    const [individual] = await idsOf(['individual'])
    const seen = { roles: [individual], role_permissions: none }
    const save = (body: object) =>
      world.call(`PUT /user/roles/${ada.id}`, { token: root.token, body })
    expect(
      (
        await save({
          roles: [individual],
          role_permissions: { ...none, granted: ['access_logs'] },
          before: seen,
        })
      ).status,
    ).toBe(200)
    expect(statusAndBody(await save({ roles: ids, role_permissions: none, before: seen }))).toEqual(
      apiError('row_changed'),
    )
    const now = { ...seen, role_permissions: { ...none, granted: ['access_logs'] } }
    const { status, body } = await save({
      roles: ids.toReversed(),
      role_permissions: none,
      before: now,
    })
    expect([status, body.personal]).toEqual([200, none])
    expect((await save({ roles: [individual], before: { roles: ids.toReversed() } })).status).toBe(
      200,
    )
  })

  test('requires edit_roles, within its scope', async () => {
    const { id: organizationId } = await world.organization()
    const ada = await world.person({ organizationId, type: 'institution' })
    for (const role of ['institution_admin', 'facilitator', 'content_editor', 'individual']) {
      const who = await world.person({ role, organizationId, type: 'institution' })
      expect(statusAndBody(await put(who, ada.id, ['super_admin']))).toEqual(apiError('forbidden'))
      expect(statusAndBody(await put(who, who.id, ['super_admin']))).toEqual(apiError('forbidden'))
    }
  })

  test('gives no rights that the caller lacks, and changes nobody with more rights', async () => {
    const { id: organizationId } = await world.organization()
    const giver = await world.person({
      role: 'institution_admin',
      organizationId,
      type: 'institution',
    })
    for (const permission of ['access_roles', 'show_roles', 'edit_roles'] as const)
      await world.db.insert(roleGrants).values({
        roleId: (await idsOf(['institution_admin']))[0] ?? 0,
        permission,
        scope: 'organization',
      })
    const ada = await world.person({ organizationId, type: 'institution' })
    const boss = await world.person({ role: 'super_admin', organizationId, type: 'institution' })
    expect((await put(giver, ada.id, ['facilitator'])).status).toBe(200)
    for (const role of ['super_admin', 'content_editor'])
      expect(statusAndBody(await put(giver, ada.id, [role]))).toEqual(apiError('grant_lacking'))
    expect(
      statusAndBody(
        await put(giver, ada.id, ['facilitator'], { granted: ['access_settings'], denied: [] }),
      ),
    ).toEqual(apiError('grant_lacking'))
    expect(statusAndBody(await put(giver, boss.id, ['facilitator']))).toEqual(
      apiError('grant_lacking'),
    )
    expect(statusAndBody(await put(giver, giver.id, ['institution_admin', 'super_admin']))).toEqual(
      apiError('grant_lacking'),
    )
    await world.pool.query(
      "delete from role_grants where scope = 'organization' and permission in ('access_roles', 'show_roles', 'edit_roles')",
    )
  })

  test('ends the limits of a guest only for whoever may give what that opens', async () => {
    const ada = await world.person({ role: 'guest' })
    const [guest] = (await idsOf(['guest'])) as [number]
    const registrar = (
      await world.pool.query("insert into roles (name) values ('Registrar') returning id")
    ).rows[0].id
    const giver = await world.person()
    const own = ['access_roles', 'show_roles', 'edit_roles', 'access_users'] as const
    await world.db
      .insert(roleGrants)
      .values(own.map((permission) => ({ roleId: registrar, permission, scope: 'all' as const })))
    await world.pool.query('insert into user_roles values ($1, $2)', [giver.id, registrar])
    await world.pool.query(
      "insert into user_roles select $1, id from roles where key in ('individual', 'content_editor')",
      [ada.id],
    )
    const others = ['individual', 'content_editor']
    const lacking = apiError('grant_lacking')
    expect(statusAndBody(await put(giver, ada.id, others))).toEqual(lacking)
    const denied = { granted: [], denied: ['guest'] }
    expect(statusAndBody(await put(giver, ada.id, ['guest', ...others], denied))).toEqual(lacking)
    expect((await put(giver, ada.id, ['guest', 'individual'])).status).toBe(200)
    const { body } = await put(await administrator(), ada.id, others)
    expect(body.roles.map(({ id }: { id: number }) => id)).not.toContain(guest)
    await world.pool.query('delete from user_roles where role_id = $1', [registrar])
    await world.pool.query('delete from roles where id = $1', [registrar])
  })

  test('never removes the last administrator, even by denying a permission', async () => {
    const other = await makeWorld()
    const root = await other.person({ role: 'super_admin', type: 'institution' })
    const of = async (keys: string[]) =>
      (await other.pool.query('select id from roles where key = any($1)', [keys])).rows.map(
        ({ id }) => id as number,
      )
    const set = async (who: Member, id: number, keys: string[], denied: string[] = []) =>
      other.call(`PUT /user/roles/${id}`, {
        token: who.token,
        body: { roles: await of(keys), role_permissions: { granted: [], denied } },
      })
    expect(statusAndBody(await set(root, root.id, ['individual']))).toEqual(
      apiError('administrator_kept'),
    )
    expect(statusAndBody(await set(root, root.id, ['super_admin'], ['edit_roles']))).toEqual(
      apiError('administrator_kept'),
    )
    expect(statusAndBody(await set(root, root.id, ['super_admin', 'guest']))).toEqual(
      apiError('administrator_kept'),
    )
    const second = await other.person({ role: 'super_admin', type: 'institution' })
    expect((await set(root, second.id, ['super_admin'], ['edit_roles'])).status).toBe(200)
    expect(statusAndBody(await set(root, root.id, ['individual']))).toEqual(
      apiError('administrator_kept'),
    )
    expect((await set(root, second.id, ['super_admin'])).status).toBe(200)
    const both = await Promise.all([
      set(root, second.id, ['individual']),
      set(second, root.id, ['individual']),
    ])
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
    await other.close()
  })

  test('rejects unknown roles and an empty list', async () => {
    const [root, ada] = [await administrator(), await world.person()]
    const set = (roles: number[]) =>
      world.call(`PUT /user/roles/${ada.id}`, { token: root.token, body: { roles } })
    expect(statusAndBody(await set([999_999]))).toEqual(wrong({ roles: 'choice_unknown' }))
    expect((await set([])).status).toBe(400)
  })
})

test('GET /roles returns the roles with permissions by group, or one role by id', async () => {
  const root = await world.person({ role: 'super_admin', type: 'institution' })
  const { body } = await world.call('GET /roles', { token: root.token })
  expect(body.roles.map(({ key }: { key: string }) => key)).toEqual(seeded.map(({ key }) => key))
  expect(body.permissions_groups).toEqual(permissionGroups)
  const facilitator = body.roles.find(({ key }: { key: string }) => key === 'facilitator')
  expect(facilitator.grants).toContainEqual({
    permission: 'access_users',
    scope: 'groups',
    read_only: true,
    from_age: null,
  })
  const one = (await world.call(`GET /roles/${facilitator.id}`, { token: root.token })).body
  expect([one.roles, Object.values(one.role_permissions).includes('access_logs')]).toEqual([
    [facilitator],
    false,
  ])
  expect(statusAndBody(await world.call('GET /roles/2000000000', { token: root.token }))).toEqual(
    notFound,
  )
  expect(
    statusAndBody(await world.call('GET /roles', { token: (await world.person()).token })),
  ).toEqual(apiError('forbidden'))
})
