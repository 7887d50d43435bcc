import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { shownOn } from '../../testing/consents.ts'
import { peopleList } from '../../testing/people-list.ts'
import { confirm, member, register, tooYoung } from '../../testing/registration.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, hours, type Member, makeWorld, password, type World } from '../../testing/world.ts'
import { forgetUnanswered } from '../guardians/jobs.ts'
import { tellOfAdmissions } from './admin-jobs.ts'

let world: World
let school: { id: number; promoCode: string; name: string }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from rate_limits; delete from jobs.job; delete from users')
  school = await world.organization({
    consent: { mode: 'school', dpa_signed_at: '2026-09-01', min_age: null },
    codeMemberType: 'student',
  })
  admin = await staff(school.id)
})
afterAll(() => world.close())

const staff = (organizationId: number, role = 'institution_admin') =>
  world.person({ role, type: 'institution', organizationId })
async function signUp(more: object = { age_group_id: 1 }) {
  const body = await member(world, school.promoCode, { ...more })
  await register(world, body)
  const answer = await confirm(world, String(body.email))
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return {
    id: answer.body.user.id,
    email: String(body.email),
    token: answer.body.access_token,
    state: answer.body.user.access_state,
  }
}
const admit = async ({ token }: { token?: string }, ids: number[], consents: string[] = []) =>
  world.call('POST /users/admissions', {
    token,
    body: { ids, consents, shown: await shownOn(world, 'admission') },
  })
const reject = ({ token }: { token?: string }, ids: number[]) =>
  world.call('POST /users/admissions/refuse', { token, body: { ids } })
const own = async ({ token }: { token: string }) =>
  (await world.call('GET /users/own_data', { token })).body
const waits = async ({ token }: { token: string }) =>
  (await world.call('POST /tasks/add_task', { token, body: {} })).body.name === 'consent_awaited'
const exists = async ({ id }: { id: number }) =>
  (await world.pool.query('select from users where id = $1', [id])).rows.length === 1
const ledgerOf = async ({ id }: { id: number }) =>
  (
    await world.pool.query(
      `select purpose, by, organization_id, (select id from users where log_alias = confirmed_by) as staff, given_at from consents
       where user_id = $1 order by id`,
      [id],
    )
  ).rows
const tell = () =>
  withoutTenantScope(() => tellOfAdmissions({ ...world.services, now: world.time.now }))

describe('a child with the code of a school that consents for its pupils', () => {
  test('waits for admission by staff of the school, without consents and with access to help only', async () => {
    const tom = await signUp()
    expect(tom.state).toBe('awaiting_consent')
    expect(await waits(tom)).toBe(true)
    expect(await ledgerOf(tom)).toEqual([])
    expect((await world.call('GET /users/guardian', { token: tom.token })).body).toEqual({
      ...{
        waits: true,
        by: 'school',
        institution: school.name,
        state: 'asked',
        guardian_email: null,
      },
      ...{ sent_at: '2026-11-21T10:00:00.000Z', answer_by: '2026-12-05T10:00:00.000Z' },
    })
    const { list, count } = await peopleList(world, admin, 'status=awaiting_school')
    expect([
      count,
      list.map(({ id, status, classification }) => ({ id, status, classification })),
    ]).toEqual([1, [{ id: tom.id, status: 'awaiting_school', classification: null }]])

    world.passes(hours)
    expect((await admit(admin, [tom.id], ['facilitator_scores'])).body).toEqual({ ids: [tom.id] })
    expect(await waits(tom)).toBe(false)
    const row = {
      by: 'school',
      organization_id: school.id,
      staff: admin.id,
      given_at: world.time.now,
    }
    expect(await ledgerOf(tom)).toEqual([
      { purpose: 'account', ...row },
      { purpose: 'facilitator_scores', ...row },
    ])
    expect((await world.mails(tom.email)).at(-1)?.subject).toBe('Your account is open')
    expect((await world.call('GET /users/guardian', { token: tom.token })).body).toMatchObject({
      waits: false,
      by: 'school',
      state: 'given',
    })
    expect((await own(tom)).consents[0]).toMatchObject({ by: 'school', by_name: school.name })
    expect((await peopleList(world, admin, 'status=awaiting_school')).count).toBe(0)
  })

  test('waits at 14 too where a guardian would have to consent, but not where the person consents alone', async () => {
    const { guardian_email: _, ...young } = tooYoung() as Record<string, unknown>
    expect((await signUp(young)).state).toBe('awaiting_consent')
    expect(
      (await signUp({ age_group_id: 2, country: 'IT', old_enough: true, turns_18_in: 2030 })).state,
    ).toBe('covered')
  })

  test('cannot include consents, which only the school gives', async () => {
    const body = await member(world, school.promoCode, {
      age_group_id: 1,
      consents: ['facilitator_scores'],
    })
    expect(statusAndBody(await register(world, body))).toEqual(apiError('guardian_only'))
  })

  test('is erased and notified when the school refuses', async () => {
    const tom = await signUp()
    expect((await reject(admin, [tom.id])).body).toEqual({ ids: [tom.id] })
    expect((await world.call('GET /users/own_data', { token: tom.token })).status).toBe(401)
    expect(
      (await world.call('POST /login', { body: { email: tom.email, password } })).body.name,
    ).toBe('account_closing')
    expect((await world.mails(tom.email)).at(-1)?.subject).toBe('Your account was deleted')
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await exists(tom)).toBe(false)
  })

  test('is erased after fourteen days without an answer, not earlier, and never once admitted', async () => {
    const [tom, mia] = [await signUp(), await signUp()]
    await admit(admin, [mia.id])
    world.passes(14 * days - 1)
    await withoutTenantScope(() => forgetUnanswered({ ...world.services, now: world.time.now }))
    expect(await exists(tom)).toBe(true)
    world.passes(1)
    await withoutTenantScope(() => forgetUnanswered({ ...world.services, now: world.time.now }))
    expect([await exists(tom), await exists(mia)]).toEqual([false, true])
  })
})

describe('admitting people', () => {
  test('is done for several at once, all or none', async () => {
    const ids = [await signUp(), await signUp()].map(({ id }) => id)
    const pupil = await world.person({
      role: 'student',
      type: 'student',
      organizationId: school.id,
    })
    expect(statusAndBody(await admit(admin, [...ids, pupil.id]))).toEqual(apiError('row_unknown'))
    expect(statusAndBody(await reject(admin, [...ids, pupil.id]))).toEqual(apiError('row_unknown'))
    expect((await peopleList(world, admin, 'status=awaiting_school')).count).toBe(2)
    expect((await admit(admin, ids)).status).toBe(200)
  })

  test('is not possible for staff of another school, without the permission or without a session', async () => {
    const tom = await signUp()
    const stranger = await staff((await world.organization()).id)
    for (const answer of [admit, reject]) {
      expect(statusAndBody(await answer(stranger, [tom.id]))).toEqual(apiError('row_unknown'))
      expect(statusAndBody(await answer(await staff(school.id, 'facilitator'), [tom.id]))).toEqual(
        apiError('forbidden'),
      )
      expect(statusAndBody(await answer({}, [tom.id]))).toEqual(apiError('unauthenticated'))
      expect(statusAndBody(await answer(tom, [tom.id]))).toEqual(apiError('consent_awaited'))
    }
    expect(await waits(tom)).toBe(true)
    const root = await world.person({ role: 'super_admin', type: 'institution' })
    expect((await admit(root, [tom.id])).status).toBe(200)
  })

  test('excludes people waiting for a guardian, and consents that the school cannot give', async () => {
    const teen = await world.person({
      awaitsConsent: true,
      organizationId: school.id,
      type: 'student',
      role: 'student',
    })
    expect(statusAndBody(await admit(admin, [teen.id]))).toEqual(apiError('row_unknown'))
    const tom = await signUp()
    expect((await admit(admin, [tom.id], ['research_statistics'])).status).toBe(400)
    expect(statusAndBody(await admit(admin, []))).toMatchObject({ status: 400 })
    expect((await admit(admin, [tom.id])).status).toBe(200)
  })

  test('has one winner when one member of staff admits and another refuses at once', async () => {
    const tom = await signUp()
    const colleague = await staff(school.id)
    const both = await atOnce(world.pool, `select from users where id = ${tom.id}`, [
      () => admit(admin, [tom.id]),
      () => reject(colleague, [tom.id]),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await exists(tom)).toBe(both[0]?.status === 200)
  })
})

describe('administrators of the school', () => {
  test('get a mail about new waiting pupils, at most once a day', async () => {
    await staff(school.id, 'facilitator')
    await signUp()
    await tell()
    await tell()
    const subjects = async () => (await world.mails(admin.email)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(['Pupils are waiting for approval (1)'])
    world.passes(2 * hours)
    const tom = await signUp()
    await tell()
    expect(await subjects()).toHaveLength(1)
    world.passes(23 * hours)
    await tell()
    expect(await subjects()).toEqual([
      'Pupils are waiting for approval (1)',
      'Pupils are waiting for approval (2)',
    ])
    world.passes(2 * days)
    await tell()
    expect(await subjects()).toHaveLength(2)
    expect(
      (await world.mails()).filter(({ subject }) => subject.startsWith('Pupils')),
    ).toHaveLength(2)
    expect((await world.mails(admin.email)).at(-1)?.text).toContain(
      'https://quartet.test/users?status=awaiting_school',
    )
    expect(await exists(tom)).toBe(true)
  })
})
