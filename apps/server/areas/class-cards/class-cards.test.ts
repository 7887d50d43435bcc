import { plainCardName } from '@quartet/domain/class-cards.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../http/openapi.ts'
import { hashPassword } from '../../security/passwords.ts'
import { makeChild, makeClass, tokenOf } from '../../testing/class-cards.ts'
import { addGroup, makeInstitution } from '../../testing/groups.ts'
import { hours, makeWorld, minutes, type World } from '../../testing/world.ts'
import { sections } from '../exports/queries.ts'
import { giveRole } from '../roles/commands.ts'
import { changeUser } from '../users/commands.ts'
import { forgetCards } from './commands.ts'
import { enterWithCard } from './enter-commands.ts'
import { findCard } from './queries.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const enter = (class_code: string, name: string, pin: string) =>
  world.call('POST /class/sign-in', { body: { class_code, name, pin } })
const scan = (token: string, pin: string) =>
  world.call('POST /class/badge', { body: { token, pin } })
const isIn = async (token: string, id: number) =>
  (await world.call(`GET /users/show/${id}`, { token })).status === 200
const wrongPin = (pin: string) => (pin === '4711' ? '4712' : '4711')
const first = <Item>(list: readonly Item[]) => list[0] as Item

describe('a teacher', () => {
  test('turns class cards on, once, and gives every child a card', async () => {
    const { turnOn, show, makeAll, children } = await makeClass(world)
    expect(await show()).toMatchObject({ group_name: 'Class 7b', class_code: null })
    const { body } = await turnOn()
    expect(body.class_code).toMatch(/^[A-Z2-9]{6}$/)
    expect((await turnOn()).body.class_code).toBe(body.class_code)
    const { code, cards } = await makeAll()
    expect(code).toBe(body.class_code)
    expect(cards.map(({ card_name }) => card_name).sort()).toEqual(['Ada', 'Ada L', 'Bo'])
    for (const { pin, link } of cards) {
      expect(pin).toMatch(/^\d{4}$/)
      expect(link).toMatch(/^https:\/\/quartet\.test\/class#[\w-]{22}$/)
    }
    const { people } = await show()
    expect(people).toHaveLength(children.length)
    expect(people[0]).toMatchObject({
      card: { made_on: '2026-11-21', last_used_on: null, locked: false },
      no_card: null,
    })
    expect(JSON.stringify(people)).not.toContain(first(cards).pin)
  })

  test('stores neither PIN nor token, and logs who made and ended a card', async () => {
    const { makeAll, call, path, cardOf, children, teacher } = await makeClass(world)
    const { cards } = await makeAll()
    const { rows } = await world.pool.query('select * from class_cards where user_id = any($1)', [
      children.map(({ id }) => id),
    ])
    const stored = JSON.stringify(rows)
    for (const card of cards) expect(stored).not.toContain(tokenOf(card))
    for (const row of rows) expect(row.pin_hash).toMatch(/^\$argon2id\$/)
    const { id } = first(children)
    await call(`DELETE ${path}/cards/${await cardOf(id)}`)
    const log = await world.pool.query(
      `select l.action from logs l join users s on s.log_alias = l.subject join users a on a.log_alias = l.actor
       where l.entity = 'class_cards' and s.id = $1 and a.id = $2 order by l.id`,
      [id, teacher.id],
    )
    expect(log.rows.map(({ action }) => action)).toEqual(['create', 'delete'])
  })

  test('gives no card to adults, staff and who can log in otherwise', async () => {
    const { pupil, make, turnOn, groupId, teacher, staff, school } = await makeClass(world)
    await turnOn()
    const grown = await pupil('Eve')
    const verified = await pupil('Cem', { ageGroupId: 1, type: 'student', role: 'student' })
    const chosen = await makeChild(world, school.id, 'Dan')
    await world.pool.query(
      `update users set password_hash = 'x', must_choose_password = false where id = $1`,
      [chosen.id],
    )
    const oneTime = await makeChild(world, school.id, 'Eli')
    await world.pool.query(
      `update users set password_hash = 'x', must_choose_password = true where id = $1`,
      [oneTime.id],
    )
    const linked = await makeChild(world, school.id, 'Fay')
    await world.pool.query(
      `insert into identities (user_id, issuer, subject, email) values ($1, 'https://id.example', 'fay', 'x')`,
      [linked.id],
    )
    const colleague = await staff('facilitator')
    await world.pool.query(
      `update users set email = null, email_verified_at = null, password_hash = null, age_group_id = 1 where id = $1`,
      [colleague.id],
    )
    const users = [grown, verified, chosen, oneTime, linked, colleague].map(({ id }) => id)
    await world.call(`POST /users/add/group/member/${groupId}`, {
      token: teacher.token,
      body: { users },
    })
    const { people } = (
      await world.call(`GET /groups/class-cards/${groupId}`, { token: teacher.token })
    ).body
    const reasonOf = (id: number) =>
      people.find((person: { id: number }) => person.id === id).no_card
    expect(users.map(reasonOf)).toEqual([
      ...['adult', 'own_sign_in', 'own_sign_in', null, 'own_sign_in', 'staff'],
    ])
    for (const id of users)
      expect((await make([{ id, card_id: null }])).status, String(id)).toBe(
        id === oneTime.id ? 200 : 422,
      )
    expect((await make([{ id: oneTime.id, card_id: null }])).body.name).toBe('class_cards_changed')
  })

  test('gives no card to children of other groups or institutions, and none while it is off', async () => {
    const { make, turnOn, children, school } = await makeClass(world)
    const one = { id: first(children).id, card_id: null }
    expect((await make([one])).body.name).toBe('class_sign_in_off')
    await turnOn()
    const elsewhere = await makeInstitution(world)
    for (const { id } of [
      await makeChild(world, school.id, 'Gil'),
      await makeChild(world, elsewhere.school.id, 'Hal'),
      { id: 999_999 },
    ])
      expect((await make([one, { id, card_id: null }])).body.name).toBe('class_card_people')
    expect((await make([one, one])).body.name).toBe('class_card_people')
    expect((await make([])).status).toBe(400)
    expect((await make([one])).status).toBe(200)
  })

  test('is refused before any PIN is hashed', async () => {
    const { make, children } = await makeClass(world, ['Ada'])
    const people = Array.from({ length: 60 }, () => ({ id: first(children).id, card_id: null }))
    const start = performance.now()
    expect((await make(people)).body.name).toBe('class_sign_in_off')
    const refused = performance.now() - start
    for (let at = 0; at < 20; at++) await hashPassword('4711')
    expect(refused).toBeLessThan(performance.now() - start - refused)
  })

  test('is the owner of the group or an administrator of its institution', async () => {
    const { path, call, admin, staff, children, groupId, teacher } = await makeClass(world)
    await call(`PUT ${path}`)
    const colleague = await staff('facilitator')
    const assigned = await staff('facilitator')
    await call(`PUT /groups/save/${groupId}`, teacher, { facilitators: [assigned.id] })
    const stranger = (await makeInstitution(world)).admin
    const id = first(children).id
    const calls: [string, object?][] = [
      [`PUT ${path}`],
      [`DELETE ${path}`],
      [`POST ${path}/cards`, { people: [{ id, card_id: null }] }],
      [`DELETE ${path}/cards/1`],
      [`POST ${path}/cards/1/unlock`],
    ]
    for (const who of [colleague, assigned, stranger]) {
      expect((await world.call(`GET ${path}`, { token: who.token })).status).toBe(404)
      for (const [where, body] of calls) {
        const { status, body: answer } = await call(where, who, body)
        expect([status, answer.name], where).toEqual([404, undefined])
      }
    }
    expect((await call(`PUT ${path}`, first(children))).status).toBe(403)
    expect((await world.call(`GET ${path}`)).status).toBe(401)
    expect((await world.call(`GET ${path}`, { token: admin.token })).status).toBe(200)
    expect(
      (await call(`POST ${path}/cards`, admin, { people: [{ id, card_id: null }] })).status,
    ).toBe(200)
  })

  test('of two who make a card at once, one gets an error and changes nothing', async () => {
    const { make, turnOn, children, admin, teacher } = await makeClass(world)
    await turnOn()
    const people = children.map(({ id }) => ({ id, card_id: null }))
    const made = await Promise.all([make(people, teacher), make(people, admin)])
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = made.find(({ status }) => status === 200) ?? first(made)
    const { class_code, cards } = winner.body
    for (const { card_name, pin } of cards)
      expect((await enter(class_code, card_name, pin)).status).toBe(200)
  })
})

describe('a child', () => {
  test('logs in with code, name and PIN in any case, and with the QR code', async () => {
    const { makeAll, show } = await makeClass(world, ['Zoë'])
    const { code, cards } = await makeAll()
    const card = first(cards)
    const spoken = `${code.slice(0, 3).toLowerCase()}-${code.slice(3).toLowerCase()}`
    const { status, body } = await enter(spoken, ' zoe ', card.pin)
    expect([status, body.user.id]).toEqual([200, card.id])
    expect(await isIn(body.access_token, card.id)).toBe(true)
    const scanned = await scan(tokenOf(card), card.pin)
    expect([scanned.status, scanned.body.user.id]).toEqual([200, card.id])
    expect((await show()).people[0].card.last_used_on).toBe('2026-11-21')
    const { devices } = (await world.call('GET /users/devices', { token: body.access_token })).body
    expect(devices.map((one: { class_card: boolean }) => one.class_card)).toContain(true)
  })

  test('is out two hours after the last use and at the end of a school day', async () => {
    const { makeAll } = await makeClass(world, ['Ida'])
    const { code, cards } = await makeAll()
    const { id, card_name, pin } = first(cards)
    const start = world.time.now
    const token = (await enter(code, card_name, pin)).body.access_token
    const other = (await enter(code, card_name, pin)).body.access_token
    for (let hour = 1; hour < 8; hour++) {
      world.time.now = new Date(start.getTime() + hour * hours)
      expect(await isIn(token, id)).toBe(true)
      if (hour > 2) expect(await isIn(other, id)).toBe(false)
    }
    world.time.now = new Date(start.getTime() + 8 * hours + minutes)
    expect(await isIn(token, id)).toBe(false)
  })

  test('with a one-time password still works with the card, and changes nothing about the login', async () => {
    const { makeAll, children } = await makeClass(world, ['Jo'])
    const { code, cards } = await makeAll()
    const { id } = first(children)
    await world.pool.query(
      `update users set password_hash = 'x', must_choose_password = true where id = $1`,
      [id],
    )
    const card = first(cards)
    const { access_token: token } = (await enter(code, card.card_name, card.pin)).body
    expect(await isIn(token, id)).toBe(true)
    const closed = calls().filter(({ meta: { access } }) => 'cards' in access && !access.cards)
    expect(closed.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        ...['PUT /users/update/password/{user_id}', 'POST /users/password', 'POST /users/email'],
        ...['POST /users/second-factor/app', 'POST /users/identities/begin/{provider}'],
        ...['PUT /users/leave_organization/{user_id}', 'POST /users/deletion'],
      ]),
    )
    for (const { method, path } of closed) {
      const where = `${method} ${path.replace('{user_id}', String(id)).replace(/\{\w+\}/g, '1')}`
      const { body } = await world.call(where, { token, ...(method !== 'GET' && { body: {} }) })
      expect(body.name, where).toBe('class_card_session')
    }
  })
})

test('a card that cannot be used by the end of the check is not written down as used', async () => {
  const { makeAll, school, show } = await makeClass(world, ['Ada'])
  const { code, cards } = await makeAll()
  const { card_name, pin } = first(cards)
  const { db, time } = world
  const found = await findCard(db, { code, plainName: plainCardName(card_name) }, time.now)
  await world.pool.query(`update organizations set status = 'ended' where id = $1`, [school.id])
  const device = { browser: null, system: null }
  const entered = await enterWithCard({ db, now: time.now, device }, found, pin)
  expect(entered).toEqual({ ok: false, error: 'class_card_wrong' })
  await world.pool.query(`update organizations set status = 'active' where id = $1`, [school.id])
  expect((await show()).people[0].card.last_used_on).toBe(null)
})

describe('a wrong try', () => {
  test('is answered alike, whatever was wrong', async () => {
    const { makeAll, children, school, path, call, cardOf } = await makeClass(world, [
      ...['Ada', 'Bo', 'Cy', 'Di', 'Ed'],
    ])
    const { code, cards } = await makeAll()
    const cardNamed = (name: string) =>
      cards.find((card) => card.card_name === name) ?? first(cards)
    const [, bo, cy, di, ed] = children.map(({ id }) => id)
    await call(`DELETE ${path}/cards/${await cardOf(bo ?? 0)}`)
    await world.pool.query('update users set removed = 1 where id = $1', [cy])
    await world.pool.query('update users set awaiting_consent_since = now() where id = $1', [di])
    await world.pool.query('update users set age_group_id = 3 where id = $1', [ed])
    const ada = cardNamed('Ada')
    const tries = [
      enter('ZZZZZZ', 'Ada', ada.pin),
      enter(code, 'Nobody', ada.pin),
      enter(code, 'Ada', wrongPin(ada.pin)),
      enter(code, 'Ada', 'none'),
      ...['Bo', 'Cy', 'Di', 'Ed'].map((name) => enter(code, name, cardNamed(name).pin)),
      scan('x'.repeat(22), ada.pin),
      scan(tokenOf(ada), wrongPin(ada.pin)),
      scan(tokenOf(cardNamed('Bo')), cardNamed('Bo').pin),
    ]
    const answers = (await Promise.all(tries)).map(({ status, body }) => ({ status, body }))
    expect(first(answers)).toMatchObject({ status: 401, body: { name: 'class_card_wrong' } })
    for (const answer of answers) expect(answer).toEqual(first(answers))
    expect((await enter(code, 'Ada', ada.pin)).status).toBe(200)
    for (const change of [
      "status = 'ended'",
      "status = 'active', ends_at = '2026-11-21T09:00:00Z'",
    ]) {
      await world.pool.query(`update organizations set ${change} where id = $1`, [school.id])
      expect((await enter(code, 'Ada', ada.pin)).body).toEqual(first(answers).body)
    }
  })

  test('locks a card after five, for names that do not exist as well, and by both ways together', async () => {
    const { makeAll } = await makeClass(world, ['Ada', 'Bo'])
    const { code, cards } = await makeAll()
    const ada = cards.find(({ card_name }) => card_name === 'Ada') ?? first(cards)
    const bo = cards.find(({ card_name }) => card_name === 'Bo') ?? first(cards)
    const statuses: Record<string, number[]> = { Ada: [], Nobody: [] }
    for (const name of ['Ada', 'Nobody'])
      for (let at = 0; at < 3; at++)
        statuses[name]?.push((await enter(code, name, wrongPin(ada.pin))).status)
    for (let at = 0; at < 3; at++) {
      statuses.Ada?.push((await scan(tokenOf(ada), wrongPin(ada.pin))).status)
      statuses.Nobody?.push((await enter(code, 'Nobody', '4711')).status)
    }
    for (const name of ['Ada', 'Nobody'])
      expect(statuses[name]).toEqual([401, 401, 401, 401, 401, 423])
    expect((await enter(code, 'Ada', ada.pin)).status).toBe(423)
    expect((await scan(tokenOf(ada), ada.pin)).status).toBe(423)
    expect((await enter(code, 'Bo', bo.pin)).status).toBe(200)
    await world.pool.query("delete from rate_limits where key like 'classCard:%'")
    expect((await enter(code, 'Ada', ada.pin)).status).toBe(200)
  })

  test('locks a card after 20 in a day until the teacher unlocks it or makes a new one', async () => {
    const { makeAll, call, path, show, make, cardOf } = await makeClass(world, ['Ada'])
    const { code, cards } = await makeAll()
    const { id, pin } = first(cards)
    const missTwenty = async (right: string) => {
      for (let at = 0; at < 20; at++) {
        await world.pool.query("delete from rate_limits where key like 'classCard:%'")
        expect((await enter(code, 'Ada', wrongPin(right))).status).toBe(401)
      }
    }
    await missTwenty(pin)
    expect((await show()).people[0].card.locked).toBe(true)
    await world.pool.query("delete from rate_limits where key like 'classCard%'")
    expect((await enter(code, 'Ada', pin)).body.name).toBe('class_card_wrong')
    await call(`POST ${path}/cards/${await cardOf(id)}/unlock`)
    expect((await show()).people[0].card.locked).toBe(false)
    expect((await enter(code, 'Ada', pin)).status).toBe(200)
    await world.pool.query("delete from rate_limits where key like 'classCode%'")
    await missTwenty(pin)
    const card = (await make([{ id, card_id: await cardOf(id) }])).body.cards[0]
    expect((await enter(code, 'Ada', card.pin)).status).toBe(200)
  })

  test('of many at once no more than five are checked', async () => {
    const { makeAll } = await makeClass(world, ['Ada'])
    const { code, cards } = await makeAll()
    const { pin } = first(cards)
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => enter(code, 'Ada', wrongPin(pin))),
    )
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 423)).toHaveLength(7)
  })
})

describe('tries with one class code', () => {
  const many = (code: string, pin: (at: number) => string, name = (at: number) => `Name ${at}`) =>
    Promise.all(Array.from({ length: 60 }, (_, at) => enter(code, name(at), pin(at))))

  test('are checked 40 times, also when many names are tried at once', async () => {
    const { makeAll } = await makeClass(world, ['Ada'])
    const { code, cards } = await makeAll()
    const tries = await many(code, () => '4711')
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(40)
    expect(tries.filter(({ body }) => body.name === 'too_many')).toHaveLength(20)
    const { pin, card_name, link } = first(cards)
    expect((await enter(code, card_name, pin)).status).toBe(429)
    expect((await scan(tokenOf({ link }), pin)).status).toBe(200)
  })

  test('do not count when they are right, or refused because many come at once', async () => {
    const { makeAll } = await makeClass(world, ['Ada', 'Bo', 'Cy'])
    const { code, cards } = await makeAll()
    const card = (at: number) => cards[at % 3] ?? first(cards)
    await world.pool.query('delete from rate_limits')
    await many(
      code,
      (at) => card(at).pin,
      (at) => card(at).card_name,
    )
    const { rows } = await world.pool.query(
      "select sum(points)::int from rate_limits where key like 'class%'",
    )
    expect(rows[0].sum).toBe(0)
    for (const { card_name, pin } of cards)
      expect((await enter(code, card_name, pin)).status).toBe(200)
  })
})

async function giveRight(id: number, granted: string) {
  const { token } = await world.person({ role: 'super_admin' })
  const before = await world.call(`GET /user/roles/${id}`, { token })
  const roles = before.body.roles.map((role: { id: number }) => role.id)
  const body = { roles, role_permissions: { granted: [granted], denied: [] } }
  expect((await world.call(`PUT /user/roles/${id}`, { token, body })).status).toBe(200)
}

describe('a card ends with the sessions that it opened, and no others', () => {
  type School = Awaited<ReturnType<typeof makeClass>>
  const endings: [string, (school: School, id: number) => Promise<unknown>][] = [
    [
      'when it is ended',
      async ({ call, path, cardOf }, id) => call(`DELETE ${path}/cards/${await cardOf(id)}`),
    ],
    [
      'when it is replaced',
      async ({ make, cardOf }, id) => make([{ id, card_id: await cardOf(id) }]),
    ],
    ['when class cards are turned off', ({ call, path }) => call(`DELETE ${path}`)],
    [
      'when the child leaves the group',
      ({ call, groupId, teacher }, id) =>
        call(`POST /users/remove/group/member/${groupId}/${id}`, teacher),
    ],
    [
      'when the group is deleted',
      ({ call, groupId, teacher }) => call(`DELETE /groups/delete/${groupId}`, teacher),
    ],
    [
      'when the child leaves the institution',
      ({ call, admin }, id) => call(`PUT /users/leave_organization/${id}`, admin),
    ],
    [
      'when an address is confirmed',
      (_, id) =>
        world.db.transaction((tx) => changeUser(tx, id, { emailVerifiedAt: world.time.now })),
    ],
    [
      'when the child chooses a password',
      (_, id) =>
        world.db.transaction((tx) =>
          changeUser(tx, id, { passwordHash: 'x', mustChoosePassword: false }),
        ),
    ],
    ['when the child gets another right', (_, id) => giveRight(id, 'access_logs')],
    [
      'when the child gets a role with rights over others',
      (_, id) => world.db.transaction((tx) => giveRole(tx, id, 'facilitator')),
    ],
  ]
  test.each(endings)('%s', async (_name, end) => {
    const school = await makeClass(world, ['Ada'])
    const { code, cards } = await school.makeAll()
    const card = first(cards)
    const { access_token } = (await enter(code, 'Ada', card.pin)).body
    expect(await isIn(access_token, card.id)).toBe(true)
    await end(school, card.id)
    expect(await isIn(access_token, card.id)).toBe(false)
    expect((await enter(code, 'Ada', card.pin)).status).toBe(401)
    expect((await scan(tokenOf(card), card.pin)).status).toBe(401)
  })

  test('a session by password stays when the card ends', async () => {
    const { makeAll, call, path, children } = await makeClass(world, ['Ada'])
    const { code, cards } = await makeAll()
    await enter(code, 'Ada', first(cards).pin)
    await call(`DELETE ${path}`)
    const { id, token } = first(children)
    expect(await isIn(token, id)).toBe(true)
  })

  test('a card of another group cannot be ended or unlocked through one’s own', async () => {
    const [one, other] = [await makeClass(world, ['Ada']), await makeClass(world, ['Bo'])]
    await one.makeAll()
    await other.makeAll()
    const cardId = await other.cardOf(first(other.children).id)
    for (const where of [
      `DELETE ${one.path}/cards/${cardId}`,
      `POST ${one.path}/cards/${cardId}/unlock`,
    ])
      expect((await one.call(where)).status).toBe(404)
    expect(await other.cardOf(first(other.children).id)).toBe(cardId)
  })

  test('a child with cards in two groups keeps the other one', async () => {
    const { makeAll, call, path, children, teacher } = await makeClass(world, ['Ada'])
    const { code, cards } = await makeAll()
    const second = await addGroup(world, teacher, { name: 'Maths', people: children })
    const where = `/groups/class-cards/${second.id}`
    await call(`PUT ${where}`)
    const { id } = first(children)
    const made = await call(`POST ${where}/cards`, teacher, { people: [{ id, card_id: null }] })
    await call(`DELETE ${path}`)
    expect((await enter(code, 'Ada', first(cards).pin)).status).toBe(401)
    const card = made.body.cards[0]
    expect((await enter(made.body.class_code, 'Ada', card.pin)).status).toBe(200)
  })
})

test('cards that nobody used for a year are forgotten', async () => {
  const { makeAll, show } = await makeClass(world, ['Ada', 'Bo'])
  const { code, cards } = await makeAll()
  await enter(code, 'Ada', cards.find(({ card_name }) => card_name === 'Ada')?.pin ?? '')
  await world.pool.query("update class_cards set created_at = '2025-11-20'")
  await forgetCards({ db: world.db, now: world.time.now })
  const { people } = await show()
  expect(people.map(({ card }: { card: object | null }) => card !== null)).toEqual([true, false])
})

test('a person exports and sees their cards', async () => {
  const { makeAll, children } = await makeClass(world, ['Ada'])
  const { code, cards } = await makeAll()
  const token = (await enter(code, 'Ada', first(cards).pin)).body.access_token
  const { body } = await world.call('GET /users/own_data', { token })
  expect(body.kept).toContainEqual({ kind: 'class_cards', count: 1, until: 'account' })
  const { rows } = await world.db.execute(sections.class_cards.rows(first(children).id))
  expect(rows).toMatchObject([{ group_name: 'Class 7b', name_on_card: 'Ada' }])
})
