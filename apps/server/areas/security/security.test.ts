import { securityKinds } from '@quartet/domain/security.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeMetrics } from '../../monitoring/metrics.ts'
import { limits } from '../../security/rate-limits.ts'
import { makeClass } from '../../testing/class-cards.ts'
import { cookieOf } from '../../testing/device.ts'
import { startForgingProvider } from '../../testing/forging-provider.ts'
import { planAt } from '../../testing/oidc-provider.ts'
import { individual, register } from '../../testing/registration.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { stepIn, turnOn } from '../../testing/second-factor.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'
import { makeProviderClient } from '../identities/client.ts'
import { forgetDevices, forgetEvents } from './commands.ts'

let world: World
let counter = 0
/** Cards, sessions and codes are valid on this day; beforeEach resets the clock to it. */
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld({ trustedProxies: 1 })
})
beforeEach(async () => {
  world.time.now = start
  await world.services.events.flush()
  await world.pool.query('delete from rate_limits; delete from security_events')
})
afterAll(() => world.close())

type More = { address?: string; cookie?: string; [field: string]: unknown }
/** Sends the request from an unused network unless `address` is passed. */
const post = (
  where: string,
  { address = `10.${++counter % 250}.${Math.floor(counter / 250)}.1`, cookie, ...body }: More,
) => world.call(where, { body, headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) } })
const login = (email: string, more: More = {}) => post('POST /login', { email, password, ...more })
const fail = (email: string, more: More = {}) => login(email, { password: 'wrong horse', ...more })
const forgot = (email: string, more: More = {}) =>
  post('POST /users/forgot/password', { email, ...more })
const resend = (email: string, more: More = {}) =>
  post('POST /verifyCode/resend', { email, ...more })
const verify = (email: string, code: string, more: More = {}) =>
  post('POST /verifyCode', { email, verification_code: code, ...more })
const times = <Result>(count: number, call: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, call))
/** Uses up overall limits, as strangers could. */
const spendOverall = (...names: (keyof typeof limits)[]) =>
  Promise.all(
    names.map((name) =>
      world.pool.query(
        'insert into rate_limits values ($1, $2, $3) on conflict (key) do update set points = $2',
        [...[`${name}:all`, limits[name].points, Date.now() + 600_000]],
      ),
    ),
  )
const points = async (key: string) =>
  (await world.pool.query('select points from rate_limits where key = $1', [key])).rows[0]
    ?.points ?? 0
/** A person with the cookie of a device that signed in before. */
async function known(): Promise<Member & { cookie: string }> {
  const ada = await world.person()
  return { ...ada, cookie: cookieOf(await login(ada.email)) }
}

describe('an owner locked out by strangers', () => {
  test('logs in on a known device, and elsewhere with a solved captcha', async () => {
    const ada = await known()
    const hammering = times(25, () => fail(ada.email))
    expect((await login(ada.email, { cookie: ada.cookie })).status).toBe(200)
    await hammering

    expect((await login(ada.email, { cookie: ada.cookie })).status).toBe(200)
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('locked', { captcha: true }))
    expect((await login(ada.email, { captcha: await world.captcha() })).status).toBe(200)
  })

  test('gets the same responses as an unknown address', async () => {
    const ada = await world.person()
    for (const email of [ada.email, 'nobody@example.org']) {
      await times(10, () => fail(email))
      expect(statusAndBody(await fail(email))).toEqual(apiError('locked', { captcha: true }))
      expect(statusAndBody(await fail(email, { captcha: await world.captcha() }))).toEqual(
        apiError('credentials_wrong'),
      )
      expect(statusAndBody(await fail(email, { captcha: 'x' }))).toEqual(
        apiError('captcha_wrong', { captcha: true }),
      )
    }
  })

  test('cannot use the device of somebody else, nor one unused for half a year', async () => {
    const [ada, eve] = [await known(), await known()]
    await times(10, () => fail(ada.email))
    expect((await login(ada.email, { cookie: eve.cookie })).status).toBe(423)
    expect((await login(ada.email, { cookie: ada.cookie })).status).toBe(200)
    world.passes(181 * days)
    expect((await login(ada.email, { cookie: ada.cookie })).status).toBe(423)
    await forgetDevices({ db: world.db, now: world.time.now })
    expect((await world.pool.query('select * from known_devices')).rows).toEqual([])
  })

  test('can share a computer: one token is known for each account that signed in there', async () => {
    const [ada, bob] = [await known(), await world.person()]
    expect(cookieOf(await login(bob.email, { cookie: ada.cookie }))).toBe(ada.cookie)
    for (const { email } of [ada, bob]) {
      await times(10, () => fail(email))
      expect((await login(email, { cookie: ada.cookie })).status).toBe(200)
    }
  })

  test('has at most ten known devices', async () => {
    const ada = await known()
    for (let at = 0; at < 10; at++) {
      world.passes(1000)
      await login(ada.email)
    }
    expect(
      (await world.pool.query('select * from known_devices where user_id = $1', [ada.id])).rows,
    ).toHaveLength(10)
    await times(10, () => fail(ada.email))
    expect((await login(ada.email, { cookie: ada.cookie })).status).toBe(423)
  })

  test('can still request a link and enter the code', async () => {
    const ada = await known()
    await times(5, () => forgot(ada.email))
    expect(statusAndBody(await forgot(ada.email))).toEqual(apiError('too_many', { captcha: true }))
    expect((await forgot(ada.email, { cookie: ada.cookie })).status).toBe(200)
    expect((await forgot(ada.email, { captcha: await world.captcha() })).status).toBe(200)

    const bob = await world.person({ verified: false })
    await times(5, () => resend(bob.email))
    expect((await resend(bob.email)).body).toMatchObject({ name: 'too_many', captcha: true })
    world.passes(60_000)
    expect((await resend(bob.email, { captcha: await world.captcha() })).status).toBe(200)
    const code = await world.code(bob.email)
    await world.pool.query('update verification_codes set tries = 0')
    await times(20, () => verify(bob.email, 'guess'))
    await world.pool.query('update verification_codes set tries = 0')
    expect((await verify(bob.email, code)).body).toMatchObject({ name: 'too_many', captcha: true })
    expect((await verify(bob.email, code, { captcha: await world.captcha() })).status).toBe(200)
  })
})

describe('an attacker', () => {
  test('with captchas can guess five times an hour from one network and thirty times in total', async () => {
    const { email } = await world.person()
    await times(10, () => fail(email))
    const guess = async (address?: string) =>
      (await fail(email, { captcha: await world.captcha(), ...(address && { address }) })).status
    const near = await times(8, () => guess(`198.51.100.${++counter % 250}`))
    expect(near.filter((status) => status === 401)).toHaveLength(5)
    const far = await times(40, () => guess())
    // rejected attempts from the same network took nothing from the limit of the account
    expect(far.filter((status) => status === 401)).toHaveLength(25)
    expect(statusAndBody(await login(email))).toEqual(apiError('locked'))
  })

  test('can use a solved captcha only once, even concurrently', async () => {
    const { email } = await world.person()
    await times(10, () => fail(email))
    const captcha = await world.captcha()
    const answers = await times(5, () => fail(email, { captcha }))
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 401])
  })

  test('with a stolen device token can guess only ten more times', async () => {
    const ada = await known()
    await times(10, () => fail(ada.email))
    const answers = await times(15, () => fail(ada.email, { cookie: ada.cookie }))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('who rotates within a /48 or /56 of IPv6 is counted, and a neighbour is not', async () => {
    const spend = (key: string, at: number) =>
      world.pool.query('insert into rate_limits values ($1, $2, $3)', [
        key,
        at,
        Date.now() + 600_000,
      ])
    await spend('loginAddress/48:2001:db8:7::/48', limits.loginAddress.points * 16 - 1)
    const from = async (address: string) =>
      (await fail(`x${++counter}@example.org`, { address })).status
    expect(await from('2001:db8:7:100::1')).toBe(401)
    expect([await from('2001:db8:7:2200::1'), await from('2001:db8:8:2200::1')]).toEqual([429, 401])

    await spend('loginAddress/56:2001:db8:9:300::/56', limits.loginAddress.points * 4 - 1)
    expect(await from('2001:db8:9:301::1')).toBe(401)
    expect([await from('2001:db8:9:3ff::1'), await from('2001:db8:9:401::1')]).toEqual([429, 401])
    expect(await points('loginAddress:2001:db8:9:301::/64')).toBe(1)
  })
})

describe('overall limits', () => {
  test('used up by strangers let in a known device or a solved captcha', async () => {
    const ada = await known()
    await spendOverall(
      'loginOverall',
      'mailOverall',
      'codeOverall',
      'registrationOverall',
      'resetOverall',
    )
    expect(statusAndBody(await login(ada.email))).toEqual(apiError('too_many', { captcha: true }))
    expect((await login(ada.email, { cookie: ada.cookie })).status).toBe(200)
    expect((await login(ada.email, { captcha: await world.captcha() })).status).toBe(200)
    expect((await forgot(ada.email, { cookie: ada.cookie })).status).toBe(200)
    const link = (await world.mails(ada.email)).at(-1)?.text.match(/reset-password\/([\w-]+)/)?.[1]
    const word = { password: 'a new battery 42', confirm_password: 'a new battery 42' }
    expect(
      (await world.call('POST /user/reset/password', { body: { ...word, token: link } })).status,
    ).toBe(200)
  })

  test('are not used up by mails to unknown addresses', async () => {
    const answers = await times(500, () => forgot(`invented${++counter}@example.org`))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await points('mailOverall:all')).toBe(0)
    await forgot((await world.person()).email)
    expect(await points('mailOverall:all')).toBe(1)
  })

  test('still allow a sign-up code after strangers used up the mail limit', async () => {
    await spendOverall('mailOverall')
    const form = await individual(world)
    expect((await register(world, form)).status).toBe(200)
    expect(await world.code(form.email)).toMatch(/^\d{6}$/)
  })

  test('answer mail_paused to everybody when no mail can be sent, and create no account', async () => {
    await spendOverall('mailOverall', 'captchaMailOverall')
    const form = await individual(world)
    const answer = await register(world, form)
    expect(statusAndBody(answer)).toEqual(apiError('mail_paused'))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500)
    const ada = await world.person()
    for (const email of [form.email, ada.email, 'nobody@example.org'])
      expect([statusAndBody(await forgot(email)), statusAndBody(await resend(email))]).toEqual([
        apiError('mail_paused'),
        apiError('mail_paused'),
      ])
    expect(
      (await world.pool.query('select * from users where email = $1', [form.email])).rows,
    ).toEqual([])

    await world.pool.query('delete from rate_limits')
    expect((await register(world, { ...form, captcha: await world.captcha() })).status).toBe(200)
  })

  test('return mail_after to an unconfirmed login when no code was sent', async () => {
    const ada = await world.person({ verified: false })
    await spendOverall('peopleMailOverall')
    expect((await login(ada.email)).body).toMatchObject({
      name: 'unverified',
      show_verify: true,
      mail_after: expect.any(Number),
    })
    await world.pool.query('delete from rate_limits')
    expect((await login(ada.email)).body.mail_after).toBeUndefined()
    expect(await world.mails(ada.email)).toHaveLength(1)
  })
})

test('the cookie of a known device is only sent to sign-in calls and invisible to scripts', async () => {
  const set = (await login((await world.person()).email)).headers.getSetCookie()
  expect(set.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual([
    '/api/login',
    '/api/verifyCode',
    '/api/users/forgot',
  ])
  for (const cookie of set)
    expect(cookie).toMatch(
      /^device=[\w-]{43}; Max-Age=15552000; .*HttpOnly; Secure; SameSite=Strict/,
    )
  expect((await fail((await world.person()).email)).headers.getSetCookie()).toEqual([])
})

describe('security events', () => {
  let boss: Member
  beforeAll(async () => {
    boss = await world.person({ role: 'super_admin' })
  })
  const list = async (body: Record<string, unknown> = {}, token = boss.token) => {
    await world.services.events.flush()
    return world.call('POST /logs/security', { token, body })
  }

  test('record a failed login with the coarse network and the alias of the account, and nothing about an unknown address', async () => {
    const ada = await world.person()
    await fail(ada.email, { address: '203.0.113.77' })
    await fail(ada.email, { address: '203.0.113.78' })
    await fail('nobody@example.org', { address: '2001:db8:1:2::3' })
    const { rows } = await world.pool.query('select log_alias from users where id = $1', [ada.id])
    const { body } = await list({ kind: 'login_failed' })
    const at = `${world.time.now.toISOString().slice(0, 16)}:00.000Z`
    expect(
      body.events.toSorted((one: { network: string }, other: { network: string }) =>
        one.network < other.network ? -1 : 1,
      ),
    ).toEqual([
      { at, kind: 'login_failed', network: '2001:db8:1::/48', account: null, count: 1 },
      { at, kind: 'login_failed', network: '203.0.113.0/24', account: rows[0].log_alias, count: 2 },
    ])
    expect([body.total, body.days]).toEqual([2, [{ day: at.slice(0, 10), count: 3 }]])
    const stored = JSON.stringify((await world.pool.query('select * from security_events')).rows)
    expect(stored).not.toMatch(/203\.0\.113\.7|nobody|db8:1:2/)
  })

  /** Ten wrong second factors, a right and a wrong class card, and an answer that no provider gave. */
  async function failOtherwise() {
    const ada = await world.person()
    await turnOn(world, ada)
    for (const begun of [await login(ada.email), await login(ada.email)]) {
      const wrong = { body: { code: '000000' }, headers: { cookie: stepIn(begun) } }
      for (let at = 0; at < 5; at++) await world.call('POST /login/second-factor', wrong)
    }

    const { code: class_code, cards } = await (await makeClass(world)).makeAll()
    for (const pin of [cards[0]?.pin, 'none'])
      await post('POST /class/sign-in', { class_code, name: cards[0]?.card_name, pin })

    const provider = await startForgingProvider()
    provider.claims = { aud: 'somebody-else' }
    world.services.providers = [planAt(provider.issuer)]
    const { publicUrl } = world.services
    world.services.providerClient = makeProviderClient({ publicUrl, privateIssuers: false })
    const away = await world.call('POST /login/provider/oidc', { body: {} })
    const state = new URL(away.body.url).searchParams.get('state')
    await world.call('POST /login/provider/oidc/callback', {
      body: { code: 'a code', state },
      headers: { cookie: stepIn(away) },
    })
    await provider.end()
  }

  test('of every kind are recorded', async () => {
    await failOtherwise()
    const ada = await known()
    await times(11, () => fail(ada.email))
    await login(ada.email, { cookie: ada.cookie })
    await login(ada.email, { captcha: await world.captcha() })
    await login(ada.email, { captcha: 'x' })
    await verify(ada.email, '000000')
    // one after the other, since only the newest link works
    for (let at = 0; at < 6; at++) await forgot(ada.email)
    const link = (await world.mails(ada.email)).at(-1)?.text.match(/reset-password\/([\w-]+)/)?.[1]
    const word = { password: 'a new battery 42', confirm_password: 'a new battery 42' }
    for (const token of [link, 'used'])
      await world.call('POST /user/reset/password', { body: { ...word, token } })
    await world.call(`PUT /users/update/password/${ada.id}`, { token: boss.token, body: word })
    await world.call('POST /logs/security', { token: (await world.person()).token, body: {} })
    for (let at = 0; at < 20; at++)
      await world.call('GET /users/own_data/exports', { token: 'invented' })
    await spendOverall('mailOverall')
    await forgot(ada.email)
    const { body } = await list({ limit: 200 })
    expect([...new Set(body.events.map(({ kind }: { kind: string }) => kind))].sort()).toEqual(
      [...securityKinds].sort(),
    )
  })

  test('do not record an ended session', async () => {
    for (let at = 0; at < 19; at++)
      expect(
        (await world.call('GET /users/own_data/exports', { token: 'of a session that ended' }))
          .status,
      ).toBe(401)
    expect((await list({ kind: 'token_unknown' })).body.events).toEqual([])
  })

  test('are summed up into few rows when there are many', async () => {
    for (let at = 0; at < 5000; at++)
      world.services.events.record('login_failed', `10.${at % 250}.${Math.floor(at / 250)}.1`)
    const { body } = await list()
    const { rows } = await world.pool.query(
      'select count(*)::int, sum(count)::int from security_events',
    )
    expect(rows[0].count).toBeLessThanOrEqual(201)
    expect([rows[0].sum, body.days[0].count]).toEqual([5000, 5000])
  })

  test('are filtered by kind and day, and paged', async () => {
    await fail('nobody@example.org', { address: '203.0.113.1' })
    await forgot('nobody@example.org', { address: '203.0.113.1' })
    await world.services.events.flush()
    world.passes(2 * days)
    await fail('nobody@example.org', { address: '203.0.113.1' })
    const [today, before] = [0, -2].map((at) =>
      new Date(world.time.now.getTime() + at * days).toISOString().slice(0, 10),
    )
    boss = await world.signIn(boss)
    expect((await list()).body.days).toEqual([
      { day: today, count: 1 },
      { day: before, count: 2 },
    ])
    expect((await list({ kind: 'login_failed' })).body.total).toBe(2)
    expect((await list({ date_to: before })).body.total).toBe(2)
    expect((await list({ date_from: today })).body.total).toBe(1)
    expect((await list({ limit: 1, offset: 2 })).body).toMatchObject({
      total: 3,
      events: [expect.anything()],
    })
    expect((await list({ kind: 'unheard of' })).status).toBe(400)
  })

  test('are deleted after thirty days', async () => {
    await fail('nobody@example.org')
    expect((await list()).body.total).toBe(1)
    world.passes(29 * days)
    await forgetEvents({ db: world.db, now: world.time.now })
    boss = await world.signIn(boss)
    expect((await list()).body.total).toBe(1)
    world.passes(1 * days + 60_000)
    boss = await world.signIn(boss)
    expect((await list()).body.total).toBe(0)
    await forgetEvents({ db: world.db, now: world.time.now })
    expect((await world.pool.query('select * from security_events')).rows).toEqual([])
  })

  test('are visible only to people who may read the log of the whole installation', async () => {
    const { id: organizationId } = await world.organization()
    const head = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId,
    })
    const editor = await world.person({ role: 'content_editor' })
    expect((await list()).status).toBe(200)
    for (const { token } of [head, editor])
      expect(statusAndBody(await list({}, token))).toEqual(apiError('forbidden'))
    expect((await list({}, '')).status).toBe(401)
  })

  test("cannot be changed, or read with the application's tenant role", async () => {
    await fail('nobody@example.org')
    await world.services.events.flush()
    const as = async (role: string, text: string) => {
      const client = await world.pool.connect()
      try {
        await client.query('begin')
        await client.query(`set local role ${role}`)
        return (await client.query(text)).rowCount
      } catch (error) {
        return (error as { code: string }).code
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    expect(await as('quartet_platform', 'select * from security_events')).toBe(1)
    expect(await as('quartet_app', 'select * from security_events')).toBe(0)
    for (const role of ['quartet_app', 'quartet_platform'])
      expect(await as(role, 'update security_events set count = 0')).toBe('42501')
    expect(await as('quartet_app', 'delete from security_events')).toBe('42501')
  })

  test('are counted in the metrics by kind only', async () => {
    const metrics = makeMetrics(world.pool)
    metrics.securityEvent('login_failed')
    const lines = (await metrics.text())
      .split('\n')
      .filter((line) => line.startsWith('security_events_total'))
    expect(lines).toHaveLength(securityKinds.length)
    expect(lines).toContain('security_events_total{kind="login_failed"} 1')
  })
})
