import { mails } from '@quartet/content/mails/en.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { shownOn } from '../../testing/consents.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { confirm, individual, join, member, register } from '../../testing/registration.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, makeWorld, password, type World } from '../../testing/world.ts'
import { subscriptions } from '../billing/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { consents } from '../privacy/tables.ts'
import { users } from '../users/tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

const joins = async (code: string, more = {}) => register(world, await member(world, code, more))
const comesIn = (code: string, more = {}, query = '') => join(world, code, more, query)
const rolesOf = async (user: { id: number }, token: string) =>
  (await world.call(`GET /user/roles/${user.id}`, { token })).body.roles
const waits = {
  status: 200,
  body: { status: 'verify', type: 'institution', sign_up: expect.any(String) },
}
const inDays = (count: number) => new Date(world.time.now.getTime() + count * days)

describe('the code of an institution', () => {
  test('signs up without a card, with a session only after the address is confirmed', async () => {
    const school = await world.organization({ name: 'St. Peter’s', promoCode: 'PETER24' })
    const form = await member(world, 'PETER24')
    expect(statusAndBody(await register(world, form))).toEqual(waits)
    expect(
      statusAndBody(await world.call('POST /login', { body: { email: form.email, password } })),
    ).toMatchObject(apiError('unverified'))
    await register(world, { ...form, captcha: await world.captcha() })
    const { status, body } = await confirm(world, form.email)
    expect([status, Object.keys(body).sort()]).toEqual([200, ['access_token', 'user']])
    expect(body.user).toMatchObject({
      type: 'institution',
      email_verified: true,
      access_state: 'covered',
      exp_time: null,
    })
    expect(body.user.organization).toEqual({ id: school.id, name: 'St. Peter’s' })
    expect(
      (await world.call(`GET /users/show/${body.user.id}`, { token: body.access_token })).status,
    ).toBe(200)
    expect(
      (await rolesOf(body.user, body.access_token)).map(({ name }: { name: string }) => name),
    ).toEqual(['Institution Member'])
    expect(await world.db.$count(subscriptions, eq(subscriptions.userId, body.user.id))).toBe(0)
    expect(
      (await world.call('POST /login', { body: { email: body.user.email, password } })).status,
    ).toBe(200)
  })

  test('is matched regardless of case and surrounding blanks', async () => {
    const school = await world.organization({ promoCode: 'Mixed77' })
    for (const code of ['  mixed77 ', 'MIXED77'])
      expect((await comesIn(code)).body.user.organization.id).toBe(school.id)
  })

  test('of type student creates students', async () => {
    await world.organization({ promoCode: 'PUPILS', codeMemberType: 'student' })
    const { body } = await comesIn('PUPILS', {
      age_group_id: 2,
      old_enough: true,
      turns_18_in: 2028,
    })
    expect(body.user).toMatchObject({ type: 'student', age_group_id: 2 })
    expect(
      (await rolesOf(body.user, body.access_token)).map(({ name }: { name: string }) => name),
    ).toEqual(['Student'])
  })

  test('sets the end of access to that of the institution', async () => {
    await world.organization({ promoCode: 'ENDING', endsAt: inDays(100) })
    expect((await comesIn('ENDING')).body.user).toMatchObject({
      access_state: 'covered',
      exp_time: inDays(100).toISOString().slice(0, 10),
    })
  })

  test('is combined with the language of the account', async () => {
    await world.organization({ promoCode: 'ITALIAN' })
    expect((await comesIn('ITALIAN', {}, '?language=3')).body.user.language_id).toBe(3)
    expect((await comesIn('ITALIAN', { language: 2 })).body.user.language_id).toBe(2)
  })
})

describe('a code that is not accepted', () => {
  const closed = { mode: 'none' as const, dpa_signed_at: null, min_age: 22 }
  test.each([
    ['is not known', 'organization_unknown', undefined],
    ['belongs to a removed institution', 'organization_unknown', () => ({ removed: 1 as const })],
    ['belongs to a suspended one', 'organization_ended', () => ({ status: 'suspended' as const })],
    ['belongs to one that was ended', 'organization_ended', () => ({ status: 'ended' as const })],
    ['belongs to one whose time is over', 'organization_ended', () => ({ endsAt: inDays(0) })],
    ['belongs to one that has not begun', 'organization_ended', () => ({ startsAt: inDays(1) })],
    [
      'wants addresses of another domain',
      'organization_domain',
      () => ({ emailDomains: ['school.example'] }),
    ],
    ['wants older people', 'organization_age', () => ({ consent: closed })],
    ['has no seat left', 'organization_full', () => ({ seats: 0 })],
  ] as const)(
    'because it %s returns the reason, and nothing is written',
    async (why, name, draft) => {
      const promoCode = `NO${why.replaceAll(' ', '')}`
      if (draft) await world.organization({ promoCode, ...draft() })
      const body = await member(world, promoCode, {
        age_group_id: 2,
        old_enough: true,
        turns_18_in: 2028,
      })
      const before = await everyRow(world.pool)
      expect(statusAndBody(await register(world, body))).toEqual(apiError(name))
      expect(await rowsSince(world.pool, before)).toEqual([])

      const created = {
        status: 'active' as const,
        startsAt: inDays(-1),
        endsAt: inDays(1),
        emailDomains: ['EXAMPLE.org'],
        seats: 1,
        removed: 0 as const,
      }
      const consent = { mode: 'none' as const, dpa_signed_at: null, min_age: 16 }
      if (!draft) await world.organization({ promoCode })
      await world.db
        .update(organizations)
        .set({ ...created, consent })
        .where(eq(organizations.promoCode, promoCode))
      expect((await register(world, body)).status).toBe(200)
    },
  )

  test('because of the domain does not match by suffix', async () => {
    await world.organization({ promoCode: 'DOMAIN', emailDomains: ['school.example'] })
    for (const email of ['a@evilschool.example', 'a@sub.school.example', 'a@school.example.org'])
      expect(statusAndBody(await joins('DOMAIN', { email }))).toEqual(
        apiError('organization_domain'),
      )
    expect((await joins('DOMAIN', { email: 'a@School.Example' })).status).toBe(200)
  })
})

describe('the last seat', () => {
  const almostFull = async () => {
    const school = await world.organization({ seats: 3 })
    for (const _ of [1, 2])
      await world.person({
        organizationId: school.id,
        type: 'institution',
        role: 'institution_member',
      })
    return school
  }
  const outcome = async (school: { id: number }, answers: Awaited<ReturnType<typeof joins>>[]) => ({
    joined: answers.filter(({ status }) => status === 200).length,
    full: answers.filter(({ body }) => body.name === 'organization_full').length,
    members: await world.db.$count(users, eq(users.organizationId, school.id)),
  })

  test('goes to one of ten who sign up at once', async () => {
    const school = await almostFull()
    const bodies = await Promise.all(
      Array.from({ length: 10 }, () => member(world, school.promoCode)),
    )
    const answers = await Promise.all(bodies.map((body) => register(world, body)))
    expect(await outcome(school, answers)).toEqual({ joined: 1, full: 9, members: 3 })
  })

  test('goes to one of six whose seats are counted at the same moment', async () => {
    const school = await almostFull()
    const bodies = await Promise.all(
      Array.from({ length: 6 }, () => member(world, school.promoCode)),
    )
    const calls = bodies.map((body) => () => register(world, body))
    const answers = await atOnce(
      world.pool,
      `select * from organizations where id = ${school.id}`,
      calls,
    )
    expect(await outcome(school, answers)).toEqual({ joined: 1, full: 5, members: 3 })
  })
})

test('the seat of a removed member is free again', async () => {
  const school = await world.organization({ seats: 1 })
  const { id } = await world.person({
    organizationId: school.id,
    type: 'institution',
    role: 'institution_member',
  })
  expect(statusAndBody(await joins(school.promoCode))).toEqual(apiError('organization_full'))
  await world.db.update(users).set({ removed: 1 }).where(eq(users.id, id))
  expect((await joins(school.promoCode)).status).toBe(200)
})

test('a known address gets the same response as a new one, its owner a mail, and no seat is taken', async () => {
  const [school, owner] = [await world.organization(), await world.person()]
  expect(statusAndBody(await joins(school.promoCode, { email: owner.email }))).toEqual(waits)
  expect(statusAndBody(await joins(school.promoCode, { email: 'nobody.yet@example.org' }))).toEqual(
    waits,
  )
  expect((await world.mails(owner.email)).map(({ subject }) => subject)).toEqual([
    mails.already_registered.subject,
  ])
  expect(await world.db.$count(users, eq(users.organizationId, school.id))).toBe(1)
})

test('fields that are not part of the form have no effect', async () => {
  const [school, other] = [await world.organization(), await world.organization()]
  const more = {
    organization_id: other.id,
    role: 'institution_admin',
    code_member_type: 'coaching',
    email_verified: true,
    removed: 1,
  }
  const { body } = await comesIn(school.promoCode, {
    ...more,
    plan: 'basic',
    organization: { id: other.id },
  })
  expect(body.user).toMatchObject({
    type: 'institution',
    removed: 0,
    organization: { id: school.id },
  })
  expect(
    (await rolesOf(body.user, body.access_token)).map(({ name }: { name: string }) => name),
  ).toEqual(['Institution Member'])
})

test('the minimum age of an institution is checked against the year of turning 18, within this year', async () => {
  const { promoCode } = await world.organization({
    consent: { mode: 'none', dpa_signed_at: null, min_age: 16 },
  })
  const teen = (turns_18_in: number) =>
    joins(promoCode, { age_group_id: 2, old_enough: true, turns_18_in })
  expect(statusAndBody(await teen(2029))).toEqual(apiError('organization_age'))
  for (const year of [2028, 2024]) expect((await teen(year)).status).toBe(200)
  expect((await joins(promoCode)).status).toBe(200)
})

test('children need a guardian even with a code', async () => {
  const { promoCode } = await world.organization()
  expect(statusAndBody(await joins(promoCode, { age_group_id: 1 }))).toEqual(
    apiError('guardian_needed'),
  )
})

describe('consents at sign-up', () => {
  const input = async (userId: number) => {
    const rows = await world.db.select().from(consents).where(eq(consents.userId, userId))
    return rows
      .map(({ id: _, ...row }) => row)
      .sort((one, other) => one.purpose.localeCompare(other.purpose))
  }
  const row = (userId: number, purpose: string, textDigest: string) => ({
    ...{
      userId,
      purpose,
      textVersion: null,
      textDigest,
      how: 'registration',
      givenAt: world.time.now,
      withdrawnAt: null,
    },
    ...{ by: 'self', guardianEmail: null, confirmedBy: null, organizationId: null },
  })

  test('are stored one by one, each with the digest of the texts shown', async () => {
    const { promoCode } = await world.organization()
    const { body } = await comesIn(promoCode, {
      consents: ['research_statistics', 'facilitator_scores', 'research_statistics'],
    })
    const { id } = body.user
    const { digest } = await shownOn(world, 'registration_code')
    expect(await input(id)).toEqual([
      row(id, 'facilitator_scores', digest),
      row(id, 'research_statistics', digest),
    ])
    expect(await input((await comesIn(promoCode)).body.user.id)).toEqual([])
  })

  test('of an individual are stored too', async () => {
    const body = await individual(world, { consents: ['email_reminders'] })
    await register(world, body)
    const [account] = await world.db.select().from(users).where(eq(users.email, body.email))
    expect(await input(account?.id ?? 0)).toEqual([
      row(account?.id ?? 0, 'email_reminders', (await shownOn(world, 'registration')).digest),
    ])
  })
})
