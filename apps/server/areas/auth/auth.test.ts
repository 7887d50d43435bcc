import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { makeWorld, minutes, password, type World } from '../../testing/world.ts'
import { createFirstAdministrator } from '../registration/commands.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

const login = (email: string, word = password, more = {}) =>
  world.call('POST /login', { body: { email, password: word, ...more } })

describe('login', () => {
  test('returns a working token and the user without any secret', async () => {
    const ada = await world.person()
    const { status, body } = await login(ada.email)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['access_token', 'user'])
    expect(body.user).toMatchObject({ id: ada.id, email: ada.email, user_status: 1 })
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/)
    expect(
      (await world.call(`GET /users/show/${ada.id}`, { token: body.access_token })).status,
    ).toBe(200)
  })

  test('ignores blanks around the address and its case, but compares the password exactly', async () => {
    const ada = await world.person()
    expect((await login(` ${ada.email.toUpperCase()} `)).body.user?.id).toBe(ada.id)
    for (const word of [` ${password}`, `${password} `, password.toUpperCase()])
      expect(statusAndBody(await login(ada.email, word))).toEqual(apiError('credentials_wrong'))
  })

  test('returns the same error for a wrong password and an unknown address', async () => {
    const ada = await world.person()
    const [wrongWord, unknown] = [
      await login(ada.email, 'wrong horse'),
      await login('nobody@example.org'),
    ]
    expect(statusAndBody(wrongWord)).toEqual(apiError('credentials_wrong'))
    expect(statusAndBody(unknown)).toEqual(statusAndBody(wrongWord))
    expect((await login(ada.email)).status).toBe(200)
  })

  test('reports each missing or invalid field and opens no session', async () => {
    const before = await everyRow(world.pool)
    const post = async (body: unknown) => statusAndBody(await world.call('POST /login', { body }))
    expect(await post({})).toEqual(
      wrong({ email: 'login_email_missing', password: 'login_password_missing' }),
    )
    expect(await post({ email: 'not an address', password })).toEqual(
      wrong({ email: 'login_email_missing' }),
    )
    expect(await post({ email: 'a@example.org', password: '' })).toEqual(
      wrong({ password: 'login_password_missing' }),
    )
    expect(await post({ email: 'a@example.org', password: 'x'.repeat(201) })).toEqual(
      wrong({ password: 'password_long' }),
    )
    expect(await post({ email: 'a@example.org', password, rememberMe: 'yes' })).toMatchObject({
      status: 400,
      body: { name: 'invalid', fields: [{ path: 'rememberMe' }] },
    })
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('accepts any address that an account may have, however long', async () => {
    for (const email of [
      `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}org`,
      `${'a'.repeat(248)}@b.org`,
    ]) {
      await world.pool.query('update users set email = $1 where id = $2', [
        email,
        (await world.person()).id,
      ])
      expect((await login(email)).status).toBe(200)
      expect(statusAndBody(await login(`z${email.slice(1)}`))).toEqual(
        apiError('credentials_wrong'),
      )
    }
  })

  test('signs in the first administrator of an installation', async () => {
    const text: string[] = []
    await createFirstAdministrator(
      { db: world.db, now: world.time.now },
      {
        email: 'admin@localhost',
        password: 'first password',
        tell: (made) => text.push(made),
      },
    )
    const { status, body } = await login('admin@localhost', 'first password')
    expect([status, body.user.email]).toEqual([200, 'admin@localhost'])
    await createFirstAdministrator(
      { db: world.db, now: world.time.now },
      { email: 'other@localhost', password: undefined, tell: (made) => text.push(made) },
    )
    expect(text).toEqual([])
    expect((await login('other@localhost', 'other password')).status).toBe(401)
  })
})

describe('login of an inactive or unverified account', () => {
  test('reports a removed account only after the right password', async () => {
    const ada = await world.person()
    expect((await login(ada.email)).status).toBe(200)
    await world.pool.query('update users set removed = 1 where id = $1', [ada.id])
    expect(statusAndBody(await login(ada.email, 'wrong horse'))).toEqual(
      apiError('credentials_wrong'),
    )
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('inactive'))
  })

  test('asks an unverified account for a code and mails it, again only after a minute', async () => {
    const ada = await world.person({ verified: false })
    const count = async () => (await world.mails(ada.email)).length
    expect(statusAndBody(await login(ada.email, 'wrong horse'))).toEqual(
      apiError('credentials_wrong'),
    )
    expect(await count()).toBe(0)

    expect(statusAndBody(await login(ada.email))).toEqual(
      apiError('unverified', { show_verify: true, sign_up: expect.any(String) }),
    )
    expect(await world.code(ada.email)).toMatch(/^\d{6}$/)
    world.passes(59_000)
    expect(statusAndBody(await login(ada.email))).toEqual(
      apiError('unverified', { show_verify: true, sign_up: expect.any(String) }),
    )
    expect(await count()).toBe(1)
    world.passes(1_000)
    await login(ada.email)
    expect(await count()).toBe(2)
  })

  test('signs in an unverified account that joined with the code of an institution', async () => {
    const { id: organizationId } = await world.organization()
    const ada = await world.person({
      verified: false,
      type: 'institution',
      role: 'institution_member',
      organizationId,
    })
    const { status, body } = await login(ada.email)
    expect([status, body.user.email_verified]).toEqual([200, false])
  })
})

describe('language chosen on the login page', () => {
  test('is saved to the account when it is published', async () => {
    const ada = await world.person()
    expect((await login(ada.email, password, { lang_id: 2 })).body.user.language_id).toBe(2)
    expect((await login(ada.email)).body.user.language_id).toBe(2)
  })

  test('two devices that choose different languages at once both sign in', async () => {
    const ada = await world.person()
    const calls = [2, 3].map((lang_id) => () => login(ada.email, password, { lang_id }))
    const answers = await atOnce(world.pool, `select * from users where id = ${ada.id}`, calls)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('is ignored when it is unpublished or unknown, and after a wrong password', async () => {
    const ada = await world.person()
    await world.pool.query('update languages set published = false where id = 8')
    for (const lang_id of [8, 999])
      expect((await login(ada.email, password, { lang_id })).body.user.language_id).toBe(1)
    await login(ada.email, 'wrong horse', { lang_id: 2 })
    expect((await login(ada.email)).body.user.language_id).toBe(1)
    expect(statusAndBody(await login(ada.email, password, { lang_id: 'x' }))).toMatchObject({
      body: { fields: [{ path: 'lang_id' }] },
    })
  })
})

describe('login limits', () => {
  const fail = async (times: number, email: string) => {
    for (let at = 0; at < times; at++)
      expect(statusAndBody(await login(email, 'wrong horse'))).toEqual(
        apiError('credentials_wrong'),
      )
  }
  /**
   * Moves the start of the counters back in time: they run on the machine's clock, not on the
   * test's.
   */
  const ago = (ms: number) => world.pool.query('update rate_limits set expire = expire - $1', [ms])

  test('failed logins lock the account before its password is checked, for 15 minutes', async () => {
    const ada = await world.person()
    await fail(10, ada.email)
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
    await ago(14 * minutes)
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
    await ago(1 * minutes)
    expect((await login(ada.email)).status).toBe(200)
  })

  test('an address without an account is locked in the same way, other addresses are not', async () => {
    await fail(10, 'nobody@example.org')
    expect(statusAndBody(await login('nobody@example.org'))).toEqual(
      apiError('locked', { captcha: true }),
    )
    expect((await login((await world.person()).email)).status).toBe(200)
  })

  test('failures are counted together for every spelling of the address', async () => {
    const ada = await world.person()
    const [name = '', host = ''] = ada.email.split('@')
    await fail(4, ada.email.toUpperCase())
    await fail(3, `${name.slice(0, 2)}.${name.slice(2)}@${host}`)
    await fail(3, `${name}+more@${host}`)
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
  })

  test('a successful login neither resets the failures nor counts as one', async () => {
    const ada = await world.person()
    await fail(8, ada.email)
    for (const _ of [1, 2, 3]) expect((await login(ada.email)).status).toBe(200)
    await fail(2, ada.email)
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
  })

  test('failures for one mailbox are counted together, even if another account has a different spelling of it', async () => {
    const ada = await world.person()
    const decoy = await world.person()
    await world.pool.query('update users set email = $1 where id = $2', [
      ada.email.replace('@', '+decoy@'),
      decoy.id,
    ])
    await fail(9, ada.email)
    expect((await login(ada.email.replace('@', '+decoy@'))).status).toBe(200)
    await fail(1, ada.email)
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
  })

  test('a locked response has a retry-after header', async () => {
    const ada = await world.person()
    await fail(10, ada.email)
    const { headers } = await login(ada.email)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('twenty concurrent failures count as ten before the lock', async () => {
    const ada = await world.person()
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await login(ada.email, 'wrong horse')).status),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 423)).toHaveLength(10)
  })

  test('failures from one network are rejected for every address; successful logins are not counted', async () => {
    await world.pool.query("insert into rate_limits values ('loginAddress:unknown', 998, $1)", [
      Date.now() + 10 * minutes,
    ])
    const ada = await world.person()
    for (const _ of [1, 2, 3]) expect((await login(ada.email)).status).toBe(200)
    await fail(2, (await world.person()).email)
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('too_many', { captcha: true }))
  })

  test('counters are deleted an hour after they expired, not before', async () => {
    const ada = await world.person()
    await fail(10, ada.email)
    await world.services.limits.clearExpired()
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
    await ago(15 * minutes + 61 * minutes)
    await world.services.limits.clearExpired()
    expect((await world.pool.query('select * from rate_limits')).rows).toEqual([])
  })
})
