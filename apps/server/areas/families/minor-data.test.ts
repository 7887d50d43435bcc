import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { addChild, addToFamily, makeFamily, memberOf } from '../../testing/families.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'
import { eraseAsked } from '../privacy/jobs.ts'
import { tellOfAges } from './jobs.ts'

let world: World
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = start
  await world.pool.query('delete from rate_limits')
})
afterAll(() => world.close())

const erase = (who: Member, id: number, body: object = { password }) =>
  world.call(`POST /users/family/members/${id}/erasure`, { token: who.token, body })
const keep = (who: Member, id: number) =>
  world.call(`DELETE /users/family/members/${id}/erasure`, { token: who.token })
const exporting = (who: Member, id: number, method = 'POST') =>
  world.call(`${method} /users/family/members/${id}/exports`, { token: who.token })
const file = (who: Member, id: number, exportId: number) =>
  world.call(`GET /users/family/members/${id}/exports/${exportId}/file`, { token: who.token })
const membersOf = async ({ token }: Member) =>
  (await world.call('POST /users/family/members', { token })).body.family_members
const profile = async (who: Member, id: number) =>
  (await world.call(`GET /users/family/members/${id}`, { token: who.token })).body
const run = (job: (context: World['services'] & { now: Date }) => Promise<unknown>) =>
  withoutTenantScope(() => job({ ...world.services, now: world.time.now }))
const exists = async (id: number) =>
  (await world.pool.query('select 1 from users where id = $1', [id])).rows.length === 1

describe('the account of a minor', () => {
  test('is closed at once and erased after 14 days, with the password of the administrator', async () => {
    const { admin } = await makeFamily(world)
    const mia = await addChild(world, admin)
    expect(statusAndBody(await erase(admin, mia.id, {}))).toEqual(
      wrong({ password: 'password_missing' }),
    )
    expect(statusAndBody(await erase(admin, mia.id, { password: 'wrong' }))).toEqual(
      wrong({ password: 'old_password_wrong' }),
    )
    expect(await profile(admin, mia.id)).toMatchObject({ may_erase: true, may_export: true })
    const erase_from = '2026-12-05T10:00:00.000Z'
    expect(statusAndBody(await erase(admin, mia.id))).toEqual({ status: 200, body: { erase_from } })
    expect((await world.call('POST /users/family/members', { token: mia.token })).status).toBe(401)
    expect((await membersOf(admin))[1]).toMatchObject({
      ...{ id: mia.id, erase_from, may_remove: false, may_set_password: false },
      ...{ lci: null, scores: null, email: null },
    })
    world.passes(14 * days)
    await run(eraseAsked)
    expect(await exists(mia.id)).toBe(false)
    expect(await membersOf(await world.signIn(admin))).toHaveLength(1)
  })

  test('can be kept until then, and a second order changes nothing', async () => {
    const { admin } = await makeFamily(world)
    const mia = await addChild(world, admin)
    const [one, other] = await Promise.all([erase(admin, mia.id), erase(admin, mia.id)])
    expect([one.status, other.status, one.body]).toEqual([200, 200, other.body])
    expect((await keep(admin, mia.id)).status).toBe(200)
    expect(statusAndBody(await keep(admin, mia.id))).toEqual(notFound)
    expect((await membersOf(admin))[1]).toMatchObject({ erase_from: null, may_remove: true })
    expect((await world.call('POST /login', { body: { email: mia.email, password } })).status).toBe(
      200,
    )
    world.passes(15 * days)
    await run(eraseAsked)
    expect(await exists(mia.id)).toBe(true)
  })

  test('of a teenager notifies the teenager by mail', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2029 })
    expect((await erase(family.admin, leo.id)).status).toBe(200)
    expect((await world.mails(leo.email)).at(-1)?.text).toContain('December 5, 2026')
    await keep(family.admin, leo.id)
    expect((await world.mails(leo.email)).at(-1)?.subject).toContain('account')
    const { rows } = await world.pool.query(
      "select actor, new_value from logs join log_values on log_id = logs.id where entity = 'users' and new_value ? 'erasure' and subject = (select log_alias from users where id = $1) order by logs.id",
      [leo.id],
    )
    expect(rows.map(({ new_value }) => new_value.erasure)).toEqual(['ordered', 'undone'])
  })

  test('stays when the member turns 18 before it is erased', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2026 })
    world.time.now = new Date('2026-12-30T10:00:00Z')
    expect((await erase(await world.signIn(family.admin), leo.id)).status).toBe(200)
    world.passes(3 * days)
    await run(tellOfAges)
    world.passes(14 * days)
    await run(eraseAsked)
    expect(await exists(leo.id)).toBe(true)
  })
})

describe('an account that the family closed', () => {
  const placeOf = async (id: number) =>
    (await world.pool.query('select removed, organization_id from users where id = $1', [id]))
      .rows[0]
  const enroll = (id: number, organizationId: number) =>
    world.pool.query("update users set organization_id = $2, type = 'student' where id = $1", [
      id,
      organizationId,
    ])
  /** A child of a family whose account is closed, and whose place somebody else has now. */
  async function closedChild() {
    const school = await world.organization({ seats: 1 })
    const { admin } = await makeFamily(world)
    const mia = await addChild(world, admin)
    await enroll(mia.id, school.id)
    expect((await erase(admin, mia.id)).status).toBe(200)
    const next = await world.person({ organizationId: school.id, type: 'student' })
    return { admin, mia, school, next }
  }

  test('opens again with the place in its institution only when that is free', async () => {
    const { admin, mia, school, next } = await closedChild()
    expect(statusAndBody(await keep(admin, mia.id))).toEqual(apiError('organization_full'))
    await world.pool.query('update users set organization_id = null where id = $1', [next.id])
    expect((await keep(admin, mia.id)).status).toBe(200)
    expect(await placeOf(mia.id)).toEqual({ removed: 0, organization_id: school.id })
  })

  test('opens again outside of an institution that was deleted', async () => {
    const { admin, mia, school } = await closedChild()
    await world.pool.query('update organizations set removed = 1 where id = $1', [school.id])
    expect((await keep(admin, mia.id)).status).toBe(200)
    expect(await placeOf(mia.id)).toEqual({ removed: 0, organization_id: null })
  })

  test('is kept at 18 without the place that somebody else has', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2026 })
    const school = await world.organization({ seats: 1 })
    await enroll(leo.id, school.id)
    world.time.now = new Date('2026-12-30T10:00:00Z')
    expect((await erase(await world.signIn(family.admin), leo.id)).status).toBe(200)
    await world.person({ organizationId: school.id, type: 'student' })
    world.passes(3 * days)
    await run(tellOfAges)
    expect(await placeOf(leo.id)).toEqual({ removed: 0, organization_id: null })
  })

  test('sends who logs in to the family, whose order a school does not undo', async () => {
    const school = await world.organization()
    const { admin } = await makeFamily(world)
    const mia = await addChild(world, admin)
    await enroll(mia.id, school.id)
    const { body } = await erase(admin, mia.id)
    const login = await world.call('POST /login', { body: { email: mia.email, password } })
    expect(statusAndBody(login)).toEqual(apiError('account_closing_family', body))
    const staff = await world.person({
      ...{ role: 'institution_admin', type: 'institution', organizationId: school.id },
    })
    const root = await world.person({ role: 'super_admin' })
    const moving = (how: string, { token }: Member) =>
      world.call(`POST /users/${how}`, { token, body: { ids: [mia.id] } })
    expect((await moving('keep', root)).status).toBe(200)
    await erase(admin, mia.id)
    expect(statusAndBody(await moving('keep', staff))).toEqual(apiError('forbidden'))
    expect(statusAndBody(await moving('restore', staff))).toEqual(apiError('forbidden'))
    await world.pool.query(
      "update erasure_orders set by = 'staff', reason = 'other' where user_id = $1",
      [mia.id],
    )
    expect((await moving('keep', staff)).status).toBe(200)
  })

  test('is not opened by the family when staff closed it', async () => {
    const { admin } = await makeFamily(world)
    const mia = await addChild(world, admin)
    expect((await erase(admin, mia.id)).status).toBe(200)
    await world.pool.query(
      "update erasure_orders set by = 'staff', reason = 'other' where user_id = $1",
      [mia.id],
    )
    expect(statusAndBody(await keep(admin, mia.id))).toEqual(notFound)
  })
})

describe('an export for the administrator', () => {
  test('is made for a minor, who is notified, and only one at a time', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2029 })
    const requested = await exporting(family.admin, leo.id)
    expect(requested.body.exports).toEqual([
      expect.objectContaining({ asked_by: 'guardian', state: 'waiting' }),
    ])
    expect((await exporting(family.admin, leo.id)).body.exports).toHaveLength(1)
    const heard = await world.call('GET /notifications', { token: leo.token })
    expect(heard.body.list[0]).toMatchObject({ kind: 'family', event: 'exported', family: 'Borg' })
    const views = await world.call('GET /users/profile_views', { token: leo.token })
    expect(views.body.list[0]).toMatchObject({ relation: 'family_admin' })
    const { id } = requested.body.exports[0]
    expect(statusAndBody(await file(family.admin, leo.id, id))).toEqual(apiError('export_gone'))
  })

  test('is not made without the notice', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2029 })
    await world.pool.query(
      "alter table notifications add constraint silent check (kind <> 'family') not valid",
    )
    const failed = await exporting(family.admin, leo.id)
    await world.pool.query('alter table notifications drop constraint silent')
    expect(failed.status).not.toBe(200)
    expect((await exporting(family.admin, leo.id, 'GET')).body.exports).toEqual([])
  })

  test('does not show those that the member made', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2029 })
    const own = await world.call('POST /users/own_data/export', { token: leo.token, body: {} })
    expect(own.status).toBe(200)
    expect((await exporting(family.admin, leo.id, 'GET')).body.exports).toEqual([])
    const { id } = own.body.exports[0]
    expect(statusAndBody(await file(family.admin, leo.id, id))).toEqual(notFound)
  })
})

test('adults, other families and strangers have neither', async () => {
  const [family, other] = [await makeFamily(world), await makeFamily(world)]
  const ben = await memberOf(world, family)
  const mia = await addChild(world, family.admin)
  const nobody = await world.person()
  expect(await profile(family.admin, ben.id)).toMatchObject({ may_erase: false, may_export: false })
  for (const [who, id] of [
    [family.admin, ben.id],
    [family.admin, family.admin.id],
    [family.admin, nobody.id],
    [other.admin, mia.id],
  ] as const) {
    expect(statusAndBody(await erase(who, id))).toEqual(notFound)
    expect(statusAndBody(await keep(who, id))).toEqual(notFound)
    expect(statusAndBody(await exporting(who, id))).toEqual(notFound)
    expect(statusAndBody(await exporting(who, id, 'GET'))).toEqual(notFound)
  }
  expect((await erase(nobody, mia.id)).status).toBe(403)
})

describe('a teenager with an address', () => {
  const form = (email: string) => ({
    ...{ age_group_id: 2, first_name: 'Leo', last_name: 'Borg', turns_18_in: 2028, country: 'DE' },
    ...{ old_enough: true, email },
  })

  test('looks the same whether or not the address has an account, and its owner is invited', async () => {
    const { admin, code } = await makeFamily(world)
    const owner = await world.person()
    const fresh = 'fresh@example.org'
    const [made, taken] = [
      await addToFamily(world, admin, form(fresh)),
      await addToFamily(world, admin, form(owner.email)),
    ]
    expect([made.status, made.body.one_time]).toEqual([taken.status, taken.body.one_time])
    const [, one, two] = await membersOf(admin)
    const without = ({ id: _, ...rest }: { id: number }) => rest
    expect(without(one)).toEqual(without(two))
    const seen = await Promise.all([one, two].map(({ id }) => profile(admin, id)))
    expect(seen.map(({ may_export }) => may_export)).toEqual([false, false])
    expect((await world.mails(fresh)).at(-1)?.text).toContain('/reset-password/')
    const mail = (await world.mails(owner.email)).at(-1)
    expect(mail?.text).toContain(`${code.slice(0, 4)}-${code.slice(4)}`)
  })
})

describe('removing a child', () => {
  /** Removes a child to whose account a guardian with this address agreed by the link. */
  async function removeChildOf(guardianOf: (admin: Member) => string) {
    const { admin } = await makeFamily(world)
    const mia = await addChild(world, admin)
    await world.pool.query(
      "update consents set how = 'guardian_link', guardian_email = $2 where user_id = $1",
      [mia.id, guardianOf(admin)],
    )
    const gone = await world.call(`DELETE /users/family/members/${mia.id}`, { token: admin.token })
    expect(gone.status).toBe(200)
    const { rows } = await world.pool.query(
      'select awaiting_consent_since is not null as waits, (select count(*)::int from consents where user_id = $1 and withdrawn_at is null) as open from users where id = $1',
      [mia.id],
    )
    return rows[0]
  }

  test('leaves a consent that another guardian gave', async () => {
    expect(await removeChildOf(() => 'other@example.org')).toEqual({ waits: false, open: 1 })
  })

  test('withdraws a consent that the administrator gave again by the link', async () => {
    expect(await removeChildOf(({ email }) => email)).toEqual({ waits: true, open: 0 })
  })
})

test('reading the list of members is noted for those of whom more is seen', async () => {
  const family = await makeFamily(world)
  const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2029 })
  const ben = await memberOf(world, family)
  const viewsOf = async (who: Member) =>
    (await world.call('GET /users/profile_views', { token: who.token })).body.list.length
  await membersOf(ben)
  expect([await viewsOf(leo), await viewsOf(ben)]).toEqual([0, 0])
  await membersOf(family.admin)
  expect([await viewsOf(leo), await viewsOf(ben)]).toEqual([1, 0])
  await world.call(`GET /families/show/${family.id}`, { token: family.admin.token })
  expect(await viewsOf(leo)).toBe(1)
})
