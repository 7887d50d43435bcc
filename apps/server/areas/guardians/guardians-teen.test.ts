import { mails } from '@quartet/content/mails/en.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { shownBehind } from '../../testing/consents.ts'
import { everyRow } from '../../testing/database-rows.ts'
import { answer, linkTo, logIn, open, parentSchool, waiting } from '../../testing/guardians.ts'
import { confirm, individual, member, register, tooYoung } from '../../testing/registration.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, makeWorld, type World } from '../../testing/world.ts'
import { subscriptions } from '../billing/tables.ts'
import { logs } from '../logs/tables.ts'
import { consents } from '../privacy/tables.ts'
import { findUserByEmail } from '../users/queries.ts'
import { users } from '../users/tables.ts'
import { forgetUnanswered, openOutgrown } from './jobs.ts'
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

const done = { status: 200, body: {} }
const trialOf = async (userId: number) =>
  (await world.db.select().from(subscriptions).where(eq(subscriptions.userId, userId)))[0]
    ?.subscriptionEndsAt ?? null
const show = ({ id, token }: { id: number; token: string }) =>
  world.call(`GET /users/show/${id}`, { token })
const isThere = async (id: number) => (await world.db.$count(users, eq(users.id, id))) === 1

describe('account that awaits a guardian', () => {
  test('can log in once the address is confirmed and shows its state; no trial starts and no welcome is mailed', async () => {
    const teen = await waiting(world)
    expect(teen).toMatchObject({
      user: { access_state: 'awaiting_consent', exp_time: null, email_verified: true },
    })
    expect(await trialOf(teen.id)).toBeNull()
    expect((await world.mails(teen.email)).map(({ subject }) => subject)).toEqual([
      mails.verify_code.subject,
    ])
  })

  test('is rejected with consent_awaited, except for help, own data, the guardian, languages and logout', async () => {
    const teen = await waiting(world)
    for (const where of [
      'GET /users/get/profile/cards',
      'POST /users/lci/instructions',
      `GET /users/attempts/${teen.id}`,
    ])
      expect(statusAndBody(await world.call(where, { token: teen.token }))).toEqual(
        apiError('consent_awaited'),
      )
    expect(statusAndBody(await show(teen))).toEqual(apiError('consent_awaited'))
    for (const where of [
      'GET /users/lci/cms',
      'GET /users/own_data',
      'GET /users/profile_views',
      'GET /users/guardian',
      'POST /languages/switch/2',
      'GET /localization/show',
    ])
      expect([where, (await world.call(where, { token: teen.token })).status]).toEqual([where, 200])
    expect((await world.call('POST /logout', { token: teen.token })).status).toBe(200)
  })

  test('sees which guardian got the request, and until when', async () => {
    const teen = await waiting(world)
    expect(statusAndBody(await world.call('GET /users/guardian', { token: teen.token }))).toEqual({
      status: 200,
      body: {
        ...{
          waits: true,
          by: 'guardian',
          institution: null,
          state: 'asked',
          guardian_email: teen.guardian,
          sent_at: start.toISOString(),
        },
        answer_by: new Date(start.getTime() + 14 * days).toISOString(),
      },
    })
    expect(
      statusAndBody(
        await world.call('GET /users/guardian', { token: (await world.person()).token }),
      ),
    ).toEqual(apiError('consent_not_asked'))
    expect(statusAndBody(await world.call('GET /users/guardian'))).toEqual(
      apiError('unauthenticated'),
    )
  })

  test('can have the mail sent again three times a day; only the newest link works, with a new deadline', async () => {
    const teen = await waiting(world)
    world.passes(days)
    const { token } = await logIn(world, teen.email)
    const send = () => world.call('POST /users/guardian/send', { token })
    expect((await send()).body).toMatchObject({ sent_at: world.time.now.toISOString() })
    expect(statusAndBody(await open(world, teen.link))).toEqual(apiError('consent_link_unknown'))
    expect((await open(world, await linkTo(world, teen.guardian))).body.answer_by).toBe(
      new Date(start.getTime() + 15 * days).toISOString(),
    )
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect(statusAndBody(await send())).toEqual(apiError('too_many'))
    expect(await world.mails(teen.guardian)).toHaveLength(4)
  })

  test('is named to the guardian together with its school, also when the mail is sent again', async () => {
    const school = await parentSchool(world, { name: 'Hill School' })
    const teen = await waiting(world, { school })
    await world.call('POST /users/guardian/send', { token: teen.token })
    const texts = (await world.mails(teen.guardian)).map(({ text }) => text)
    expect(
      texts.map((text) => text.includes('Ada would like to use Quartet with “Hill School”')),
    ).toEqual([true, true])
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: school.id,
    })
    const shown = await world.call(`GET /users/show/${teen.id}`, { token: admin.token })
    expect(shown.body.user).toMatchObject({ access_state: 'awaiting_consent', sequence: null })
  })

  test('can change the guardian three times a day, but not to its own mailbox', async () => {
    const teen = await waiting(world, { email: 'lea.m@mail.example' })
    const change = (guardian_email: string) =>
      world.call('PUT /users/guardian', { token: teen.token, body: { guardian_email } })
    for (const own of ['lea.m@mail.example', 'LeaM+x@mail.example'])
      expect(statusAndBody(await change(own))).toEqual(
        wrong({ guardian_email: 'guardian_email_same' }),
      )
    expect(statusAndBody(await change('x'))).toEqual(wrong({ guardian_email: 'email_wrong' }))
    expect((await change('Aunt@Example.org')).body).toMatchObject({
      state: 'asked',
      guardian_email: 'aunt@example.org',
    })
    expect(statusAndBody(await open(world, teen.link))).toEqual(apiError('consent_link_unknown'))
    expect((await open(world, await linkTo(world, 'aunt@example.org'))).status).toBe(200)
    expect([
      (await change('b@example.org')).status,
      (await change('c@example.org')).status,
    ]).toEqual([200, 200])
    expect(statusAndBody(await change('d@example.org'))).toEqual(apiError('too_many'))
  })

  test('cannot have one guardian mailed more than five times a day, from any number of accounts', async () => {
    const guardian_email = 'everybodys.mother@example.org'
    const teens = []
    for (const _ of [1, 2, 3, 4, 5]) teens.push(await waiting(world, { guardian_email }))
    expect(
      statusAndBody(await world.call('POST /users/guardian/send', { token: teens[0]?.token })),
    ).toEqual(apiError('mail_paused'))
    const sixth = await waiting(world, { guardian_email })
    expect(await world.mails(guardian_email)).toHaveLength(5)
    await world.pool.query('delete from rate_limits')
    expect((await world.call('POST /users/guardian/send', { token: sixth.token })).status).toBe(200)
    expect(await world.mails(guardian_email)).toHaveLength(6)
  })

  test('cannot answer its own link', async () => {
    const teen = await waiting(world)
    expect(statusAndBody(await open(world, teen.link, teen))).toEqual(apiError('guardian_only'))
    const confirm = await world.call(`POST /consent/${teen.link}/confirm`, {
      token: teen.token,
      body: { shown: await shownBehind(world, teen.link) },
    })
    expect(statusAndBody(confirm)).toEqual(apiError('guardian_only'))
    expect((await open(world, teen.link)).body).toMatchObject({
      state: 'asked',
      makes_account: false,
      institution: null,
      subscription: { term: 'annual', auto_renew: true },
    })
    expect((await open(world, teen.link)).body.purposes).toEqual([
      'email_reminders',
      'research_statistics',
    ])
  })
})

describe('guardian of a teenager', () => {
  test('agrees: the account opens at once for the current session, the trial starts, and both are mailed', async () => {
    const teen = await waiting(world)
    world.passes(days / 4)
    expect(
      statusAndBody(await answer(world, teen.link, 'confirm', { consents: ['email_reminders'] })),
    ).toEqual(done)
    expect((await show(teen)).body.user).toMatchObject({ access_state: 'trial' })
    expect(await trialOf(teen.id)).toEqual(new Date(world.time.now.getTime() + 14 * days))
    expect((await world.mails(teen.email)).at(-1)?.subject).toBe(mails.teen_consent_given.subject)
    expect((await world.mails(teen.guardian)).at(-1)?.subject).toBe(mails.consent_confirmed.subject)
    const rows = await world.db.select().from(consents).where(eq(consents.userId, teen.id))
    expect(rows.map(({ purpose, by, guardianEmail }) => [purpose, by, guardianEmail])).toEqual([
      ['account', 'guardian', teen.guardian],
      ['email_reminders', 'guardian', teen.guardian],
    ])
  })

  test('agrees before the address is confirmed: the trial starts with the confirmation', async () => {
    const teen = tooYoung()
    const { email, ...body } = await individual(world, teen)
    await register(world, { ...body, email })
    expect(
      statusAndBody(await answer(world, await linkTo(world, teen.guardian_email), 'confirm', {})),
    ).toEqual(done)
    const { id } = (await findUserByEmail(world.db, email)) ?? { id: 0 }
    expect(await trialOf(id)).toBeNull()
    const verified = await confirm(world, email)
    expect(verified.body.user.access_state).toBe('trial')
    expect(await trialOf(id)).toEqual(new Date(start.getTime() + 14 * days))
  })

  test('agrees for a member of a school: the school gets access, and sees the scores only when that was ticked', async () => {
    const school = await parentSchool(world)
    const [one, other] = [await waiting(world, { school }), await waiting(world, { school })]
    expect((await open(world, one.link)).body.purposes).toContain('facilitator_scores')
    await answer(world, one.link, 'confirm', { consents: ['facilitator_scores'] })
    await answer(world, other.link, 'confirm', {})
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: school.id,
    })
    for (const [teen, shares] of [
      [one, true],
      [other, false],
    ] as const) {
      await world.pool.query(
        "insert into scores values ($1, 28, 22, 13, 30, 'manual', '{}', now(), 'Dynamic Learner')",
        [teen.id],
      )
      expect(
        (await world.call(`GET /users/show/${teen.id}`, { token: admin.token })).body.user.sequence,
      ).toBe(shares ? 28 : null)
    }
  })

  test('refuses: account and request are erased at once, and the seat is free', async () => {
    const school = await parentSchool(world, { seats: 1 })
    const teen = await waiting(world, { school })
    expect(statusAndBody(await answer(world, teen.link, 'refuse'))).toEqual(done)
    expect(await isThere(teen.id)).toBe(false)
    expect(statusAndBody(await show(teen))).toEqual(apiError('unauthenticated'))
    const left = (await everyRow(world.pool)).filter(
      (row) =>
        row.startsWith('public.') && (row.includes(teen.email) || row.includes(teen.guardian)),
    )
    expect(left).toEqual([])
    expect((await waiting(world, { school })).id).not.toBe(teen.id)
  })

  test('refuses before the address is confirmed: the teenager is not mailed', async () => {
    const school = await parentSchool(world)
    const teen = await member(world, school.promoCode, tooYoung())
    await register(world, teen)
    const { guardian_email } = teen as unknown as { guardian_email: string }
    expect(
      statusAndBody(await answer(world, await linkTo(world, guardian_email), 'refuse')),
    ).toEqual(done)
    expect((await world.mails(teen.email)).map(({ subject }) => subject)).not.toContain(
      mails.teen_consent_refused.subject,
    )
    expect(await findUserByEmail(world.db, teen.email)).toBeUndefined()
  })

  test('refuses for a teenager with a stored card: the card is deleted and the teenager is mailed', async () => {
    const teen = await waiting(world)
    expect(await world.db.$count(subscriptions, eq(subscriptions.userId, teen.id))).toBe(1)
    await answer(world, teen.link, 'refuse')
    expect(await world.db.$count(subscriptions, eq(subscriptions.userId, teen.id))).toBe(0)
    expect(await world.db.$count(logs, eq(logs.action, 'delete'))).toBeGreaterThan(0)
    expect((await world.mails(teen.email)).at(-1)?.subject).toBe(mails.teen_consent_refused.subject)
  })

  test('refuses for an account on another spelling of a mailbox: the login limits of the mailbox remain', async () => {
    const stranger = await world.person()
    const wrong = () =>
      world.call('POST /login', { body: { email: stranger.email, password: 'wrong horse' } })
    const teen = await waiting(world, {
      school: await parentSchool(world),
      email: stranger.email.replace('@', '+1@'),
    })
    for (let tries = 0; tries < 11; tries++) await wrong()
    await answer(world, teen.link, 'refuse')
    expect((await wrong()).status).toBe(423)
  })

  test('does not answer in 14 days: the account that nobody used is erased, and others stay', async () => {
    const [silent, answered] = [await waiting(world), await waiting(world)]
    await answer(world, answered.link, 'confirm', {})
    world.passes(14 * days - 1)
    await withoutTenantScope(() => forgetUnanswered({ ...world.services, now: world.time.now }))
    expect(await isThere(silent.id)).toBe(true)
    world.passes(1)
    expect(statusAndBody(await answer(world, silent.link, 'confirm', {}))).toEqual(
      apiError('consent_late'),
    )
    await withoutTenantScope(() => forgetUnanswered({ ...world.services, now: world.time.now }))
    await withoutTenantScope(() => forgetUnanswered({ ...world.services, now: world.time.now }))
    expect([await isThere(silent.id), await isThere(answered.id)]).toEqual([false, true])
  })
})

describe('person who becomes old enough while awaiting consent', () => {
  // aged 14 in Germany in 2026: 16 in 2028, and old enough from 2029 on
  const newYear = new Date('2029-01-01T00:00:00Z')

  test('gets access from the next year on by the clock alone; the job then starts the trial and deletes nothing', async () => {
    const teen = await waiting(world)
    await world.db
      .update(consentRequests)
      .set({ expiresAt: newYear })
      .where(eq(consentRequests.userId, teen.id))
    world.time.now = new Date(newYear.getTime() - 1)
    const before = await logIn(world, teen.email)
    expect(before.user.access_state).toBe('awaiting_consent')
    world.time.now = newYear
    expect((await show(before)).body.user.access_state).not.toBe('awaiting_consent')
    expect((await world.call('GET /users/guardian', { token: before.token })).body).toMatchObject({
      waits: false,
      state: 'asked',
    })
    await openOutgrown({ ...world.services, db: world.db, now: world.time.now })
    await withoutTenantScope(() => forgetUnanswered({ ...world.services, now: world.time.now }))
    expect((await show(before)).body.user.access_state).toBe('trial')
    expect((await open(world, teen.link)).body).toMatchObject({ state: 'outgrown' })
  })

  test('needs no guardian: the link reports it and accepts no answers', async () => {
    const teen = await waiting(world)
    world.time.now = newYear
    expect((await open(world, teen.link)).body).toMatchObject({ state: 'outgrown' })
    for (const how of ['confirm', 'refuse', 'withdraw'] as const)
      expect(statusAndBody(await answer(world, teen.link, how))).toEqual(
        apiError('consent_outgrown'),
      )
  })
})
