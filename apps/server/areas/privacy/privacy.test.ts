import { storedKinds } from '@quartet/domain/own-data.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shownOn, shownToOwn } from '../../testing/consents.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import {
  account,
  answer,
  logIn,
  parentSchool,
  requestChild,
  waiting,
} from '../../testing/guardians.ts'
import { take } from '../../testing/inventory.ts'
import { join } from '../../testing/registration.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

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

const own = ({ token }: Pick<Member, 'token'>) => world.call('GET /users/own_data', { token })
const give = async ({ token }: Pick<Member, 'token'>, purpose: string) =>
  world.call(`POST /users/consents/${purpose}`, {
    token,
    body: { shown: await shownToOwn(world, { token }) },
  })
const withdraw = ({ token }: Pick<Member, 'token'>, purpose: string) =>
  world.call(`DELETE /users/consents/${purpose}`, { token })
const stands = (body: { purposes: { purpose: string; given: boolean }[] }) =>
  body.purposes.flatMap(({ purpose, given: isGiven }) => (isGiven ? [purpose] : []))

describe('data about the caller', () => {
  test('is listed by kind with the number of rows and the retention period', async () => {
    const ada = await world.person({ endsAt: new Date(start.getTime() + days) })
    const before = (await own(ada)).body.kept
    expect(before.map(({ kind }: { kind: string }) => kind)).toEqual([...storedKinds])
    await take(world, ada)
    await give(ada, 'email_reminders')
    const after = Object.fromEntries(
      (await own(ada)).body.kept.map(({ kind, count, until }: Record<string, unknown>) => [
        kind,
        [count, until],
      ]),
    )
    expect(after).toMatchObject({
      ...{
        account: [1, 'account'],
        sessions: [1, 'session'],
        scores: [1, 'account'],
        answers: [31, 'answers'],
        statements: [0, 'account'],
      },
      ...{ payment: [1, 'law'], guardian: [0, 'account'], consents: [1, 'law'] },
    })
    expect(after.log?.[0]).toBeGreaterThan(1)
  })

  test('does not count rows of other people', async () => {
    const [ada, bob] = [await world.person(), await world.person()]
    const before = (await own(ada)).body
    await take(world, bob)
    await give(bob, 'email_reminders')
    expect((await own(ada)).body).toEqual(before)
  })

  test('is available to guests, after the access has ended and while a guardian has not answered, but not without a session', async () => {
    const people = [
      await world.person({ role: 'guest' }),
      await world.person({ endsAt: start }),
      await waiting(world),
    ]
    for (const person of people) expect((await own(person)).status).toBe(200)
    expect(statusAndBody(await own({ token: '' }))).toEqual(apiError('unauthenticated'))
  })
})

describe('consents', () => {
  test('are given and withdrawn one by one; each has its own row, newest first', async () => {
    const ada = await world.person()
    expect(stands((await give(ada, 'email_reminders')).body)).toEqual(['email_reminders'])
    world.passes(days / 4)
    expect(stands((await give(ada, 'research_statistics')).body)).toEqual([
      'email_reminders',
      'research_statistics',
    ])
    expect(stands((await withdraw(ada, 'email_reminders')).body)).toEqual(['research_statistics'])
    const gone = world.time.now.toISOString()
    world.passes(days / 4)
    const { digest } = await shownToOwn(world, ada)
    const line = {
      by: 'self',
      by_name: null,
      how: 'settings',
      text_version: null,
      text_digest: digest,
      language: 'en',
    }
    expect(
      (await give(ada, 'email_reminders')).body.consents.map(
        ({ id: _, ...row }: { id: number }) => row,
      ),
    ).toEqual([
      {
        purpose: 'email_reminders',
        ...line,
        given_at: world.time.now.toISOString(),
        withdrawn_at: null,
      },
      { purpose: 'research_statistics', ...line, given_at: gone, withdrawn_at: null },
      { purpose: 'email_reminders', ...line, given_at: start.toISOString(), withdrawn_at: gone },
    ])
  })

  test('given twice count once, and withdrawing without a consent changes nothing', async () => {
    const ada = await world.person()
    await give(ada, 'email_reminders')
    const before = await everyRow(world.pool)
    expect((await give(ada, 'email_reminders')).status).toBe(200)
    expect((await withdraw(ada, 'research_statistics')).status).toBe(200)
    expect(await rowsSince(world.pool, before)).toEqual([])
    const many = await Promise.all([1, 2, 3, 4].map(() => give(ada, 'research_statistics')))
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await own(ada)).body.consents).toHaveLength(2)
  })

  test('to facilitator_scores need an institution and decide immediately who sees scores', async () => {
    const school = await world.organization()
    const ada = await world.person({
      role: 'institution_member',
      type: 'institution',
      organizationId: school.id,
    })
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: school.id,
    })
    await take(world, ada)
    const seen = async () =>
      (await world.call(`GET /users/show/${ada.id}`, { token: admin.token })).body.user.sequence
    expect(await seen()).toBeNull()
    await give(ada, 'facilitator_scores')
    expect(await seen()).toBe(28)
    await withdraw(ada, 'facilitator_scores')
    expect(await seen()).toBeNull()
    const alone = await world.person()
    expect(statusAndBody(await give(alone, 'facilitator_scores'))).toEqual(apiError('forbidden'))
    expect(
      (await own(alone)).body.purposes.map(({ purpose }: { purpose: string }) => purpose),
    ).toEqual(['email_reminders', 'research_statistics'])
  })

  test('to an unknown purpose are rejected', async () => {
    const ada = await world.person()
    for (const purpose of ['account', 'marketing']) {
      expect((await give(ada, purpose)).body).toMatchObject({
        name: 'invalid',
        fields: [{ path: 'purpose' }],
      })
      expect((await withdraw(ada, purpose)).status).toBe(400)
    }
    for (const call of [give, withdraw])
      expect(statusAndBody(await call({ token: '' }, 'email_reminders'))).toEqual(
        apiError('unauthenticated'),
      )
  })
})

describe('consents of a minor', () => {
  async function child() {
    const school = await parentSchool(world, { name: 'Hill School' })
    const { guardian, token: link } = await requestChild(world, school)
    const email = `own${guardian}`
    await answer(world, link, 'confirm', account(email, { consents: ['facilitator_scores'] }))
    return { ...(await logIn(world, email)), guardian, link }
  }

  test('given by a guardian can be withdrawn by the minor but only given again by the guardian', async () => {
    const kid = await child()
    const { body } = await own(kid)
    expect(body.consents).toMatchObject([
      {
        purpose: 'facilitator_scores',
        by: 'guardian',
        by_name: kid.guardian,
        how: 'guardian_link',
      },
      { purpose: 'account', by: 'guardian', by_name: kid.guardian, how: 'guardian_link' },
    ])
    expect(body.purposes.map(({ may_give }: { may_give: boolean }) => may_give)).toEqual([
      false,
      false,
      false,
    ])
    expect(stands((await withdraw(kid, 'facilitator_scores')).body)).toEqual([])
    for (const purpose of ['facilitator_scores', 'email_reminders', 'research_statistics'])
      expect(statusAndBody(await give(kid, purpose))).toEqual(apiError('guardian_only'))
  })

  test('can be given alone from the year after reaching the age of consent of the country', async () => {
    const teen = await waiting(world)
    await answer(world, teen.link, 'confirm', {})
    expect(statusAndBody(await give(teen, 'email_reminders'))).toEqual(apiError('guardian_only'))
    world.time.now = new Date('2029-01-01T00:00:00Z')
    const later = await logIn(world, teen.email)
    expect(stands((await give(later, 'email_reminders')).body)).toEqual(['email_reminders'])
  })

  test('given by a school show the name of the school', async () => {
    const school = await world.organization({
      consent: { mode: 'school', dpa_signed_at: '2026-09-01', min_age: null },
    })
    const { body } = await join(world, school.promoCode, { age_group_id: 1 })
    const kid = { token: body.access_token }
    const staff = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: school.id,
    })
    const admission = {
      ids: [body.user.id],
      consents: ['facilitator_scores'],
      shown: await shownOn(world, 'admission'),
    }
    expect(
      (await world.call('POST /users/admissions', { token: staff.token, body: admission })).status,
    ).toBe(200)
    expect((await own(kid)).body.consents[0]).toMatchObject({
      by: 'school',
      by_name: school.name,
      how: 'school_agreement',
    })
    expect(statusAndBody(await give(kid, 'email_reminders'))).toEqual(apiError('guardian_only'))
    expect(stands((await withdraw(kid, 'facilitator_scores')).body)).toEqual([])
  })

  test('can be withdrawn while the account waits for consent', async () => {
    const teen = await waiting(world)
    expect((await withdraw(teen, 'email_reminders')).status).toBe(200)
    expect(statusAndBody(await give(teen, 'email_reminders'))).toEqual(apiError('guardian_only'))
  })
})
