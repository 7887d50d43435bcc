import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSecurityKey } from '../../testing/passkey.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { stepIn } from '../../testing/second-factor.ts'
import { type Member, makeWorld, minutes, password, type World } from '../../testing/world.ts'

let world: World
let ada: Member
let key: ReturnType<typeof makeSecurityKey>
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.pool.query('delete from rate_limits')
  ada = await world.person()
  key = makeSecurityKey()
})
afterAll(() => world.close())

const begin = async (who = ada) =>
  (
    await world.call('POST /users/second-factor/passkeys/begin', {
      token: who.token,
      body: { password },
    })
  ).body
const add = (body: object, who = ada) =>
  world.call('POST /users/second-factor/passkeys', { token: who.token, body })
/** Adds a passkey to the account. */
async function added(who = ada, by = key) {
  const { options, token } = await begin(who)
  return add({ token, name: 'Key ring', passkey: by.create(options) }, who)
}
const login = async (who = ada) =>
  stepIn(await world.call('POST /login', { body: { email: who.email, password } }))
const due = async (cookie: string) =>
  (await world.call('GET /login/second-factor', { headers: { cookie } })).body
const give = (passkey: object, cookie: string) =>
  world.call('POST /login/second-factor', { body: { passkey }, headers: { cookie } })

describe('a passkey', () => {
  test('is the second step of a login, any number of times', async () => {
    expect((await added()).body.recovery_codes).toHaveLength(10)
    for (let at = 0; at < 2; at++) {
      const cookie = await login()
      const { app, passkey } = await due(cookie)
      expect([app, passkey.rpId, passkey.allowCredentials.length]).toEqual([
        false,
        'quartet.test',
        1,
      ])
      expect((await give(key.get(passkey), cookie)).body.user?.id).toBe(ada.id)
    }
    const { body } = await world.call('GET /users/second-factor', { token: ada.token })
    expect(body).toMatchObject({
      on: true,
      app_since: null,
      passkeys: [{ name: 'Key ring', last_used_at: world.time.now.toISOString() }],
    })
  })

  test('signs for one sign-in, one site and one account', async () => {
    await added()
    const cookie = await login()
    const { passkey } = await due(cookie)
    const signed = key.get(passkey)
    const other = await login()
    expect(statusAndBody(await give(signed, other))).toEqual(apiError('passkey_wrong'))
    expect((await give(key.get(passkey, 'https://evil.example'), cookie)).status).toBe(400)
    expect((await give(makeSecurityKey().get(passkey), cookie)).status).toBe(400)
    expect((await give({ ...signed, response: {} }, cookie)).status).toBe(400)
    expect((await give(signed, cookie)).status).toBe(200)
    expect(statusAndBody(await give(signed, cookie))).toEqual(apiError('sign_in_over'))

    const eve = await world.person()
    await added(eve, makeSecurityKey())
    const eves = await login(eve)
    expect((await give(key.get((await due(eves)).passkey), eves)).status).toBe(400)
  })

  test('that was copied is noticed by its counter', async () => {
    await added()
    const first = await login()
    const second = await login()
    const [old, fresh] = [await due(first), await due(second)]
    const early = key.get(old.passkey)
    expect((await give(key.get(fresh.passkey), second)).status).toBe(200)
    expect((await give(early, first)).status).toBe(400)
  })

  test('is added only with the options of this session, in time, for this site, once', async () => {
    const { options, token } = await begin()
    const created = key.create(options)
    const eve = await world.person()
    expect((await add({ token, name: 'x', passkey: created }, eve)).body.name).toBe('sign_in_over')
    const elsewhere = { ...ada, token: (await world.signIn(ada)).token }
    expect((await add({ token, name: 'x', passkey: created }, elsewhere)).body.name).toBe(
      'sign_in_over',
    )
    const wrongSite = key.create(options, 'https://evil.example')
    expect((await add({ token, name: 'x', passkey: wrongSite })).body.name).toBe('passkey_wrong')
    const other = key.create({ challenge: (await begin()).options.challenge })
    expect((await add({ token, name: 'x', passkey: other })).body.name).toBe('passkey_wrong')
    expect((await add({ token, name: 'x', passkey: created })).status).toBe(200)
    expect((await add({ token, name: 'x', passkey: created })).body.name).toBe('passkey_wrong')
    world.passes(11 * minutes)
    ada = await world.signIn(ada)
    const late = await begin()
    world.passes(11 * minutes)
    expect(
      (await add({ token: late.token, name: 'x', passkey: makeSecurityKey().create(late.options) }))
        .body.name,
    ).toBe('sign_in_over')
  })

  test('can be one of ten', async () => {
    for (let at = 0; at < 10; at++) expect((await added(ada, makeSecurityKey())).status).toBe(200)
    expect((await begin()).name).toBe('passkeys_full')
  })

  test('can be removed by its owner only, and the last one turns it off', async () => {
    await added()
    const { body } = await world.call('GET /users/second-factor', { token: ada.token })
    const remove = (who: Member) =>
      world.call('POST /users/second-factor/remove', {
        token: who.token,
        body: { password, passkey_id: body.passkeys[0].id },
      })
    expect((await remove(await world.person())).status).toBe(404)
    expect((await remove(ada)).body).toMatchObject({ on: false, recovery_codes: 0 })
    expect((await remove(ada)).status).toBe(404)
  })
})
