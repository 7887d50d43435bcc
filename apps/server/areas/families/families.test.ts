import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import {
  addToFamily as add,
  addChild,
  childForm,
  joinFamily as join,
  makeFamily,
  memberOf,
} from '../../testing/families.ts'
import { giveScores } from '../../testing/groups.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'
import { eraseAsked } from '../privacy/jobs.ts'
import { tellOfAges } from './jobs.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from rate_limits')
})
afterAll(() => world.close())

const own = async ({ token }: Member) =>
  (await world.call('POST /users/family/members', { token })).body
const stateOf = async ({ id, token }: Member) =>
  (await world.call(`GET /users/show/${id}`, { token })).body.user
const profile = (reader: Member, id: number) =>
  world.call(`GET /users/family/members/${id}`, { token: reader.token })
const remove = (who: Member, id: number) =>
  world.call(`DELETE /users/family/members/${id}`, { token: who.token })

describe('the family of an administrator', () => {
  test('shows the code and nobody else at first', async () => {
    const { admin, code } = await makeFamily(world)
    const { family_details, family_members, members } = await own(admin)
    expect(family_details).toMatchObject({
      ...{ name: 'Borg', family_code: code, family_type: 1, family_max: 6, own: null },
      plan_ends_at: '2027-11-21T10:00:00.000Z',
    })
    expect(members).toBe(1)
    expect(family_members.map(({ id }: { id: number }) => id)).toEqual([admin.id])
  })

  test('is joined with the code, however it is typed, and lists who joined', async () => {
    const { admin, code } = await makeFamily(world)
    const ben = await world.person({
      endsAt: new Date(world.time.now.getTime() + 10 * days),
      renews: true,
    })
    const typed = `${code.slice(0, 4)} - ${code.slice(4)}`.toLowerCase()
    expect((await join(world, ben, typed)).body.family_details).toMatchObject({
      ...{ family_type: 2, family_code: null, name: 'Borg' },
      own: { stage: 'adult', shares: false, may_leave: true, sees: ['plan'], teams: 'none' },
    })
    const { family_members } = await own(admin)
    expect(family_members[1]).toMatchObject({ id: ben.id, family_type: 2, lci: null, email: null })
    expect(await stateOf(ben)).toMatchObject({
      ...{ access_state: 'covered', exp_time: '2027-11-21', family_type: 2 },
    })
    expect((await stateOf(admin)).family_type).toBe(1)
    const { rows } = await world.pool.query(
      'select auto_renew from subscriptions where user_id = $1',
      [ben.id],
    )
    expect(rows).toEqual([{ auto_renew: false }])
    const heard = await world.call('GET /notifications', { token: admin.token })
    expect(heard.body.list[0]).toMatchObject({ kind: 'family', event: 'joined', family: 'Borg' })
  })

  test('refuses a wrong code, a second family, and a family whose plan has ended', async () => {
    const [one, other] = [await makeFamily(world), await makeFamily(world)]
    const ben = await memberOf(world, one)
    const eve = await world.person()
    expect(statusAndBody(await join(world, eve, 'AAAAAAAA'))).toEqual(
      apiError('family_code_unknown'),
    )
    expect(statusAndBody(await join(world, ben, other.code))).toEqual(apiError('family_joined'))
    expect(statusAndBody(await join(world, one.admin, other.code))).toEqual(
      apiError('family_joined'),
    )
    await world.pool.query(
      "update subscriptions set subscription_ends_at = '2026-11-20' where user_id = $1",
      [other.admin.id],
    )
    expect(statusAndBody(await join(world, eve, other.code))).toEqual(apiError('family_ended'))
  })

  test('is not joined by a child alone, whom nobody would have agreed for', async () => {
    const { admin, code } = await makeFamily(world)
    const child = await world.person({ ageGroupId: 1 })
    await world.pool.query("update users set consent_by = 'school' where id = $1", [child.id])
    expect(statusAndBody(await join(world, child, code))).toEqual(apiError('guardian_only'))
    expect((await own(admin)).members).toBe(1)
  })

  test('is closed until its plan begins', async () => {
    const { admin, code } = await makeFamily(world, { begins: false })
    expect(statusAndBody(await join(world, await world.person(), code))).toEqual(
      apiError('family_ended'),
    )
    const opened = new Date(world.time.now.getTime() + 14 * days).toISOString()
    await world.pool.query(
      'update subscriptions set subscription_ends_at = $2 where user_id = $1',
      [admin.id, opened],
    )
    expect((await join(world, await world.person(), code)).status).toBe(200)
  })

  test('leaves 14 days to a member whose own plan ended long ago', async () => {
    const { admin, code } = await makeFamily(world)
    const ben = await world.person({ endsAt: new Date(world.time.now.getTime() - 90 * days) })
    expect((await stateOf(ben)).access_state).toBe('expired')
    await join(world, ben, code)
    expect((await stateOf(ben)).access_state).toBe('covered')
    await remove(admin, ben.id)
    expect(await stateOf(ben)).toMatchObject({ access_state: 'trial', exp_time: '2026-12-05' })
  })

  test('gives the last place to exactly one of two', async () => {
    const family = await makeFamily(world)
    for (let at = 0; at < 4; at++) await memberOf(world, family)
    const two = [await world.person(), await world.person()]
    const answers = await atOnce(
      world.pool,
      `select from families where id = ${family.id}`,
      two.map((who) => () => join(world, who, family.code)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.name).toBe('family_full')
    expect((await own(family.admin)).members).toBe(6)
  })

  test('can be renamed, and its code replaced, by its administrator only', async () => {
    const { admin, id, code } = await makeFamily(world)
    const ben = await memberOf(world, { code })
    const rename = (who: Member) =>
      world.call(`PUT /families/update/${id}`, { token: who.token, body: { name: 'Zammit' } })
    expect((await rename(admin)).body.family.name).toBe('Zammit')
    expect(statusAndBody(await rename(ben))).toEqual(notFound)
    expect(statusAndBody(await rename(await world.person()))).toEqual(notFound)
    const { body } = await world.call('POST /users/family/code', { token: admin.token })
    expect(body.family_code).not.toBe(code)
    expect((await join(world, await world.person(), code)).body.name).toBe('family_code_unknown')
    expect((await join(world, await world.person(), body.family_code)).status).toBe(200)
  })
})

describe('a child', () => {
  test('is added by nick name with the consent of the administrator, and signs in without an address', async () => {
    const { admin } = await makeFamily(world)
    const { body } = await add(world, admin, await childForm(world))
    expect(body).toEqual({
      id: expect.any(Number),
      one_time: {
        login: expect.stringMatching(/^mia\d{6}$/),
        password: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
        until: '2026-11-28T10:00:00.000Z',
      },
    })
    const { rows } = await world.pool.query(
      'select c.by, c.how, c.guardian_email, u.email, u.consent_by, u.awaiting_consent_since from consents c join users u on u.id = c.user_id where user_id = $1',
      [body.id],
    )
    expect(rows).toEqual([
      {
        ...{ by: 'guardian', how: 'family', guardian_email: admin.email, email: null },
        ...{ consent_by: 'guardian', awaiting_consent_since: null },
      },
    ])
    const { login, password: given } = body.one_time
    const first = await world.call('POST /login', {
      body: { email: login.toUpperCase(), password: given },
    })
    expect(first.body.choose_password).toEqual({ user_id: body.id, language_id: 1 })
    expect((await world.mails(admin.email)).at(-1)?.text).toContain('/consent/')
    expect((await own(admin)).family_members[1]).toMatchObject({
      ...{ name: 'Mia', stage: 'child', login_name: login, may_set_password: true },
    })
  })

  test('needs a plausible year, the shown words and a confirmed address', async () => {
    const { admin } = await makeFamily(world)
    const form = await childForm(world)
    expect(statusAndBody(await add(world, admin, { ...form, turns_18_in: 2028 }))).toEqual(
      wrong({ turns_18_in: 'age_contradiction' }),
    )
    const shown = { digest: '0'.repeat(64), language_id: 1 }
    expect(statusAndBody(await add(world, admin, { ...form, shown }))).toEqual(
      apiError('consent_text_changed'),
    )
    await world.pool.query('update users set email_verified_at = null where id = $1', [admin.id])
    expect(statusAndBody(await add(world, admin, form))).toEqual(apiError('family_unverified'))
    expect((await own(admin)).members).toBe(1)
  })

  test('cannot leave; when it is removed, its account closes and is erased after 14 days', async () => {
    const { admin } = await makeFamily(world)
    const mia = await addChild(world, admin)
    expect((await stateOf(mia)).access_state).toBe('covered')
    const leaving = await world.call('POST /users/family/leave', { token: mia.token })
    expect(statusAndBody(leaving)).toEqual(apiError('guardian_only'))
    expect((await remove(admin, mia.id)).status).toBe(200)
    expect((await world.call(`GET /users/show/${mia.id}`, { token: mia.token })).status).toBe(401)
    const { rows } = await world.pool.query(
      'select state, expires_at from consent_requests where user_id = $1',
      [mia.id],
    )
    expect(rows).toEqual([{ state: 'withdrawn', expires_at: new Date('2026-12-05T10:00:00Z') }])
    expect((await own(admin)).members).toBe(1)
  })

  test('gets a new one-time password, which ends its sessions', async () => {
    const { admin } = await makeFamily(world)
    const mia = await addChild(world, admin)
    const give = (who: Member) =>
      world.call(`POST /users/family/members/${mia.id}/password`, { token: who.token })
    const { body } = await give(admin)
    expect(body.login).toBe(mia.email)
    expect((await world.call(`GET /users/show/${mia.id}`, { token: mia.token })).status).toBe(401)
    const back = await world.call('POST /login', {
      body: { email: mia.email, password: body.password },
    })
    expect(back.body.choose_password.user_id).toBe(mia.id)
    expect((await world.call('POST /login', { body: { email: mia.email, password } })).status).toBe(
      401,
    )
    expect(statusAndBody(await give((await makeFamily(world)).admin))).toEqual(notFound)
  })
})

describe('a teenager', () => {
  const teen = async (more: object = {}) => ({
    ...{ age_group_id: 2, first_name: 'Leo', last_name: 'Borg', turns_18_in: 2030 },
    ...{ country: 'DE', old_enough: false, ...more },
  })

  test('below the age of consent needs the consent of the administrator', async () => {
    const { admin } = await makeFamily(world)
    expect(statusAndBody(await add(world, admin, await teen()))).toEqual(
      wrong({ shown: 'required' }),
    )
    const { shown } = await childForm(world)
    const made = await add(world, admin, await teen({ shown }))
    expect(made.body.one_time.login).toMatch(/^leo\d{6}$/)
    expect((await own(admin)).family_members[1]).toMatchObject({ name: 'Leo Borg', stage: 'teen' })
  })

  test('with an address gets a link and no password', async () => {
    const { admin } = await makeFamily(world)
    const email = 'leo@example.org'
    const made = await add(world, admin, await teen({ turns_18_in: 2028, old_enough: true, email }))
    expect(made.body).toEqual({ id: expect.any(Number), one_time: null })
    expect((await world.mails(email)).at(-1)?.text).toContain('https://quartet.test/')
    expect((await own(admin)).members).toBe(2)
  })

  test('who is an adult already is invited instead', async () => {
    const { admin } = await makeFamily(world)
    const made = await add(world, admin, await teen({ turns_18_in: 2020, old_enough: true }))
    expect(statusAndBody(made)).toEqual(wrong({ age_group_id: 'adult_invited' }))
  })

  test('may leave, and keeps the account for 14 days of grace', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2029 })
    expect((await world.call('POST /users/family/leave', { token: leo.token })).status).toBe(200)
    expect((await own(leo)).family_details).toBe(null)
    expect((await stateOf(leo)).access_state).toBe('trial')
    world.passes(14 * days)
    expect((await stateOf(await world.signIn(leo))).access_state).toBe('expired')
    expect((await world.mails(leo.email)).at(-1)?.text).toContain('December 5, 2026')
    expect((await join(world, await world.signIn(leo), family.code)).status).toBe(200)
  })
})

test('an adult is invited by mail and nothing is made', async () => {
  const { admin, code } = await makeFamily(world)
  const email = 'uncle@example.org'
  const invited = await add(world, admin, { age_group_id: 3, email })
  expect(statusAndBody(invited)).toEqual({ status: 200, body: { id: null, one_time: null } })
  expect((await world.mails(email)).at(-1)?.text).toContain(`${code.slice(0, 4)}-${code.slice(4)}`)
  expect((await own(admin)).members).toBe(1)
})

describe('what the administrator sees', () => {
  const four = [28, 20, 15, 30]
  const seenOf = async (family: { admin: Member }, who: Member) => {
    await giveScores(world, who, four)
    await addTask(world, who, { name: 'Essay', description: 'Compare the two poems.' })
    return (await profile(family.admin, who.id)).body
  }
  const shares = (who: Member, value: boolean) =>
    world.call('PUT /users/family/shares', { token: who.token, body: { shares: value } })

  test('of a child is everything', async () => {
    const family = await makeFamily(world)
    const mia = await addChild(world, family.admin)
    expect(await seenOf(family, mia)).toMatchObject({
      ...{ stage: 'child', sequence: 28, confluence: 30 },
      tasks: [{ name: 'Essay', description: 'Compare the two poems.' }],
    })
  })

  test('of a teenager excludes the texts of tasks until they are shared', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2029 })
    expect(await seenOf(family, leo)).toMatchObject({
      ...{ stage: 'consent', sequence: 28, tasks: [{ name: 'Essay', description: null }] },
    })
    expect((await shares(leo, true)).status).toBe(200)
    expect((await profile(family.admin, leo.id)).body.tasks[0].description).toBe(
      'Compare the two poems.',
    )
  })

  test('of an adult is nothing until scores and statements are shared, and never tasks', async () => {
    const family = await makeFamily(world)
    const ben = await memberOf(world, family)
    const before = await seenOf(family, ben)
    expect(before).toMatchObject({ stage: 'adult', sequence: null, tasks: [], statements: [] })
    await shares(ben, true)
    expect((await profile(family.admin, ben.id)).body).toMatchObject({ sequence: 28, tasks: [] })
    await shares(ben, false)
    expect((await profile(family.admin, ben.id)).body.sequence).toBe(null)
  })

  test('is noted for the member, and hidden from everybody else', async () => {
    const family = await makeFamily(world)
    const ben = await memberOf(world, family)
    const eve = await memberOf(world, family)
    await profile(family.admin, ben.id)
    const views = await world.call('GET /users/profile_views', { token: ben.token })
    expect(views.body.list[0]).toMatchObject({ relation: 'family_admin' })
    const other = (await makeFamily(world)).admin
    expect(statusAndBody(await profile(other, ben.id))).toEqual(notFound)
    expect((await profile(eve, ben.id)).status).toBe(403)
    expect((await remove(family.admin, ben.id)).status).toBe(200)
    expect(statusAndBody(await profile(family.admin, ben.id))).toEqual(notFound)
  })

  test('names only for the other members', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2029 })
    await giveScores(world, leo, four)
    const eve = await memberOf(world, family)
    const { family_members } = await own(eve)
    expect(family_members.find(({ id }: { id: number }) => id === leo.id)).toMatchObject({
      ...{ name: expect.any(String), scores: null, lci: null, email: null, stage: null },
    })
  })
})

describe('families of others', () => {
  test('are not found, and all of them are listed for administrators of the installation', async () => {
    const family = await makeFamily(world, { name: 'Vella' })
    const root = await world.person({ role: 'super_admin' })
    const show = (who: Member) =>
      world.call(`GET /families/show/${family.id}`, { token: who.token })
    expect((await show(family.admin)).body.family.name).toBe('Vella')
    expect((await show(root)).body.family).toMatchObject({ name: 'Vella', family_code: null })
    expect(statusAndBody(await show((await makeFamily(world)).admin))).toEqual(notFound)
    const list = (who: Member, search = '') =>
      world.call(`POST /families?search_text=${search}`, { token: who.token })
    expect((await list(root, 'vell')).body).toMatchObject({ count: 1, list: [{ name: 'Vella' }] })
    expect((await list(family.admin)).body).toMatchObject({ count: 1, list: [{ name: 'Vella' }] })
    expect((await list(await world.person())).status).toBe(403)
    const ben = await memberOf(world, family)
    await giveScores(world, ben, [28, 20, 15, 30])
    expect((await profile(root, ben.id)).body.sequence).toBe(28)
  })
})

describe('the end of a family', () => {
  test('leaves its members their accounts for 14 days, when its administrator is erased', async () => {
    const family = await makeFamily(world)
    const ben = await memberOf(world, family)
    await world.pool.query("update users set erase_from = '2026-11-21' where id = $1", [
      family.admin.id,
    ])
    await withoutTenantScope(() => eraseAsked({ ...world.services, now: world.time.now }))
    expect((await own(ben)).family_details).toBe(null)
    expect((await stateOf(ben)).access_state).toBe('trial')
    const { body } = await world.call('GET /notifications', { token: ben.token })
    expect(body.list[0]).toMatchObject({ kind: 'family', event: 'ended', family: 'Borg' })
  })

  test('of its plan gives 14 days, and a renewal opens it for everybody', async () => {
    const family = await makeFamily(world)
    const ben = await memberOf(world, family)
    world.passes(366 * days)
    expect((await stateOf(await world.signIn(ben))).access_state).toBe('trial')
    world.passes(14 * days)
    expect((await stateOf(await world.signIn(ben))).access_state).toBe('expired')
    await world.pool.query(
      "update subscriptions set subscription_ends_at = '2029-01-01' where user_id = $1",
      [family.admin.id],
    )
    expect((await stateOf(await world.signIn(ben))).access_state).toBe('covered')
  })
})

describe('a member who grows up', () => {
  const nextYears = async () =>
    withoutTenantScope(() => tellOfAges({ ...world.services, now: world.time.now }))
  const heard = async (who: Member) =>
    (
      await world.call('GET /notifications', { token: (await world.signIn(who)).token })
    ).body.list.filter(({ event }: { event?: string }) => event === 'narrowed').length

  test('moves to the teenagers in the year after turning 13, and both are notified once', async () => {
    const { admin } = await makeFamily(world)
    const { body } = await add(world, admin, await childForm(world, { turns_18_in: 2031 }))
    const mia = { id: body.id, email: '', token: '' }
    await world.pool.query('update users set must_choose_password = false where id = $1', [mia.id])
    await nextYears()
    expect([await heard(mia), await heard(admin)]).toEqual([0, 0])
    world.time.now = new Date('2027-01-02T10:00:00Z')
    await nextYears()
    await nextYears()
    expect([await heard(mia), await heard(admin)]).toEqual([1, 1])
    expect((await profile(await world.signIn(admin), mia.id)).body).toMatchObject({
      ...{ age_group_id: 2, stage: 'teen' },
    })
    expect((await world.mails(admin.email)).at(-1)?.subject).toContain('Mia')
  })

  test('shows nothing any more once adult, until sharing again', async () => {
    const family = await makeFamily(world)
    const leo = await memberOf(world, family, { ageGroupId: 2, turns18In: 2026 })
    await giveScores(world, leo, [28, 20, 15, 30])
    expect((await profile(family.admin, leo.id)).body.sequence).toBe(28)
    world.time.now = new Date('2027-01-02T10:00:00Z')
    const admin = await world.signIn(family.admin)
    expect((await profile(admin, leo.id)).body).toMatchObject({ stage: 'adult', sequence: null })
    await nextYears()
    expect([await heard(leo), await heard(admin)]).toEqual([1, 1])
  })
})

describe('two at once', () => {
  test('join and be removed in some order, and one of the two holds for everybody', async () => {
    const family = await makeFamily(world)
    const ben = await memberOf(world, family)
    const answers = await atOnce(world.pool, `select from families where id = ${family.id}`, [
      () => join(world, ben, family.code),
      () => remove(family.admin, ben.id),
    ])
    const [joined, removed] = answers.map(({ status }) => status)
    expect(removed).toBe(200)
    const isMember = (await own(ben)).family_details !== null
    expect(isMember).toBe(joined === 200)
    expect((await own(family.admin)).members).toBe(isMember ? 2 : 1)
  })

  test('leave and are read: afterwards nothing is seen', async () => {
    const family = await makeFamily(world)
    const ben = await memberOf(world, family)
    const [left, read] = await atOnce(world.pool, `select from families where id = ${family.id}`, [
      () => world.call('POST /users/family/leave', { token: ben.token }),
      () => profile(family.admin, ben.id),
    ])
    expect([left?.status, [200, 404].includes(read?.status ?? 0)]).toEqual([200, true])
    expect(statusAndBody(await profile(family.admin, ben.id))).toEqual(notFound)
  })
})
