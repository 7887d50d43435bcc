import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import { logIn, waiting } from '../../testing/guardians.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { type Member, makeWorld, password, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => void (await world.pool.query('delete from rate_limits')))
afterAll(() => world.close())

const fresh = 'a new battery'
const change = (
  caller: Pick<Member, 'id' | 'token'> | undefined,
  body: Record<string, unknown>,
  id = caller?.id,
) =>
  world.call(`PUT /users/update/password/${id}`, {
    token: caller?.token,
    body: { password: fresh, confirm_password: fresh, ...body },
  })
const uses = async ({ id, token }: Pick<Member, 'id' | 'token'>) =>
  (await world.call(`GET /users/show/${id}`, { token })).status
const opens = async (who: Member, word: string) =>
  (await world.call('POST /login', { body: { email: who.email, password: word } })).status

describe("changing the caller's own password", () => {
  test('requires the old one, ends all other sessions and is confirmed by mail', async () => {
    const ada = await world.person()
    const other = await world.signIn(ada)
    await world.call('POST /users/forgot/password', { body: { email: ada.email } })
    expect(await change(ada, { old_password: password })).toMatchObject({ status: 200, body: {} })
    expect([await uses(ada), await uses(other)]).toEqual([200, 401])
    expect([await opens(ada, fresh), await opens(ada, password)]).toEqual([200, 401])
    const mails = await world.mails(ada.email)
    expect(mails.at(-1)?.subject).toBe('Your Quartet password was changed')
    const token = mails.map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1]).find(Boolean)
    const reset = await world.call('POST /user/reset/password', {
      body: { token, password: fresh, confirm_password: fresh },
    })
    expect(reset.body.name).toBe('reset_token_used')
  })

  test.each([
    ['German', 2, 'Dein Passwort für Quartet wurde geändert'],
    ['Italian', 3, 'La tua password di Quartet è stata cambiata'],
  ])('is confirmed by mail in %s', async (_, languageId, subject) => {
    const ada = await world.person({ languageId })
    await change(ada, { old_password: password })
    expect((await world.mails(ada.email)).at(-1)?.subject).toBe(subject)
  })

  test.each([
    ['a wrong old one', { old_password: 'wrong horse' }, { old_password: 'old_password_wrong' }],
    ['no old one', {}, { old_password: 'old_password_missing' }],
    [
      'a short new one',
      { old_password: password, password: 'seven77', confirm_password: 'seven77' },
      { password: 'password_short' },
    ],
    [
      'two that differ',
      { old_password: password, confirm_password: 'another' },
      { confirm_password: 'confirm_wrong' },
    ],
    [
      'an endless one',
      { old_password: password, password: 'x'.repeat(201), confirm_password: 'x' },
      undefined,
    ],
  ] as const)('is rejected by field for %s, and nothing changes', async (_, body, fields) => {
    const ada = await world.person()
    const other = await world.signIn(ada)
    const before = await everyRow(world.pool)
    const answer = statusAndBody(await change(ada, body))
    if (fields) expect(answer).toEqual(wrong(fields))
    else expect(answer.status).toBe(400)
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect(await uses(other)).toBe(200)
  })

  test('is locked after ten wrong old passwords; correct ones do not count', async () => {
    const ada = await world.person()
    for (let at = 0; at < 12; at++)
      expect((await change(ada, { old_password: password, password })).status).toBe(
        at < 12 ? 400 : 0,
      )
    for (let at = 0; at < 10; at++)
      expect((await change(ada, { old_password: 'wrong horse' })).status).toBe(400)
    const locked = await change(ada, { old_password: password })
    expect(statusAndBody(locked)).toEqual(apiError('locked'))
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test('sets the missing password of an account in only one of several concurrent requests', async () => {
    const ada = await world.person()
    await world.pool.query('update users set password_hash = null where id = $1', [ada.id])
    const words = ['first battery', 'second battery', 'third battery']
    const answers = await Promise.all(
      words.map((word) => change(ada, { password: word, confirm_password: word })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(await opens(ada, words[winner] ?? '')).toBe(200)
  })

  test('is possible ten times a day, each with a mail, not counting rejected attempts', async () => {
    const ada = await world.person()
    const same = { old_password: password, password, confirm_password: password }
    for (let at = 0; at < 5; at++)
      expect((await change(ada, { old_password: 'wrong horse' })).status).toBe(400)
    for (let at = 0; at < 10; at++) expect((await change(ada, same)).status).toBe(200)
    expect(statusAndBody(await change(ada, same))).toEqual(apiError('too_many'))
    expect(await world.mails(ada.email)).toHaveLength(10)
  })

  test('needs no old password when there is none, and sends no mail to a child without an address', async () => {
    const child = await world.person({ ageGroupId: 1 })
    await world.pool.query('update users set password_hash = null, email = null where id = $1', [
      child.id,
    ])
    const before = (await world.mails()).length
    expect((await change(child, {})).status).toBe(200)
    expect(await world.mails()).toHaveLength(before)
    expect(statusAndBody(await change(child, { old_password: 'wrong horse' }))).toEqual(
      wrong({ old_password: 'old_password_wrong' }),
    )
  })

  test('succeeds for only one of two concurrent requests', async () => {
    const ada = await world.person()
    const both = await Promise.all(
      ['one new battery', 'two new battery'].map((word) =>
        change(ada, { old_password: password, password: word, confirm_password: word }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is allowed for a guest and a person waiting for a guardian, but not without a session', async () => {
    expect(
      (await change(await world.person({ role: 'guest' }), { old_password: password })).status,
    ).toBe(200)
    const teen = await waiting(world)
    expect((await change(teen, { old_password: password })).status).toBe(200)
    expect(statusAndBody(await change(undefined, {}, teen.id))).toEqual(apiError('unauthenticated'))
  })

  test('stores no plain text in any row or job', async () => {
    const ada = await world.person()
    await change(ada, {
      old_password: password,
      password: 'zanzibar zanzibar',
      confirm_password: 'zanzibar zanzibar',
    })
    expect((await everyRow(world.pool)).filter((row) => /zanzibar/.test(row))).toEqual([])
  })
})

describe('a one-time password for somebody else', () => {
  test('answers 404 for people of another institution and to callers who can only read people', async () => {
    const [school, elsewhere] = [await world.organization(), await world.organization()]
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: elsewhere.id,
    })
    const teacher = await world.person({
      role: 'facilitator',
      type: 'institution',
      organizationId: school.id,
    })
    const ada = await world.person({ type: 'institution', organizationId: school.id })
    for (const caller of [admin, teacher, await world.person()]) {
      expect(statusAndBody(await change(caller, {}, ada.id))).toEqual(notFound)
      expect(statusAndBody(await change(caller, {}, 2_000_000_000))).toEqual(notFound)
    }
    expect((await logIn(world, ada.email)).id).toBe(ada.id)
  })

  test('is forbidden for people with more rights than the caller', async () => {
    const school = await world.organization()
    const draft = { type: 'institution', organizationId: school.id } as const
    const admin = await world.person({ role: 'institution_admin', ...draft })
    for (const role of ['super_admin', 'content_editor']) {
      const other = await world.person({ role, ...draft })
      expect(statusAndBody(await change(admin, {}, other.id))).toEqual(apiError('forbidden'))
      expect(await uses(other)).toBe(200)
    }
    expect(
      (await change(admin, {}, (await world.person({ role: 'institution_admin', ...draft })).id))
        .status,
    ).toBe(200)
  })
})
