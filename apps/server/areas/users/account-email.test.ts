import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, makeWorld, password, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const ask = (who: Member, email: string, more: object = {}) =>
  world.call('POST /users/email', { token: who.token, body: { email, password, ...more } })
const confirm = (who: Member, code: string) =>
  world.call('POST /users/email/confirm', { token: who.token, body: { code } })
const addressOf = async ({ id }: Member) =>
  (await world.pool.query('select email from users where id = $1', [id])).rows[0].email
const codeFor = async (email: string) =>
  (await world.mails(email)).map(({ text }) => text.match(/\b\d{6}\b/)?.[0]).findLast(Boolean) ?? ''

describe('changing the own address', () => {
  test('takes a code from the new address, tells the old one, and signs other devices out', async () => {
    const ada = await world.person()
    const other = (await world.signIn(ada)).token
    expect((await ask(ada, 'Ada.New@example.org')).status).toBe(200)
    expect(await addressOf(ada)).toBe(ada.email)
    const done = await confirm(ada, await codeFor('Ada.New@example.org'))
    expect(done.body).toEqual({ email: 'Ada.New@example.org' })
    expect(await addressOf(ada)).toBe('Ada.New@example.org')
    expect((await world.mails(ada.email)).at(-1)?.text).toContain('Ada.New@example.org')
    expect((await world.call('GET /users/devices', { token: ada.token })).status).toBe(200)
    expect((await world.call('GET /users/devices', { token: other })).status).toBe(401)
    expect(
      (await world.call('POST /login', { body: { email: 'ada.new@example.org', password } }))
        .status,
    ).toBe(200)
  })

  test('a code works once, and not for another address, nor after five wrong ones', async () => {
    const ada = await world.person()
    await ask(ada, 'first@example.org')
    const first = await codeFor('first@example.org')
    await ask(ada, 'second@example.org')
    const second = await codeFor('second@example.org')
    if (first !== second) expect((await confirm(ada, first)).body.name).toBe('code_wrong')
    const wrong = second === '000000' ? '111111' : '000000'
    const root = await world.person({ role: 'super_admin' })
    const pendingSeenBy = async ({ token }: Member) =>
      (await world.call(`GET /users/personal/${ada.id}`, { token })).body.pending_email
    expect(await pendingSeenBy(ada)).toBe('second@example.org')
    expect(await pendingSeenBy(root)).toBeNull()
    for (let tries = 0; tries < 4; tries += 1) await confirm(ada, wrong)
    expect(await pendingSeenBy(ada)).toBeNull()
    expect((await confirm(ada, second)).body.name).toBe('code_wrong')
    expect(await addressOf(ada)).toBe(ada.email)
  })

  test('an address with an account is answered like any other, and only its owner gets a mail', async () => {
    const [ada, mia] = [await world.person(), await world.person()]
    const answer = await ask(ada, mia.email)
    expect([answer.status, answer.body]).toEqual([200, {}])
    expect((await world.mails(mia.email)).at(-1)?.subject).toBe(
      'This address already has a Quartet account',
    )
    expect((await world.mails(mia.email)).at(-1)?.text).not.toMatch(/\b\d{6}\b/)
  })

  test('an address that got an account meanwhile is named, and nothing is lost', async () => {
    const ada = await world.person()
    await ask(ada, 'new@example.org')
    const code = await codeFor('new@example.org')
    const mia = await world.person()
    await world.pool.query('update users set email = $2 where id = $1', [mia.id, 'new@example.org'])
    expect((await confirm(ada, code)).body.fields).toMatchObject([{ path: 'email', code: 'taken' }])
    expect(await addressOf(ada)).toBe(ada.email)
  })

  test('two people who ask for one address: the first code wins', async () => {
    const [ada, mia] = [await world.person(), await world.person()]
    await ask(ada, 'both@example.org')
    const ofAda = await codeFor('both@example.org')
    await ask(mia, 'both@example.org')
    const ofMia = await codeFor('both@example.org')
    const answers = await Promise.all([confirm(ada, ofAda), confirm(mia, ofMia)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('needs the password', async () => {
    const ada = await world.person()
    expect(
      (await ask(ada, 'new@example.org', { password: 'wrong horse' })).body.fields,
    ).toMatchObject([{ path: 'password', code: 'old_password_wrong' }])
  })
})
