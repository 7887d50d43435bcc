import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { linkTo, parentSchool } from '../../testing/guardians.ts'
import {
  child,
  confirm,
  individual,
  member,
  register,
  tooYoung,
} from '../../testing/registration.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, makeWorld, password, type World } from '../../testing/world.ts'
import { consentRequests } from '../guardians/tables.ts'
import { consents } from '../privacy/tables.ts'
import { findUserByEmail } from '../users/queries.ts'
import { users } from '../users/tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

const submit = (body: unknown, query = '') =>
  world.call(`POST /registeration/child${query}`, { body })
const signed = { mode: 'school', dpa_signed_at: '2026-09-01', min_age: null } as const
const unsigned = { mode: 'school', dpa_signed_at: null, min_age: null } as const
const parent = { mode: 'parent', dpa_signed_at: null, min_age: null } as const
const none = { mode: 'none', dpa_signed_at: null, min_age: null } as const
const ledgerOf = async (email: string) => {
  const account = await findUserByEmail(world.db, email)
  const rows = await world.db
    .select()
    .from(consents)
    .where(eq(consents.userId, account?.id ?? 0))
  return rows.map(({ purpose, by, how, organizationId }) => ({ purpose, by, how, organizationId }))
}

describe('sign-up of a child of 9', () => {
  test('without a code needs a guardian and stores nothing', async () => {
    const body = await individual(world, { age_group_id: 1 })
    const before = await everyRow(world.pool)
    expect(statusAndBody(await register(world, body))).toEqual(apiError('guardian_needed'))
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test.each([
    ['leaves it to the guardians', parent, 'guardian_needed'],
    ['has not signed its agreement', unsigned, 'consent_agreement_missing'],
    ['lets no children in', none, 'guardian_needed'],
  ] as const)(
    'cannot use the full form with the code of a school that %s',
    async (_, consent, name) => {
      const { promoCode } = await world.organization({ consent })
      const body = await member(world, promoCode, { age_group_id: 1 })
      const before = await everyRow(world.pool)
      expect(statusAndBody(await register(world, body))).toEqual(apiError(name))
      expect(await rowsSince(world.pool, before)).toEqual([])
    },
  )

  test('with the code of a school that has signed waits until staff of the school admit the child', async () => {
    const school = await world.organization({ consent: signed, codeMemberType: 'student' })
    const body = await member(world, school.promoCode, { age_group_id: 1 })
    await register(world, body)
    expect((await confirm(world, String(body.email))).body.user).toMatchObject({
      age_group_id: 1,
      type: 'student',
      access_state: 'awaiting_consent',
    })
    expect(
      (await world.call('POST /login', { body: { email: body.email, password } })).status,
    ).toBe(200)
    expect(await ledgerOf(String(body.email))).toEqual([])
  })

  test('cannot include consents that the school has to give', async () => {
    const { promoCode } = await world.organization({ consent: signed })
    for (const purpose of ['facilitator_scores', 'research_statistics']) {
      const body = await member(world, promoCode, { age_group_id: 1, consents: [purpose] })
      expect(statusAndBody(await register(world, body))).toEqual(apiError('guardian_only'))
    }
  })

  test('is rejected by an institution with a higher minimum age, no matter who would consent', async () => {
    for (const consent of [signed, parent]) {
      const { promoCode } = await world.organization({ consent: { ...consent, min_age: 13 } })
      expect(
        statusAndBody(await register(world, await member(world, promoCode, { age_group_id: 1 }))),
      ).toEqual(apiError('organization_age'))
      expect(statusAndBody(await submit(await child(world, promoCode)))).toEqual(
        apiError('organization_age'),
      )
    }
  })
})

describe('a child whose school leaves consent to guardians', () => {
  test('sends a request that stores only nickname, guardian address, school, country and language', async () => {
    const school = await parentSchool(world)
    const body = await child(world, school.promoCode, {
      guardian_email: 'Mother@Example.org',
      language: 3,
    })
    const before = await everyRow(world.pool)
    expect(statusAndBody(await submit(body))).toEqual({ status: 200, body: {} })
    const [request, ...others] = await world.db
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.organizationId, school.id))
    expect(others).toEqual([])
    expect(request).toMatchObject({
      userId: null,
      nickName: 'Mia',
      guardianEmail: 'mother@example.org',
      country: 'DE',
      languageId: 3,
    })
    expect(request).toMatchObject({ state: 'asked', createdAt: world.time.now })
    expect(request?.expiresAt).toEqual(new Date(world.time.now.getTime() + 14 * days))
    const tables = (await rowsSince(world.pool, before))
      .map((row) => row.split(' ')[0])
      .filter((table) => table?.startsWith('public.'))
    expect(tables.sort()).toEqual(['public.captchas_used', 'public.consent_requests'])
  })

  test("gets the same response each time, until the guardian's mailbox has received five mails", async () => {
    const { promoCode } = await parentSchool(world)
    const spellings = [
      'dad@example.org',
      'DAD@example.org',
      'd.ad@example.org',
      'dad+1@example.org',
      'da.d@example.org',
      'dad+2@example.org',
    ]
    const answers = []
    for (const guardian_email of spellings)
      answers.push(statusAndBody(await submit(await child(world, promoCode, { guardian_email }))))
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => ({ status: 200, body: {} })),
      apiError('mail_paused'),
    ])
    expect(
      (await world.mails()).filter(({ to }) => spellings.includes(to) || to === 'dad@example.org'),
    ).toHaveLength(5)
  })

  test('replaces an earlier request to the same guardian, and only the newest link works', async () => {
    const school = await parentSchool(world)
    const body = await child(world, school.promoCode)
    await submit(body)
    const first = await linkTo(world, body.guardian_email as string)
    await submit({ ...body, captcha: await world.captcha() })
    const second = await linkTo(world, body.guardian_email as string)
    expect(
      await world.db.$count(consentRequests, eq(consentRequests.organizationId, school.id)),
    ).toBe(1)
    expect(statusAndBody(await world.call(`GET /consent/${first}`))).toEqual(
      apiError('consent_link_unknown'),
    )
    expect((await world.call(`GET /consent/${second}`)).status).toBe(200)
  })

  test('gets the same response whether the guardian has an account or not', async () => {
    const { promoCode } = await parentSchool(world)
    const known = await world.person()
    expect(
      statusAndBody(await submit(await child(world, promoCode, { guardian_email: known.email }))),
    ).toEqual({ status: 200, body: {} })
    expect(statusAndBody(await submit(await child(world, promoCode)))).toEqual({
      status: 200,
      body: {},
    })
  })

  test.each([
    ['signed for its children itself', { consent: signed }, 'guardian_needed'],
    ['has not signed its agreement', { consent: unsigned }, 'consent_agreement_missing'],
    ['lets no children in', { consent: none }, 'guardian_needed'],
    ['is full', { consent: parent, seats: 0 }, 'organization_full'],
    ['has ended', { consent: parent, status: 'ended' }, 'organization_ended'],
  ] as const)('is rejected when the school %s, and nothing is stored', async (_, draft, name) => {
    const { promoCode } = await world.organization(draft)
    const body = await child(world, promoCode)
    const before = await everyRow(world.pool)
    expect(statusAndBody(await submit(body))).toEqual(apiError(name))
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('gets an error for each wrong field of the form', async () => {
    const { promoCode } = await parentSchool(world)
    expect(statusAndBody(await submit({ promo_code: promoCode }))).toEqual(
      wrong({
        nick_name: 'nick_name_missing',
        guardian_email: 'guardian_email_missing',
        country: 'country_missing',
        captcha: 'captcha_missing',
      }),
    )
    const body = await child(world, promoCode)
    expect(statusAndBody(await submit({ ...body, nick_name: 'see evil.example' }))).toEqual(
      wrong({ nick_name: 'nick_name_wrong' }),
    )
    expect(statusAndBody(await submit({ ...body, guardian_email: 'mum' }))).toEqual(
      wrong({ guardian_email: 'email_wrong' }),
    )
    expect(statusAndBody(await submit({ ...body, captcha: 'x' }))).toEqual(
      apiError('captcha_wrong'),
    )
    expect(statusAndBody(await submit({ ...body, promo_code: 'NOSUCHCODE' }))).toEqual(
      apiError('organization_unknown'),
    )
    expect((await submit(body)).status).toBe(200)
    expect(statusAndBody(await submit(body))).toEqual(apiError('captcha_used'))
  })
})

describe('sign-up of a teenager of 14', () => {
  const italian = { age_group_id: 2, country: 'IT', old_enough: true, turns_18_in: 2030 }

  test('needs no guardian in Italy, where the age of consent is 14', async () => {
    const body = await individual(world, { ...italian, consents: ['email_reminders'] })
    expect(statusAndBody(await register(world, body))).toEqual({
      status: 200,
      body: { status: 'verify', type: 'individual', sign_up: expect.any(String) },
    })
    const account = await findUserByEmail(world.db, String(body.email))
    expect(account).toMatchObject({ consentBy: 'self', awaitingConsentSince: null })
    expect(await ledgerOf(String(body.email))).toEqual([
      { purpose: 'email_reminders', by: 'self', how: 'registration', organizationId: null },
    ])
  })

  test('cannot claim to be old enough in Germany, where the age of consent is 16', async () => {
    const body = await individual(world, { ...italian, country: 'DE' })
    expect(statusAndBody(await register(world, body))).toEqual(
      wrong({ turns_18_in: 'age_contradiction' }),
    )
    const older = { ...tooYoung(), turns_18_in: 2027 }
    expect(statusAndBody(await register(world, { ...body, ...older }))).toEqual(
      wrong({ turns_18_in: 'age_contradiction' }),
    )
    expect((await register(world, { ...body, ...tooYoung() })).status).toBe(200)
  })

  test('waits for a guardian in Germany, alone or with the code of an institution without an agreement', async () => {
    for (const consent of [undefined, none, parent, unsigned]) {
      const organization = consent && (await world.organization({ consent }))
      const teen = tooYoung()
      const body = organization
        ? await member(world, organization.promoCode, teen)
        : await individual(world, teen)
      expect((await register(world, body)).status).toBe(200)
      const account = await findUserByEmail(world.db, String(body.email))
      expect(account).toMatchObject({ consentBy: 'guardian', awaitingConsentSince: world.time.now })
      expect(await linkTo(world, teen.guardian_email)).toMatch(/^[\w-]{43}$/)
      expect(await ledgerOf(String(body.email))).toEqual([])
    }
  })

  test('needs no guardian when the school has signed for its pupils', async () => {
    const school = await world.organization({ consent: signed })
    const { guardian_email: _, ...teen } = tooYoung()
    const body = await member(world, school.promoCode, teen)
    await register(world, body)
    expect((await confirm(world, String(body.email))).body.user.access_state).toBe(
      'awaiting_consent',
    )
    expect(
      (await world.mails()).filter(
        ({ text }) => text.includes('/consent/') && text.includes(school.name),
      ),
    ).toEqual([])
  })

  test("rejects the teenager's own address as the guardian's, in any spelling", async () => {
    const body = await individual(world, {
      ...tooYoung(),
      email: 'anna.b@mail.example',
      captcha: 'x',
    })
    for (const guardian_email of [
      'anna.b@mail.example',
      'ANNA.B@mail.example',
      'annab@mail.example',
      'anna.b+mum@mail.example',
    ])
      expect(statusAndBody(await register(world, { ...body, guardian_email }))).toEqual(
        wrong({ guardian_email: 'guardian_email_same' }),
      )
  })

  test('rejects consents that the guardian has to give', async () => {
    const body = await individual(world, { ...tooYoung(), consents: ['email_reminders'] })
    expect(statusAndBody(await register(world, body))).toEqual(apiError('guardian_only'))
    expect((await register(world, { ...body, consents: [] })).status).toBe(200)
  })

  test('with a known address mails no guardian', async () => {
    const [owner, teen] = [await world.person(), tooYoung()]
    const body = await individual(world, teen)
    const answer = await register(world, { ...body, email: owner.email })
    expect(statusAndBody(answer)).toEqual({
      status: 200,
      body: { status: 'verify', type: 'individual', sign_up: expect.any(String) },
    })
    expect(await world.mails(teen.guardian_email)).toEqual([])
  })

  test('shows the guardian a name in which nothing is a link', async () => {
    const teen = tooYoung()
    await register(
      world,
      await individual(world, { ...teen, first_name: 'See https://evil.example' }),
    )
    const [mail] = await world.mails(teen.guardian_email)
    expect(mail?.text).toContain('See httpsevilexample')
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })
})

describe('consent rules by the code of an institution', () => {
  const consentWay = async (promo_code: string) =>
    statusAndBody(await world.call('POST /registeration/code', { body: { promo_code } }))
  const closed = (error: string) => ({
    ...{ name: null, error },
    ...{ child: 'guardian_needed', teen: 'guardian' },
  })

  test.each([
    [signed, 'school', 'school'],
    [unsigned, 'consent_agreement_missing', 'guardian'],
    [parent, 'guardian', 'guardian'],
    [none, 'guardian_needed', 'guardian'],
  ] as const)('are returned for %j', async (consent, forChild, forTeen) => {
    const { name, promoCode } = await world.organization({ consent })
    const body = { name, error: null, child: forChild, teen: forTeen }
    expect(await consentWay(` ${promoCode.toLowerCase()} `)).toEqual({ status: 200, body })
  })

  test('are those of nobody for a code that cannot be used, with the reason and without the name', async () => {
    const ended = await world.organization({ consent: signed, status: 'ended' })
    const full = await world.organization({ consent: signed, seats: 0 })
    for (const [code, error] of [
      ['NOSUCHCODE', 'organization_unknown'],
      [ended.promoCode, 'organization_ended'],
      [full.promoCode, 'organization_full'],
    ] as const)
      expect(await consentWay(code)).toEqual({ status: 200, body: closed(error) })
    expect(await consentWay('')).toEqual(wrong({ promo_code: 'required' }))
  })

  test('can be requested three hundred times an hour from one address', async () => {
    for (let at = 0; at < 300; at++) await world.services.limits.take('codeLookUp', 'unknown')
    expect(await consentWay('NOSUCHCODE')).toEqual(apiError('too_many'))
  })
})

test('a closed registration also rejects children', async () => {
  const body = await child(world, (await parentSchool(world)).promoCode)
  await world.pool.query("insert into settings (key, value) values ('registration_open', false)")
  expect(statusAndBody(await submit(body))).toEqual(apiError('registration_closed'))
  await world.pool.query('delete from settings')
  expect((await submit(body)).status).toBe(200)
  expect(await world.db.$count(users, eq(users.firstName, 'Mia'))).toBe(0)
})
