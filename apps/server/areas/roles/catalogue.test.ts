import { roles as seeded } from '@quartet/domain/roles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
})
afterAll(() => world.close())

const grant = (permission: string, scope: string, more: object = {}) => ({
  ...{ permission, scope, read_only: false, from_age: null },
  ...more,
})
let counter = 0
const draft = (grants: object[] = [grant('access_topics', 'all')], name?: string) => ({
  name: name ?? `Editors ${++counter}`,
  grants,
})
const add = (body: object, who = root) => world.call('PUT /roles', { token: who.token, body })
const edit = (id: number, body: object, who = root) =>
  world.call(`PUT /roles/${id}`, { token: who.token, body })
const requireFactor = (id: number, who = root) =>
  world.call(`PUT /roles/${id}/second_factor`, { token: who.token, body: { required: true } })
const remove = (id: number, who = root) => world.call(`DELETE /roles/${id}`, { token: who.token })
const made = async (grants?: object[]) => (await add(draft(grants))).body.role
const idOf = async (key: string): Promise<number> =>
  (await world.pool.query('select id from roles where key = $1', [key])).rows[0].id
const give = (id: number, ...roles: number[]) =>
  world.pool.query('insert into user_roles (user_id, role_id) select $1, unnest($2::int[])', [
    id,
    roles,
  ])
const topics = (who: Member) => world.call('POST /topics', { token: who.token, body: {} })
const logged = async (id: number) =>
  (
    await world.pool.query(
      "select action, old_value, new_value from logs join log_values on log_id = logs.id where entity = 'roles' and entity_id = $1 order by logs.id",
      [id],
    )
  ).rows

describe('a role that reaches people of an institution', () => {
  const assign = (who: Member, ids: number[]) =>
    world.call(`PUT /user/roles/${who.id}`, {
      token: root.token,
      body: { roles: ids },
    })

  test('is only for adult members, and ends with the membership', async () => {
    const home = await world.organization()
    const head = await made([grant('access_users', 'organization')])
    const staff = await world.person({
      ...{ role: 'institution_member', type: 'institution', organizationId: home.id },
    })
    const alone = await world.person()
    expect(statusAndBody(await assign(alone, [await idOf('individual'), head.id]))).toEqual(
      wrong({ roles: 'not_appointable' }),
    )
    expect((await assign(staff, [await idOf('institution_member'), head.id])).status).toBe(200)
    const left = await world.call(`PUT /users/leave_organization/${staff.id}`, {
      token: staff.token,
      body: {},
    })
    expect(left.status).toBe(200)
    const { rows } = await world.pool.query(
      'select from user_roles where user_id = $1 and role_id = $2',
      [staff.id, head.id],
    )
    expect(rows).toEqual([])
  })

  test('does not begin to do so while somebody else has it', async () => {
    const home = await world.organization()
    const member = await world.person({
      ...{ role: 'institution_member', type: 'institution', organizationId: home.id },
    })
    const pupil = await world.person({
      ...{ role: 'student', type: 'student', organizationId: home.id },
    })
    const role = await made()
    const reaching = draft([grant('access_users', 'organization')])
    for (const who of [await world.person(), pupil]) {
      await give(who.id, role.id)
      expect(statusAndBody(await edit(role.id, reaching))).toEqual(apiError('role_outside'))
      await world.pool.query('delete from user_roles where role_id = $1', [role.id])
    }
    await give(member.id, role.id)
    expect((await edit(role.id, reaching)).status).toBe(200)
  })

  test('is none that people get when they sign up or join', async () => {
    const { body } = await world.call(`GET /roles/${await idOf('coaching_client')}`, {
      token: root.token,
    })
    const [{ id, name, grants }] = body.roles
    const more = { name, grants: [...grants, grant('access_users', 'groups')] }
    expect(statusAndBody(await edit(id, more))).toEqual(apiError('role_outside'))
  })

  test('is not brought along into an institution', async () => {
    const { promoCode } = await world.organization()
    const ada = await world.person()
    const role = await made([grant('access_users', 'organization')])
    await give(ada.id, role.id)
    const joined = await world.call(`PUT /users/join_organization/${ada.id}`, {
      token: ada.token,
      body: { promo_code: promoCode },
    })
    expect(joined.status).toBe(200)
    const { rows } = await world.pool.query(
      'select key from user_roles join roles on id = role_id where user_id = $1',
      [ada.id],
    )
    expect(rows).toEqual([{ key: 'institution_member' }])
  })
})

describe('a role', () => {
  test('is added with its permissions, and logged', async () => {
    const body = draft([
      grant('access_topics', 'all'),
      grant('access_pwp', 'own', { from_age: 16 }),
    ])
    const { status, body: answer } = await add(body)
    expect([status, answer.role]).toEqual([
      200,
      {
        ...{ id: answer.role.id, name: body.name, key: null, people: 0, edited_at: null },
        ...{ second_factor: false, may_edit: true },
        grants: body.grants.toReversed(),
      },
    ])
    expect(await logged(answer.role.id)).toMatchObject([
      { action: 'create', old_value: null, new_value: { name: body.name } },
    ])
  })

  test.each([
    ['no name', { name: ' ' }, { name: 'required' }],
    ['no permission', { grants: [] }, { grants: 'required' }],
    [
      'a permission twice',
      { grants: [grant('access_topics', 'all'), grant('access_topics', 'all')] },
      { grants: 'taken' },
    ],
    [
      'an impossible scope',
      { grants: [grant('access_topics', 'own')] },
      { 'grants.0': 'grant_impossible' },
    ],
    ['the name of another role', { name: 'sTUDENT' }, { name: 'taken' }],
  ])('is not added with %s', async (_, more, fields) => {
    const answer = await add({ ...draft(), ...more })
    expect(statusAndBody(answer)).toEqual(wrong(fields as never))
  })

  test('changes what people may do at their next call', async () => {
    const role = await made()
    const ada = await world.person()
    await give(ada.id, role.id)
    expect((await topics(ada)).status).toBe(200)
    const changed = await edit(role.id, draft([grant('access_words', 'all')]))
    expect([changed.status, changed.body.role.people]).toEqual([200, 1])
    expect((await topics(ada)).status).toBe(403)
    expect((await world.call('POST /words', { token: ada.token, body: {} })).status).toBe(200)
    expect(await logged(role.id)).toMatchObject([
      { action: 'create' },
      {
        action: 'update',
        old_value: { grants: [{ permission: 'access_topics' }] },
        new_value: { grants: [{ permission: 'access_words' }] },
      },
    ])
  })

  test('is not overwritten by whoever saw an older state', async () => {
    const role = await made()
    const first = await edit(role.id, { ...draft(), edited_at: null })
    expect(first.status).toBe(200)
    expect(statusAndBody(await edit(role.id, { ...draft(), edited_at: null }))).toEqual(
      apiError('row_changed'),
    )
    const { edited_at } = first.body.role
    world.passes(1000)
    expect((await edit(role.id, { ...draft(), edited_at })).status).toBe(200)
  })

  test('saves one of two changes at once', async () => {
    const role = await made()
    const both = await Promise.all([1, 2].map(() => edit(role.id, { ...draft(), edited_at: null })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is deleted when nobody has it', async () => {
    const role = await made()
    const ada = await world.person()
    const bob = await world.person()
    await give(ada.id, role.id)
    await give(bob.id, role.id)
    await world.pool.query('update users set removed = 1 where id = $1', [bob.id])
    expect((await edit(role.id, draft())).body.role.people).toBe(1)
    expect(statusAndBody(await remove(role.id))).toEqual(
      apiError('role_used', { people: 2, in_bin: 1 }),
    )
    await world.pool.query('delete from user_roles where role_id = $1', [role.id])
    expect(await remove(role.id)).toMatchObject({ status: 200, body: {} })
    expect(statusAndBody(await remove(role.id))).toEqual(notFound)
    expect((await logged(role.id)).at(-1)).toMatchObject({ action: 'delete', new_value: null })
  })

  test('that is being given is not deleted, or the other way round', async () => {
    const role = await made()
    const ada = await world.person()
    const individual = await idOf('individual')
    const [given, removed] = await Promise.all([
      world.call(`PUT /user/roles/${ada.id}`, {
        token: root.token,
        body: { roles: [individual, role.id] },
      }),
      remove(role.id),
    ])
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([given.status, removed.status])
  })

  test('from the beginning stays, whatever it is called', async () => {
    const id = await idOf('coaching_client')
    expect(statusAndBody(await remove(id))).toEqual(apiError('role_built_in'))
    const { grants } = (await world.call(`GET /roles/${id}`, { token: root.token })).body.roles[0]
    const renamed = await edit(id, { name: 'Client', grants })
    expect(renamed.body.role).toMatchObject({ name: 'Client', key: 'coaching_client' })
    expect(statusAndBody(await remove(id))).toEqual(apiError('role_built_in'))
  })

  test('is counted for the list', async () => {
    const { body } = await world.call('GET /roles', { token: root.token })
    const admins = body.roles.find(({ key }: { key: string }) => key === 'super_admin')
    expect(admins).toMatchObject({ people: 1, grants: expect.any(Array) })
    expect(body.roles).toHaveLength(
      (await world.pool.query('select count(*)::int as n from roles')).rows[0].n,
    )
  })
})

describe('whoever changes roles', () => {
  const everywhere = [grant('access_roles', 'all'), grant('edit_roles', 'all')]
  const registrar = async (more: object[] = []) => {
    const role = await made([...everywhere, ...more])
    const who = await world.person()
    await give(who.id, role.id)
    return who
  }

  test('gives nothing that they lack, in no wider scope', async () => {
    const who = await registrar([grant('access_users', 'organization')])
    const lacking = apiError('grant_lacking')
    expect(statusAndBody(await add(draft(), who))).toEqual(lacking)
    expect(statusAndBody(await add(draft([grant('access_users', 'all')]), who))).toEqual(lacking)
    const fitting = await add(draft([grant('access_users', 'groups')]), who)
    expect(fitting.status).toBe(200)
    const { id } = fitting.body.role
    expect(statusAndBody(await edit(id, draft([grant('access_users', 'all')]), who))).toEqual(
      lacking,
    )
    expect((await edit(id, draft([grant('access_users', 'organization')]), who)).status).toBe(200)
  })

  test('leaves roles alone that open more than theirs', async () => {
    const who = await registrar()
    const above = await made()
    for (const id of [above.id, await idOf('super_admin')])
      for (const answer of [await edit(id, draft(everywhere), who), await requireFactor(id, who)])
        expect(statusAndBody(answer)).toEqual(apiError('grant_lacking'))
    expect(statusAndBody(await remove(above.id, who))).toEqual(apiError('grant_lacking'))
    const { body } = await world.call('GET /roles', { token: who.token })
    const editable = body.roles.filter(({ may_edit }: { may_edit: boolean }) => may_edit)
    expect(body.may_add).toBe(true)
    expect(editable.map(({ key }: { key: string }) => key)).toContain('student')
    expect(editable.map(({ id }: { id: number }) => id)).not.toContain(above.id)
  })

  test('neither ends nor begins the limits of guests for people with more rights', async () => {
    const who = await registrar()
    const guests = await made([grant('guest', 'own')])
    const plain = await made([grant('old_theme', 'own')])
    const editor = await world.person({ role: 'content_editor' })
    await give(editor.id, guests.id, plain.id)
    const open = draft([grant('old_theme', 'own')])
    const closed = draft([grant('guest', 'own')])
    for (const answer of [await edit(guests.id, open, who), await edit(plain.id, closed, who)])
      expect(statusAndBody(answer)).toEqual(apiError('grant_lacking'))
    await world.pool.query('delete from user_roles where user_id = $1', [editor.id])
    expect((await edit(guests.id, open, who)).status).toBe(200)
    expect((await edit(plain.id, closed, who)).status).toBe(200)
  })

  test('needs both permissions for the whole installation', async () => {
    const { id: organizationId } = await world.organization()
    const role = await made()
    const local = await made([
      grant('access_roles', 'organization'),
      grant('edit_roles', 'organization'),
    ])
    const reader = await world.person({ type: 'institution', organizationId })
    await give(reader.id, local.id)
    const { body } = await world.call('GET /roles', { token: reader.token })
    expect(body.may_add).toBe(false)
    expect(body.roles.some(({ may_edit }: { may_edit: boolean }) => may_edit)).toBe(false)
    expect(statusAndBody(await add(draft(), reader))).toEqual(apiError('forbidden'))
    for (const key of seeded.map((one) => one.key).filter((one) => one !== 'super_admin')) {
      const who = await world.person({ role: key, type: 'institution', organizationId })
      for (const answer of [
        await add(draft(), who),
        await edit(role.id, draft(), who),
        await remove(role.id, who),
      ])
        expect(statusAndBody(answer)).toEqual(apiError('forbidden'))
    }
  })
})

describe('administrators', () => {
  const grantsOfRoot = async () => {
    const { body } = await world.call(`GET /roles/${await idOf('super_admin')}`, {
      token: root.token,
    })
    return body.roles[0].grants as { permission: string }[]
  }
  const fixed = apiError('administrator_role_fixed')

  test.each(['access_users', 'admin_users', 'edit_roles', 'access_settings'])(
    'keep %s',
    async (name) => {
      const grants = (await grantsOfRoot()).filter(({ permission }) => permission !== name)
      expect(
        statusAndBody(await edit(await idOf('super_admin'), { name: 'Super Admin', grants })),
      ).toEqual(fixed)
    },
  )

  test('do not become guests by a role of their own or another one', async () => {
    const guest = grant('guest', 'own')
    const grants = [...(await grantsOfRoot()), guest]
    expect(
      statusAndBody(await edit(await idOf('super_admin'), { name: 'Super Admin', grants })),
    ).toEqual(fixed)
    const other = await made()
    await give(root.id, other.id)
    expect(statusAndBody(await edit(other.id, draft([guest])))).toEqual(fixed)
    await world.pool.query('delete from user_roles where role_id = $1', [other.id])
    expect((await edit(other.id, draft([guest]))).status).toBe(200)
  })

  test('do not take each other’s place at once', async () => {
    const second = await world.person({ role: 'super_admin', type: 'institution' })
    const guests = await made()
    await give(second.id, guests.id)
    const individual = await idOf('individual')
    const [edited, taken] = await Promise.all([
      edit(guests.id, draft([grant('guest', 'own')])),
      world.call(`PUT /user/roles/${root.id}`, {
        token: second.token,
        body: { roles: [individual] },
      }),
    ])
    expect([edited.status, taken.status].filter((status) => status === 200)).toHaveLength(1)
    await world.pool.query('delete from user_roles where user_id = $1', [second.id])
    await world.pool.query('delete from user_roles where user_id = $1', [root.id])
    await give(root.id, await idOf('super_admin'))
    root.token = (await world.signIn(root)).token
  })
})

describe('why a person has a permission', () => {
  const reasons = async (who: Member, id: number) =>
    world.call(`GET /user/permissions/${id}`, { token: who.token })

  test('is said with the role, the scope and what closes it', async () => {
    const ada = await world.person({ role: 'student', type: 'student', ageGroupId: 1 })
    await world.pool.query(
      "insert into user_permissions values ($1, 'access_team', false), ($1, 'access_logs', true)",
      [ada.id],
    )
    const { body } = await reasons(root, ada.id)
    const of = (name: string) =>
      body.permissions.find(({ permission }: { permission: string }) => permission === name)
    const student = await idOf('student')
    const without = { scope: null, read_only: false, roles: [student], is_personal: false }
    expect(of('access_team')).toMatchObject({ ...without, closed_by: 'denied' })
    expect(of('access_pwp')).toMatchObject({ ...without, closed_by: 'age' })
    expect(of('access_logs')).toMatchObject({
      ...{ scope: 'own', roles: [], is_personal: true, closed_by: null },
    })
    expect(of('access_tasks')).toMatchObject({ scope: 'own', roles: [student], closed_by: null })
    expect(of('access_cms')).toBeUndefined()
  })

  test('is for whoever may see roles', async () => {
    const ada = await world.person()
    const role = await made([grant('access_roles', 'all'), grant('access_users', 'all')])
    const who = await world.person()
    await give(who.id, role.id)
    expect(statusAndBody(await reasons(who, ada.id))).toEqual(apiError('forbidden'))
    await edit(
      role.id,
      draft(['access_roles', 'show_roles', 'access_users'].map((name) => grant(name, 'all'))),
    )
    expect((await reasons(who, ada.id)).status).toBe(200)
    expect(statusAndBody(await reasons(who, 2_000_000_000))).toEqual(notFound)
  })
})
