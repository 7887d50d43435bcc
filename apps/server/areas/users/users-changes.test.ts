import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shownIn, shownOn } from '../../testing/consents.ts'
import { peopleList } from '../../testing/people-list.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { type Member, makeWorld, password, type World } from '../../testing/world.ts'

let world: World
let root: Member
let home: { id: number }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await administrator()
  home = await world.organization({ seats: 100, name: 'Home' })
  admin = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: home.id,
  })
})
afterAll(() => world.close())

const administrator = () => world.person({ role: 'super_admin', type: 'institution' })
const pupil = (draft: object = {}) =>
  world.person({ role: 'student', type: 'student', organizationId: home.id, ...draft })
const idsOf = async (who: Member, query = '') =>
  (await peopleList(world, who, query)).list.map(({ id }) => id)
const logOf = async (id: number) =>
  (
    await world.pool.query(
      'select action from logs where subject = (select log_alias from users where id = $1) order by id',
      [id],
    )
  ).rows.map(({ action }) => action)

describe('adding a person', () => {
  const draft = { first_name: 'Mary', last_name: 'Shelley', type: 'student', age_group_id: 3 }
  let number = 0
  const add = (who: Member, more: object = {}) => {
    const email = `added${++number}@example.org`
    return world.call('PUT /users/save', { token: who.token, body: { ...draft, email, ...more } })
  }

  test('mails a link for choosing a password, which nobody else knows', async () => {
    const { status, body } = await add(admin)
    expect([status, body.person]).toMatchObject([
      200,
      { name: 'Mary Shelley', organization_id: home.id, status: 'unverified', roles: ['Student'] },
    ])
    expect(await logOf(body.person.id)).toEqual(['create'])
    const [mail] = await world.mails(body.person.email)
    expect(mail?.subject).toBe('Your Quartet account is ready')
    const token = mail?.text.match(/reset-password\/([\w-]+)/)?.[1]
    const chosen = { password, confirm_password: password }
    expect(
      (await world.call('POST /login', { body: { email: body.person.email, password } })).status,
    ).toBe(401)
    world.passes(6 * 24 * 60 * 60_000)
    expect(
      (await world.call('POST /user/reset/password', { body: { ...chosen, token } })).status,
    ).toBe(200)
    expect(
      (await world.call('POST /login', { body: { email: body.person.email, password } })).status,
    ).toBe(200)
    expect(
      (await world.call('POST /user/reset/password', { body: { ...chosen, token } })).status,
    ).toBe(400)
    world.time.now = new Date('2026-11-21T10:00:00Z')
  })

  test('rejects fields such as password, role or end of access', async () => {
    for (const extra of [
      { password },
      { role: 1 },
      { roles: [1] },
      { exp_time: '2030-01-01' },
      { removed: 0 },
      { email_verified: true },
    ])
      expect([extra, (await add(root, extra)).status]).toEqual([extra, 400])
  })

  test('rejects known addresses, children, and teenagers whose parents have to consent', async () => {
    expect(statusAndBody(await add(admin, { email: admin.email.toUpperCase() }))).toEqual(
      wrong({ email: 'taken' }),
    )
    expect(statusAndBody(await add(admin, { age_group_id: 1 }))).toEqual(
      wrong({ age_group_id: 'guardian_first' }),
    )
    expect(statusAndBody(await add(admin, { age_group_id: 2 }))).toEqual(
      wrong({ turns_18_in: 'turns_18_missing' }),
    )
    const teen = { age_group_id: 2, country: 'DE' }
    expect(statusAndBody(await add(admin, { ...teen, turns_18_in: 2030 }))).toEqual(
      wrong({ age_group_id: 'guardian_first' }),
    )
    expect((await add(admin, { ...teen, turns_18_in: 2027 })).status).toBe(200)
    const signed = await world.organization({
      consent: { mode: 'school', dpa_signed_at: '2026-09-01', min_age: null },
    })
    const pupil = { ...teen, turns_18_in: 2030, organization_id: signed.id }
    expect((await add(root, { ...pupil, shown: await shownOn(world, 'addition') })).status).toBe(
      200,
    )
    expect(statusAndBody(await add(root, pupil))).toEqual(wrong({ shown: 'required' }))
    expect(statusAndBody(await add(root, { ...pupil, shown: shownIn(null) }))).toEqual(
      apiError('consent_text_changed'),
    )
  })

  test('shows an institution admin only few addresses with an account elsewhere, then nothing more', async () => {
    const asker = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: home.id,
    })
    const strangers = await Promise.all(Array.from({ length: 10 }, () => world.person()))
    const known = await Promise.all(Array.from({ length: 11 }, () => pupil()))
    // these are in the list anyway
    for (const { email } of known)
      expect(statusAndBody(await add(asker, { email }))).toEqual(wrong({ email: 'taken' }))
    for (const { email } of strangers)
      expect(statusAndBody(await add(asker, { email }))).toEqual(wrong({ email: 'taken' }))
    expect(statusAndBody(await add(asker, { email: root.email })).body.name).toBe('too_many')
    // a free address gets the same response
    expect(statusAndBody(await add(asker)).body.name).toBe('too_many')
    expect((await add(admin)).status).toBe(200)
    for (const { email } of strangers)
      expect(statusAndBody(await add(root, { email, organization_id: home.id }))).toEqual(
        wrong({ email: 'taken' }),
      )
    // a super admin sees everybody anyway
    expect((await add(root, { organization_id: home.id })).status).toBe(200)
  })

  test('rejects an unpublished language', async () => {
    await world.pool.query('update languages set published = false where id = 4')
    expect(statusAndBody(await add(admin, { language_id: 4 }))).toEqual(
      wrong({ language_id: 'choice_unknown' }),
    )
    await world.pool.query('update languages set published = true where id = 4')
    expect((await add(admin, { language_id: 4 })).status).toBe(200)
  })

  test('is limited to the scope and the seats', async () => {
    const [elsewhere, full] = [await world.organization(), await world.organization({ seats: 0 })]
    expect(statusAndBody(await add(admin, { organization_id: elsewhere.id }))).toEqual(
      wrong({ organization_id: 'choice_unknown' }),
    )
    expect(statusAndBody(await add(admin, { type: 'individual' }))).toEqual(
      wrong({ type: 'choice_unknown' }),
    )
    expect(statusAndBody(await add(root))).toEqual(wrong({ organization_id: 'required' }))
    expect(statusAndBody(await add(root, { organization_id: full.id }))).toEqual(
      apiError('organization_full'),
    )
    expect((await add(root, { type: 'individual' })).body.person).toMatchObject({
      type: 'individual',
      organization_id: null,
    })
    for (const role of ['facilitator', 'content_editor', 'institution_member'])
      expect(
        statusAndBody(
          await add(await world.person({ role, type: 'institution', organizationId: home.id })),
        ),
      ).toEqual(apiError('forbidden'))
  })
})

describe('changing a person', () => {
  test('rejects role, type, institution, end of access and email address', async () => {
    const ada = await pupil()
    for (const extra of [
      { role: 1 },
      { roles: [1] },
      { type: 'individual' },
      { organization_id: 1 },
      { exp_time: '2030-01-01' },
      { seats: 1 },
      { email: 'a@b.example' },
    ])
      for (const who of [root, admin, ada])
        expect([
          extra,
          (
            await world.call(`PUT /users/save/${ada.id}`, {
              token: who.token,
              body: { first_name: 'X', ...extra },
            })
          ).status,
        ]).toEqual([extra, 400])
  })

  test('is forbidden, as is removing, for a person with more rights', async () => {
    const boss = await world.person({
      role: 'super_admin',
      type: 'institution',
      organizationId: home.id,
    })
    const save = { token: admin.token, body: { first_name: 'Taken over' } }
    expect(statusAndBody(await world.call(`PUT /users/save/${boss.id}`, save))).toEqual(
      apiError('forbidden'),
    )
    expect(
      statusAndBody(await world.call(`DELETE /users/delete/${boss.id}`, { token: admin.token })),
    ).toEqual(apiError('forbidden'))
    expect(
      (
        await world.call(`PUT /users/save/${boss.id}`, {
          token: root.token,
          body: { first_name: 'Boss' },
        })
      ).status,
    ).toBe(200)
  })
})

describe('removing people', () => {
  const move = (who: Member, way: string, ids: number[]) =>
    world.call(`POST /users/${way}`, { token: who.token, body: { ids } })

  test('signs them out, moves them to the bin, frees the seat, and can be undone', async () => {
    const ada = await pupil()
    expect(
      (await world.call(`DELETE /users/delete/${ada.id}`, { token: admin.token })).body,
    ).toEqual({ ids: [ada.id] })
    expect((await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).status).toBe(401)
    expect(await idsOf(admin)).not.toContain(ada.id)
    expect(await idsOf(admin, 'removed=1')).toContain(ada.id)
    expect(statusAndBody(await move(admin, 'remove', [ada.id]))).toEqual(apiError('row_unknown'))
    expect((await move(admin, 'restore', [ada.id])).body).toEqual({ ids: [ada.id] })
    expect(await idsOf(admin)).toContain(ada.id)
    expect(await logOf(ada.id)).toEqual(['login', 'delete', 'restore'])
  })

  test('removes all or none, and nobody of another institution', async () => {
    const [ours, theirs] = [await pupil(), await world.person()]
    expect(statusAndBody(await move(admin, 'remove', [ours.id, theirs.id]))).toEqual(
      apiError('row_unknown'),
    )
    expect(await idsOf(admin)).toContain(ours.id)
    expect(
      statusAndBody(await world.call(`DELETE /users/delete/${theirs.id}`, { token: admin.token })),
    ).toEqual(notFound)
    expect(statusAndBody(await move(root, 'remove', [root.id]))).toEqual(apiError('own_account'))
  })

  test('cannot be undone without enough seats', async () => {
    const small = await world.organization({ seats: 2 })
    const two = [
      await pupil({ organizationId: small.id }),
      await pupil({ organizationId: small.id }),
    ].map(({ id }) => id)
    await move(root, 'remove', two)
    await pupil({ organizationId: small.id })
    expect(statusAndBody(await move(root, 'restore', two))).toEqual(apiError('organization_full'))
    expect((await move(root, 'restore', two.slice(0, 1))).status).toBe(200)
  })

  test('cannot be undone after the institution was deleted', async () => {
    const gone = await world.organization()
    const { id } = await pupil({ organizationId: gone.id })
    await move(root, 'remove', [id])
    await world.call(`DELETE /organizations/delete/${gone.id}`, { token: root.token })
    expect(statusAndBody(await move(root, 'restore', [id]))).toEqual(
      apiError('organization_deleted'),
    )
    expect(
      statusAndBody(
        await world.call(`PUT /users/save/${id}`, { token: root.token, body: { removed: 0 } }),
      ),
    ).toEqual(apiError('organization_deleted'))
    await world.call('POST /organizations/restore', { token: root.token, body: { ids: [gone.id] } })
    expect((await move(root, 'restore', [id])).body).toEqual({ ids: [id] })
  })

  test('works for at least one of two administrators who remove each other, without a deadlock', async () => {
    for (let time = 0; time < 5; time++) {
      const [one, other] = [await administrator(), await administrator()]
      const answers = await Promise.all([
        move(one, 'remove', [other.id]),
        move(other, 'remove', [one.id]),
      ])
      expect(answers.map(({ status }) => status).sort()).not.toContain(503)
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    }
  })

  test('removes a thousand people in one call', async () => {
    const school = await world.organization({ seats: 1000 })
    await world.pool.query(
      `insert into users (first_name, last_name, type, age_group_id, language_id, organization_id)
       select 'Ida', 'Listed ' || n, 'student', 3, 1, $1 from generate_series(1, 999) n`,
      [school.id],
    )
    const ids = await idsOf(root, `organization_id=${school.id}`)
    expect((await move(root, 'remove', ids)).body.ids).toHaveLength(999)
    expect(await idsOf(root, `organization_id=${school.id}`)).toEqual([])
  })
})
