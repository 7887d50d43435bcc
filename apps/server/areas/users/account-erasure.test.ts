import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { answer, waiting } from '../../testing/guardians.ts'
import { apiError, label, wrong } from '../../testing/responses.ts'
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
const own = async ({ token }: Pick<Member, 'token'>) => (await world.call('GET /users/own_data', { token })).body
const clean = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
const exists = async ({ id }: { id: number }) => (await world.pool.query('select from users where id = $1', [id])).rows.length === 1

describe('who asks to be erased', () => {
  test('is told the day by mail, stays signed in here and nowhere else, and is erased after fourteen days, not earlier', async () => {
    const ada = await world.person()
    const other = await world.signIn(ada)
    expect((await requestErasure(ada)).body).toEqual({ erase_from: '2026-12-05T10:00:00.000Z' })
    expect(await own(ada)).toMatchObject({ erase_from: '2026-12-05T10:00:00.000Z', has_password: true })
    expect((await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).body.user.erase_from).toBe('2026-12-05T10:00:00.000Z')
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

  test('may sign in and change their mind until then', async () => {
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

  test('asks twice and keeps the first day, one mail and one line in the log', async () => {
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

  test('is told to log in when the account was erased at that very moment', async () => {
    const ada = await world.person()
    await requestErasure(ada)
    const [undone] = await atOnce(world.pool, `delete from users where id = ${ada.id}; select 1`, [() => undo(ada)])
    expect(undone && label(undone)).toEqual(apiError('unauthenticated'))
  })

  test('can always undo it, but cannot have mails sent for ever by asking again and again', async () => {
    const ada = await world.person()
    for (let at = 0; at < 5; at++) expect([(await requestErasure(ada)).status, (await undo(ada)).status]).toEqual([200, 200])
    expect(label(await requestErasure(ada))).toEqual(apiError('too_many'))
    expect((await undo(ada)).status).toBe(200)
    expect(await world.mails(ada.email)).toHaveLength(10)
    await world.pool.query('update rate_limits set expire = 0')
    expect((await requestErasure(ada)).status).toBe(200)
  })

  test('has the password checked where there is one, and is told at the field', async () => {
    const ada = await world.person()
    expect(label(await requestErasure(ada, {}))).toEqual(wrong({ password: 'password_missing' }))
    expect(label(await requestErasure(ada, { password: 'wrong horse' }))).toEqual(wrong({ password: 'old_password_wrong' }))
    await world.pool.query('update users set password_hash = null where id = $1', [ada.id])
    expect(await own(ada)).toMatchObject({ erase_from: null, has_password: false })
    expect((await requestErasure(ada, {})).status).toBe(200)
  })

  test('may be a guest, one who waits for a guardian, or one whose access has ended', async () => {
    const ended = await world.person({ endsAt: new Date('2026-01-01') })
    for (const who of [await world.person({ role: 'guest' }), await waiting(world), ended]) {
      expect((await requestErasure(who)).status).toBe(200)
      expect((await undo(who)).status).toBe(200)
    }
    for (const where of ['POST /users/deletion', 'DELETE /users/deletion'])
      expect(label(await world.call(where, where.startsWith('POST') ? { body: {} } : {}))).toEqual(apiError('unauthenticated'))
  })

  test('is not seen to leave by others', async () => {
    const admin = await world.person({ role: 'super_admin', type: 'institution' })
    const ada = await world.person()
    await requestErasure(ada)
    expect((await world.call(`GET /users/show/${ada.id}`, { token: admin.token })).body.user.erase_from).toBeNull()
  })
})

describe('the last administrator', () => {
  const admin = () => world.person({ role: 'super_admin', type: 'institution' })

  test('cannot ask; of two only one can, also at the same moment', async () => {
    const ada = await admin()
    expect(label(await requestErasure(ada))).toEqual(apiError('last_administrator'))
    const grace = await admin()
    const both = await Promise.all([requestErasure(ada), requestErasure(grace)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is not erased when the others have gone meanwhile', async () => {
    const [ada, grace] = [await admin(), await admin()]
    await requestErasure(ada)
    await world.pool.query('update users set removed = 1 where id = $1', [grace.id])
    world.passes(15 * days)
    await clean()
    expect(await exists(ada)).toBe(true)
  })
})

describe('the guardian of a minor', () => {
  test('is told of it, with the name and the day; of who decides alone nobody is told', async () => {
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

test('a notice before an erasure is tried for thirty days, every other mail for one', async () => {
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
