import { mails } from '@quartet/content/mails/en.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { hours, makeWorld, password, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

const newWord = 'a new battery'
const forgot = (email: string) => world.call('POST /users/forgot/password', { body: { email } })
const reset = (token: string, word = newWord, confirm = word) =>
  world.call('POST /user/reset/password', {
    body: { password: word, confirm_password: confirm, token },
  })
const login = async (email: string, word: string) =>
  (await world.call('POST /login', { body: { email, password: word } })).status

/** The token of the most recently mailed link. */
async function mailedToken(email: string) {
  const text = (await world.mails(email)).findLast(
    ({ subject }) => subject === mails.password_reset.subject,
  )?.text
  return text?.match(/https:\/\/quartet\.test\/reset-password\/([\w-]+)/)?.[1] ?? 'no link'
}
async function forgetful() {
  const ada = await world.person()
  await forgot(ada.email)
  return { ...ada, link: await mailedToken(ada.email) }
}

describe('requesting a password reset', () => {
  test('returns the same response for every address, and mails only accounts that are not removed', async () => {
    const [ada, removed] = [await world.person(), await world.person()]
    await world.pool.query('update users set removed = 1 where id = $1', [removed.id])
    const addresses = [` ${ada.email.toUpperCase()} `, removed.email, 'nobody@example.org']
    const answers = await Promise.all(addresses.map(forgot))
    expect(answers.map(statusAndBody)).toEqual(addresses.map(() => ({ status: 200, body: {} })))
    expect((await world.mails()).map(({ to }) => to)).toEqual([ada.email])
  })

  test('mails a link to this installation, whatever host the request names', async () => {
    const ada = await world.person()
    const request = new Request('https://evil.test/api/users/forgot/password', {
      method: 'POST',
      headers: {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        origin: 'https://evil.test',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: ada.email }),
    })
    expect((await world.app.request(request)).status).toBe(200)
    const [mail] = await world.mails(ada.email)
    expect(mail?.text).toMatch(/https:\/\/quartet\.test\/reset-password\/[\w-]{43}\n/)
    expect(JSON.stringify(mail)).not.toContain('evil')
  })

  test('allows five requests an hour, whether the address is known or not', async () => {
    for (const email of [(await world.person()).email, 'stranger@example.org']) {
      const statuses = await Promise.all(
        Array.from({ length: 7 }, async () => (await forgot(email)).status),
      )
      expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429])
    }
  })

  test('requires a valid address', async () => {
    for (const body of [{}, { email: '' }, { email: 'nonsense' }, { email: 7 }])
      expect(statusAndBody(await world.call('POST /users/forgot/password', { body }))).toEqual(
        wrong({ email: 'login_email_missing' }),
      )
  })
})

describe('the reset link', () => {
  test('sets the password: the old one fails, the new one works, and a mail confirms the change', async () => {
    const ada = await forgetful()
    expect(statusAndBody(await reset(ada.link))).toEqual({ status: 200, body: {} })
    expect([await login(ada.email, password), await login(ada.email, newWord)]).toEqual([401, 200])
    expect((await world.mails(ada.email)).at(-1)?.subject).toBe(mails.password_changed.subject)
  })

  test('ends every session of the account and of no other account', async () => {
    const [ada, bob] = [await forgetful(), await world.person()]
    const second = (
      await world.call('POST /login', { body: { email: ada.email, password, rememberMe: true } })
    ).body.access_token
    const sees = async (id: number, token: string) =>
      (await world.call(`GET /users/show/${id}`, { token })).status
    expect([await sees(ada.id, ada.token), await sees(ada.id, second)]).toEqual([200, 200])
    await reset(ada.link)
    expect([
      await sees(ada.id, ada.token),
      await sees(ada.id, second),
      await sees(bob.id, bob.token),
    ]).toEqual([401, 401, 200])
  })

  test('works once, also when it is used several times at once', async () => {
    const [ada, bob] = [await forgetful(), await forgetful()]
    expect((await reset(ada.link)).status).toBe(200)
    expect(statusAndBody(await reset(ada.link, 'another word'))).toEqual(
      apiError('reset_token_used'),
    )
    expect(await login(ada.email, newWord)).toBe(200)

    const words = ['first battery', 'second battery', 'third battery']
    const statuses = await Promise.all(
      words.map(async (word) => (await reset(bob.link, word)).status),
    )
    expect(statuses.toSorted()).toEqual([200, 400, 400])
    expect(await login(bob.email, words[statuses.indexOf(200)] ?? '')).toBe(200)
  })

  test('works for one hour', async () => {
    const [ada, bob] = [await forgetful(), await forgetful()]
    world.passes(hours - 1)
    expect((await reset(ada.link)).status).toBe(200)
    world.passes(1)
    expect(statusAndBody(await reset(bob.link))).toEqual(apiError('reset_token_used'))
    expect(await login(bob.email, password)).toBe(200)
  })

  test('is invalid once a newer link was requested', async () => {
    const ada = await forgetful()
    await forgot(ada.email)
    expect(statusAndBody(await reset(ada.link))).toEqual(apiError('reset_token_used'))
    expect((await reset(await mailedToken(ada.email))).status).toBe(200)
  })

  test('leaves no session open for a concurrent login with the old password', async () => {
    const ada = await forgetful()
    const calls = [
      () => reset(ada.link),
      () => world.call('POST /login', { body: { email: ada.email, password } }),
    ]
    const [done, late] = await atOnce(world.pool, `select * from users where id = ${ada.id}`, calls)
    expect(done?.status).toBe(200)
    const living = late?.body.access_token
      ? (await world.call(`GET /users/show/${ada.id}`, { token: late.body.access_token })).status
      : 401
    expect(living).toBe(401)
    expect(await login(ada.email, newWord)).toBe(200)
  })

  test('does not confirm the address of an account that still has to enter its code', async () => {
    const ada = await world.person({ verified: false })
    await forgot(ada.email)
    expect((await reset(await mailedToken(ada.email))).status).toBe(200)
    expect(await login(ada.email, newWord)).toBe(403)
  })

  test('is stored only as its hash, apart from the mail job', async () => {
    const { link } = await forgetful()
    const holding = (await everyRow(world.pool))
      .filter((row) => row.includes(link))
      .map((row) => row.split(' ')[0])
    expect(holding.filter((table) => !table?.startsWith('jobs.'))).toEqual([])
    expect(holding).not.toEqual([])
  })

  test('rejects a token that was never sent', async () => {
    for (const token of ['x', 'x'.repeat(200), "' or 1=1 --"])
      expect(statusAndBody(await reset(token))).toEqual(apiError('reset_token_used'))
  })
})

test('reports a new password that is missing, short, long or repeated differently, and writes nothing', async () => {
  const { link, email } = await forgetful()
  const before = await everyRow(world.pool)
  const post = async (body: unknown) =>
    statusAndBody(await world.call('POST /user/reset/password', { body }))
  expect(await post({})).toEqual(
    wrong({ password: 'password_missing', confirm_password: 'confirm_missing', token: 'required' }),
  )
  expect(statusAndBody(await reset(link, newWord, `${newWord}!`))).toEqual(
    wrong({ confirm_password: 'confirm_wrong' }),
  )
  expect(statusAndBody(await reset(link, '1234567'))).toEqual(wrong({ password: 'password_short' }))
  expect(statusAndBody(await reset(link, 'x'.repeat(201)))).toMatchObject({
    status: 400,
    body: { name: 'invalid' },
  })
  expect(statusAndBody(await reset(link, 'half a character \ud800'))).toMatchObject({
    status: 400,
    body: { name: 'invalid' },
  })
  expect(await rowsSince(world.pool, before)).toEqual([])

  expect((await reset(link, 'eight ch')).status).toBe(200)
  expect(await login(email, 'eight ch')).toBe(200)
})
