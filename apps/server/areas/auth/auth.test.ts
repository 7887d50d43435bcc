import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { apiError, label, wrong } from '../../testing/responses.ts'
import { makeWorld, minutes, password, type World } from '../../testing/world.ts'
import { createFirstAdministrator } from '../registration/commands.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

const login = (email: string, word = password, more = {}) => world.call('POST /login', { body: { email, password: word, ...more } })

describe('login', () => {
  test('answers a token that works, and the person without any secret', async () => {
    const ada = await world.person()
    const { status, body } = await login(ada.email)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['access_token', 'user'])
    expect(body.user).toMatchObject({ id: ada.id, email: ada.email, user_status: 1 })
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/)
    expect((await world.call(`GET /users/show/${ada.id}`, { token: body.access_token })).status).toBe(200)
  })

  test('takes the address with blanks around it and in any case, the password only as it was typed', async () => {
    const ada = await world.person()
    expect((await login(` ${ada.email.toUpperCase()} `)).body.user?.id).toBe(ada.id)
    for (const word of [` ${password}`, `${password} `, password.toUpperCase()])
      expect(label(await login(ada.email, word))).toEqual(apiError('credentials_wrong'))
  })

  test('tells a wrong password and an unknown address apart by nothing', async () => {
    const ada = await world.person()
    const [wrongWord, unknown] = [await login(ada.email, 'wrong horse'), await login('nobody@example.org')]
    expect(label(wrongWord)).toEqual(apiError('credentials_wrong'))
    expect(label(unknown)).toEqual(label(wrongWord))
    expect((await login(ada.email)).status).toBe(200)
  })

  test('names each field that is missing or wrong, and opens no session', async () => {
    const before = await everyRow(world.pool)
    const post = async (body: unknown) => label(await world.call('POST /login', { body }))
    expect(await post({})).toEqual(wrong({ email: 'login_email_missing', password: 'login_password_missing' }))
    expect(await post({ email: 'not an address', password })).toEqual(wrong({ email: 'login_email_missing' }))
    expect(await post({ email: 'a@example.org', password: '' })).toEqual(wrong({ password: 'login_password_missing' }))
    expect(await post({ email: 'a@example.org', password: 'x'.repeat(201) })).toEqual(wrong({ password: 'password_long' }))
    expect(await post({ email: 'a@example.org', password, rememberMe: 'yes' })).toMatchObject({
      status: 400,
      body: { name: 'invalid', fields: [{ path: 'rememberMe' }] },
    })
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('with an address that may stand in an account, however long it is', async () => {
    for (const email of [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}org`, `${'a'.repeat(248)}@b.org`]) {
      await world.pool.query('update users set email = $1 where id = $2', [email, (await world.person()).id])
      expect((await login(email)).status).toBe(200)
      expect(label(await login(`z${email.slice(1)}`))).toEqual(apiError('credentials_wrong'))
    }
  })

  test('lets the first administrator of an installation in', async () => {
    const text: string[] = []
    await createFirstAdministrator(world.db, 'admin@localhost', 'first password', (made) => text.push(made), world.time.now)
    const { status, body } = await login('admin@localhost', 'first password')
    expect([status, body.user.email]).toEqual([200, 'admin@localhost'])
    await createFirstAdministrator(world.db, 'other@localhost', undefined, (made) => text.push(made), world.time.now)
    expect(text).toEqual([])
    expect((await login('other@localhost', 'other password')).status).toBe(401)
  })
})

describe('login of an account that may not come in', () => {
  test('that was removed: it is told so after the right password only', async () => {
    const ada = await world.person()
    expect((await login(ada.email)).status).toBe(200)
    await world.pool.query('update users set removed = 1 where id = $1', [ada.id])
    expect(label(await login(ada.email, 'wrong horse'))).toEqual(apiError('credentials_wrong'))
    expect(label(await login(ada.email))).toEqual(apiError('inactive'))
  })

  test('that is not verified: the dialog is shown and a code is mailed, a second one only after a minute', async () => {
    const ada = await world.person({ verified: false })
    const count = async () => (await world.mails(ada.email)).length
    expect(label(await login(ada.email, 'wrong horse'))).toEqual(apiError('credentials_wrong'))
    expect(await count()).toBe(0)

    expect(label(await login(ada.email))).toEqual(apiError('unverified', { show_verify: true, sign_up: expect.any(String) }))
    expect(await world.code(ada.email)).toMatch(/^\d{6}$/)
    world.passes(59_000)
    expect(label(await login(ada.email))).toEqual(apiError('unverified', { show_verify: true, sign_up: expect.any(String) }))
    expect(await count()).toBe(1)
    world.passes(1_000)
    await login(ada.email)
    expect(await count()).toBe(2)
  })

  test('that is not verified but came in with the code of an institution: it works meanwhile', async () => {
    const { id: organizationId } = await world.organization()
    const ada = await world.person({ verified: false, type: 'institution', role: 'institution_member', organizationId })
    const { status, body } = await login(ada.email)
    expect([status, body.user.email_verified]).toEqual([200, false])
  })
})

describe('the language chosen on the login page', () => {
  test('becomes the account’s when it is published', async () => {
    const ada = await world.person()
    expect((await login(ada.email, password, { lang_id: 2 })).body.user.language_id).toBe(2)
    expect((await login(ada.email)).body.user.language_id).toBe(2)
  })

  test('on two devices at once lets both in', async () => {
    const ada = await world.person()
    const calls = [2, 3].map((lang_id) => () => login(ada.email, password, { lang_id }))
    const answers = await atOnce(world.pool, `select * from users where id = ${ada.id}`, calls)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('is passed over when it is not published or not known, and after a wrong password', async () => {
    const ada = await world.person()
    await world.pool.query('update languages set published = false where id = 8')
    for (const lang_id of [8, 999]) expect((await login(ada.email, password, { lang_id })).body.user.language_id).toBe(1)
    await login(ada.email, 'wrong horse', { lang_id: 2 })
    expect((await login(ada.email)).body.user.language_id).toBe(1)
    expect(label(await login(ada.email, password, { lang_id: 'x' }))).toMatchObject({ body: { fields: [{ path: 'lang_id' }] } })
  })
})

describe('too many logins', () => {
  const fail = async (times: number, email: string) => {
    for (let at = 0; at < times; at++) expect(label(await login(email, 'wrong horse'))).toEqual(apiError('credentials_wrong'))
  }
  /** As if the counters had been begun so much earlier: they run by the clock of the machine. */
  const ago = (ms: number) => world.pool.query('update rate_limits set expire = expire - $1', [ms])

  test('that failed lock the account before its password is looked at, until a quarter of an hour has passed', async () => {
    const ada = await world.person()
    await fail(10, ada.email)
    expect(label(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
    await ago(14 * minutes)
    expect(label(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
    await ago(1 * minutes)
    expect((await login(ada.email)).status).toBe(200)
  })

  test('lock an address that has no account just so, and no other address', async () => {
    await fail(10, 'nobody@example.org')
    expect(label(await login('nobody@example.org'))).toEqual(apiError('locked', { captcha: true }))
    expect((await login((await world.person()).email)).status).toBe(200)
  })

  test('are counted together however the address is written', async () => {
    const ada = await world.person()
    const [name = '', host = ''] = ada.email.split('@')
    await fail(4, ada.email.toUpperCase())
    await fail(3, `${name.slice(0, 2)}.${name.slice(2)}@${host}`)
    await fail(3, `${name}+more@${host}`)
    expect(label(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
  })

  test('are not wiped out by a login that worked, and it does not count among them', async () => {
    const ada = await world.person()
    await fail(8, ada.email)
    for (const _ of [1, 2, 3]) expect((await login(ada.email)).status).toBe(200)
    await fail(2, ada.email)
    expect(label(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
  })

  test('of one mailbox are counted together, whoever owns another spelling of it', async () => {
    const ada = await world.person()
    const decoy = await world.person()
    await world.pool.query('update users set email = $1 where id = $2', [ada.email.replace('@', '+decoy@'), decoy.id])
    await fail(9, ada.email)
    expect((await login(ada.email.replace('@', '+decoy@'))).status).toBe(200)
    await fail(1, ada.email)
    expect(label(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
  })

  test('are told with the seconds to wait', async () => {
    const ada = await world.person()
    await fail(10, ada.email)
    const { headers } = await login(ada.email)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('sent all at once are still ten', async () => {
    const ada = await world.person()
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await login(ada.email, 'wrong horse')).status))
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 423)).toHaveLength(10)
  })

  test('that failed from one place are refused for every address; those that worked are not counted', async () => {
    await world.pool.query("insert into rate_limits values ('loginAddress:unknown', 998, $1)", [Date.now() + 10 * minutes])
    const ada = await world.person()
    for (const _ of [1, 2, 3]) expect((await login(ada.email)).status).toBe(200)
    await fail(2, (await world.person()).email)
    expect(label(await login(ada.email))).toEqual(apiError('too_many', { captcha: true }))
  })

  test('are cleared from the table an hour after they ended, not before', async () => {
    const ada = await world.person()
    await fail(10, ada.email)
    await world.services.limits.clearExpired()
    expect(label(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
    await ago(15 * minutes + 61 * minutes)
    await world.services.limits.clearExpired()
    expect((await world.pool.query('select * from rate_limits')).rows).toEqual([])
  })
})
