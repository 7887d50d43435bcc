import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { digestOf } from '../../security/tokens.ts'
import { everyRow } from '../../testing/database-rows.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, hours, makeWorld, minutes, password, type World } from '../../testing/world.ts'
import { userRoles } from '../roles/tables.ts'
import { forgetExpired } from './commands.ts'
import { sessions } from './tables.ts'

let world: World
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => {
  world.time.now = start
})
afterAll(() => world.close())

type Session = { id: number; token: string }
const uses = async ({ id, token }: Session) =>
  (await world.call(`GET /users/show/${id}`, { token })).status

async function signIn(rememberMe: boolean): Promise<Session & { email: string }> {
  const { email } = await world.person()
  const { body } = await world.call('POST /login', { body: { email, password, rememberMe } })
  return { id: body.user.id, email, token: body.access_token }
}
async function usedEvery(step: number, times: number, session: Session) {
  for (let at = 0; at < times; at++) {
    world.passes(step)
    expect(await uses(session)).toBe(200)
  }
}

describe('a session', () => {
  test('ends after 12 hours without use', async () => {
    const [used, left] = [await signIn(false), await signIn(false)]
    world.passes(12 * hours - 1)
    expect(await uses(used)).toBe(200)
    world.passes(1)
    expect(await uses(left)).toBe(401)
    expect(
      statusAndBody(await world.call(`GET /users/show/${left.id}`, { token: left.token })),
    ).toEqual(apiError('unauthenticated'))
  })

  test('is extended by use, for at most seven days', async () => {
    const session = await signIn(false)
    await usedEvery(11 * hours, 15, session) // 165 of 168 hours
    world.passes(3 * hours - 1)
    expect(await uses(session)).toBe(200)
    world.passes(1)
    expect(await uses(session)).toBe(401)
  })

  test('evicts the least recently used of twenty sessions at the next login, of this account only', async () => {
    const [first, other] = [await signIn(false), await signIn(false)]
    const logIn = async (): Promise<Session> => {
      world.passes(minutes)
      const { body } = await world.call('POST /login', { body: { email: first.email, password } })
      return { id: first.id, token: body.access_token }
    }
    const later: Session[] = []
    while (later.length < 19) later.push(await logIn())
    world.passes(6 * minutes)
    expect(await uses(first)).toBe(200) // now the second session is the least recently used
    await logIn()
    expect(await Promise.all([first, ...later].map(uses))).toEqual([
      200,
      401,
      ...Array(18).fill(200),
    ])
    expect([
      await world.db.$count(sessions, eq(sessions.userId, first.id)),
      await uses(other),
    ]).toEqual([20, 200])

    await Promise.all(Array.from({ length: 6 }, logIn))
    expect(await world.db.$count(sessions, eq(sessions.userId, first.id))).toBe(20)
  })

  test('ends after 30 days without use when it is remembered', async () => {
    const [used, left] = [await signIn(true), await signIn(true)]
    world.passes(30 * days - 1)
    expect(await uses(used)).toBe(200)
    world.passes(1)
    expect(await uses(left)).toBe(401)
  })

  test('is extended by use for at most 180 days when it is remembered', async () => {
    const session = await signIn(true)
    await usedEvery(29 * days, 6, session) // 174 of 180 days
    world.passes(6 * days - 1)
    expect(await uses(session)).toBe(200)
    world.passes(1)
    expect(await uses(session)).toBe(401)
  })

  test('ends with the logout; other devices stay signed in', async () => {
    const here = await signIn(false)
    const there = {
      id: here.id,
      token: (await world.call('POST /login', { body: { email: here.email, password } })).body
        .access_token,
    }
    expect(statusAndBody(await world.call('POST /logout', { token: here.token }))).toEqual({
      status: 200,
      body: {},
    })
    expect([await uses(here), await uses(there)]).toEqual([401, 200])
    expect(statusAndBody(await world.call('POST /logout', { token: here.token }))).toEqual(
      apiError('unauthenticated'),
    )
    expect(statusAndBody(await world.call('POST /logout'))).toEqual(apiError('unauthenticated'))
  })

  test('ends at once when the person is removed, and stays ended when the person is restored', async () => {
    const [ada, admin] = [
      await signIn(true),
      await world.person({ role: 'super_admin', type: 'institution' }),
    ]
    const remove = (removed: 0 | 1) =>
      world.call(`PUT /users/save/${ada.id}`, { token: admin.token, body: { removed } })
    expect(await uses(ada)).toBe(200)
    expect((await remove(1)).status).toBe(200)
    expect(await uses(ada)).toBe(401)
    expect((await remove(0)).body.user.user_status).toBe(1)
    expect(await uses(ada)).toBe(401)
    expect((await world.call('POST /login', { body: { email: ada.email, password } })).status).toBe(
      200,
    )
  })

  test('is rejected when the person was removed directly in the database', async () => {
    const [ada, bob] = [await signIn(true), await signIn(true)]
    await world.pool.query('update users set removed = 1 where id = $1', [ada.id])
    expect([await uses(ada), await uses(bob)]).toEqual([401, 200])
  })

  test('stores no rights: a removed role has no effect from the next call on', async () => {
    const [admin, ada] = [
      await world.person({ role: 'super_admin', type: 'institution' }),
      await world.person(),
    ]
    const sees = async () =>
      (await world.call(`GET /users/show/${ada.id}`, { token: admin.token })).status
    expect(await sees()).toBe(200)
    await world.db.delete(userRoles).where(eq(userRoles.userId, admin.id))
    expect(await sees()).toBe(404)
  })
})

describe('session token', () => {
  test('is stored only as its hash', async () => {
    const { token } = await signIn(true)
    const rows = await everyRow(world.pool)
    expect(rows.filter((row) => row.includes(token))).toEqual([])
    expect(
      rows.filter((row) => row.includes(digestOf(token))).map((row) => row.split(' ')[0]),
    ).toEqual(['public.sessions'])
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('is new at each login', async () => {
    const first = await signIn(false)
    const second = (await world.call('POST /login', { body: { email: first.email, password } }))
      .body.access_token
    expect(second).not.toBe(first.token)
    expect([await uses(first), await uses({ ...first, token: second })]).toEqual([200, 200])
  })

  test('is rejected when it is forged or malformed', async () => {
    const { id, token } = await signIn(false)
    const statusWith = async (authorization: string) =>
      (await world.call(`GET /users/show/${id}`, { headers: { authorization } })).status
    const bad = [
      '',
      'Bearer',
      'Bearer ',
      `Basic ${token}`,
      token,
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
    ]
    const worse = [
      `Bearer ${digestOf(token)}`,
      `Bearer  ${token}`,
      'Bearer null',
      `Bearer ${'x'.repeat(7000)}`,
      "Bearer ' or 1=1 --",
    ]
    for (const header of [...bad, ...worse])
      expect([header, await statusWith(header)]).toEqual([header, 401])
    for (const header of [`Bearer ${token}`, `bearer ${token}`])
      expect([header, await statusWith(header)]).toEqual([header, 200])
  })
})

test('forgetExpired deletes expired sessions and leaves active ones', async () => {
  const [old, remembered] = [await signIn(false), await signIn(true)]
  world.passes(13 * hours + minutes)
  await forgetExpired({ db: world.db, now: world.time.now })
  const saved = async ({ token }: Session) =>
    (
      await world.db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, digestOf(token)))
    ).length
  expect([await saved(old), await saved(remembered)]).toEqual([0, 1])
})
