import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { answer, waiting } from '../../testing/guardians.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from rate_limits; delete from jobs.job; delete from users')
})
afterAll(() => world.close())

const requestErasure = ({ token }: Pick<Member, 'token'>, body: unknown = { password }) =>
  world.call('POST /users/deletion', { token, body })
const undo = ({ token }: Pick<Member, 'token'>) => world.call('DELETE /users/deletion', { token })
const own = async ({ token }: Pick<Member, 'token'>) =>
  (await world.call('GET /users/own_data', { token })).body
const clean = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
const exists = async ({ id }: { id: number }) =>
  (await world.pool.query('select from users where id = $1', [id])).rows.length === 1

describe('a person who requests erasure', () => {
  test('gets a mail with the date, stays signed in only here, and is erased after fourteen days', async () => {
    const ada = await world.person()
    const other = await world.signIn(ada)
    expect((await requestErasure(ada)).body).toEqual({ erase_from: '2026-12-05T10:00:00.000Z' })
    expect(await own(ada)).toMatchObject({
      erase_from: '2026-12-05T10:00:00.000Z',
      has_password: true,
    })
    expect(
      (await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).body.user.erase_from,
    ).toBe('2026-12-05T10:00:00.000Z')
    expect((await world.call('GET /users/own_data', { token: other.token })).status).toBe(401)
    expect((await world.mails(ada.email)).map(({ subject }) => subject)).toEqual([
      'Your Quartet account will be deleted on December 5, 2026',
    ])
    world.passes(14 * days - 1)
    await clean()
    expect(await exists(ada)).toBe(true)
    world.passes(1)
    await clean()
    expect(await exists(ada)).toBe(false)
    expect(await world.mails(ada.email)).toEqual([])
  })

  test('can sign in and cancel the request until then', async () => {
    const ada = await world.person()
    await requestErasure(ada)
    world.passes(13 * days)
    const back = await world.call('POST /login', { body: { email: ada.email, password } })
    expect(back.status).toBe(200)
    expect((await undo({ token: back.body.access_token })).body).toEqual({ erase_from: null })
    expect((await world.mails(ada.email)).at(-1)?.subject).toBe('Your Quartet account stays')
    world.passes(2 * days)
    await clean()
    expect(await exists(ada)).toBe(true)
  })

  test('keeps the first date, mail and log entry when requesting twice', async () => {
    const ada = await world.person()
    await requestErasure(ada)
    world.passes(days / 4)
    expect((await requestErasure(ada)).body).toEqual({ erase_from: '2026-12-05T10:00:00.000Z' })
    expect(await world.mails(ada.email)).toHaveLength(1)
    await undo(ada)
    await undo(ada)
    expect(await world.mails(ada.email)).toHaveLength(2)
    const { rows } = await world.pool.query(
      `select new_value from log_values join logs on logs.id = log_id join users on log_alias = subject
       where new_value ? 'erasure' and users.id = $1 order by log_id`,
      [ada.id],
    )
    expect(rows.map(({ new_value }) => new_value.erasure)).toEqual(['asked', 'undone'])
  })

  test('gets 401 when cancelling after the account was erased', async () => {
    const ada = await world.person()
    await requestErasure(ada)
    const [undone] = await atOnce(world.pool, `delete from users where id = ${ada.id}; select 1`, [
      () => undo(ada),
    ])
    expect(undone && statusAndBody(undone)).toEqual(apiError('unauthenticated'))
  })

  test('can always cancel the request, but repeated requests are limited', async () => {
    const ada = await world.person()
    for (let at = 0; at < 5; at++)
      expect([(await requestErasure(ada)).status, (await undo(ada)).status]).toEqual([200, 200])
    expect(statusAndBody(await requestErasure(ada))).toEqual(apiError('too_many'))
    expect((await undo(ada)).status).toBe(200)
    expect(await world.mails(ada.email)).toHaveLength(10)
    await world.pool.query('update rate_limits set expire = 0')
    expect((await requestErasure(ada)).status).toBe(200)
  })

  test('must enter the password if there is one', async () => {
    const ada = await world.person()
    expect(statusAndBody(await requestErasure(ada, {}))).toEqual(
      wrong({ password: 'password_missing' }),
    )
    expect(statusAndBody(await requestErasure(ada, { password: 'wrong horse' }))).toEqual(
      wrong({ password: 'old_password_wrong' }),
    )
    await world.pool.query('update users set password_hash = null where id = $1', [ada.id])
    expect(await own(ada)).toMatchObject({ erase_from: null, has_password: false })
    expect((await requestErasure(ada, {})).status).toBe(200)
  })

  test('may be a guest, a person waiting for a guardian or one whose access has ended', async () => {
    const ended = await world.person({ endsAt: new Date('2026-01-01') })
    for (const who of [await world.person({ role: 'guest' }), await waiting(world), ended]) {
      expect((await requestErasure(who)).status).toBe(200)
      expect((await undo(who)).status).toBe(200)
    }
    for (const where of ['POST /users/deletion', 'DELETE /users/deletion'])
      expect(
        statusAndBody(await world.call(where, where.startsWith('POST') ? { body: {} } : {})),
      ).toEqual(apiError('unauthenticated'))
  })

  test('is not shown to others as leaving', async () => {
    const admin = await world.person({ role: 'super_admin', type: 'institution' })
    const ada = await world.person()
    await requestErasure(ada)
    expect(
      (await world.call(`GET /users/show/${ada.id}`, { token: admin.token })).body.user.erase_from,
    ).toBeNull()
  })
})

describe('the last administrator', () => {
  const admin = () => world.person({ role: 'super_admin', type: 'institution' })

  test('cannot request erasure; of two concurrent requests one succeeds', async () => {
    const ada = await admin()
    expect(statusAndBody(await requestErasure(ada))).toEqual(apiError('last_administrator'))
    const grace = await admin()
    const both = await Promise.all([requestErasure(ada), requestErasure(grace)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is not erased when the other administrators are gone', async () => {
    const [ada, grace] = [await admin(), await admin()]
    await requestErasure(ada)
    await world.pool.query('update users set removed = 1 where id = $1', [grace.id])
    world.passes(15 * days)
    await clean()
    expect(await exists(ada)).toBe(true)
  })
})

describe('the guardian of a minor', () => {
  test('gets a mail with name and date, except when the person decides alone', async () => {
    const teen = await waiting(world)
    expect((await answer(world, teen.link, 'confirm')).status).toBe(200)
    await requestErasure(await world.signIn(teen))
    const mail = (await world.mails(teen.guardian)).at(-1)
    expect(mail?.subject).toBe('Ada’s Quartet account will be deleted on December 5, 2026')

    world.passes(14 * days)
    await clean()
    expect(await world.mails(teen.guardian)).toEqual([])
  })
})

test('an erasure notice is retried for thirty days, any other mail for one', async () => {
  const ada = await world.person()
  await requestErasure(ada)
  await undo(ada)
  const { rows } = await world.pool.query(
    "select data->>'subject' as subject, extract(epoch from keep_until - start_after)::int / 86400 as days, retry_limit from jobs.job where name = 'mail' order by created_on",
  )
  expect(rows.map(({ subject, days }) => [subject.slice(0, 28), days])).toEqual([
    ['Your Quartet account will be', 30],
    ['Your Quartet account stays', 1],
  ])
  expect(rows[0].retry_limit).toBeGreaterThan(30 * 24)
})
