import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waiting } from '../../testing/guardians.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, minutes, password, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const list = async ({ token }: Pick<Member, 'token'>) =>
  (await world.call('GET /users/devices', { token })).body.devices
const remove = ({ token }: Pick<Member, 'token'>, path = '') =>
  world.call(`DELETE /users/devices${path}`, { token })
const logIn = async ({ email }: Member, agent: string, rememberMe = false) => {
  const { body } = await world.call('POST /login', {
    body: { email, password, rememberMe },
    headers: { 'user-agent': agent },
  })
  return { token: body.access_token as string }
}

describe('devices of a person', () => {
  test('are listed with browser, system, sign-in and last use, and nothing else', async () => {
    const ada = await world.person()
    world.passes(minutes)
    const phone = await logIn(ada, firefox, true)
    expect(await list(phone)).toEqual([
      {
        ...{
          id: expect.any(Number),
          browser: 'Firefox',
          system: 'Linux',
          remembered: true,
          current: true,
          class_card: false,
        },
        ...{
          signed_in_at: world.time.now.toISOString(),
          last_used_at: world.time.now.toISOString(),
        },
      },
      expect.objectContaining({ browser: null, system: null, remembered: false, current: false }),
    ])
    const { rows } = await world.pool.query('select * from sessions where user_id = $1', [ada.id])
    expect(Object.keys(rows[0]).sort()).toEqual(
      [
        'browser',
        'card_id',
        'created_at',
        'expires_at',
        'id',
        'last_used_at',
        'remembered',
        'system',
        'token_hash',
        'user_id',
      ].sort(),
    )
  })

  test('can be signed out one by one, immediately and without affecting others', async () => {
    const ada = await world.person()
    const [phone, tablet] = [await logIn(ada, firefox), await logIn(ada, firefox)]
    const gone = (await list(phone)).find(({ current }: { current: boolean }) => current).id
    expect(
      (await remove(ada, `/${gone}`)).body.devices.map(({ id }: { id: number }) => id),
    ).not.toContain(gone)
    expect([(await remove(phone)).status, (await list(tablet)).length]).toEqual([401, 2])
    expect(statusAndBody(await remove(ada, `/${gone}`))).toEqual(notFound)
  })

  test('can all be signed out except the current one', async () => {
    const ada = await world.person()
    const phone = await logIn(ada, firefox)
    expect((await remove(ada)).body.devices).toHaveLength(1)
    expect(await list(ada)).toMatchObject([{ current: true }])
    expect((await world.call('GET /users/devices', { token: phone.token })).status).toBe(401)
    expect((await remove(ada)).status).toBe(200)
  })

  test('of somebody else answer 404 like unknown ones', async () => {
    const [ada, grace] = [await world.person(), await world.person()]
    const [device] = await list(grace)
    for (const id of [device.id, 2_000_000_000])
      expect(statusAndBody(await remove(ada, `/${id}`))).toEqual(notFound)
    expect((await list(grace)).length).toBe(1)
    expect((await remove(ada, '/x')).status).toBe(400)
  })

  test('are not listed after they have expired', async () => {
    const ada = await world.person()
    world.passes(2 * days)
    expect(await list(await world.signIn(ada))).toHaveLength(1)
  })

  test('are available to guests and people waiting for a guardian, but not without a session', async () => {
    expect(await list(await world.person({ role: 'guest' }))).toHaveLength(1)
    expect((await list(await waiting(world))).length).toBeGreaterThan(0)
    for (const where of ['GET /users/devices', 'DELETE /users/devices', 'DELETE /users/devices/1'])
      expect(statusAndBody(await world.call(where))).toEqual(apiError('unauthenticated'))
  })
})
