import { permissionGroups, permissions } from '@quartet/domain/permissions.ts'
import { roles as seeded } from '@quartet/domain/roles.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notFound, refused, told } from '../../base/testing/refusals.ts'
import { days, type Member, makeWorld, type World } from '../../base/testing/world.ts'
import { settings } from '../settings/tables.ts'
import { userPermissions } from './tables.ts'

let world: World
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => {
  world.time.now = start
})
afterAll(() => world.close())

const rolesOf = (reader: Member, id: number | string = reader.id) => world.call(`GET /user/roles/${id}`, { token: reader.token })
const permissionsOf = async (reader: Member): Promise<string[]> => (await rolesOf(reader)).body.permissions
const paid = ['access_lci', 'access_tasks', 'access_team', 'access_career', 'access_pwp']

describe('roles and permissions of a person', () => {
  test.each(seeded.map(({ key, title }) => ({ key, title })))('of $title are told with their names and ids', async ({ key, title }) => {
    const { status, body } = await rolesOf(await world.person({ role: key }))
    const granted: string[] = seeded.find((role) => role.key === key)?.grants.map(({ permission }) => permission) ?? []
    expect(status).toBe(200)
    expect(body.roles.map(({ name }: { name: string }) => name)).toEqual([title])
    expect(body.permissions).toEqual(permissions.filter((permission) => granted.includes(permission)))
    const ids = Object.fromEntries(body.permissions.map((permission: never) => [permissions.indexOf(permission) + 1, permission]))
    expect(body.role_permissions).toEqual(ids)
    expect(body.permissions_groups).toEqual(permissionGroups)
  })

  test('of somebody else are seen by a super admin, and missing for everybody else', async () => {
    const { id: organizationId } = await world.organization()
    const ada = await world.person({ role: 'student', type: 'student', organizationId })
    expect((await rolesOf(await world.person({ role: 'super_admin' }), ada.id)).body.roles).toMatchObject([{ name: 'Student' }])
    for (const role of ['institution_admin', 'facilitator', 'content_editor', 'student']) {
      const reader = await world.person({ role, type: 'institution', organizationId })
      for (const id of [ada.id, 2_000_000_000, 'x']) expect(told(await rolesOf(reader, id))).toEqual(notFound)
    }
    expect(told(await world.call(`GET /user/roles/${ada.id}`))).toEqual(refused('unauthenticated'))
  })

  test('shrink when the subscription ends, and come back when it is renewed', async () => {
    const ada = await world.person({ endsAt: new Date(start.getTime() + days) })
    expect(await permissionsOf(ada)).toEqual(expect.arrayContaining(paid))
    world.passes(days)
    const later = await world.signIn(ada)
    const left = await permissionsOf(later)
    expect(left.filter((permission) => paid.includes(permission))).toEqual([])
    expect(left).toEqual(expect.arrayContaining(['show_lci', 'show_tasks', 'edit_tasks']))
    await world.pool.query("update subscriptions set subscription_ends_at = '2027-12-01' where user_id = $1", [ada.id])
    expect(await permissionsOf(later)).toEqual(expect.arrayContaining(paid))
  })

  test('follow what was granted or denied to the one person, at once', async () => {
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

  test('hold the old design only where the installation allows it', async () => {
    const ada = await world.person()
    const old = ['old_theme', 'show_old_tabs'] as const
    await world.db.insert(userPermissions).values(old.map((permission) => ({ userId: ada.id, permission, granted: true })))
    const held = async () => (await permissionsOf(ada)).filter((permission) => (old as readonly string[]).includes(permission))
    expect(await held()).toEqual([])
    await world.db.insert(settings).values({ key: 'old_theme_allowed', value: true })
    expect(await held()).toEqual(old)
    await world.db.delete(settings)
  })

  test.each([
    ['a child', { ageGroupId: 1 }, null, []],
    ['a student whose age is not known', { ageGroupId: 2 }, null, []],
    ['a student in the year of turning 13', { ageGroupId: 2 }, 2031, []],
    ['a student in the year after', { ageGroupId: 2 }, 2030, ['access_career']],
    ['a student in the year after turning 16', { ageGroupId: 2 }, 2027, ['access_career', 'access_pwp']],
    ['a grown-up student', { ageGroupId: 3 }, null, ['access_career', 'access_pwp']],
  ] as const)('open career and work to %s by age', async (_, draft, turns18In, expected) => {
    const ada = await world.person({ ...draft, role: 'student', type: 'student' })
    await world.pool.query('update users set turns_18_in = $1 where id = $2', [turns18In, ada.id])
    const ofAge = (await permissionsOf(ada)).filter((permission) => permission === 'access_career' || permission === 'access_pwp')
    expect(ofAge).toEqual(expected)
  })
})
