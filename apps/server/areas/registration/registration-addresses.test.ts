import { mails } from '@quartet/content/mails/en.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer, linkTo } from '../../testing/guardians.ts'
import {
  confirm,
  individual,
  join,
  member,
  register,
  tooYoung,
} from '../../testing/registration.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { makeWorld, minutes, password, type World } from '../../testing/world.ts'
import { sessions } from '../auth/tables.ts'
import { consents } from '../privacy/tables.ts'
import { findUserByEmail } from '../users/queries.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

const verify = async (email: string, sign_up: unknown) =>
  world.call('POST /verifyCode', {
    body: { email, verification_code: await world.code(email), sign_up },
  })
const logIn = (email: string, word = password) =>
  world.call('POST /login', { body: { email, password: word } })
const stranger = {
  first_name: 'Mallory',
  password: 'a stranger knows this',
  confirm_password: 'a stranger knows this',
}

describe('an institution with mail domains', () => {
  test('opens no session before the address is confirmed, even with the right code', async () => {
    const school = await world.organization({ emailDomains: ['district.example'] })
    const form = await member(world, school.promoCode, { email: 'head@district.example' })
    const { body } = await register(world, form)
    expect(body).toEqual({ status: 'verify', type: 'institution', sign_up: expect.any(String) })
    expect(await world.db.$count(sessions)).toBe(0)
    const created = await confirm(world, form.email)
    expect(created.body.user).toMatchObject({
      email_verified: true,
      organization: { id: school.id },
    })
  })
})

describe('an address that a stranger signed up with', () => {
  test.each(['institution', 'individual'] as const)(
    'belongs to its owner: an unconfirmed sign-up of an %s is replaced by the next one',
    async (kind) => {
      const { promoCode } = await world.organization()
      const form = (more: Record<string, unknown>) =>
        kind === 'individual' ? individual(world, more) : member(world, promoCode, more)
      const email = `pupil.${kind}@example.org`
      const sat = await register(
        world,
        await form({ ...stranger, email, consents: ['research_statistics'] }),
      )
      const before = await findUserByEmail(world.db, email)
      const { body } = await register(world, await form({ email, first_name: 'Ida' }))

      expect(statusAndBody(await verify(email, sat.body.sign_up))).toEqual(
        apiError('sign_up_elsewhere'),
      )
      expect((await verify(email, body.sign_up)).body.user).toMatchObject({
        first_name: 'Ida',
        email_verified: true,
      })
      expect([(await logIn(email, stranger.password)).status, (await logIn(email)).status]).toEqual(
        [401, 200],
      )
      expect((await findUserByEmail(world.db, email))?.id).not.toBe(before?.id)
      expect(await world.db.$count(consents)).toBe(0)
    },
  )

  test("cannot be confirmed with the owner's code when the stranger signed up last", async () => {
    const { promoCode } = await world.organization()
    const email = 'late.stranger@example.org'
    const { body } = await register(
      world,
      await member(world, promoCode, { email, first_name: 'Ida' }),
    )
    await register(world, await member(world, promoCode, { ...stranger, email }))
    expect(statusAndBody(await verify(email, body.sign_up))).toEqual(apiError('sign_up_elsewhere'))
    expect(statusAndBody(await verify(email, undefined))).toEqual(apiError('sign_up_elsewhere'))
    expect((await findUserByEmail(world.db, email))?.emailVerifiedAt).toBeNull()
    expect((await join(world, promoCode, { email, first_name: 'Ida' })).body.user).toMatchObject({
      first_name: 'Ida',
    })
  })

  test("of an unconfirmed account with a session is recovered with the reset link, which ends the stranger's session", async () => {
    const { id: organizationId } = await world.organization()
    const ada = await world.person({
      verified: false,
      type: 'institution',
      role: 'institution_member',
      organizationId,
    })
    await world.call('POST /users/forgot/password', { body: { email: ada.email } })
    const link = (await world.mails(ada.email))
      .map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1])
      .findLast(Boolean)
    const own = 'a new battery'
    await world.call('POST /user/reset/password', {
      body: { password: own, confirm_password: own, token: link },
    })
    expect((await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).status).toBe(401)
    expect((await logIn(ada.email, own)).body.user.email_verified).toBe(true)
  })

  test('stays with the account that confirmed it; its owner is notified of another sign-up', async () => {
    const { promoCode } = await world.organization()
    const { body } = await join(world, promoCode, { first_name: 'Ida' })
    const answer = await register(
      world,
      await member(world, promoCode, { ...stranger, email: body.user.email }),
    )
    expect(answer.status).toBe(200)
    expect((await world.mails(body.user.email)).at(-1)?.subject).toBe(
      mails.already_registered.subject,
    )
    expect(await findUserByEmail(world.db, body.user.email)).toMatchObject({
      id: body.user.id,
      firstName: 'Ida',
    })
    expect((await logIn(body.user.email)).status).toBe(200)
  })

  test('keeps the earlier sign-up when no more codes can be mailed', async () => {
    const { promoCode } = await world.organization()
    const email = 'five.mails@example.org'
    const first = await register(
      world,
      await member(world, promoCode, { email, first_name: 'Ida' }),
    )
    await world.pool.query(
      "insert into rate_limits (key, points, expire) values ('captchaMailOverall:all', 20000, $1) on conflict (key) do update set points = 20000, expire = excluded.expire",
      [Date.now() + 3_600_000],
    )
    expect(
      (await register(world, await member(world, promoCode, { ...stranger, email }))).body.name,
    ).toBe('mail_paused')
    await world.pool.query('delete from rate_limits')
    expect((await verify(email, first.body.sign_up)).body.user.first_name).toBe('Ida')
  })
})

describe('a person who signed up and lost the page', () => {
  test('logs in with the password and can use the code there', async () => {
    const { promoCode } = await world.organization()
    const form = await member(world, promoCode)
    await register(world, form)
    expect((await logIn(form.email, 'wrong horse')).body).not.toHaveProperty('sign_up')
    world.passes(2 * minutes)
    const { sign_up } = (await logIn(form.email)).body
    expect((await verify(form.email, sign_up)).status).toBe(200)
  })
})

test('a teenager of 14 with the code of a school confirms the address first and then waits for the guardian', async () => {
  const { promoCode } = await world.organization()
  const form = await member(world, promoCode, tooYoung())
  await register(world, form)
  const { body } = await confirm(world, String(form.email))
  expect(body.user).toMatchObject({ access_state: 'awaiting_consent', email_verified: true })
  const { guardian_email } = form as unknown as { guardian_email: string }
  const link = await linkTo(world, guardian_email)
  expect((await answer(world, link, 'confirm')).status).toBe(200)
  expect((await logIn(String(form.email))).body.user.access_state).toBe('covered')
})
