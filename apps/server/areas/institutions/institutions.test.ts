import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupLock } from '../../backup/backup-lock.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let root: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
})
afterAll(() => world.close())

const put = (who: Member, body: object, id?: number) =>
  world.call(`PUT /organizations/save${id === undefined ? '' : `/${id}`}`, {
    token: who.token,
    body,
  })
const show = (who: Member, id: number) =>
  world.call(`GET /organizations/show/${id}`, { token: who.token })
const list = (who: Member, query = '', path = '/organizations') =>
  world.call(`POST ${path}?${query}`, { token: who.token, body: {} })
const names = (body: { list: { name: string }[] }) => body.list.map(({ name }) => name)
const made = async (draft: object = {}) =>
  (await put(root, { name: 'New School', seats: 3, ...draft })).body.organization
const administrator = (organizationId: number) =>
  world.person({ role: 'institution_admin', type: 'institution', organizationId })
const memberOf = (organizationId: number) =>
  world.person({ role: 'student', type: 'student', organizationId })
const pick = async (who: Member, query = '') =>
  (await world.call(`GET /orgs?${query}`, { token: who.token })).body.organizations
const logged = async (id: number) =>
  (
    await world.pool.query(
      "select action, new_value from logs join log_values on log_id = logs.id where entity = 'organizations' and entity_id = $1 order by logs.id",
      [id],
    )
  ).rows

describe('adding an institution', () => {
  test('rejects names with characters that change the reading direction or break the line', async () => {
    for (const name of ['School\u202Eloohcs', 'School\r\nBcc: x@y.zz'])
      expect(statusAndBody(await put(root, { name, seats: 3 }))).toEqual(
        wrong({ name: 'name_characters' }),
      )
    for (const name of ['مدرسة الأمل', 'L-Iskola ta’ Ħal Għaxaq', 'Herons 🦩'])
      expect((await made({ name })).name).toBe(name)
  })

  test('stores every field, generates a missing code, and logs the change', async () => {
    const features = {
      lci_only: false,
      tasks: true,
      teams: false,
      career: true,
      pwp: true,
      classroom: true,
    }
    const fields = {
      ...{
        kind: 'school',
        country: 'IT',
        city: 'Bari',
        language_id: 3,
        code_member_type: 'student',
        status: 'active',
        min_age: 13,
      },
      ...{
        starts_on: '2026-09-01',
        ends_on: '2027-06-30',
        contact_name: 'Gwen',
        contact_email: 'gwen@school.example',
        logo: 'Scuola',
      },
      ...{
        email_domains: ['School.example'],
        features,
        consent_mode: 'school',
        dpa_signed_on: '2026-08-01',
        notes: 'Met in May',
      },
    }
    const { status, body } = await put(root, { name: 'Scuola', seats: 30, ...fields })
    expect([status, body.organization]).toMatchObject([
      200,
      { ...fields, email_domains: ['school.example'], seats: 30, seats_used: 0 },
    ])
    const { id, promo_code, link } = body.organization
    expect(promo_code).toMatch(/^[A-Z0-9]{6,12}$/)
    expect(link).toBe(`https://quartet.test/register-professional?code=${promo_code}`)
    expect((await show(root, id)).body.organization).toEqual(body.organization)
    const [entry] = await logged(id)
    expect(entry).toMatchObject({
      action: 'create',
      new_value: { seats: 30, fields: expect.arrayContaining(['notes']) },
    })
    expect(JSON.stringify(entry)).not.toMatch(/Gwen|Met in May|gwen@/)
  })

  test('rejects a code of another institution in any case, also of a deleted one', async () => {
    const { id } = await made({ promo_code: 'Taken123' })
    expect(
      statusAndBody(await put(root, { name: 'Other', seats: 1, promo_code: 'tAKEN123' })),
    ).toEqual(wrong({ promo_code: 'taken' }))
    await world.call(`DELETE /organizations/delete/${id}`, { token: root.token })
    expect(
      statusAndBody(await put(root, { name: 'Other', seats: 1, promo_code: 'taken123' })),
    ).toEqual(wrong({ promo_code: 'taken' }))
  })

  test.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ promo_code: 'short' }, { promo_code: 'code_shape' }],
    [{ contact_email: 'nobody' }, { contact_email: 'email_wrong' }],
    [{ email_domains: ['no domain'] }, { 'email_domains.0': 'domain_wrong' }],
    [{ starts_on: '2027-01-02', ends_on: '2027-01-01' }, { ends_on: 'ends_before_start' }],
    [{ ends_on: 'next year' }, { ends_on: 'day_wrong' }],
    [{ language_id: 999 }, { language_id: 'choice_unknown' }],
  ] as const)('rejects %j', async (draft, codes) => {
    expect(statusAndBody(await put(root, { name: 'X', seats: 1, ...draft }))).toEqual(wrong(codes))
  })

  test('does not wait for a running backup', async () => {
    const backup = await world.pool.connect()
    await backup.query(backupLock)
    expect(await made({ name: 'Meanwhile' })).toMatchObject({ name: 'Meanwhile' })
    await backup.query('select pg_advisory_unlock_all()')
    backup.release()
  })

  test('requires the administration of all institutions, as do deleting and restoring', async () => {
    const { id } = await made()
    for (const role of ['institution_admin', 'facilitator', 'content_editor', 'individual']) {
      const who = await world.person({ role, type: 'institution', organizationId: id })
      expect(statusAndBody(await put(who, { name: 'Mine', seats: 1 }))).toEqual(
        apiError('forbidden'),
      )
      expect(
        statusAndBody(await world.call(`DELETE /organizations/delete/${id}`, { token: who.token })),
      ).toEqual(apiError('forbidden'))
      expect(
        statusAndBody(
          await world.call('POST /organizations/restore', {
            token: who.token,
            body: { ids: [id] },
          }),
        ),
      ).toEqual(apiError('forbidden'))
    }
  })
})

describe('editing an institution', () => {
  test('its own administrator may change name, contact, logo, features and consent, and nothing else', async () => {
    const { id } = await made()
    const admin = await administrator(id)
    const features = {
      lci_only: true,
      tasks: true,
      teams: true,
      career: true,
      pwp: true,
      classroom: true,
    }
    const own = {
      name: 'Ours',
      contact_name: 'Gwen',
      contact_email: 'g@ours.example',
      logo: 'OURS',
      features,
      consent_mode: 'parent',
    }
    expect((await put(admin, own, id)).body.organization).toMatchObject(own)
    const others = {
      ...{
        seats: 99,
        promo_code: 'MINE2026',
        status: 'suspended',
        starts_on: null,
        ends_on: '2099-01-01',
        email_domains: [],
        notes: 'x',
      },
      ...{
        kind: 'school',
        country: 'DE',
        city: 'Ulm',
        language_id: 1,
        code_member_type: 'student',
        dpa_signed_on: '2026-01-01',
        min_age: 6,
      },
    }
    for (const [name, value] of Object.entries(others))
      expect([name, statusAndBody(await put(admin, { name: 'No', [name]: value }, id))]).toEqual([
        name,
        apiError('forbidden'),
      ])
    expect((await put(admin, { removed: 1 }, id)).status).toBe(400)
    expect((await show(root, id)).body.organization).toMatchObject({
      name: 'Ours',
      seats: 3,
      status: 'active',
    })
  })

  test('logs both names when it is renamed, and rejects names that could be an address', async () => {
    const school = await world.organization({ name: 'Old Mill School' })
    const principal = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: school.id,
    })
    for (const name of [
      'Win at www.evil.example',
      'http://evil.example',
      'a@evil.example',
      'Line\nBcc: x',
      'Turned \u202e round',
    ])
      expect(statusAndBody(await put(principal, { name }, school.id))).toEqual(
        wrong({ name: 'name_characters' }),
      )
    expect((await put(principal, { name: 'New Mill School, St. Paul’s' }, school.id)).status).toBe(
      200,
    )
    const { rows } = await world.pool.query(
      `select old_value, new_value->>'name' as name from log_values v join logs l on l.id = v.log_id
       where l.entity = 'organizations' and l.entity_id = $1`,
      [school.id],
    )
    expect(rows).toEqual([
      { old_value: { name: 'Old Mill School' }, name: 'New Mill School, St. Paul’s' },
    ])
  })

  test('an institution out of scope is not found', async () => {
    const [ours, theirs] = [await made(), await made()]
    const admin = await administrator(ours.id)
    expect(statusAndBody(await put(admin, { name: 'Theirs' }, theirs.id))).toEqual(notFound)
    expect(statusAndBody(await show(admin, theirs.id))).toEqual(notFound)
    expect(statusAndBody(await put(root, { name: 'None' }, 2_000_000_000))).toEqual(notFound)
  })

  test('rejects fewer seats than members, and a change based on an outdated state', async () => {
    const { id } = await made({ seats: 5 })
    await memberOf(id)
    await memberOf(id)
    expect(statusAndBody(await put(root, { seats: 1 }, id))).toEqual(wrong({ seats: 'seats_used' }))
    const { body } = await put(root, { seats: 2, edited_at: null }, id)
    expect(body.organization).toMatchObject({ seats: 2, seats_used: 2 })
    expect(statusAndBody(await put(root, { seats: 9, edited_at: null }, id))).toEqual(
      apiError('row_changed'),
    )
    expect(statusAndBody(await put(root, { starts_on: '2027-01-01' }, id)).status).toBe(200)
    expect(statusAndBody(await put(root, { ends_on: '2026-01-01' }, id))).toEqual(
      wrong({ ends_on: 'ends_before_start' }),
    )
    // the start is cleared in the same change
    const cleared = await put(root, { starts_on: null, ends_on: '2026-12-31' }, id)
    expect(cleared.body.organization).toMatchObject({ starts_on: null, ends_on: '2026-12-31' })
  })

  test('switching off a feature takes effect at the next call of its members, as does switching it on again', async () => {
    const { id } = await made()
    const pupil = await world.person({
      role: 'institution_member',
      type: 'institution',
      organizationId: id,
    })
    const locked = async () =>
      (await world.call(`GET /user/roles/${pupil.id}`, { token: pupil.token })).body.permissions
    expect(await locked()).toEqual(expect.arrayContaining(['access_tasks', 'access_career']))
    await put(
      root,
      {
        features: {
          lci_only: false,
          tasks: false,
          teams: true,
          career: false,
          pwp: true,
          classroom: true,
        },
      },
      id,
    )
    expect(await locked()).not.toContain('access_tasks')
    expect(
      (await world.call(`POST /tasks?user_id=${pupil.id}`, { token: pupil.token, body: {} }))
        .status,
    ).toBe(403)
    await put(
      root,
      {
        features: {
          lci_only: false,
          tasks: true,
          teams: true,
          career: true,
          pwp: true,
          classroom: true,
        },
      },
      id,
    )
    expect(await locked()).toEqual(expect.arrayContaining(['access_tasks', 'access_career']))
  })
})

describe('deleting institutions', () => {
  test('deletes and restores institutions without members, all or none', async () => {
    const [empty, full] = [await made({ name: 'Empty' }), await made({ name: 'Full' })]
    await memberOf(full.id)
    const move = (way: string, ids: number[]) =>
      world.call(`POST /organizations/${way}`, { token: root.token, body: { ids } })
    expect(statusAndBody(await move('remove', [empty.id, full.id]))).toEqual(apiError('row_used'))
    expect((await show(root, empty.id)).body.organization.removed).toBe(0)
    expect((await move('remove', [empty.id])).body).toEqual({ ids: [empty.id] })
    expect(statusAndBody(await move('remove', [empty.id]))).toEqual(apiError('row_unknown'))
    expect(names((await list(root, 'removed=1&limit=999')).body)).toContain('Empty')
    expect((await move('restore', [empty.id])).body).toEqual({ ids: [empty.id] })
    expect((await logged(empty.id)).map(({ action }) => action)).toEqual([
      'create',
      'delete',
      'restore',
    ])
  })
})

describe('list of institutions', () => {
  test('is searched, filtered and sorted, with the exact count, under both paths', async () => {
    for (const [name, kind, seats] of [
      ['Çelik A', 'school', 7],
      ['Celik B', 'college', 9],
      ['celik C', 'school', 8],
    ] as const)
      await made({ name, kind, seats })
    expect(
      (await list(root, 'search_text=%C3%A7ELIK&limit=1&order_by=seats&order_direction=ASC')).body,
    ).toMatchObject({
      count: 3,
      may_add: true,
      list: [{ name: 'Çelik A' }, { name: 'celik C' }],
    })
    expect(
      names(
        (
          await list(
            root,
            'search_text=celik&kind=school&order_by=name&order_direction=DESC',
            '/orgs',
          )
        ).body,
      ),
    ).toEqual(['celik C', 'Çelik A'])
    expect((await list(root, 'search_text=celik&date_from=2026-11-22')).body.count).toBe(0)
    expect((await list(root, 'search_text=celik&date_to=2026-11-21')).body.count).toBe(3)
  })

  test('contains only the own institution for its administrator, and none without an institution', async () => {
    const { id, name } = await made({ name: 'Home' })
    const admin = await administrator(id)
    expect((await list(admin)).body).toMatchObject({ count: 1, may_add: false, list: [{ id }] })
    expect((await world.call('GET /orgs', { token: admin.token })).body).toEqual({
      organizations: [{ id, name }],
    })
    const homeless = await world.person({ role: 'institution_admin', type: 'institution' })
    expect((await list(homeless)).body).toMatchObject({ count: 0, list: [] })
    expect(statusAndBody(await list(await world.person()))).toEqual(apiError('forbidden'))
  })

  test('depends on the rights of the caller, not on the institution alone', async () => {
    const { id, name } = await made({ name: 'Shared' })
    const admin = await administrator(id)
    const facilitator = await world.person({
      role: 'facilitator',
      type: 'institution',
      organizationId: id,
    })
    expect((await world.call('GET /orgs', { token: facilitator.token })).status).toBe(403)
    expect(await pick(admin)).toEqual([{ id, name }])
    const all = (await list(root)).body.count
    const denied = await world.person({
      role: 'super_admin',
      type: 'institution',
      organizationId: id,
    })
    await world.pool.query(
      "insert into user_permissions (user_id, permission, granted) values ($1, 'access_users', false)",
      [denied.id],
    )
    expect((await list(denied)).body.count).toBe(1)
    expect((await list(root)).body.count).toBe(all)
  })
})

describe('institutions to choose one of', () => {
  test('are found by name, city and code, ignoring case and accents, and sorted by name', async () => {
    const [zurich, second] = [
      await made({ name: 'Straße Zürich', city: 'Genève' }),
      await made({ name: 'straße Aarau' }),
    ]
    expect(await pick(root, 'search_text=STRASSE')).toEqual([
      { id: second.id, name: 'straße Aarau' },
      { id: zurich.id, name: 'Straße Zürich' },
    ])
    expect(await pick(root, 'search_text=geneve')).toEqual([{ id: zurich.id, name: zurich.name }])
    expect(await pick(root, `search_text=${zurich.promo_code}`)).toHaveLength(1)
    expect(await pick(root, 'search_text=%25')).toEqual([])
    expect(await pick(root, 'search_text=nowhere')).toEqual([])
  })

  test('are twenty unless the caller asks for fewer', async () => {
    for (let at = 0; at < 21; at++) await made({ name: `Numbered ${at}` })
    expect(await pick(root, 'search_text=numbered')).toHaveLength(20)
    expect(await pick(root, 'search_text=numbered&limit=2')).toHaveLength(3)
    expect((await world.call('GET /orgs?limit=100', { token: root.token })).status).toBe(400)
  })

  test('can be named by the id, only in scope and outside the bin', async () => {
    const [own, other] = [await made({ name: 'Own' }), await made({ name: 'Other' })]
    const admin = await administrator(own.id)
    expect(await pick(admin, `id=${own.id}`)).toEqual([{ id: own.id, name: 'Own' }])
    expect(await pick(admin, `id=${other.id}`)).toEqual([])
    expect(await pick(admin, 'search_text=other')).toEqual([])
    expect(await pick(root, `id=${other.id}`)).toEqual([{ id: other.id, name: 'Other' }])
    await world.pool.query('update organizations set removed = 1 where id = $1', [other.id])
    expect(await pick(root, `id=${other.id}`)).toEqual([])
  })
})
