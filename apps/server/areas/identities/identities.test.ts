import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  chooseAt,
  type OidcService,
  planAt,
  startOidcProvider,
} from '../../testing/oidc-provider.ts'
import { individual, register } from '../../testing/registration.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { codeAt, stepIn, turnOn } from '../../testing/second-factor.ts'
import { type Member, makeWorld, minutes, password, type World } from '../../testing/world.ts'
import { makeProviderClient } from './client.ts'

let world: World
let service: OidcService
let ada: Member
let counter = 0
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await service?.end()
  service = await startOidcProvider([
    'https://quartet.test/login/callback/oidc',
    'https://quartet.test/login/callback/google',
  ])
  world.services.providers = [planAt(service.issuer)]
  world.services.providerClient = clientOf(world)
  await world.pool.query('delete from rate_limits')
  ada = await world.person()
  service.people.set('ada', { email: ada.email })
})
afterAll(async () => {
  await service.end()
  await world.close()
})

const clientOf = ({ services: { publicUrl } }: World) =>
  makeProviderClient({ publicUrl, privateIssuers: true, answerMs: 1_000 })

const begin = (key = 'oidc', body: object = {}) =>
  world.call(`POST /login/provider/${key}`, { body })
type Finish = { cookie: string; answer: Record<string, string>; token?: string; key?: string }
const finish = ({ cookie, answer, token, key = 'oidc' }: Finish) =>
  world.call(`POST /login/provider/${key}/callback`, { body: answer, headers: { cookie }, token })

/** Signs in at the provider as far as the page to which it sends the browser. */
async function away(account = 'ada', body: object = {}) {
  const begun = await begin('oidc', body)
  const answer = await chooseAt(begun.body.url, account)
  return { cookie: stepIn(begun), answer: picked(answer) }
}
const picked = ({ code, state, iss, error }: Record<string, string>) =>
  JSON.parse(JSON.stringify({ code, state, iss, error }))
const enter = async (account = 'ada', body: object = {}) => finish(await away(account, body))
const login = (cookie: string, more: object = {}, email = ada.email) =>
  world.call('POST /login', { body: { email, password, link: true, ...more }, headers: { cookie } })
/** Ada with the sign-in linked. */
async function linked() {
  const first = await enter()
  await login(stepIn(first))
}
const identitiesOf = async (who = ada) =>
  (await world.pool.query('select * from identities where user_id = $1', [who.id])).rows
const list = async (who = ada) =>
  (await world.call('GET /users/identities', { token: who.token })).body

describe('begin', () => {
  test('asks for the address only, with an account chooser, and binds the browser', async () => {
    const begun = await begin()
    const url = new URL(begun.body.url)
    const query = Object.fromEntries(url.searchParams)
    expect(url.origin).toBe(service.issuer)
    expect(query).toMatchObject({
      scope: 'openid email',
      prompt: 'select_account',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'https://quartet.test/login/callback/oidc',
    })
    expect([query.state?.length, query.nonce?.length]).toEqual([43, 43])
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/Max-Age=600; Path=\/api\/login; HttpOnly; Secure; SameSite=Strict$/),
    ])
    const token = stepIn(begun).replace('sign_in=', '')
    expect(begun.body.url).not.toContain(token)
    const { rows } = await world.pool.query('select s::text as row from sign_in_steps s')
    for (const secret of [token, query.state, query.nonce])
      expect(rows.some(({ row }) => row.includes(secret))).toBe(false)
  })

  test('lists what is configured and refuses anything else', async () => {
    expect((await world.call('GET /login/providers')).body).toEqual({
      providers: [{ key: 'oidc', label: 'Test service' }],
    })
    for (const key of ['google', 'institution-1', 'institution-99999999999', 'x'])
      expect(statusAndBody(await begin(key))).toEqual(apiError('provider_unknown'))
  })
})

describe('an identity without an account', () => {
  test('is linked when the owner of the address logs in, and then opens the account', async () => {
    const first = await enter()
    expect(first.body).toEqual({
      identity: { email: ada.email, label: 'Test service', has_account: true },
    })
    expect(await identitiesOf()).toEqual([])
    const cookie = stepIn(first)
    const proven = await world.call('GET /login/identity', { headers: { cookie } })
    expect(proven.body).toEqual(first.body)
    const answer = await login(cookie)
    expect([answer.status, (await identitiesOf()).length]).toEqual([200, 1])
    expect((await world.mails(ada.email)).at(-1)?.subject).toBe('A new way to log in to Quartet')

    const again = await enter('ada', { rememberMe: true })
    expect([again.status, again.body.user.id]).toEqual([200, ada.id])
    const { rows } = await world.pool.query(
      'select remembered from sessions where user_id = $1 order by id desc limit 1',
      [ada.id],
    )
    expect(rows).toEqual([{ remembered: true }])
    expect((await list()).identities).toMatchObject([
      { label: 'Test service', email: ada.email, last_used_at: world.time.now.toISOString() },
    ])
  })

  test('is not linked by the address alone, a wrong password, another account or without the wish', async () => {
    const cookie = stepIn(await enter())
    expect((await login(cookie, { password: 'wrong horse' })).status).toBe(401)
    const eve = await world.person()
    expect((await login(cookie, {}, eve.email)).status).toBe(200)
    const other = stepIn(await enter())
    expect((await login(other, { link: false })).status).toBe(200)
    expect([await identitiesOf(), await identitiesOf(eve)]).toEqual([[], []])
    expect((await enter()).body.identity.has_account).toBe(true)
  })

  test('is forgotten after ten minutes', async () => {
    const cookie = stepIn(await enter())
    world.passes(11 * minutes)
    expect((await world.call('GET /login/identity', { headers: { cookie } })).body.name).toBe(
      'sign_in_over',
    )
    await login(cookie)
    expect(await identitiesOf()).toEqual([])
  })

  test('is linked to one account when two owners log in at the same moment', async () => {
    const [one, other] = [stepIn(await enter()), stepIn(await enter())]
    const answers = await Promise.all([login(one), login(other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await identitiesOf()).toHaveLength(1)
  })

  test('waits for the second factor, and is linked after it', async () => {
    const { secret } = await turnOn(world, ada)
    const due = await login(stepIn(await enter()))
    expect([due.body, await identitiesOf()]).toEqual([{ second_factor: true }, []])
    const give = (cookie: string) =>
      world.call('POST /login/second-factor', {
        body: { code: codeAt(secret, world.time.now) },
        headers: { cookie },
      })
    expect((await give(stepIn(due))).status).toBe(200)
    expect(await identitiesOf()).toHaveLength(1)
    world.passes(30_000)
    const again = await enter()
    expect(again.body).toEqual({ second_factor: true })
    expect((await give(stepIn(again))).body.user.id).toBe(ada.id)
  })

  test('confirms the address of a sign-up of the same browser, in place of the mailed code', async () => {
    const email = `newcomer${++counter}@example.org`
    service.people.set('new', { email })
    const first = await enter('new')
    expect(first.body.identity).toEqual({ email, label: 'Test service', has_account: false })
    const cookie = stepIn(first)
    const registered = await register(world, await individual(world, { email }))
    const confirm = (sign_up: string, by = cookie) =>
      world.call('POST /login/identity', { body: { sign_up }, headers: { cookie: by } })
    expect((await confirm('not this browser')).body.name).toBe('sign_up_elsewhere')
    expect((await confirm(registered.body.sign_up, '')).body.name).toBe('sign_in_over')
    const { status, body } = await confirm(registered.body.sign_up)
    expect([status, body.user.email]).toEqual([200, email])
    expect((await confirm(registered.body.sign_up)).body.name).toBe('sign_in_over')
    expect((await enter('new')).body.user.id).toBe(body.user.id)
  })
})

describe('the account decides, as with a password', () => {
  test.each([
    ['inactive', 'update users set removed = 1 where id = $1'],
    ['account_closing', "update users set removed = 1, erase_from = '2027-01-01' where id = $1"],
    ['unverified', 'update users set email_verified_at = null where id = $1'],
    [
      'one_time_expired',
      "update users set must_choose_password = true, one_time_until = '2020-01-01' where id = $1",
    ],
  ])('%s', async (name, change) => {
    await linked()
    await world.pool.query(change, [ada.id])
    expect((await enter()).body.name).toBe(name)
  })

  test('whoever must choose a password chooses it first', async () => {
    await linked()
    await world.pool.query('update users set must_choose_password = true where id = $1', [ada.id])
    expect(Object.keys((await enter()).body)).toEqual(['access_token', 'choose_password'])
  })

  test('whoever waits for consent waits', async () => {
    await linked()
    await world.pool.query(
      "update users set age_group_id = 2, turns_18_in = 2030, consent_by = 'guardian', awaiting_consent_since = now() where id = $1",
      [ada.id],
    )
    expect((await enter()).body.user.access_state).toBe('awaiting_consent')
  })
})

describe('an answer of the provider counts', () => {
  test('once', async () => {
    await linked()
    const answer = await away()
    const answers = await Promise.all([finish(answer), finish(answer)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(statusAndBody(await finish(answer))).toEqual(apiError('sign_in_over'))
  })

  test('in the browser that began, at the provider where it began, with its state, in time', async () => {
    await linked()
    const { cookie, answer } = await away()
    const other = await away()
    for (const attempt of [
      { cookie: '', answer },
      { cookie: other.cookie, answer },
      { cookie, answer: { ...answer, state: 'x'.repeat(43) } },
    ])
      expect(statusAndBody(await finish(attempt))).toEqual(apiError('sign_in_over'))
    world.services.providers = [
      planAt(service.issuer),
      planAt(service.issuer, { key: 'google', label: 'Google' }),
    ]
    expect((await finish({ ...(await away()), key: 'google' })).body.name).toBe('sign_in_over')
    const late = await away()
    world.passes(11 * minutes)
    expect((await finish(late)).body.name).toBe('sign_in_over')
  })

  test('only with its own code', async () => {
    const { cookie, answer } = await away()
    expect((await finish({ cookie, answer: { ...answer, code: 'wrong' } })).body.name).toBe(
      'sign_in_over',
    )
    // a code that was made for another request belongs to another verifier
    const [mine, stolen] = [await away(), await away()]
    const mixed = { ...mine.answer, code: stolen.answer.code ?? '' }
    expect((await finish({ cookie: mine.cookie, answer: mixed })).body.name).toBe('sign_in_over')
  })

  test('only of the right issuer', async () => {
    const { cookie, answer } = await away()
    const forged = { ...answer, iss: 'https://evil.example' }
    expect((await finish({ cookie, answer: forged })).body.name).toBe('provider_invalid')
  })

  test('not when the person cancelled there', async () => {
    expect(statusAndBody(await enter(''))).toEqual(apiError('provider_declined'))
  })

  test('only with a confirmed address', async () => {
    service.people.set('ada', { email: ada.email, verified: false })
    expect(statusAndBody(await enter())).toEqual(apiError('provider_unverified'))
  })
})

describe('a provider that does not answer', () => {
  test('is named at the beginning and at the end, and changes nothing', async () => {
    const before = await away()
    service.failsWith = 500
    world.services.providerClient = clientOf(world)
    expect(statusAndBody(await begin())).toEqual(apiError('provider_down'))
    expect((await finish(before)).body.name).toBe('provider_down')
    service.failsWith = undefined
    expect((await begin()).status).toBe(200)
    service.slowBy = 3_000
    world.services.providerClient = clientOf(world)
    expect((await begin()).body.name).toBe('provider_down')
    service.slowBy = 0
    await service.end()
    world.services.providerClient = clientOf(world)
    expect((await begin()).body.name).toBe('provider_down')
  })
})

describe('linked sign-ins in the settings', () => {
  const beginLink = (body: object = { password }, who = ada) =>
    world.call('POST /users/identities/begin/oidc', { token: who.token, body })

  test('are added with the password and removed, and both are logged and mailed', async () => {
    expect(statusAndBody(await beginLink({}))).toEqual(wrong({ password: 'password_missing' }))
    expect(statusAndBody(await beginLink({ password: 'wrong horse' }))).toEqual(
      wrong({ password: 'old_password_wrong' }),
    )
    service.people.set('other', { email: 'ada.private@example.org' })
    const begun = await beginLink()
    const answer = picked(await chooseAt(begun.body.url, 'other'))
    const done = await finish({ cookie: stepIn(begun), answer, token: ada.token })
    expect(done.body).toEqual({ linked: true })
    expect((await enter('other')).body.user.id).toBe(ada.id)

    const [identity] = (await list()).identities
    const eve = await world.person()
    const remove = (who: Member) =>
      world.call(`DELETE /users/identities/${identity.id}`, { token: who.token })
    expect((await remove(eve)).status).toBe(404)
    expect((await remove(ada)).body.identities).toEqual([])
    expect((await remove(ada)).status).toBe(404)
    expect((await enter('other')).body.identity.has_account).toBe(false)
    expect((await world.mails(ada.email)).map(({ subject }) => subject)).toEqual([
      'A new way to log in to Quartet',
      'A way to log in to Quartet was removed',
    ])
  })

  test('belong to who began, in the session that is still there', async () => {
    const begun = await beginLink()
    const answer = picked(await chooseAt(begun.body.url, 'ada'))
    const eve = await world.person()
    const cookie = stepIn(begun)
    expect((await finish({ cookie, answer, token: eve.token })).body.name).toBe('sign_in_over')
    const again = await beginLink()
    const late = picked(await chooseAt(again.body.url, 'ada'))
    expect((await finish({ cookie: stepIn(again), answer: late })).body.name).toBe('sign_in_over')
    expect(await identitiesOf()).toEqual([])
  })

  test('belong to one account', async () => {
    await linked()
    const eve = await world.person()
    const begun = await beginLink({ password }, eve)
    const answer = picked(await chooseAt(begun.body.url, 'ada'))
    const done = await finish({ cookie: stepIn(begun), answer, token: eve.token })
    expect(statusAndBody(done)).toEqual(apiError('identity_taken'))
    expect((await enter()).body.user.id).toBe(ada.id)
  })
})
