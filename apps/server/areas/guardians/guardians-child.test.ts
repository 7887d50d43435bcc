import { mails } from '@quartet/content/mails/en.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { shownBehind } from '../../testing/consents.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import {
  account,
  answer,
  linkTo,
  logIn,
  open,
  parentSchool,
  requestChild,
} from '../../testing/guardians.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, makeWorld, password, type World } from '../../testing/world.ts'
import { organizations } from '../institutions/tables.ts'
import { consents } from '../privacy/tables.ts'
import { rolesOf } from '../roles/queries.ts'
import { findUserByEmail } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { forgetUnanswered } from './jobs.ts'
import { consentRequests } from './tables.ts'

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

let counter = 0
const newAddress = () => `child${++counter}@example.org`
const requestConsent = async (draft: Parameters<typeof parentSchool>[1] = {}, more = {}) => {
  const school = await parentSchool(world, draft)
  return { school, ...(await requestChild(world, school, more)) }
}
const accountOf = async (email: string) => {
  const user = await findUserByEmail(world.db, email)
  if (!user) throw new Error(`no account of ${email}`)
  return user
}
const done = { status: 200, body: {} }

describe('guardian of a child', () => {
  test('sees who requests consent, from which institution, until when, and for which purposes', async () => {
    const { school, token } = await requestConsent({ name: 'Hill School' }, { language: 2 })
    expect(statusAndBody(await open(world, token))).toEqual({
      status: 200,
      body: {
        ...{ state: 'asked', name: 'Mia', institution: school.name, makes_account: true },
        subscription: null,
        answer_by: new Date(start.getTime() + 14 * days).toISOString(),
        ...{
          purposes: ['facilitator_scores', 'email_reminders', 'research_statistics'],
          agreed: [],
        },
        ...{
          consents: [],
          consent_texts: { digest: expect.any(String), language_id: 1, texts: expect.any(Object) },
        },
      },
    })
  })

  test('changes nothing by opening the link', async () => {
    const { token } = await requestConsent()
    const before = await everyRow(world.pool)
    for (const _ of [1, 2, 3]) await open(world, token)
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('creates the account by agreeing; the child logs in with the address and the password', async () => {
    const { school, guardian, token } = await requestConsent({}, { country: 'IT', language: 3 })
    const email = newAddress()
    const { digest } = await shownBehind(world, token)
    expect(
      statusAndBody(
        await answer(world, token, 'confirm', account(email, { consents: ['facilitator_scores'] })),
      ),
    ).toEqual(done)
    const { id, user } = await logIn(world, email)
    expect(user).toMatchObject({
      first_name: 'Mia',
      last_name: '',
      name: 'Mia',
      type: 'student',
      age_group_id: 1,
      language_id: 3,
    })
    expect(user).toMatchObject({
      organization: { id: school.id },
      access_state: 'covered',
      email_verified: false,
    })
    expect((await rolesOf(world.db, id)).map(({ name }) => name)).toEqual(['Student'])
    expect(await accountOf(email)).toMatchObject({
      country: 'IT',
      consentBy: 'guardian',
      awaitingConsentSince: null,
    })

    const rows = await world.db.select().from(consents).where(eq(consents.userId, id))
    const by = {
      by: 'guardian',
      guardianEmail: guardian,
      how: 'guardian_link',
      textVersion: null,
      textDigest: digest,
      givenAt: start,
    }
    expect(rows).toMatchObject([
      { purpose: 'account', ...by, withdrawnAt: null },
      { purpose: 'facilitator_scores', ...by, withdrawnAt: null },
    ])
    expect(
      await world.db.select().from(consentRequests).where(eq(consentRequests.userId, id)),
    ).toMatchObject([{ state: 'given', nickName: null, expiresAt: null }])
  })

  test('gets a mail on how the child logs in, with a link that keeps working', async () => {
    const { guardian, token } = await requestConsent()
    const email = newAddress()
    await answer(world, token, 'confirm', account(email))
    const mail = (await world.mails(guardian)).at(-1)
    expect(mail?.subject).toBe(mails.consent_confirmed_child.subject)
    expect(mail?.text).toContain(email)
    expect(mail?.text).not.toContain(password)
    world.passes(29 * days)
    expect((await open(world, await linkTo(world, guardian))).body).toMatchObject({
      state: 'given',
      makes_account: false,
      answer_by: null,
    })
  })

  test('may use their own address, which the link confirms; another address gets a code', async () => {
    const [first, second] = [await requestConsent(), await requestConsent()]
    await answer(world, first.token, 'confirm', account(first.guardian.toUpperCase()))
    expect((await logIn(world, first.guardian)).user.email_verified).toBe(true)
    expect(await world.code(first.guardian)).toBe('')
    const email = newAddress()
    await answer(world, second.token, 'confirm', account(email))
    expect(await world.code(email)).toMatch(/^\d{6}$/)
  })

  test('agrees to no purposes besides the ticked ones', async () => {
    const { token } = await requestConsent()
    const email = newAddress()
    await answer(world, token, 'confirm', account(email))
    const { id } = await accountOf(email)
    expect(
      await world.db
        .select({ purpose: consents.purpose })
        .from(consents)
        .where(eq(consents.userId, id)),
    ).toEqual([{ purpose: 'account' }])
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: (await accountOf(email)).organizationId ?? 0,
    })
    expect(
      (await world.call(`GET /users/attempts/${id}`, { token: admin.token })).body.attempts,
    ).toEqual([])
  })

  test('gets an error for each missing or invalid field of the account', async () => {
    const { token } = await requestConsent()
    const missing = {
      email: 'email_missing',
      password: 'password_missing',
      confirm_password: 'confirm_missing',
    } as const
    expect(statusAndBody(await answer(world, token, 'confirm', {}))).toEqual(wrong(missing))
    const body = account(newAddress())
    expect(
      statusAndBody(
        await answer(world, token, 'confirm', { ...body, confirm_password: 'another' }),
      ),
    ).toEqual(wrong({ confirm_password: 'confirm_wrong' }))
    expect(
      statusAndBody(
        await answer(world, token, 'confirm', {
          ...body,
          password: 'short',
          confirm_password: 'short',
        }),
      ),
    ).toEqual(wrong({ password: 'password_short' }))
    expect(statusAndBody(await answer(world, token, 'confirm', { ...body, email: 'a@b' }))).toEqual(
      wrong({ email: 'email_wrong' }),
    )
    expect(statusAndBody(await answer(world, token, 'confirm', body))).toEqual(done)
  })

  test('gets the same response for an address with an account; a mail explains it and the request stays open', async () => {
    const { guardian, token } = await requestConsent()
    const owner = await world.person()
    const before = await accountOf(owner.email)
    expect(statusAndBody(await answer(world, token, 'confirm', account(owner.email)))).toEqual(done)
    expect(await accountOf(owner.email)).toEqual(before)
    expect((await world.mails(guardian)).at(-1)?.subject).toBe(mails.consent_address_taken.subject)
    expect((await open(world, token)).body).toMatchObject({ state: 'asked', makes_account: true })
    const email = newAddress()
    expect(statusAndBody(await answer(world, token, 'confirm', account(email)))).toEqual(done)
    expect((await logIn(world, email)).user.first_name).toBe('Mia')
  })

  test('uses up no answer with a rejected password', async () => {
    const { token } = await requestConsent()
    const body = account(newAddress())
    for (const common of ['password1', 'iloveyou', 'sunshine1', 'password1'])
      expect(
        statusAndBody(
          await answer(world, token, 'confirm', {
            ...body,
            password: common,
            confirm_password: common,
          }),
        ),
      ).toEqual(wrong({ password: 'password_common' }))
    expect(statusAndBody(await answer(world, token, 'confirm', body))).toEqual(done)
  })

  test('may send three answers per link and day', async () => {
    const [{ token }, owner] = [await requestConsent(), await world.person()]
    for (let at = 0; at < 3; at++)
      expect((await answer(world, token, 'confirm', account(owner.email))).status).toBe(200)
    expect(statusAndBody(await answer(world, token, 'confirm', account(newAddress())))).toEqual(
      apiError('too_many'),
    )
  })

  test('refuses: the request is deleted at once and nobody is mailed', async () => {
    const { guardian, token } = await requestConsent()
    const sent = (await world.mails()).length
    expect(statusAndBody(await answer(world, token, 'refuse'))).toEqual(done)
    expect(
      await world.db.$count(consentRequests, eq(consentRequests.guardianEmail, guardian)),
    ).toBe(0)
    expect((await world.mails()).length).toBe(sent)
    for (const how of ['confirm', 'refuse', 'withdraw'] as const)
      expect(statusAndBody(await answer(world, token, how, account(newAddress())))).toEqual(
        apiError('consent_link_unknown'),
      )
  })
})

describe('seat of a child', () => {
  test('is taken when the guardian agrees: a full school is reported, and the request stays open until a seat is free', async () => {
    const { school, token } = await requestConsent({ seats: 1 })
    await world.person({ organizationId: school.id, type: 'student', role: 'student' })
    const email = newAddress()
    const before = await everyRow(world.pool)
    expect(statusAndBody(await answer(world, token, 'confirm', account(email)))).toEqual(
      apiError('organization_full'),
    )
    expect(await rowsSince(world.pool, before)).toEqual([])
    await world.db.update(organizations).set({ seats: 2 }).where(eq(organizations.id, school.id))
    expect(statusAndBody(await answer(world, token, 'confirm', account(email)))).toEqual(done)
  })

  test('goes to one of four children whose guardians agree at once', async () => {
    const school = await parentSchool(world, { seats: 1 })
    const tokens: string[] = []
    for (const _ of [1, 2, 3, 4]) tokens.push((await requestChild(world, school)).token)
    const calls = tokens.map(
      (token) => () => answer(world, token, 'confirm', account(newAddress())),
    )
    const answers = await atOnce(
      world.pool,
      `select * from organizations where id = ${school.id}`,
      calls,
    )
    expect(answers.map(({ status, body }) => body.name ?? status).sort()).toEqual([
      200,
      ...Array(3).fill('organization_full'),
    ])
    expect(await world.db.$count(users, eq(users.organizationId, school.id))).toBe(1)
  })

  test.each([
    ['ended meanwhile', { status: 'ended' }, 'organization_ended'],
    ['wants its own mail domain', { emailDomains: ['school.example'] }, 'organization_domain'],
  ] as const)('is refused by a school that %s; the request stays open', async (_, draft, name) => {
    const { school, token } = await requestConsent()
    await world.db
      .update(organizations)
      .set({ ...draft, emailDomains: [...('emailDomains' in draft ? draft.emailDomains : [])] })
      .where(eq(organizations.id, school.id))
    expect(statusAndBody(await answer(world, token, 'confirm', account(newAddress())))).toEqual(
      apiError(name),
    )
    await world.db
      .update(organizations)
      .set({ status: 'active', emailDomains: ['example.org'] })
      .where(eq(organizations.id, school.id))
    expect(statusAndBody(await answer(world, token, 'confirm', account(newAddress())))).toEqual(
      done,
    )
  })
})

describe('consent link', () => {
  test('is rejected after an agreement and creates no second account', async () => {
    const { school, token } = await requestConsent()
    await answer(world, token, 'confirm', account(newAddress()))
    const before = await everyRow(world.pool)
    expect(statusAndBody(await answer(world, token, 'confirm', account(newAddress())))).toEqual(
      apiError('consent_given'),
    )
    expect(statusAndBody(await answer(world, token, 'refuse'))).toEqual(apiError('consent_given'))
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect(await world.db.$count(users, eq(users.organizationId, school.id))).toBe(1)
  })

  test('is rejected when it is forged or malformed', async () => {
    for (const token of ['x'.repeat(43), 'x', '1'])
      for (const call of [
        open(world, token),
        answer(world, token, 'confirm', account(newAddress())),
        answer(world, token, 'refuse'),
      ])
        expect(statusAndBody(await call)).toEqual(apiError('consent_link_unknown'))
  })

  test('is rejected after the deadline and changes nothing; then the request is deleted', async () => {
    const { guardian, token } = await requestConsent()
    world.passes(14 * days - 1)
    expect((await open(world, token)).status).toBe(200)
    await withoutTenantScope(() => forgetUnanswered({ ...world.services, now: world.time.now }))
    world.passes(1)
    const before = await everyRow(world.pool)
    expect(statusAndBody(await open(world, token))).toEqual(apiError('consent_late'))
    for (const how of ['confirm', 'refuse'] as const)
      expect(statusAndBody(await answer(world, token, how, account(newAddress())))).toEqual(
        apiError('consent_late'),
      )
    expect(await rowsSince(world.pool, before)).toEqual([])
    await withoutTenantScope(() => forgetUnanswered({ ...world.services, now: world.time.now }))
    expect(
      await world.db.$count(consentRequests, eq(consentRequests.guardianEmail, guardian)),
    ).toBe(0)
    expect(statusAndBody(await open(world, token))).toEqual(apiError('consent_link_unknown'))
  })

  test('creates one account when two guardians agree at once', async () => {
    const { school, token } = await requestConsent()
    const calls = [1, 2].map(() => () => answer(world, token, 'confirm', account(newAddress())))
    const answers = await atOnce(
      world.pool,
      `select * from consent_requests where organization_id = ${school.id}`,
      calls,
    )
    expect(answers.map(({ status, body }) => body.name ?? status).sort()).toEqual([
      200,
      'consent_given',
    ])
    expect(await world.db.$count(users, eq(users.organizationId, school.id))).toBe(1)
  })

  test('has one winner when one guardian agrees and another refuses at once', async () => {
    const { school, token } = await requestConsent()
    const calls = [
      () => answer(world, token, 'confirm', account(newAddress())),
      () => answer(world, token, 'refuse'),
    ]
    const [yes, no] = await atOnce(
      world.pool,
      `select * from consent_requests where organization_id = ${school.id}`,
      calls,
    )
    const made = await world.db.$count(users, eq(users.organizationId, school.id))
    expect([yes?.body.name ?? yes?.status, no?.body.name ?? no?.status, made]).toEqual(
      made === 1 ? [200, 'consent_given', 1] : ['consent_link_unknown', 200, 0],
    )
  })

  test('is for adults: a signed-in minor is rejected, a signed-in adult may open it', async () => {
    const { token } = await requestConsent()
    const teen = await world.person({ ageGroupId: 2 })
    const child = await world.person({ ageGroupId: 1 })
    for (const minor of [teen, child]) {
      expect(statusAndBody(await open(world, token, minor))).toEqual(apiError('guardian_only'))
      const confirm = await world.call(`POST /consent/${token}/confirm`, {
        token: minor.token,
        body: account(newAddress(), { shown: await shownBehind(world, token) }),
      })
      expect(statusAndBody(confirm)).toEqual(apiError('guardian_only'))
    }
    expect((await open(world, token, await world.person())).status).toBe(200)
    await world.pool.query('update users set turns_18_in = 2025 where id = $1', [teen.id])
    expect((await open(world, token, teen)).status).toBe(200)
  })

  test('is not stored in plain text', async () => {
    const { token } = await requestConsent()
    const rows = (await everyRow(world.pool)).filter(
      (row) => row.startsWith('public.') && row.includes(token),
    )
    expect(rows).toEqual([])
  })
})
