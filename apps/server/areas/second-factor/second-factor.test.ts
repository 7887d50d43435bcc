import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../security/rate-limits.ts'
import { cookieOf } from '../../testing/device.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { codeAt, stepIn, turnOn } from '../../testing/second-factor.ts'
import { days, type Member, makeWorld, minutes, password, type World } from '../../testing/world.ts'

let world: World
let ada: Member
let secret: string
let codes: string[]
let last = ''
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = start
  await world.pool.query('delete from rate_limits')
  ada = await world.person()
  ;({ secret, codes } = await turnOn(world, ada))
})
afterAll(() => world.close())

const login = (email = ada.email, cookie = '') =>
  world.call('POST /login', { body: { email, password }, headers: { cookie } })
const give = (body: object, cookie: string) =>
  world.call('POST /login/second-factor', { body, headers: { cookie } })
const now = () => codeAt(secret, world.time.now)
/** Logs in with the password; returns the cookie of the step. */
const begun = async (email = ada.email) => stepIn(await login(email))
const own = (where: string, body: object = { password }, who = ada) =>
  world.call(where, { token: who.token, body })
const state = async (who = ada) =>
  (await world.call('GET /users/second-factor', { token: who.token })).body

describe('login with an authenticator app', () => {
  test('answers the right password with the second step and nothing about the person', async () => {
    const answer = await login()
    expect([answer.status, answer.body]).toEqual([200, { second_factor: true }])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^sign_in=[\w-]{43}; Max-Age=600; Path=\/api\/login; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
    const due = await world.call('GET /login/second-factor', {
      headers: { cookie: stepIn(answer) },
    })
    expect(due.body).toEqual({ app: true, recovery: true, passkey: null })
  })

  test('opens the session with the code, and ends the step', async () => {
    const cookie = await begun()
    const answer = await give({ code: now() }, cookie)
    expect([answer.status, answer.body.user?.id]).toEqual([200, ada.id])
    expect(answer.headers.getSetCookie().join()).toMatch(/sign_in=; Max-Age=0/)
    const shown = await world.call(`GET /users/show/${ada.id}`, { token: answer.body.access_token })
    expect(shown.status).toBe(200)
    expect(statusAndBody(await give({ code: now() }, cookie))).toEqual(apiError('sign_in_over'))
  })

  test('takes the code of the step before and after, and no other', async () => {
    for (const [steps, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [1, 200],
    ] as const) {
      world.passes(5 * minutes)
      const code = codeAt(secret, new Date(world.time.now.getTime() + steps * 30_000))
      expect([steps, (await give({ code }, await begun())).status]).toEqual([steps, status])
    }
  })

  test('takes each code once, also when it comes twice at the same moment', async () => {
    const [one, other] = [await begun(), await begun()]
    const answers = await Promise.all([give({ code: now() }, one), give({ code: now() }, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(statusAndBody(await give({ code: now() }, await begun()))).toEqual(
      apiError('second_factor_wrong'),
    )
    world.passes(30_000)
    expect((await give({ code: now() }, await begun())).status).toBe(200)
  })

  test('takes no earlier code after a later one', async () => {
    const early = now()
    const late = codeAt(secret, new Date(world.time.now.getTime() + 30_000))
    expect((await give({ code: late }, await begun())).status).toBe(200)
    expect((await give({ code: early }, await begun())).status).toBe(400)
  })

  test('needs the cookie of the browser that entered the password, within ten minutes', async () => {
    expect(statusAndBody(await give({ code: now() }, ''))).toEqual(apiError('sign_in_over'))
    const strange = `sign_in=${'x'.repeat(43)}`
    expect(statusAndBody(await give({ code: now() }, strange))).toEqual(apiError('sign_in_over'))
    const cookie = await begun()
    world.passes(11 * minutes)
    expect(statusAndBody(await give({ code: now() }, cookie))).toEqual(apiError('sign_in_over'))
  })

  test('belongs to the account whose password was entered', async () => {
    const eve = await world.person()
    const eves = await turnOn(world, eve)
    const cookie = await begun()
    expect((await give({ code: codeAt(eves.secret, world.time.now) }, cookie)).status).toBe(400)
    expect((await give({ recovery_code: eves.codes[0] }, cookie)).status).toBe(400)
    expect((await give({ code: now() }, cookie)).body.user?.id).toBe(ada.id)
  })

  test('asks for exactly one proof', async () => {
    const cookie = await begun()
    for (const body of [{}, { code: '1', recovery_code: '2' }])
      expect(statusAndBody(await give(body, cookie))).toEqual(wrong({ code: 'code_missing' }))
  })

  test('ends after five wrong codes, and locks the account after ten', async () => {
    const cookie = await begun()
    for (let at = 0; at < 5; at++)
      expect(statusAndBody(await give({ code: '000000' }, cookie))).toEqual(
        apiError('second_factor_wrong'),
      )
    expect(statusAndBody(await give({ code: now() }, cookie))).toEqual(apiError('sign_in_over'))
    const again = await begun()
    for (let at = 0; at < 5; at++) await give({ code: '000000' }, again)
    expect(statusAndBody(await give({ code: now() }, await begun()))).toEqual(apiError('locked'))
  })

  test('is guessed 50 times a day at most, whereupon recovery codes still open the account', async () => {
    for (let at = 0; at < 50; at++) {
      if (at % 10 === 0)
        await world.pool.query("delete from rate_limits where key like 'secondFactorAccount%'")
      const cookie = at % 5 === 0 ? await begun() : ''
      last = cookie || last
      expect((await give({ code: '000000' }, last)).status).toBe(400)
    }
    await world.pool.query("delete from rate_limits where key like 'secondFactorAccount%'")
    expect(statusAndBody(await give({ code: now() }, await begun()))).toEqual(
      apiError('second_factor_locked'),
    )
    expect((await give({ recovery_code: codes[0] }, await begun())).status).toBe(200)
    const warned = (await world.mails(ada.email)).filter(({ subject }) =>
      subject.startsWith('Somebody is guessing'),
    )
    expect(warned).toHaveLength(1)
    await world.services.events.flush()
    const { rows } = await world.pool.query(
      "select sum(count)::int as count from security_events where kind = 'second_factor_guessed' and account = (select log_alias from users where id = $1)",
      [ada.id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('on a known device is not kept out by a thief of the password', async () => {
    const entered = await give({ code: now() }, await begun())
    const device = cookieOf(entered)
    await world.pool.query(
      'insert into rate_limits values ($1, $2, $3) on conflict (key) do update set points = $2, expire = $3',
      [`secondFactorAccount:${ada.id}`, limits.secondFactorAccount.points, Date.now() + 60_000],
    )
    world.passes(30_000)
    expect((await give({ code: now() }, await begun())).status).toBe(423)
    expect((await give({ code: now() }, `${await begun()}; ${device}`)).status).toBe(200)
  })

  test('ends when the password changes meanwhile, and the new one still needs it', async () => {
    const cookie = await begun()
    const body = {
      old_password: password,
      password: 'a new battery 42',
      confirm_password: 'a new battery 42',
    }
    expect((await own(`PUT /users/update/password/${ada.id}`, body)).status).toBe(200)
    expect(statusAndBody(await give({ code: now() }, cookie))).toEqual(apiError('sign_in_over'))
    const answer = await world.call('POST /login', {
      body: { email: ada.email, password: 'a new battery 42' },
    })
    expect(answer.body).toEqual({ second_factor: true })
  })

  test('ends when the account is removed meanwhile', async () => {
    const cookie = await begun()
    await world.pool.query('update users set removed = 1 where id = $1', [ada.id])
    expect(statusAndBody(await give({ code: now() }, cookie))).toEqual(apiError('sign_in_over'))
  })

  test('opens only the choice of a new password after a one-time password', async () => {
    await world.pool.query('update users set must_choose_password = true where id = $1', [ada.id])
    const { body } = await give({ code: now() }, await begun())
    expect(Object.keys(body)).toEqual(['access_token', 'choose_password'])
  })

  test('stays on after a password was set with a mailed link', async () => {
    await world.call('POST /users/forgot/password', { body: { email: ada.email } })
    const token = (await world.mails(ada.email)).at(-1)?.text.match(/reset-password\/([\w-]+)/)?.[1]
    const word = 'a new battery 42'
    await world.call('POST /user/reset/password', {
      body: { password: word, confirm_password: word, token },
    })
    const answer = await world.call('POST /login', { body: { email: ada.email, password: word } })
    expect(answer.body).toEqual({ second_factor: true })
  })

  test('is not passed over by the mailed code of an address that must be confirmed again', async () => {
    await world.pool.query('update users set email_verified_at = null where id = $1', [ada.id])
    const { body } = await login()
    const code = await world.code(ada.email)
    const answer = await world.call('POST /verifyCode', {
      body: { email: ada.email, verification_code: code, sign_up: body.sign_up },
    })
    expect([answer.status, answer.body]).toEqual([200, { second_factor: true }])
    expect((await give({ code: now() }, stepIn(answer))).status).toBe(200)
  })
})

describe('a device that was ticked', () => {
  const remembered = async () =>
    cookieOf(await give({ code: now(), remember_device: true }, await begun()))

  test('needs no second step for 30 days, and others do', async () => {
    const device = await remembered()
    expect((await login(ada.email, device)).body.user?.id).toBe(ada.id)
    expect((await login()).body).toEqual({ second_factor: true })
    world.passes(31 * days)
    expect((await login(ada.email, device)).body).toEqual({ second_factor: true })
  })

  test('is known without the tick, but needs it', async () => {
    const device = cookieOf(await give({ code: now() }, await begun()))
    expect((await login(ada.email, device)).body).toEqual({ second_factor: true })
  })

  test('needs it again after the factor or the password changed', async () => {
    const device = await remembered()
    world.passes(30_000)
    const begun = await own('POST /users/second-factor/app/begin')
    await own('POST /users/second-factor/app', {
      code: codeAt(begun.body.secret, world.time.now),
    })
    expect((await login(ada.email, device)).body).toEqual({ second_factor: true })
  })

  test('of somebody else does not help', async () => {
    const device = await remembered()
    const eve = await world.person()
    await turnOn(world, eve)
    expect((await login(eve.email, device)).body).toEqual({ second_factor: true })
  })
})

describe('recovery codes', () => {
  test('open the account once each, however they are typed, and the owner is mailed', async () => {
    const typed = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `
    expect((await give({ recovery_code: typed }, await begun())).status).toBe(200)
    expect((await give({ recovery_code: codes[0] }, await begun())).status).toBe(400)
    expect((await state()).recovery_codes).toBe(9)
    const mail = (await world.mails(ada.email)).at(-1)
    expect([mail?.subject, mail?.text]).toEqual([
      'A recovery code of your Quartet account was used',
      expect.stringContaining('Codes left: 9.'),
    ])
  })

  test('work once when they come twice at the same moment', async () => {
    const [one, other] = [await begun(), await begun()]
    const answers = await Promise.all(
      [one, other].map((cookie) => give({ recovery_code: codes[3] }, cookie)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('are ten different ones; new ones end the old ones', async () => {
    expect(new Set(codes).size).toBe(10)
    expect(codes.every((code) => /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/.test(code))).toBe(true)
    const { body } = await own('POST /users/second-factor/recovery-codes')
    expect((await give({ recovery_code: codes[0] }, await begun())).status).toBe(400)
    expect((await give({ recovery_code: body.recovery_codes[0] }, await begun())).status).toBe(200)
  })
})

describe('changing the second factor', () => {
  test('needs the password each time', async () => {
    for (const [where, more] of [
      ['POST /users/second-factor/app/begin', {}],
      ['POST /users/second-factor/passkeys/begin', {}],
      ['POST /users/second-factor/recovery-codes', {}],
      ['POST /users/second-factor/remove', { passkey_id: null }],
    ] as const) {
      expect(statusAndBody(await own(where, more))).toEqual(wrong({ password: 'password_missing' }))
      expect(statusAndBody(await own(where, { ...more, password: 'wrong horse' }))).toEqual(
        wrong({ password: 'old_password_wrong' }),
      )
    }
    for (let at = 0; at < 10; at++)
      await own('POST /users/second-factor/recovery-codes', { password: 'wrong horse' })
    expect((await own('POST /users/second-factor/recovery-codes')).status).toBe(423)
    expect((await state()).on).toBe(true)
  })

  test('begins with a code of the app, within ten minutes', async () => {
    const eve = await world.person()
    expect(
      statusAndBody(await own('POST /users/second-factor/app', { code: '123456' }, eve)),
    ).toEqual(apiError('sign_in_over'))
    const { body } = await own('POST /users/second-factor/app/begin', { password }, eve)
    expect(body.url).toBe(
      `otpauth://totp/Quartet:${encodeURIComponent(eve.email)}?issuer=Quartet&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(
      statusAndBody(await own('POST /users/second-factor/app', { code: '000000' }, eve)),
    ).toEqual(apiError('second_factor_wrong'))
    expect((await state(eve)).on).toBe(false)
    expect((await login(eve.email)).status).toBe(200)
    world.passes(11 * minutes)
    const late = { code: codeAt(body.secret, world.time.now) }
    expect(statusAndBody(await own('POST /users/second-factor/app', late, eve))).toEqual(
      apiError('sign_in_over'),
    )
  })

  test('keeps the present app until the new one has shown a code', async () => {
    const { body } = await own('POST /users/second-factor/app/begin')
    expect((await give({ code: now() }, await begun())).status).toBe(200)
    world.passes(30_000)
    const confirmed = await own('POST /users/second-factor/app', {
      code: codeAt(body.secret, world.time.now),
    })
    expect(confirmed.body).toEqual({ recovery_codes: null })
    world.passes(30_000)
    expect((await give({ code: now() }, await begun())).status).toBe(400)
    secret = body.secret
    expect((await give({ code: now() }, await begun())).status).toBe(200)
  })

  test('turns it off with the last one, and is logged and mailed', async () => {
    const { body } = await own('POST /users/second-factor/remove', { password, passkey_id: null })
    expect(body).toEqual({
      ...{ on: false, app_since: null, passkeys: [], recovery_codes: 0, required: false },
    })
    expect((await login()).body.user?.id).toBe(ada.id)
    const again = await own('POST /users/second-factor/remove', { password, passkey_id: null })
    expect(again.status).toBe(404)
    expect((await own('POST /users/second-factor/recovery-codes')).body.name).toBe(
      'second_factor_off',
    )
    const subjects = (await world.mails(ada.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Two-step login was set up for your Quartet account',
      'Two-step login of your Quartet account was changed',
    ])
    const { rows } = await world.pool.query(
      `select v.new_value from logs l join log_values v on v.log_id = l.id join users u on u.log_alias = l.subject
        where u.id = $1 and l.entity = 'second_factor' order by l.id`,
      [ada.id],
    )
    expect(rows.map(({ new_value }) => new_value)).toEqual([{ app: 'added' }, { app: 'removed' }])
  })

  test('stores no secret that can be read', async () => {
    const { rows } = await world.pool.query(
      'select a::text as row from authenticators a union all select r::text from recovery_codes r union all select v.new_value::text from log_values v',
    )
    const stored = JSON.stringify(rows)
    const mailed = JSON.stringify(await world.mails())
    for (const word of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect([stored.includes(word), mailed.includes(word)]).toEqual([false, false])
    // copied to another account it cannot be opened
    const eve = await world.person()
    await world.pool.query(
      'insert into authenticators (user_id, encrypted_secret) select $1, encrypted_secret from authenticators where user_id = $2',
      [eve.id, ada.id],
    )
    expect((await give({ code: now() }, await begun(eve.email))).status).toBe(400)
  })
})

describe('resetting the second factor of somebody else', () => {
  const reset = (who: Member, id = ada.id) =>
    world.call(`DELETE /users/second-factor/${id}`, { token: who.token })

  test('is for who has more rights, is logged and mailed, and ends nothing else', async () => {
    const { id: organizationId } = await world.organization()
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId,
    })
    const member = await world.person({
      role: 'institution_member',
      type: 'institution',
      organizationId,
    })
    const peer = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId,
    })
    expect(statusAndBody(await reset(admin, member.id))).toEqual(apiError('second_factor_off'))
    await turnOn(world, member)
    await turnOn(world, peer)
    expect(statusAndBody(await reset(member, member.id))).toEqual(apiError('second_factor_own'))
    expect(statusAndBody(await reset(admin, peer.id))).toEqual(apiError('forbidden'))
    expect((await reset(admin)).status).toBe(404)
    expect((await reset(admin, 2_000_000_000)).status).toBe(404)
    expect((await reset(admin, member.id)).status).toBe(200)
    expect((await login(member.email)).body.user?.id).toBe(member.id)
    expect((await world.mails(member.email)).at(-1)?.subject).toBe(
      'Two-step login of your Quartet account was turned off',
    )
    const root = await world.person({ role: 'super_admin' })
    const other = await world.person({ role: 'super_admin' })
    await turnOn(world, other)
    expect(statusAndBody(await reset(root, other.id))).toEqual(apiError('forbidden'))
    expect((await reset(root, peer.id)).status).toBe(200)
  })
})
