import { fieldMessages } from '@quartet/contract/fields.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCaptcha } from '../../security/captcha.ts'
import { solve } from '../../testing/captcha.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { child, individual, member, register } from '../../testing/registration.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { makeWorld, minutes, type World } from '../../testing/world.ts'
import { forgetUsedCaptchas } from './commands.ts'
import { captchasUsed } from './tables.ts'

let world: World
let before: string[]
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.pool.query('delete from rate_limits')
  before = await everyRow(world.pool)
})
afterAll(() => world.close())

const nothingWritten = async () => expect(await rowsSince(world.pool, before)).toEqual([])
const worked = {
  status: 200,
  body: { status: 'verify', type: 'individual', sign_up: expect.any(String) },
}

describe('the sign-up form of an individual', () => {
  const ofPerson = {
    first_name: 'first_name_missing',
    last_name: 'last_name_missing',
    email: 'email_missing',
    age_group_id: 'age_missing',
    country: 'country_missing',
    password: 'password_missing',
    confirm_password: 'confirm_missing',
    captcha: 'captcha_missing',
  } as const
  const ofCard = {
    card_name: 'card_name_missing',
    card_number: 'card_number_wrong',
    exp_time: 'card_expiry_missing',
    cvc_code: 'cvc_wrong',
  } as const
  const all = { ...ofPerson, ...ofCard }

  test('reports every missing field at once when empty, and a missing card after that', async () => {
    expect(statusAndBody(await register(world, { type: 'individual', plan: 'basic' }))).toEqual(
      wrong(ofPerson),
    )
    const nothing = Object.fromEntries(Object.keys(ofCard).map((name) => [name, undefined]))
    expect(statusAndBody(await register(world, await individual(world, nothing)))).toEqual(
      wrong(ofCard),
    )
    await nothingWritten()
  })

  test('reports each field once when filled with blanks', async () => {
    const blanks = Object.fromEntries(
      Object.keys(all).map((name) => [name, name.includes('password') ? '' : ' ']),
    )
    expect(
      statusAndBody(await register(world, { type: 'individual', plan: 'basic', ...blanks })),
    ).toEqual(wrong(all))
    await nothingWritten()
  })

  test.each([
    ['an address without a domain', { email: 'a@b' }, 'email_wrong'],
    ['an address with a blank in it', { email: 'a b@example.org' }, 'email_wrong'],
    ['an address of 262 characters', { email: `${'a'.repeat(250)}@example.org` }, 'too_long'],
    ['a name of 81 characters', { first_name: 'A'.repeat(81) }, 'too_long'],
    ['a name with a NUL', { last_name: 'a\0b' }, 'control_characters'],
    ['a name with half a character', { last_name: 'a\ud800b' }, 'control_characters'],
    ['an age group that there is not', { age_group_id: 4 }, 'age_missing'],
    ['an age group in words', { age_group_id: '3' }, 'age_missing'],
    ['a country that there is not', { country: 'XX' }, 'country_missing'],
    ['a country in small letters', { country: 'us' }, 'country_missing'],
    [
      'a password of 7 characters',
      { password: '1234567', confirm_password: '1234567' },
      'password_short',
    ],
    [
      'a password of 201 characters',
      { password: 'x'.repeat(201), confirm_password: 'x'.repeat(200) },
      'password_long',
    ],
    ['a card number of 15 figures', { card_number: '424242424242424' }, 'card_number_wrong'],
    ['a card number with blanks', { card_number: '4242 4242 4242 42' }, 'card_number_wrong'],
    ['a thirteenth month', { exp_time: '2030-13' }, 'card_expiry_missing'],
    ['an expiry as it stands on the card', { exp_time: '12/30' }, 'card_expiry_missing'],
    ['a CVC of two figures', { cvc_code: '12' }, 'cvc_wrong'],
  ] as const)('reports the wrong field for %s', async (_, wrongly, code) => {
    const fields = statusAndBody(
      await register(world, { ...(await individual(world, { captcha: 'x' })), ...wrongly }),
    ).body.fields
    expect(fields).toContainEqual({
      path: Object.keys(wrongly)[0],
      code,
      message: fieldMessages[code],
    })
    await nothingWritten()
  })

  test('reports the second of two different passwords', async () => {
    const body = await individual(world, { captcha: 'x', confirm_password: 'another horse' })
    expect(statusAndBody(await register(world, body))).toEqual(
      wrong({ confirm_password: 'confirm_wrong' }),
    )
    await nothingWritten()
  })

  test('accepts addresses of every kind of domain', async () => {
    for (const email of ['ada@st.peters.school', "o'hara+lci@example.museum"])
      expect(statusAndBody(await register(world, await individual(world, { email })))).toEqual(
        worked,
      )
  })

  test('requires old_enough and turns_18_in for age group 2', async () => {
    const body = await individual(world, { age_group_id: 2 })
    expect(statusAndBody(await register(world, body))).toEqual(
      wrong({ old_enough: 'required', turns_18_in: 'turns_18_missing' }),
    )
    const answers = { ...body, old_enough: true }
    expect(statusAndBody(await register(world, answers))).toEqual(
      wrong({ turns_18_in: 'turns_18_missing' }),
    )
    expect(statusAndBody(await register(world, { ...body, old_enough: false }))).toEqual(
      wrong({ turns_18_in: 'turns_18_missing' }),
    )
    for (const turns_18_in of [1999, 2101, 2030.5, '2030'])
      expect(statusAndBody(await register(world, { ...answers, turns_18_in }))).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'turns_18_in' }] },
      })
    await nothingWritten()
    expect(statusAndBody(await register(world, { ...answers, turns_18_in: 2027 }))).toEqual(worked)
  })

  test('requires a guardian for children, and the address of one for people who are not old enough', async () => {
    const body = await individual(world, { age_group_id: 1 })
    expect(statusAndBody(await register(world, body))).toEqual(apiError('guardian_needed'))
    const teen = { ...body, age_group_id: 2, old_enough: false, turns_18_in: 2031 }
    expect(statusAndBody(await register(world, teen))).toEqual(
      wrong({ guardian_email: 'guardian_email_missing' }),
    )
    await nothingWritten()
    expect(statusAndBody(await register(world, { ...body, age_group_id: 3 }))).toEqual(worked)
  })

  test('accepts only known purposes', async () => {
    const body = await individual(world, { consents: ['marketing'] })
    expect(statusAndBody(await register(world, body))).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'consents.0' }] },
    })
    await nothingWritten()
    expect(
      statusAndBody(await register(world, { ...body, consents: ['research_statistics'] })),
    ).toEqual(worked)
  })
})

describe('a card number in another field', () => {
  const cards = ['4539578763621486', '4539 5787 6362 1486', '5105-1051-0510-5100']
  const everyText = async (
    body: Record<string, unknown>,
    except: string[],
    send: (body: Record<string, unknown>) => Promise<Answer>,
  ) => {
    const paths = Object.keys(body).filter(
      (key) => typeof body[key] === 'string' && !except.includes(key),
    )
    for (const path of paths) {
      const card = `${cards[paths.indexOf(path) % cards.length]}`
      const typed = path.includes('email') ? `${card.replaceAll(/\D/g, '')}@example.org` : card
      const { status, body: answer } = await send({ ...body, [path]: typed })
      expect([path, status]).toEqual([path, 400])
      expect(answer.fields.map(({ path }: { path: string }) => path)).toContain(path)
      expect(JSON.stringify(answer)).not.toContain('1486')
    }
    return paths
  }
  type Answer = { status: number; body: { fields: { path: string }[] } }
  const call = (body: unknown) => register(world, body)

  test('is rejected in every text field of the sign-up, and nothing is written', async () => {
    const { promoCode } = await world.organization()
    before = await everyRow(world.pool)
    const fixed = ['type', 'plan', 'captcha', 'card_number', 'country', 'exp_time']
    const own = await individual(world, { captcha: 'x' })
    expect(await everyText({ ...own, guardian_email: 'g@example.org' }, fixed, call)).toEqual(
      expect.arrayContaining([
        'first_name',
        'last_name',
        'email',
        'guardian_email',
        'password',
        'card_name',
      ]),
    )
    for (const card_name of cards)
      expect(statusAndBody(await register(world, { ...own, card_name }))).toEqual(
        wrong({ card_name: 'card_in_text' }),
      )
    await everyText(await member(world, promoCode, { captcha: 'x' }), fixed, call)
    await everyText(await child(world, promoCode, { captcha: 'x' }), fixed, (body) =>
      world.call('POST /registeration/child', { body }),
    )
    await nothingWritten()
  })

  test('is not detected in other long numbers, and the sign-up succeeds', async () => {
    const harmless = { first_name: '1234567812345670', card_name: '4242 4242 4242 4241' }
    expect(statusAndBody(await register(world, await individual(world, harmless)))).toEqual(worked)
  })
})

test('the sign-up form of a member needs a code but no card', async () => {
  const { promoCode } = await world.organization()
  before = await everyRow(world.pool)
  const { promo_code: _, ...without } = await member(world, promoCode)
  expect(statusAndBody(await register(world, without))).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'promo_code' }] },
  })
  expect(statusAndBody(await register(world, { ...without, promo_code: '  ' }))).toEqual(
    wrong({ promo_code: 'required' }),
  )
  await nothingWritten()
  expect((await register(world, { ...without, promo_code: promoCode })).status).toBe(200)
})

describe('the captcha of a sign-up', () => {
  test('is rejected when it is unsolved, manipulated, expired or from another installation', async () => {
    const { promoCode } = await world.organization()
    before = await everyRow(world.pool)
    const solved = JSON.parse(Buffer.from(await world.captcha(), 'base64').toString())
    const encoded = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64')
    const foreign = await solve(await makeCaptcha('another secret').challenge(new Date()))
    const late = await solve(
      await makeCaptcha('a secret of the tests').challenge(new Date('2026-01-01')),
    )
    const unsolved = encoded({
      ...solved,
      solution: { ...solved.solution, counter: solved.solution.counter + 1 },
    })
    const easier = encoded({
      ...solved,
      challenge: { ...solved.challenge, parameters: { ...solved.challenge.parameters, cost: 1 } },
    })
    const proofs = ['nonsense', 'bnVsbA==', encoded({}), foreign, late, unsolved, easier]
    const bodies = proofs.flatMap((captcha) => [
      individual(world, { captcha }),
      member(world, promoCode, { captcha }),
    ])
    const answers = await Promise.all(
      bodies.map(async (body) => statusAndBody(await register(world, await body))),
    )
    expect(answers).toEqual(answers.map(() => apiError('captcha_wrong')))
    await nothingWritten()
    expect(
      statusAndBody(await register(world, await individual(world, { captcha: encoded(solved) }))),
    ).toEqual(worked)
  })

  test('is accepted for one sign-up only', async () => {
    const { promoCode } = await world.organization()
    const captcha = await world.captcha()
    expect(statusAndBody(await register(world, await individual(world, { captcha })))).toEqual(
      worked,
    )
    before = await everyRow(world.pool)
    const bodies = await Promise.all([
      individual(world, { captcha }),
      member(world, promoCode, { captcha }),
    ])
    const answers = await Promise.all(
      bodies.map(async (body) => statusAndBody(await register(world, body))),
    )
    expect(answers).toEqual([apiError('captcha_used'), apiError('captcha_used')])
    await nothingWritten()
  })

  test('allows four corrections of a mistyped card but not a list of cards', async () => {
    const body = await individual(world)
    const numbers = ['4000000000000002', '4000000000009995']
    expect(
      statusAndBody(await register(world, { ...body, card_number: '4242424242424241' })),
    ).toEqual(wrong({ card_number: 'card_not_practice' }))
    for (const card_number of numbers)
      expect(statusAndBody(await register(world, { ...body, card_number }))).toEqual(
        apiError('card_refused'),
      )
    expect(statusAndBody(await register(world, { ...body, exp_time: '2020-01' }))).toEqual(
      wrong({ exp_time: 'card_expired' }),
    )
    const listed = await individual(world)
    for (const at of [1, 2, 3, 4, 5])
      expect([at, (await register(world, { ...listed, card_number: numbers[0] })).status]).toEqual([
        at,
        402,
      ])
    expect(statusAndBody(await register(world, listed))).toEqual(apiError('captcha_used'))
    expect(statusAndBody(await register(world, body))).toEqual(worked)
  })

  test('is accepted for one of several concurrent sign-ups', async () => {
    const captcha = await world.captcha()
    const bodies = await Promise.all([1, 2, 3, 4].map(() => individual(world, { captcha })))
    const statuses = await Promise.all(
      bodies.map(async (body) => (await register(world, body)).status),
    )
    expect(statuses.sort()).toEqual([200, 400, 400, 400])
  })

  test('is stored until it would have expired', async () => {
    await register(world, await individual(world))
    const used = () => world.db.$count(captchasUsed)
    const before = await used()
    await forgetUsedCaptchas({ db: world.db, now: world.time.now })
    expect(await used()).toBe(before)
    world.passes(11 * minutes)
    await forgetUsedCaptchas({ db: world.db, now: world.time.now })
    expect([before > 0, await used()]).toEqual([true, 0])
  })
})
