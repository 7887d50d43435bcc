import { mails } from '@quartet/content/mails/en.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyRow } from '../../testing/database-rows.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, makeWorld, minutes, password, type World } from '../../testing/world.ts'
import { sendCode } from './commands.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

const verify = (email: string, verification_code: string) =>
  world.call('POST /verifyCode', { body: { email, verification_code } })
const resend = (email: string) => world.call('POST /verifyCode/resend', { body: { email } })
const other = (code: string) => code.replace(/\d$/, (figure) => String((Number(figure) + 1) % 10))

/** An individual before the trial, with a code in the mailbox. */
async function unverified() {
  const { id, email } = await world.person({ verified: false, endsAt: null })
  await world.db.transaction((tx) =>
    sendCode({ ...world.services, now: world.time.now }, tx, {
      id,
      email,
      firstName: 'Ada',
      languageId: 1,
    }),
  )
  return { id, email, code: await world.code(email) }
}

describe('verification code', () => {
  test('signs in, confirms the address, starts the trial of 14 days and mails a welcome', async () => {
    const ada = await unverified()
    const { status, body } = await verify(ada.email, ada.code)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id: ada.id, email_verified: true, access_state: 'trial' })
    expect(body.user.exp_time).toBe(
      new Date(world.time.now.getTime() + 14 * days).toISOString().slice(0, 10),
    )
    expect(
      (await world.call(`GET /users/show/${ada.id}`, { token: body.access_token })).status,
    ).toBe(200)
    expect((await world.call('POST /login', { body: { email: ada.email, password } })).status).toBe(
      200,
    )

    const welcome = (await world.mails(ada.email)).at(-1)
    expect(welcome?.subject).toBe(mails.welcome.subject)
    expect(welcome?.text).toContain('https://quartet.test/new-theme/instructions')
  })

  test('accepts blanks around it and any case of the address; the welcome goes to the address of the account', async () => {
    const ada = await unverified()
    expect((await verify(` ${ada.email.toUpperCase()} `, ` ${ada.code} `)).status).toBe(200)
    expect((await world.mails(ada.email)).map(({ subject }) => subject)).toContain(
      mails.welcome.subject,
    )
  })

  test("is rejected with the same error when it is wrong or another account's, and when the address has no code or no account", async () => {
    const [ada, bob, verified] = [await unverified(), await unverified(), await world.person()]
    const answers = [
      await verify(ada.email, other(ada.code)),
      await verify(ada.email, bob.code === ada.code ? other(ada.code) : bob.code),
      await verify(verified.email, ada.code),
      await verify('nobody@example.org', ada.code),
    ]
    expect(answers.map(statusAndBody)).toEqual(answers.map(() => apiError('code_wrong')))
    expect((await verify(ada.email, ada.code)).status).toBe(200)
  })

  test('is valid for 30 minutes', async () => {
    const [ada, bob] = [await unverified(), await unverified()]
    world.passes(30 * minutes - 1)
    expect((await verify(ada.email, ada.code)).status).toBe(200)
    world.passes(1)
    expect(statusAndBody(await verify(bob.email, bob.code))).toEqual(apiError('code_wrong'))
  })

  test('is invalid after five wrong tries; a new code works', async () => {
    const [ada, bob] = [await unverified(), await unverified()]
    for (let at = 0; at < 4; at++) await verify(ada.email, other(ada.code))
    expect((await verify(ada.email, ada.code)).status).toBe(200)

    for (let at = 0; at < 5; at++) await verify(bob.email, other(bob.code))
    expect(statusAndBody(await verify(bob.email, bob.code))).toEqual(apiError('code_wrong'))
    world.passes(minutes)
    await resend(bob.email)
    expect((await verify(bob.email, await world.code(bob.email))).status).toBe(200)
  })

  test('works once, also when it is sent several times at once', async () => {
    const [ada, bob] = [await unverified(), await unverified()]
    expect((await verify(ada.email, ada.code)).status).toBe(200)
    expect(statusAndBody(await verify(ada.email, ada.code))).toEqual(apiError('code_wrong'))

    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await verify(bob.email, bob.code)).status),
    )
    expect(statuses.sort()).toEqual([200, 400, 400, 400])
  })

  test('does not sign in to an account that was removed in the meantime', async () => {
    const ada = await unverified()
    await world.pool.query('update users set removed = 1 where id = $1', [ada.id])
    expect(statusAndBody(await verify(ada.email, ada.code))).toEqual(apiError('code_wrong'))
  })

  test('is stored in the mail job and nowhere else', async () => {
    const { code } = await unverified()
    const holding = (await everyRow(world.pool)).filter((row) =>
      new RegExp(`(?<![\\w.-])${code}(?![\\w-])`).test(row),
    )
    expect(
      holding.map((row) => row.split(' ')[0]).filter((table) => !table?.startsWith('jobs.')),
    ).toEqual([])
    expect(holding).not.toEqual([])
  })

  test('reports each missing or too long field', async () => {
    const post = async (body: unknown) =>
      statusAndBody(await world.call('POST /verifyCode', { body }))
    expect(await post({})).toEqual(
      wrong({ email: 'login_email_missing', verification_code: 'code_missing' }),
    )
    expect(await post({ email: 'a@example.org', verification_code: ' ' })).toEqual(
      wrong({ verification_code: 'code_missing' }),
    )
    expect(await post({ email: 'a@example.org', verification_code: '1'.repeat(21) })).toEqual(
      wrong({ verification_code: 'too_long' }),
    )
  })

  test('allows twenty tries in 15 minutes, whether the address is known or not', async () => {
    const { email } = await unverified()
    for (const address of [email, 'unknown@example.org']) {
      const answers = await Promise.all(
        Array.from({ length: 25 }, async () => (await verify(address, 'guess')).status),
      )
      expect([
        address,
        answers.filter((status) => status === 400).length,
        answers.filter((status) => status === 429).length,
      ]).toEqual([...[address, 20, 5]])
    }
  })
})

test('a second confirmation does not move the end of the trial', async () => {
  const ada = await unverified()
  const first = (await verify(ada.email, ada.code)).body.user
  world.passes(5 * days)
  await world.db.transaction((tx) =>
    sendCode({ ...world.services, now: world.time.now }, tx, {
      ...ada,
      firstName: 'Ada',
      languageId: 1,
    }),
  )
  const { status, body } = await verify(ada.email, await world.code(ada.email))
  expect(status).toBe(200)
  expect(body.user.exp_time).toBe(first.exp_time)
})

test('a member of an institution confirms the address without starting a trial', async () => {
  const { id: organizationId } = await world.organization()
  const { id, email } = await world.person({
    verified: false,
    type: 'institution',
    role: 'institution_member',
    organizationId,
  })
  await resend(email)
  const { body } = await verify(email, await world.code(email))
  expect(body.user).toMatchObject({
    id,
    email_verified: true,
    access_state: 'covered',
    exp_time: null,
  })
})

describe('resending a code', () => {
  test('mails only an account that still has to confirm its address; the response is always the same', async () => {
    const [waiting, verified, removed] = [
      await world.person({ verified: false }),
      await world.person(),
      await world.person({ verified: false }),
    ]
    await world.pool.query('update users set removed = 1 where id = $1', [removed.id])
    const addresses = [
      ` ${waiting.email.toUpperCase()} `,
      verified.email,
      removed.email,
      'nobody@example.org',
    ]
    const answers = await Promise.all(addresses.map(resend))
    expect(answers.map(statusAndBody)).toEqual(addresses.map(() => ({ status: 200, body: {} })))
    const counts = await Promise.all(
      [waiting, verified, removed].map(async ({ email }) => (await world.mails(email)).length),
    )
    expect([...counts, (await world.mails('nobody@example.org')).length]).toEqual([1, 0, 0, 0])
  })

  test('invalidates the previous code, and sends nothing within a minute of it', async () => {
    const ada = await unverified()
    await resend(ada.email)
    expect(await world.mails(ada.email)).toHaveLength(1)
    world.passes(minutes)
    await resend(ada.email)
    const newest = await world.code(ada.email)
    if (newest !== ada.code)
      expect(statusAndBody(await verify(ada.email, ada.code))).toEqual(apiError('code_wrong'))
    expect((await verify(ada.email, newest)).status).toBe(200)
  })

  test('allows five requests an hour, whether the address is known or not', async () => {
    for (const email of [(await world.person({ verified: false })).email, 'stranger@example.org']) {
      const statuses = await Promise.all(
        Array.from({ length: 7 }, async () => (await resend(email)).status),
      )
      expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429])
    }
  })

  test('mails at most ten codes a day', async () => {
    const ada = await world.person({ verified: false })
    for (let at = 0; at < 12; at++) {
      await world.pool.query("delete from rate_limits where key like 'mail%'")
      expect([at, (await resend(ada.email)).status]).toEqual([at, at < 10 ? 200 : 429])
      world.passes(minutes)
    }
    expect(await world.mails(ada.email)).toHaveLength(10)
  })

  test('requires a valid address', async () => {
    expect(statusAndBody(await world.call('POST /verifyCode/resend', { body: {} }))).toEqual(
      wrong({ email: 'login_email_missing' }),
    )
    expect(statusAndBody(await resend('nonsense'))).toEqual(wrong({ email: 'login_email_missing' }))
  })
})
