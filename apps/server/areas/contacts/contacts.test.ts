import { mayBeContacts } from '@quartet/domain/contacts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let school: Awaited<ReturnType<World['organization']>>
beforeAll(async () => {
  world = await makeWorld()
  school = await world.organization({ seats: 100 })
})
beforeEach(() => world.pool.query('delete from rate_limits'))
afterAll(() => world.close())

const numbers = { accept: 1, decline: 2, block: 3, cancel: 4 } as const
const request = (by: Member, other: { id: number; email: string }, search_text = other.email) =>
  world.call(`POST /users/add/contact/${by.id}/${other.id}`, {
    token: by.token,
    body: { search_text },
  })
const requestAll = (by: Member, users: unknown, search_text: string) =>
  world.call('POST /users/add/contact', { token: by.token, body: { users, search_text } })
const list = async ({ token }: Member, query = '') =>
  (await world.call(`POST /users/contacts?${query}`, { token, body: {} })).body
const search = ({ token }: Member, search_text: string) =>
  world.call('POST /users/search/contact', { token, body: { search_text } })
const found = async (by: Member, text: string) =>
  (await search(by, text)).body.users.map(({ id, state }: { id: number; state: string }) => [
    id,
    state,
  ])
const contactId = async (one: Member, other: Member) =>
  (
    await world.pool.query(
      'select id from contacts where $1 in (requester_id, addressee_id) and $2 in (requester_id, addressee_id)',
      [one.id, other.id],
    )
  ).rows[0]?.id as number
const change = async (by: Member, other: Member, how: keyof typeof numbers) =>
  world.call(`POST /users/change/status/contact/${await contactId(by, other)}/${numbers[how]}`, {
    token: by.token,
  })
const remove = async (by: Member, other: Member) =>
  world.call(`DELETE /contacts/delete/${await contactId(by, other)}`, { token: by.token })
const counts = async (who: Member) => {
  const { my_contact_count, pending_count, received_count } = await list(who)
  return [my_contact_count, pending_count, received_count]
}
const member = (more: object = {}) =>
  world.person({
    role: 'institution_member',
    type: 'institution',
    organizationId: school.id,
    ...more,
  })
const teen = async (place: object = { type: 'student', organizationId: school.id }) => {
  const one = await world.person({ role: 'student', ageGroupId: 2, ...place })
  await world.pool.query('update users set turns_18_in = 2029 where id = $1', [one.id])
  return world.signIn(one)
}
const laterBy = async (who: Member, count: number) => {
  world.passes(count * days)
  return world.signIn(who)
}
async function contactsOfTwo(one: Member, other: Member) {
  expect((await request(one, other)).body).toEqual({ state: 'pending' })
  expect((await change(other, one, 'accept')).status).toBe(200)
}

describe('the contacts of two people', () => {
  test('begin with a request that only the other one accepts', async () => {
    const [ada, bo, eve] = [await world.person(), await world.person(), await world.person()]
    expect((await request(ada, bo)).status).toBe(200)
    expect([await counts(ada), await counts(bo)]).toEqual([
      [0, 1, 0],
      [0, 0, 1],
    ])
    const received = await list(bo, 'request_type=3')
    expect(received.users).toEqual([
      {
        id: ada.id,
        first_name: 'Ada',
        last_name: expect.any(String),
        contact_id: await contactId(ada, bo),
        at: world.time.now.toISOString(),
      },
    ])
    const accept = `POST /users/change/status/contact/${await contactId(ada, bo)}/1`
    expect(statusAndBody(await world.call(accept, { token: eve.token }))).toEqual(notFound)
    expect(statusAndBody(await world.call(accept, { token: ada.token }))).toEqual(
      apiError('contact_changed'),
    )
    expect((await world.call(accept, { token: bo.token })).status).toBe(200)
    expect([await counts(ada), await counts(bo)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ])
    expect(statusAndBody(await world.call(accept, { token: bo.token }))).toEqual(
      apiError('contact_changed'),
    )
    const picked = await world.call('POST /users/list/contact', { token: ada.token, body: {} })
    expect(picked.body.users.map(({ id }: { id: number }) => id)).toEqual([bo.id])
  })

  test('begin at once when both have requested them', async () => {
    const [ada, bo] = [await world.person(), await world.person()]
    await request(ada, bo)
    expect((await request(bo, ada)).body).toEqual({ state: 'contact' })
    expect(await counts(ada)).toEqual([1, 0, 0])
    expect(statusAndBody(await request(ada, bo))).toEqual(apiError('contact_exists'))
  })

  test('look the same to the sender, whether refused, blocked or without an answer', async () => {
    const ada = await world.person()
    const others = [await world.person(), await world.person(), await world.person()]
    const [refusing, blocking, silent] = others as [Member, Member, Member]
    for (const other of others) await request(ada, other)
    await change(refusing, ada, 'decline')
    await change(blocking, ada, 'block')
    expect(await counts(refusing)).toEqual([0, 0, 0])
    const seen = async (who: Member) => (await list(who, 'request_type=2&limit=9')).users.length
    expect([await counts(ada), await seen(ada)]).toEqual([[0, 3, 0], 3])
    for (const other of [refusing, silent]) {
      expect(await found(ada, other.email)).toEqual([[other.id, 'pending']])
      expect(statusAndBody(await request(ada, other))).toEqual(apiError('contact_pending'))
    }
    const later = await laterBy(ada, 30)
    expect(await counts(later)).toEqual([0, 0, 0])
    for (const other of [refusing, silent]) expect((await request(later, other)).status).toBe(200)
    expect(statusAndBody(await request(later, blocking))).toEqual(apiError('contact_unknown'))
  })

  test('are cancelled the same way, and sent again after 30 days or by the other person', async () => {
    const ada = await world.person()
    const others = [await world.person(), await world.person(), await world.person()]
    const [refusing, blocking, silent] = others as [Member, Member, Member]
    for (const other of others) await request(ada, other)
    await change(refusing, ada, 'decline')
    await change(blocking, ada, 'block')
    for (const other of others) {
      expect((await change(ada, other, 'cancel')).status).toBe(200)
      expect(statusAndBody(await change(ada, other, 'cancel'))).toEqual(apiError('contact_changed'))
    }
    expect(await counts(ada)).toEqual([0, 0, 0])
    const from = new Date(world.time.now.getTime() + 30 * days).toISOString()
    for (const other of [refusing, silent])
      expect(statusAndBody(await request(ada, other))).toEqual(
        apiError('contact_too_early', { from }),
      )
    expect(await found(blocking, ada.email)).toEqual([[ada.id, 'blocked']])
    expect((await request(silent, ada)).body).toEqual({ state: 'pending' })
    expect((await request(await laterBy(ada, 30), refusing)).status).toBe(200)
  })

  test('cannot be sent by a number, without finding the person', async () => {
    const [ada, bo] = [await world.person(), await world.person()]
    const [teacher, young] = [await member(), await teen()]
    for (const text of ['Person', '%', ada.email, 'nobody@example.org'])
      expect(statusAndBody(await request(ada, bo, text))).toEqual(apiError('contact_unknown'))
    expect(statusAndBody(await request(teacher, young, 'Person'))).toEqual(
      apiError('contact_unknown'),
    )
    expect((await request(teacher, young)).status).toBe(200)
  })

  test('end for both when one removes them, and a new request may follow', async () => {
    const [ada, bo] = [await world.person(), await world.person()]
    await contactsOfTwo(ada, bo)
    expect((await remove(bo, ada)).status).toBe(200)
    expect([await counts(ada), await counts(bo)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(statusAndBody(await remove(ada, bo))).toEqual(apiError('contact_changed'))
    expect((await request(ada, bo)).status).toBe(200)
  })

  test('are blocked so that the other one neither finds nor asks the blocker', async () => {
    const [ada, bo] = [await world.person(), await world.person()]
    await contactsOfTwo(ada, bo)
    expect((await change(bo, ada, 'block')).status).toBe(200)
    expect(await counts(ada)).toEqual([0, 0, 0])
    expect(await found(ada, bo.email)).toEqual([])
    expect(statusAndBody(await request(ada, bo))).toEqual(apiError('contact_unknown'))
    expect(await found(bo, ada.email)).toEqual([[ada.id, 'blocked']])
    expect((await request(bo, ada)).status).toBe(200)
    expect(await found(ada, bo.email)).toEqual([[bo.id, 'received']])
  })
})

describe('finding people', () => {
  test('takes the exact confirmed address of an adult anywhere', async () => {
    const [ada, bo] = [await world.person(), await world.person()]
    const fresh = await world.person({ verified: false })
    expect(await found(ada, bo.email.toUpperCase())).toEqual([[bo.id, 'none']])
    await request(ada, bo)
    expect(await found(ada, bo.email)).toEqual([[bo.id, 'pending']])
    expect(await found(ada, bo.email.slice(0, -1))).toEqual([])
    const guest = await world.person({ role: 'guest' })
    const leaving = await world.person()
    await world.pool.query('update users set erase_from = now() where id = $1', [leaving.id])
    for (const { email } of [fresh, guest, leaving, ada])
      expect(await found(ada, email)).toEqual([])
    await world.pool.query('update users set removed = 1 where id = $1', [bo.id])
    expect(await found(ada, bo.email)).toEqual([])
    expect(await counts(ada)).toEqual([0, 0, 0])
  })

  test('takes names only of adults in the own institution', async () => {
    const [ada, bo] = [await member(), await member()]
    const [outside, young] = [await world.person(), await teen()]
    await world.pool.query(
      "update users set first_name = 'Zoë', last_name = 'Quill' where id = any($1)",
      [[bo.id, outside.id, young.id]],
    )
    expect(await found(ada, 'zoe qu')).toEqual([[bo.id, 'none']])
    expect([await found(ada, '%%'), await found(ada, 'z')]).toEqual([[], []])
    expect(await found(outside, 'zoe qu')).toEqual([])
    expect(await found(young, 'zoe qu')).toEqual([])
  })

  test('finds minors only in their institution, and children nowhere', async () => {
    const [teacher, young, elsewhere] = [await member(), await teen(), await teen({})]
    const child = await member({ ageGroupId: 1, role: 'student', type: 'student' })
    const outside = await world.person()
    expect(await found(teacher, young.email)).toEqual([[young.id, 'none']])
    expect(await found(young, teacher.email)).toEqual([[teacher.id, 'none']])
    expect([await found(outside, young.email), await found(young, outside.email)]).toEqual([[], []])
    expect([await found(young, elsewhere.email), await found(teacher, child.email)]).toEqual([
      [],
      [],
    ])
    expect(statusAndBody(await search(child, teacher.email))).toEqual(apiError('not_for_children'))
    expect(statusAndBody(await request(child, teacher))).toEqual(apiError('not_for_children'))
    for (const [by, other] of [
      [outside, young],
      [young, outside],
      [young, elsewhere],
      [teacher, child],
    ] as const)
      expect(statusAndBody(await request(by, other))).toEqual(apiError('contact_unknown'))
  })

  test('a minor who leaves the institution is no longer a contact of its people', async () => {
    const [teacher, young] = [await member(), await teen()]
    await contactsOfTwo(teacher, young)
    await request(teacher, await teen())
    expect(await counts(teacher)).toEqual([1, 1, 0])
    await world.pool.query(
      "update users set organization_id = null, type = 'individual' where id = $1",
      [young.id],
    )
    expect([await counts(teacher), await counts(await world.signIn(young))]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ])
  })
})

describe('requests for several people', () => {
  test('are sent all or none, up to five at once', async () => {
    const mark = `Quint${Date.now().toString(36)}`
    const ada = await member()
    const others = [await member(), await member(), await member()]
    const ids = others.map(({ id }) => id)
    await world.pool.query('update users set last_name = $2 where id = any($1)', [ids, mark])
    for (const users of [
      [...ids, ada.id],
      [...ids, 2_000_000_000],
    ])
      expect(statusAndBody(await requestAll(ada, users, mark))).toEqual(apiError('contact_unknown'))
    expect((await requestAll(ada, [1, 2, 3, 4, 5, 6], mark)).status).toBe(400)
    expect((await requestAll(ada, [], mark)).status).toBe(400)
    expect(await counts(ada)).toEqual([0, 0, 0])
    expect((await requestAll(ada, [ids[0], ids[1], ids[0]], mark)).status).toBe(200)
    expect(await counts(ada)).toEqual([0, 2, 0])
    expect(statusAndBody(await requestAll(ada, [ids[2], ids[0]], mark))).toEqual(
      apiError('contact_pending'),
    )
    expect(await counts(ada)).toEqual([0, 2, 0])
  })

  test('have pages by name, searched without accents', async () => {
    const ada = await world.person()
    for (const [first, last] of [
      ['Zoë', 'Abel'],
      ['Bo', 'Abel'],
      ['Bo', 'Zimmer'],
    ]) {
      const other = await world.person()
      await world.pool.query('update users set first_name = $2, last_name = $3 where id = $1', [
        ...[other.id, first, last],
      ])
      await contactsOfTwo(ada, other)
    }
    const namesIn = async (query: string) => {
      const { users, count } = await list(ada, query)
      return [
        count,
        ...users.map(
          (one: { first_name: string; last_name: string }) => `${one.first_name} ${one.last_name}`,
        ),
      ]
    }
    expect(await namesIn('limit=1')).toEqual([3, 'Bo Abel', 'Bo Zimmer'])
    expect(await namesIn('limit=1&offset=2')).toEqual([3, 'Zoë Abel'])
    expect(await namesIn('search_text=zoe')).toEqual([1, 'Zoë Abel'])
  })
})

describe('races', () => {
  const atOnce = (calls: (() => Promise<{ status: number }>)[]) =>
    Promise.all(calls.map(async (call) => (await call()).status))

  test('crossing requests become one contact', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, bo] = [await world.person(), await world.person()]
      const statuses = await atOnce([() => request(ada, bo), () => request(bo, ada)])
      expect(statuses).toEqual([200, 200])
      expect([await counts(ada), await counts(bo)]).toEqual([
        [1, 0, 0],
        [1, 0, 0],
      ])
    }
  })

  test('of accepting and cancelling, one wins', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, bo] = [await world.person(), await world.person()]
      await request(ada, bo)
      const pairs = Array.from({ length: 10 }, () => [
        () => change(ada, bo, 'cancel'),
        () => change(bo, ada, 'accept'),
      ])
      const statuses = await atOnce(pairs.flat())
      expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(409)])
      const isAccepted = statuses.indexOf(200) % 2 === 1
      expect([await counts(ada), await counts(bo)]).toEqual(
        Array(2).fill([isAccepted ? 1 : 0, 0, 0]),
      )
    }
  })

  test('accepted twenty times at once, a request is accepted once', async () => {
    const [ada, bo] = [await world.person(), await world.person()]
    await request(ada, bo)
    const statuses = await atOnce(Array.from({ length: 20 }, () => () => change(bo, ada, 'accept')))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 200)).toEqual(Array(19).fill(409))
  })

  test('of blocking and requesting, the block stays or was lifted by its owner', async () => {
    const [ada, bo] = [await world.person(), await world.person()]
    await contactsOfTwo(ada, bo)
    const pairs = Array.from({ length: 10 }, () => [
      () => change(bo, ada, 'block'),
      () => request(ada, bo),
    ])
    const statuses = await atOnce(pairs.flat())
    const of = (which: number) => statuses.filter((_, at) => at % 2 === which).toSorted()
    expect(of(0)).toEqual([200, ...Array(9).fill(409)])
    for (const requested of of(1)) expect([404, 409]).toContain(requested)
    expect(await found(ada, bo.email)).toEqual([])
  })
})

test('requests are deleted after 30 days; contacts and blocks stay', async () => {
  const ada = await world.person()
  const [declining, blocking, waiting, friend] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ]
  for (const other of [declining, blocking, waiting, friend]) await request(ada, other)
  await change(declining, ada, 'decline')
  await change(blocking, ada, 'block')
  await change(friend, ada, 'accept')
  const statuses = async () =>
    (
      await world.pool.query(
        'select status from contacts where requester_id = $1 order by status',
        [ada.id],
      )
    ).rows.map(({ status }) => status)
  const clean = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
  await clean()
  expect(await statuses()).toEqual(['accepted', 'blocked', 'declined', 'pending'])
  world.passes(31 * days)
  await clean()
  expect(await statuses()).toEqual(['accepted', 'blocked'])
})

test('who may be contacts is the same in the rules and in the database', async () => {
  const elsewhere = await world.organization()
  const place = (organizationId: number | null) =>
    organizationId === null
      ? {}
      : { type: 'institution' as const, organizationId, role: 'institution_member' }
  const drafts = [1, 2, 3].flatMap((ageGroupId) =>
    [null, school.id, elsewhere.id].map((organizationId) => ({ ageGroupId, organizationId })),
  )
  const people = []
  for (const { ageGroupId, organizationId } of drafts) {
    const one = await world.person({
      ageGroupId: ageGroupId as 1 | 2 | 3,
      ...place(organizationId),
    })
    await world.pool.query(
      'update users set turns_18_in = 2029 where id = $1 and age_group_id = 2',
      [one.id],
    )
    const rules = { ageGroupId: ageGroupId as 1 | 2 | 3, isAdult: ageGroupId === 3, organizationId }
    people.push({ member: await world.signIn(one), rules })
  }
  for (const by of people)
    for (const { member: other, rules } of people) {
      if (by.member.id === other.id || by.rules.ageGroupId === 1) continue
      await world.pool.query('delete from rate_limits')
      expect([by.rules, rules, (await found(by.member, other.email)).length === 1]).toEqual([
        by.rules,
        rules,
        mayBeContacts(by.rules, rules),
      ])
    }
})
