import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '../../http/openapi.ts'
import { limits } from '../../security/rate-limits.ts'
import { waiting } from '../../testing/guardians.ts'
import { apiError, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'
import { findUserByEmail } from './queries.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from rate_limits')
})
afterAll(() => world.close())

const note = 'given by a teacher'
const own = 'known to me alone'
const give = (admin: Member, to: Member, word = note) =>
  world.call(`PUT /users/update/password/${to.id}`, {
    token: admin.token,
    body: { password: word, confirm_password: word },
  })
const logIn = (email: string, word: string) =>
  world.call('POST /login', { body: { email, password: word } })
const choose = (token: string | undefined, word = own) =>
  world.call('POST /users/password', { token, body: { password: word, confirm_password: word } })
const shows = async (id: number, token: string) =>
  statusAndBody(await world.call(`GET /users/show/${id}`, { token }))

async function school() {
  const { id: organizationId } = await world.organization()
  const admin = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId,
  })
  const ada = await world.person({
    role: 'institution_member',
    type: 'institution',
    organizationId,
  })
  return { admin, ada }
}
/** Ada received a one-time password and logged in with it. */
async function begun() {
  const people = await school()
  expect((await give(people.admin, people.ada)).status).toBe(200)
  return { ...people, token: (await logIn(people.ada.email, note)).body.access_token as string }
}
const changesOf = async (personId: number) =>
  (
    await world.pool.query(
      `select v.new_value from logs l join log_values v on v.log_id = l.id join users u on u.log_alias = l.subject
       where u.id = $1 and l.entity = 'users' and l.action = 'update' order by l.id`,
      [personId],
    )
  ).rows.map(({ new_value }) => new_value)

describe('a one-time password', () => {
  test('signs in without showing the account; choosing a password gives full access and invalidates it', async () => {
    const { admin, ada } = await school()
    expect(statusAndBody(await give(admin, ada))).toEqual({ status: 200, body: {} })
    expect((await shows(ada.id, ada.token)).status).toBe(401)
    expect((await shows(admin.id, admin.token)).status).toBe(200)

    const { status, body } = await logIn(ada.email, note)
    expect([status, body]).toEqual([
      200,
      { access_token: expect.any(String), choose_password: { user_id: ada.id, language_id: 1 } },
    ])
    expect(await shows(ada.id, body.access_token)).toEqual(apiError('password_due'))
    expect(statusAndBody(await choose(body.access_token))).toEqual({ status: 200, body: {} })
    expect((await shows(ada.id, body.access_token)).status).toBe(200)
    expect([
      (await logIn(ada.email, note)).status,
      (await logIn(ada.email, own)).body.user.id,
    ]).toEqual([401, ada.id])
  })

  test('only allows choosing a new password and logging out', async () => {
    const { token, ada } = await begun()
    const guarded = calls().filter(({ meta }) => meta.access.who !== 'everyone')
    const open: string[] = []
    for (const { method, path } of guarded
      .filter(({ path }) => path !== '/logout')
      .concat(guarded.filter(({ path }) => path === '/logout'))) {
      const where = path.replace('{user_id}', String(ada.id)).replace(/\{\w+\}/g, '1')
      const { body } = await world.call(`${method} ${where}`, {
        token,
        ...(method === 'GET' ? {} : { body: {} }),
      })
      if (body.name !== 'password_due') open.push(`${method} ${path}`)
    }
    expect(open).toEqual(['POST /users/password', 'POST /logout'])
  })

  test('is no session for public calls either', async () => {
    const { token } = await begun()
    const asGuest = await world.call('GET /cms/show/terms')
    expect(statusAndBody(await world.call('GET /cms/show/terms', { token }))).toEqual(
      statusAndBody(asGuest),
    )
  })

  test('is mailed when it is set and when it is used, and the log says who set it', async () => {
    const { admin, ada, token } = await begun()
    await world.pool.query(
      "update users set first_name = 'Tess', last_name = 'Teacher' where id = $1",
      [admin.id],
    )
    await choose(token)
    const mails = await world.mails(ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A one-time password was set for your Quartet account',
      'The one-time password for your Quartet account was used',
    ])
    expect(mails[0]?.text).toContain('November 28, 2026')
    expect(mails[1]?.text).toContain('Tess Teacher')
    const setter = (await findUserByEmail(world.db, admin.email))?.logAlias
    expect(await changesOf(ada.id)).toEqual([
      { fields: ['one_time_password'] },
      { fields: ['password'], one_time: true, set_by: setter },
    ])
  })

  test('expires after seven days, also for sessions opened with it', async () => {
    const { admin, ada, token } = await begun()
    const late = await school()
    await give(late.admin, late.ada)
    world.passes(7 * days - 1)
    const lateToken = (await logIn(late.ada.email, note)).body.access_token
    expect(lateToken).toEqual(expect.any(String))
    world.passes(1)
    expect(statusAndBody(await logIn(ada.email, note))).toEqual(apiError('one_time_expired'))
    expect(statusAndBody(await logIn(ada.email, 'wrong horse'))).toEqual(
      apiError('credentials_wrong'),
    )
    expect(statusAndBody(await choose(lateToken))).toEqual(apiError('one_time_expired'))
    expect(statusAndBody(await choose(token))).toEqual(apiError('unauthenticated'))
    await give(await world.signIn(admin), ada)
    expect((await logIn(ada.email, note)).status).toBe(200)
  })

  test('cannot be reused or replaced by a weak password', async () => {
    const { token } = await begun()
    expect(statusAndBody(await choose(token, note))).toEqual(wrong({ password: 'password_given' }))
    expect(statusAndBody(await choose(token, 'sunshine1'))).toEqual(
      wrong({ password: 'password_common' }),
    )
    expect(statusAndBody(await choose(token, 'short'))).toEqual(
      wrong({ password: 'password_short' }),
    )
    expect(statusAndBody(await choose(undefined))).toEqual(apiError('unauthenticated'))
    expect((await choose(token)).status).toBe(200)
  })

  test('is replaced once by one of two concurrent requests, and not again', async () => {
    const { ada, token } = await begun()
    const other = (await logIn(ada.email, note)).body.access_token
    const answers = await Promise.all([
      choose(token, 'window number one'),
      choose(other, 'window number two'),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await shows(ada.id, winner === 0 ? token : other)).status).toBe(200)
    expect((await shows(ada.id, winner === 0 ? other : token)).status).toBe(401)
    expect(statusAndBody(await choose(winner === 0 ? token : other, 'a third window'))).toEqual(
      apiError('forbidden'),
    )
  })

  test('becomes invalid when the password is reset by a mailed link', async () => {
    const { ada, token } = await begun()
    await world.call('POST /users/forgot/password', { body: { email: ada.email } })
    const link = (await world.mails(ada.email))
      .map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1])
      .findLast(Boolean)
    await world.call('POST /user/reset/password', {
      body: { password: own, confirm_password: own, token: link },
    })
    expect((await shows(ada.id, token)).status).toBe(401)
    expect((await logIn(ada.email, own)).body.user.id).toBe(ada.id)
  })

  test('can be set a hundred times a day by one person, not counting rejected ones', async () => {
    const { admin, ada } = await school()
    for (let at = 0; at < limits.oneTimeDay.points - 1; at++)
      await world.services.limits.take('oneTimeDay', String(admin.id))
    expect(statusAndBody(await give(admin, ada, 'sunshine1'))).toEqual(
      wrong({ password: 'password_common' }),
    )
    expect((await give(admin, ada)).status).toBe(200)
    expect(statusAndBody(await give(admin, ada))).toEqual(apiError('too_many'))
  })

  test('works for a child without an email address, without any mail', async () => {
    const { admin, ada } = await school()
    await world.pool.query('update users set email = null, age_group_id = 1 where id = $1', [
      ada.id,
    ])
    const before = (await world.mails()).length
    expect((await give(admin, ada)).status).toBe(200)
    expect(await world.mails()).toHaveLength(before)
  })

  test('works for a person waiting for a guardian, who waits on afterwards', async () => {
    const platform = await world.person({ role: 'super_admin' })
    const teen = await waiting(world)
    await give(platform, teen)
    const { body } = await logIn(teen.email, note)
    expect((await choose(body.access_token)).status).toBe(200)
    expect(
      statusAndBody(await world.call('GET /users/get_tasks', { token: body.access_token })).body
        .name,
    ).not.toBe('password_due')
    expect((await logIn(teen.email, own)).body.user.access_state).toBe('awaiting_consent')
  })

  test("is not used for the caller's account: an administrator changes that with the old password", async () => {
    const { admin } = await school()
    const body = { old_password: password, password: own, confirm_password: own }
    expect(
      (await world.call(`PUT /users/update/password/${admin.id}`, { token: admin.token, body }))
        .status,
    ).toBe(200)
    expect((await logIn(admin.email, own)).body.user.id).toBe(admin.id)
  })
})
