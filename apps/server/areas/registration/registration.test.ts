import { mails } from '@quartet/content/mails/en.ts'
import { practiceCards } from '@quartet/domain/card-number.ts'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { card, confirm, individual, member, register } from '../../testing/registration.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { makeWorld, password, type World } from '../../testing/world.ts'
import { subscriptions } from '../billing/tables.ts'
import { organizations } from '../institutions/tables.ts'
import { rolesOf } from '../roles/queries.ts'
import { configuration, settings } from '../settings/tables.ts'
import { findUserByEmail } from '../users/queries.ts'
import { users } from '../users/tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

const waits = {
  status: 200,
  body: { status: 'verify', type: 'individual', sign_up: expect.any(String) },
}
const login = (email: string, word = password) =>
  world.call('POST /login', { body: { email, password: word } })
const accountOf = async (email: string) => {
  const account = await findUserByEmail(world.db, email)
  if (!account) throw new Error(`no account of ${email}`)
  return account
}
const allForms = (open: boolean) => ({
  ...{ basic: open, professional: open, family: open, coaching: open },
})
const subscriptionOf = async (userId: number) =>
  (await world.db.select().from(subscriptions).where(eq(subscriptions.userId, userId)))[0]

describe('sign-up of an individual', () => {
  test('with a card opens no session until the mailed code confirms the address', async () => {
    const body = await individual(world, { email: ' New.Comer@Example.org ', first_name: ' Ada ' })
    expect(statusAndBody(await register(world, body))).toEqual(waits)
    const account = await accountOf('new.comer@example.org')
    expect(account).toMatchObject({
      firstName: 'Ada',
      email: 'new.comer@example.org',
      type: 'individual',
      languageId: 1,
      country: 'US',
    })
    expect(account).toMatchObject({
      emailVerifiedAt: null,
      organizationId: null,
      turns18In: null,
      removed: 0,
    })
    expect((await rolesOf(world.db, account.id)).map(({ name }) => name)).toEqual(['Individual'])

    expect(statusAndBody(await login('new.comer@example.org'))).toEqual(
      apiError('unverified', { show_verify: true, sign_up: expect.any(String) }),
    )
    // the login replaced the sign-up secret
    expect(statusAndBody(await confirm(world, 'new.comer@example.org'))).toEqual(
      apiError('sign_up_elsewhere'),
    )
    const { sign_up } = (await login('new.comer@example.org')).body
    const code = await world.code('new.comer@example.org')
    const verified = await world.call('POST /verifyCode', {
      body: { email: 'new.comer@example.org', verification_code: code, sign_up },
    })
    expect(verified.body.user).toMatchObject({
      id: account.id,
      name: 'Ada Newcomer',
      access_state: 'trial',
    })
  })

  test('saves term, renewal and language; the defaults are annual, renewed and English', async () => {
    const [first, second] = [
      await individual(world),
      await individual(world, { term: 'semester', auto_renew: false, language: 3 }),
    ]
    await Promise.all([register(world, first), register(world, second, '?language=2')])
    const [one, two] = [await accountOf(first.email), await accountOf(second.email)]
    expect(await subscriptionOf(one.id)).toMatchObject({
      plan: 'basic',
      term: 'annual',
      autoRenew: true,
      subscriptionEndsAt: null,
    })
    expect(await subscriptionOf(two.id)).toMatchObject({
      plan: 'basic',
      term: 'semester',
      autoRenew: false,
    })
    expect([one.languageId, two.languageId]).toEqual([1, 3])
  })

  test('on a page in a published language sets the language of the account', async () => {
    await world.pool.query('update languages set published = false where id = 8')
    const [german, arabic] = [await individual(world), await individual(world)]
    await Promise.all([
      register(world, german, '?language=2'),
      register(world, arabic, '?language=8'),
    ])
    expect([
      (await accountOf(german.email)).languageId,
      (await accountOf(arabic.email)).languageId,
    ]).toEqual([2, 1])
  })

  test('between 13 and 21 stores the year of turning 18', async () => {
    const body = await individual(world, { age_group_id: 2, old_enough: true, turns_18_in: 2030 })
    expect(statusAndBody(await register(world, body))).toEqual(waits)
    expect(await accountOf(body.email)).toMatchObject({ ageGroupId: 2, turns18In: 2030 })
  })

  test("mails a code without the typed name, which may be a stranger's", async () => {
    const body = await individual(world, { first_name: 'Click https://evil.example' })
    await register(world, body)
    const [mail] = await world.mails(body.email)
    expect(`${mail?.html} ${mail?.text} ${mail?.subject}`).not.toContain('evil.example')
  })

  test('with eight spellings of one mailbox mails seven codes in an hour, then answers 429', async () => {
    const statuses = []
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8])
      statuses.push(
        (await register(world, await individual(world, { email: `bomb+${at}@mail.example` })))
          .status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429])
    expect((await world.mails()).filter(({ to }) => to.startsWith('bomb+'))).toHaveLength(7)
  })

  test('with a list of a hundred thousand wrong consents is rejected as too large', async () => {
    const body = {
      ...(await individual(world)),
      consents: Array.from({ length: 100_000 }, () => 1),
    }
    expect((await register(world, body as never)).body).toMatchObject({ name: 'too_large' })
  })
})

test('five concurrent sign-ups all create an account and mail a code', async () => {
  const known = await world.person()
  const bodies = await Promise.all(
    Array.from({ length: 5 }, (_, at) => individual(world, at === 4 ? { email: known.email } : {})),
  )
  const calls = bodies.map((body) => () => register(world, body))
  const answers = await atOnce(world.pool, 'select * from languages where id = 1', calls)
  expect(answers.map(statusAndBody)).toEqual(answers.map(() => waits))
  for (const { email } of bodies) expect(await world.mails(email)).toHaveLength(1)
})

describe('the card of a sign-up', () => {
  const cvc = /(?<![\w.:+-])731(?!\w)/

  test('stores brand and last four digits, and no trace of number and CVC anywhere', async () => {
    const before = await everyRow(world.pool)
    const body = await individual(world)
    const answer = await register(world, body)
    const verified = await confirm(world, body.email)
    const rows = await rowsSince(world.pool, before)
    expect(rows.map((row) => row.split(' ')[0])).toEqual(
      expect.arrayContaining(['jobs.job', 'public.logs', 'public.subscriptions']),
    )
    for (const text of [...rows, JSON.stringify([answer, verified])]) {
      expect(text).not.toContain(card.card_number)
      expect(text).not.toMatch(cvc)
    }
    expect('{"cvc": "731"}').toMatch(cvc)
    const saved = await subscriptionOf((await accountOf(body.email)).id)
    expect(saved).toMatchObject({
      cardBrand: 'visa',
      cardLast4: '4242',
      cardExpMonth: '2026-11',
      gateway: 'sandbox',
    })
  })

  test.each([
    ['of a bank', '4539578763621486'],
    ['with a wrong check digit', '4242424242424241'],
  ])(
    'that is not a practice card but one %s is rejected by field and leaves no trace',
    async (_, card_number) => {
      const body = await individual(world)
      const before = await everyRow(world.pool)
      expect(statusAndBody(await register(world, { ...body, card_number }))).toEqual(
        wrong({ card_number: 'card_not_practice' }),
      )
      expect(await rowsSince(world.pool, before)).toEqual([])
      for (const card_number of practiceCards.accepted.slice(0, 4))
        expect(
          statusAndBody(await register(world, await individual(world, { card_number }))),
        ).toEqual(waits)
    },
  )

  test('is not taken without payments, where only the code of an institution works', async () => {
    const { payments } = world.services
    world.services.payments = undefined
    const body = await individual(world)
    const before = await everyRow(world.pool)
    expect(statusAndBody(await register(world, body))).toEqual(apiError('card_signup_closed'))
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect((await world.call('GET /plans')).body).toMatchObject({
      sign_ups: allForms(false),
      sandbox: false,
      registration_open: true,
    })
    const { promoCode } = await world.organization()
    expect((await register(world, await member(world, promoCode))).body.type).toBe('institution')
    world.services.payments = payments
    expect(statusAndBody(await register(world, body))).toEqual(waits)
  })

  test('never appears in log lines after an error, and neither do password and address', async () => {
    const broken = await makeWorld()
    const lines: string[] = []
    broken.services.log = pino(
      { level: 'trace' },
      { write: (line: string) => void lines.push(line) },
    )
    await broken.pool.query('alter table subscriptions rename to elsewhere')
    const body = await individual(broken)
    expect(statusAndBody(await register(broken, body))).toEqual(apiError('unexpected'))
    expect(lines.join()).toContain('42P01')
    for (const secret of [card.card_number, card.card_name, password, body.email])
      expect(lines.join()).not.toContain(secret)
    expect(lines.join()).not.toMatch(cvc)
    await broken.close()
  })

  test('that is refused or expired stops the sign-up; the same captcha works with a valid card', async () => {
    const body = await individual(world)
    const before = await everyRow(world.pool)
    expect(
      statusAndBody(await register(world, { ...body, card_number: '4000000000000002' })),
    ).toEqual(apiError('card_refused'))
    expect(
      statusAndBody(await register(world, { ...body, card_number: '4000000000009987' })),
    ).toEqual(apiError('card_refused'))
    expect(statusAndBody(await register(world, { ...body, exp_time: '2026-10' }))).toEqual(
      wrong({ exp_time: 'card_expired' }),
    )
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect(statusAndBody(await register(world, body))).toEqual(waits)
  })
})

describe('an address that has an account', () => {
  test('is answered like a new one; its owner gets a mail and nothing in the account changes', async () => {
    const owner = await individual(world)
    await register(world, owner)
    await confirm(world, owner.email)
    const account = await accountOf(owner.email)
    const before = { account, subscription: await subscriptionOf(account.id) }

    const stranger = await individual(world, {
      email: owner.email.toUpperCase(),
      first_name: 'Mallory',
      card_number: '5555555555554444',
    })
    expect(
      statusAndBody(
        await register(world, {
          ...stranger,
          password: 'a new battery',
          confirm_password: 'a new battery',
        }),
      ),
    ).toEqual(waits)
    expect({
      account: await accountOf(owner.email),
      subscription: await subscriptionOf(account.id),
    }).toEqual(before)
    const mail = (await world.mails(owner.email)).at(-1)
    expect(mail?.subject).toBe(mails.already_registered.subject)
    expect(JSON.stringify(mail)).not.toContain('Mallory')
    expect([
      (await login(owner.email, 'a new battery')).status,
      (await login(owner.email)).status,
    ]).toEqual([401, 200])
  })

  test('is mailed at most seven times an hour from one network, answered like an unknown one', async () => {
    const owner = await world.person()
    const bodies = await Promise.all(
      Array.from({ length: 7 }, () => individual(world, { email: owner.email })),
    )
    const answers = await Promise.all(bodies.map((body) => register(world, body)))
    expect(answers.map(statusAndBody)).toEqual(answers.map(() => waits))
    expect(
      statusAndBody(await register(world, await individual(world, { email: owner.email }))),
    ).toEqual(apiError('mail_paused'))
    expect(await world.mails(owner.email)).toHaveLength(7)
  })

  test('gets only one account from two concurrent sign-ups', async () => {
    const first = await individual(world)
    const second = await individual(world, { email: first.email.toUpperCase() })
    const answers = await Promise.all([first, second].map((body) => register(world, body)))
    expect(answers.map(statusAndBody)).toEqual([waits, waits])
    expect(await world.db.$count(users, eq(users.email, first.email))).toBe(1)
    const subjects = (await world.mails(first.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([mails.verify_code.subject]) // the code for the sign-up that succeeded
  })
})

test('fields that are not part of the form have no effect', async () => {
  const [home] = await world.db
    .insert(organizations)
    .values({ name: 'School', promoCode: 'HIDDEN', seats: 5 })
    .returning()
  const more = {
    role: 'super_admin',
    roles: [1],
    removed: 1,
    email_verified: true,
    emailVerifiedAt: '2026-01-01',
    organization_id: home?.id,
  }
  const body = await individual(world, {
    ...more,
    id: 1,
    user_id: 1,
    subscription_ends_at: '2099-01-01',
    organizationId: home?.id,
  })
  expect(statusAndBody(await register(world, body))).toEqual(waits)
  const account = await accountOf(body.email)
  expect(account).toMatchObject({
    removed: 0,
    emailVerifiedAt: null,
    organizationId: null,
    type: 'individual',
  })
  expect((await rolesOf(world.db, account.id)).map(({ name }) => name)).toEqual(['Individual'])
  expect((await subscriptionOf(account.id))?.subscriptionEndsAt).toBeNull()

  const admin = await individual(world, { type: 'admin' })
  expect(statusAndBody(await register(world, admin))).toMatchObject({
    status: 400,
    body: { name: 'invalid', fields: [{ path: 'type' }] },
  })
  const unknown = await individual(world, { plan: 'gold', captcha: 'x' })
  expect(statusAndBody(await register(world, unknown))).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'plan' }] },
  })
})

describe('settings of an administrator', () => {
  test('close registration for all or for individuals', async () => {
    const body = await individual(world)
    const before = await everyRow(world.pool)
    for (const key of ['registration_open', 'individual_signup']) {
      await world.db.insert(settings).values({ key, value: false })
      expect(statusAndBody(await register(world, body))).toEqual(apiError('registration_closed'))
      await world.db.delete(settings)
    }
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect(statusAndBody(await register(world, body))).toEqual(waits)
  })

  test('are returned with the plans: prices, trial, sandbox and whether registration is open', async () => {
    const plan = (term: string, months: number, price: number, more = {}) => ({
      plan: 'basic',
      term,
      months,
      price,
      currency: 'USD',
      ...more,
    })
    const offer = async () => (await world.call('GET /plans')).body
    const before = await offer()
    expect(before).toMatchObject({
      trial_days: 14,
      sandbox: true,
      registration_open: true,
      sign_ups: allForms(true),
    })
    await world.db.insert(settings).values({ key: 'individual_signup', value: false })
    expect(await offer()).toEqual({ ...before, sign_ups: { ...allForms(true), basic: false } })
    await world.db.delete(settings)
    expect(before.plans).toEqual([
      plan('semester', 4, 1499),
      plan('annual', 12, 3999),
      plan('annual', 12, 7999, { plan: 'family' }),
      plan('annual', 12, 9999, { plan: 'professional' }),
    ])
    await world.db.insert(settings).values({ key: 'registration_open', value: false })
    await world.db.insert(configuration).values([
      { key: 'price_annual', value: 4999 },
      { key: 'price_family', value: 0 },
      { key: 'currency', value: 'EUR' },
    ])
    const plans = [
      plan('semester', 4, 1499, { currency: 'EUR' }),
      plan('annual', 12, 4999, { currency: 'EUR' }),
      plan('annual', 12, 9999, { plan: 'professional', currency: 'EUR' }),
    ]
    expect(await offer()).toEqual({
      ...before,
      plans,
      registration_open: false,
      sign_ups: { ...before.sign_ups, family: false },
    })
    await world.pool.query('delete from settings; delete from configuration')
  })
})
