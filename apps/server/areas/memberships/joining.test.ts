import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { addChild, makeFamily } from '../../testing/families.ts'
import {
  answer as answerAccount,
  linkTo as linkToAccount,
  parentSchool,
} from '../../testing/guardians.ts'
import { joiningAgreement, joiningLinkTo, joinWithCode } from '../../testing/joining.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'
import { forgetJoinRequests } from './joining-commands.ts'

let world: World
let guardian: Member
let mia: Member
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = start
  await world.pool.query('delete from rate_limits')
  guardian = (await makeFamily(world)).admin
  mia = await addChild(world, guardian)
})
afterAll(() => world.close())

const join = (who: Member, code: string) => joinWithCode(world, who, code)
const own = async ({ token }: Member) =>
  (await world.call('GET /users/organization', { token })).body
const linkTo = (email: string) => joiningLinkTo(world, email)
const open = (link: string, token?: string) => world.call(`GET /joining/${link}`, { token })
const answer = (link: string, how: string, body: object = {}) =>
  world.call(`POST /joining/${link}/${how}`, { body })
const agree = async (link: string, more: object = {}) =>
  answer(link, 'confirm', await joiningAgreement(world, link, more))
const memberships = async (who: Member) =>
  (
    await world.pool.query('select organization_id, type, consent_by from users where id = $1', [
      who.id,
    ])
  ).rows[0]
const ledger = async (who: Member) =>
  (
    await world.pool.query(
      "select purpose, by, how, guardian_email as email, withdrawn_at is null as open from consents where user_id = $1 and purpose <> 'account' order by purpose",
      [who.id],
    )
  ).rows
/** The entries of the log about somebody's requests to join: action, actor and values. */
const entries = async (who: Member) =>
  (
    await world.pool.query(
      `select l.action, a.id as actor, v.new_value from logs l join log_values v on v.log_id = l.id join users u on u.log_alias = l.subject
        left join users a on a.log_alias = l.actor where u.id = $1 and l.entity = 'join_requests' order by l.id`,
      [who.id],
    )
  ).rows.map(({ action, actor, new_value }) => [action, actor, new_value])
/** Lets a child join with a code; returns the link of the guardian. */
const requestJoining = async (school: { promoCode: string }) => {
  const { body } = await join(mia, school.promoCode)
  expect(body).toMatchObject({ error: null, awaits_guardian: true })
  return linkTo(guardian.email)
}

describe('a child whose guardian agreed to the account', () => {
  test('joins once the guardian agrees, and waits until then without a seat', async () => {
    const school = await parentSchool(world, { name: 'North School', seats: 1 })
    const link = await requestJoining(school)
    expect((await memberships(mia)).organization_id).toBe(null)
    expect((await own(mia)).join_request).toEqual({
      ...{ name: 'North School', sent_at: '2026-11-21T10:00:00.000Z' },
      answer_by: '2026-12-05T10:00:00.000Z',
    })
    expect((await open(link)).body).toMatchObject({
      ...{ state: 'asked', name: 'Mia', institution: 'North School' },
    })
    expect((await agree(link, { facilitator_scores: true })).status).toBe(200)
    expect(await memberships(mia)).toEqual({
      ...{ organization_id: school.id, type: 'student', consent_by: 'guardian' },
    })
    const giver = { by: 'guardian', how: 'guardian_link', email: guardian.email, open: true }
    expect(await ledger(mia)).toEqual([
      { purpose: 'facilitator_scores', ...giver },
      { purpose: 'institution', ...giver },
    ])
    expect((await own(mia)).join_request).toBe(null)
    expect((await world.mails(guardian.email)).at(-1)?.text).toContain('North School')
    expect(statusAndBody(await answer(link, 'refuse'))).toEqual(apiError('consent_given'))
  })

  test('shares no scores unless the guardian ticks it', async () => {
    const link = await requestJoining(await parentSchool(world))
    await agree(link)
    expect((await ledger(mia)).map(({ purpose }) => purpose)).toEqual(['institution'])
  })

  test('leaves when the guardian withdraws, and keeps the account', async () => {
    const school = await parentSchool(world)
    const link = await requestJoining(school)
    expect(statusAndBody(await answer(link, 'withdraw'))).toEqual(apiError('consent_awaited'))
    await agree(link)
    world.passes(100 * days)
    expect((await open(link)).body).toMatchObject({ state: 'given', consent_texts: null })
    expect((await answer(link, 'withdraw')).status).toBe(200)
    expect(await memberships(mia)).toMatchObject({ organization_id: null, type: 'individual' })
    expect((await ledger(mia)).every((one) => !one.open)).toBe(true)
    expect(statusAndBody(await answer(link, 'withdraw'))).toEqual(apiError('consent_link_unknown'))
    expect((await own(await world.signIn(mia))).institution).toBe(null)
  })

  test('stays outside when the guardian declines, and is notified', async () => {
    const link = await requestJoining(await parentSchool(world, { name: 'North School' }))
    expect((await answer(link, 'refuse')).status).toBe(200)
    const { body } = await world.call('GET /notifications', { token: mia.token })
    expect(body.list[0]).toMatchObject({ event: 'guardian_declined', name: 'North School' })
    expect(statusAndBody(await open(link))).toEqual(apiError('consent_link_unknown'))
    expect((await own(mia)).join_request).toBe(null)
  })

  test('can ask again after 14 days without an answer, when the link has ended', async () => {
    const school = await parentSchool(world)
    const link = await requestJoining(school)
    world.passes(14 * days)
    expect(statusAndBody(await open(link))).toEqual(apiError('consent_late'))
    expect(statusAndBody(await answer(link, 'refuse'))).toEqual(apiError('consent_late'))
    const forget = () =>
      withoutTenantScope(() => forgetJoinRequests({ ...world.services, now: world.time.now }))
    await forget()
    await forget()
    mia = await world.signIn(mia)
    const { body } = await world.call('GET /notifications', { token: mia.token })
    expect(
      body.list.filter(({ event }: { event?: string }) => event === 'guardian_unanswered'),
    ).toHaveLength(1)
    expect(await entries(mia)).toEqual([
      ['create', mia.id, { organization_id: school.id }],
      ['delete', null, { organization_id: school.id, state: 'unanswered' }],
    ])
    await agree(await requestJoining(school))
    expect((await memberships(mia)).organization_id).toBe(school.id)
  })

  test('has one request: another takes its place, and it can be taken back', async () => {
    const [one, other] = [await parentSchool(world), await parentSchool(world)]
    const [first, second] = [await requestJoining(one), await requestJoining(other)]
    expect(statusAndBody(await agree(first))).toEqual(apiError('consent_link_unknown'))
    const cancel = () =>
      world.call(`DELETE /users/join_organization/${mia.id}`, { token: mia.token })
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200])
    expect(await entries(mia)).toEqual([
      ['create', mia.id, { organization_id: one.id }],
      ['create', mia.id, { organization_id: other.id }],
      ['delete', mia.id, { organization_id: other.id, state: 'cancelled' }],
    ])
    expect(statusAndBody(await agree(second))).toEqual(apiError('consent_link_unknown'))
    expect((await memberships(mia)).organization_id).toBe(null)
  })

  test('does not join twice, nor without a free seat', async () => {
    const school = await parentSchool(world, { seats: 1 })
    const link = await requestJoining(school)
    const pupil = await world.person({ organizationId: school.id, type: 'student' })
    expect(statusAndBody(await agree(link))).toEqual(apiError('organization_full'))
    await world.pool.query('update users set organization_id = null where id = $1', [pupil.id])
    const both = await Promise.all([agree(link), agree(link)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('cannot answer alone, nor with words that were not shown', async () => {
    const link = await requestJoining(await parentSchool(world))
    expect(statusAndBody(await open(link, mia.token))).toEqual(apiError('guardian_only'))
    const wrongWords = { shown: { digest: '0'.repeat(64), language_id: 1 } }
    expect(statusAndBody(await answer(link, 'confirm', wrongWords))).toEqual(
      apiError('consent_text_changed'),
    )
    expect(statusAndBody(await open('unknown'))).toEqual(apiError('consent_link_unknown'))
  })

  test('is not admitted where nobody of that age is', async () => {
    const school = await world.organization()
    expect((await join(mia, school.promoCode)).body.error).toBe('guardian_only')
    expect(await linkTo(guardian.email)).toBe('none')
  })

  test('is not admitted when the institution changed its mind meanwhile', async () => {
    const school = await parentSchool(world)
    const link = await requestJoining(school)
    await world.pool.query(
      `update organizations set consent = '{"mode":"none","dpa_signed_at":null,"min_age":null}' where id = $1`,
      [school.id],
    )
    expect(statusAndBody(await agree(link))).toEqual(apiError('organization_ended'))
  })

  test('leaves alone as others do, which ends the consent', async () => {
    const link = await requestJoining(await parentSchool(world))
    await agree(link)
    const left = await world.call(`PUT /users/leave_organization/${mia.id}`, {
      token: mia.token,
      body: {},
    })
    expect(left.status).toBe(200)
    expect((await ledger(mia)).every((one) => !one.open)).toBe(true)
    expect(statusAndBody(await open(link))).toEqual(apiError('consent_link_unknown'))
  })
})

describe('the consent to the account', () => {
  const withdrawAccount = async () =>
    answerAccount(world, await linkToAccount(world, guardian.email), 'withdraw')
  const isAsked = async () =>
    (await world.pool.query('select 1 from join_requests where user_id = $1', [mia.id])).rows
      .length === 1

  test('ends with it a request to join and a membership, which begin only anew', async () => {
    const school = await parentSchool(world)
    const unanswered = await requestJoining(school)
    expect((await withdrawAccount()).status).toBe(200)
    expect(statusAndBody(await agree(unanswered))).toEqual(apiError('consent_link_unknown'))
    await answerAccount(world, await linkToAccount(world, guardian.email), 'confirm')
    mia = await world.signIn(mia)
    await agree(await requestJoining(school))
    expect((await memberships(mia)).organization_id).toBe(school.id)
    expect((await withdrawAccount()).status).toBe(200)
    expect(await memberships(mia)).toMatchObject({ organization_id: null, type: 'individual' })
    expect(await isAsked()).toBe(false)
    await answerAccount(world, await linkToAccount(world, guardian.email), 'confirm')
    expect((await memberships(mia)).organization_id).toBe(null)
  })

  test('ends them as well when the family removes the child', async () => {
    await agree(await requestJoining(await parentSchool(world)))
    const path = `DELETE /users/family/members/${mia.id}`
    expect((await world.call(path, { token: guardian.token })).status).toBe(200)
    expect((await memberships(mia)).organization_id).toBe(null)
    expect((await ledger(mia)).every((one) => !one.open)).toBe(true)
  })

  test('is needed to join, with an account that stays', async () => {
    const link = await requestJoining(await parentSchool(world))
    for (const [column, value, before] of [
      ['removed', 1, 0],
      ['erase_from', '2026-12-30', null],
      ['awaiting_consent_since', '2026-11-21', null],
    ]) {
      const set = `update users set ${column} = $2 where id = $1`
      await world.pool.query(set, [mia.id, value])
      const late = await answer(link, 'confirm', { ...(await joiningAgreement(world, link)) })
      expect(statusAndBody(late)).toEqual(apiError('consent_link_unknown'))
      await world.pool.query(set, [mia.id, before])
      await world.pool.query('delete from rate_limits')
    }
    expect((await agree(link)).status).toBe(200)
  })

  test('is not kept open by a request of an account that is about to be erased', async () => {
    await requestJoining(await parentSchool(world))
    const body = { password }
    const path = `POST /users/family/members/${mia.id}/erasure`
    expect((await world.call(path, { token: guardian.token, body })).status).toBe(200)
    expect(await isAsked()).toBe(false)
  })
})

test('an answer at the last moment and the end of unanswered requests wait for each other', async () => {
  await requestJoining(await parentSchool(world))
  world.passes(14 * days)
  const answering = await world.pool.connect()
  await answering.query('begin')
  await answering.query('select from users where id = $1 for update', [mia.id])
  const ending = withoutTenantScope(() =>
    forgetJoinRequests({ ...world.services, now: world.time.now }),
  )
  await wait(500)
  const agreed = 'update join_requests set expires_at = null where user_id = $1'
  await answering.query(agreed, [mia.id])
  await answering.query('commit')
  answering.release()
  await ending
  const { rows } = await world.pool.query('select 1 from join_requests where user_id = $1', [
    mia.id,
  ])
  expect(rows).toHaveLength(1)
})

test('a consent is requested again for an account that had a request before', async () => {
  const school = await world.organization({
    consent: { mode: 'school', dpa_signed_at: '2026-01-01', min_age: null },
  })
  const teen = await world.person({ ageGroupId: 2, organizationId: school.id, type: 'student' })
  await world.pool.query(
    "update users set consent_by = 'school', turns_18_in = 2030, country = 'DE' where id = $1",
    [teen.id],
  )
  await world.pool.query(
    `insert into consent_requests (token_hash, user_id, country, language_id, guardian_email, state, sent_at)
     values ('earlier', $1, 'DE', 1, 'earlier@example.org', 'given', now())`,
    [teen.id],
  )
  const left = await world.call(`PUT /users/leave_organization/${teen.id}`, {
    token: teen.token,
    body: { guardian_email: 'later@example.org' },
  })
  expect(left.status).toBe(200)
  const { rows } = await world.pool.query(
    'select guardian_email, state from consent_requests where user_id = $1',
    [teen.id],
  )
  expect(rows).toEqual([{ guardian_email: 'later@example.org', state: 'asked' }])
})
