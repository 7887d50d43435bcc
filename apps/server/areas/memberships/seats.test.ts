import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { openSession } from '../auth/commands.ts'
import { membersOf } from '../institutions/queries.ts'
import { foldCounts } from '../users/commands.ts'
import { offerSeats } from './seat-commands.ts'

let world: World
let counter = 0
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => world.pool.query('delete from rate_limits'))
afterAll(() => world.close())

const school = (seats: number, more: object = {}) =>
  world.organization({ promoCode: `SEATS${++counter}`, seats, ...more })
const join = ({ id, token }: Member, promo_code?: string) =>
  world.call(`PUT /users/join_organization/${id}`, {
    token,
    body: promo_code ? { promo_code } : {},
  })
const leave = ({ id, token }: Member) =>
  world.call(`PUT /users/leave_organization/${id}`, { token })
const wait = ({ id, token }: Member, promo_code: string) =>
  world.call(`POST /users/wait_organization/${id}`, { token, body: { promo_code } })
const giveUp = ({ id, token }: Member) =>
  world.call(`DELETE /users/wait_organization/${id}`, { token })
const waiting = async ({ token }: Member) =>
  (await world.call('GET /users/organization', { token })).body.waiting
const offer = () => withoutTenantScope(() => offerSeats({ ...world.services, now: world.time.now }))
const membersIn = async (id: number) =>
  (
    await world.pool.query(
      'select count(*)::int from users where organization_id = $1 and removed = 0',
      [id],
    )
  ).rows[0].count as number

/** Many adults who are signed in. */
async function crowd(size: number): Promise<Member[]> {
  const { rows } = await world.pool.query(
    `insert into users (first_name, last_name, email, email_verified_at, age_group_id, type, language_id)
      select 'Ada', n::text, 'crowd' || n || '@example.org', now(), 3, 'individual', 1 from generate_series(1, $1) n returning id, email`,
    [size],
  )
  return world.db.transaction(async (tx) => {
    const people: Member[] = []
    for (const { id, email } of rows)
      people.push({ id, email, token: (await openSession(tx, id, world.time.now)).token })
    return people
  })
}

/** A full institution with one member, and people who wait for it in this order. */
async function full(people: number) {
  const place = await school(1)
  const member = await world.person()
  await join(member, place.promoCode)
  const line: Member[] = []
  for (let one = 0; one < people; one++) line.push(await world.person())
  for (const one of line) await wait(one, place.promoCode)
  return { place, member, line: line as [Member, Member, Member] }
}

describe('the last seats', () => {
  test('go to exactly one of two who join at once', async () => {
    const place = await school(1)
    const [ada, ben] = [await world.person(), await world.person()]
    const answers = await atOnce(world.pool, `select from organizations where id = ${place.id}`, [
      () => join(ada, place.promoCode),
      () => join(ben, place.promoCode),
    ])
    expect(answers.map(({ body }) => String(body.error)).toSorted()).toEqual([
      'null',
      'organization_full',
    ])
    expect(await membersIn(place.id)).toBe(1)
  })

  test('1,000 joins for 20 seats give exactly 20 members', { timeout: 120_000 }, async () => {
    const place = await school(20)
    const people = await crowd(1000)
    const answers: (string | null)[] = []
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      for (let at = lane; at < people.length; at += 8)
        answers.push((await join(people[at] as Member, place.promoCode)).body.error)
    })
    await Promise.all(lanes)
    expect(answers.filter((error) => error === null)).toHaveLength(20)
    expect(answers.filter((error) => error === 'organization_full')).toHaveLength(980)
    expect(await membersIn(place.id)).toBe(20)
  })

  test('are counted exactly after random joins, departures, removals and folds', async () => {
    const [one, other] = [await school(6), await school(6)]
    const admin = await world.person({ role: 'super_admin' })
    const people: Member[] = []
    for (let at = 0; at < 16; at++) people.push(await world.person())
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const steps = [
      (who: Member) => join(who, one.promoCode),
      (who: Member) => join(who, other.promoCode),
      leave,
      (who: Member) =>
        world.call('POST /users/remove', { token: admin.token, body: { ids: [who.id] } }),
      (who: Member) =>
        world.call('POST /users/restore', { token: admin.token, body: { ids: [who.id] } }),
      () => withoutTenantScope(() => foldCounts(world.services.db)),
    ]
    for (let step = 0; step < 150; step++) {
      const who = people[random(people.length)] as Member
      await steps[random(steps.length)]?.(await world.signIn(who).catch(() => who))
      for (const { id } of [one, other]) {
        expect(await membersOf(world.db, id)).toBe(await membersIn(id))
        expect(await membersIn(id)).toBeLessThanOrEqual(6)
      }
    }
    expect((await membersIn(one.id)) + (await membersIn(other.id))).toBeGreaterThan(0)
  })
})

describe('the waiting list', () => {
  test('has places in order, and one of them for each person', async () => {
    const { place, line } = await full(3)
    expect((await waiting(line[2])).position).toBe(3)
    expect((await waiting(line[0])).name).toBe(place.name)
    expect((await wait(line[0], place.promoCode)).body.error).toBeNull()
    const elsewhere = await school(0)
    expect((await wait(line[0], elsewhere.promoCode)).body.error).toBe('seat_requested')
    expect((await giveUp(line[0])).status).toBe(200)
    expect(await waiting(line[0])).toBeNull()
    expect((await waiting(line[1])).position).toBe(1)
    expect((await giveUp(line[0])).status).toBe(200)
    expect((await waiting(line[1])).position).toBe(1)
  })

  test('has an entry in the log for each who joins or leaves it, is offered a seat or loses it', async () => {
    const { place, member, line } = await full(3)
    const [first, second, third] = line
    await leave(member)
    await offer()
    await giveUp(third)
    await giveUp(third)
    const before = world.time.now
    world.passes(7 * days)
    await offer()
    world.time.now = before
    const entries = async (who: Member) =>
      (
        await world.pool.query(
          `select l.action, l.actor = l.subject as own, v.new_value from logs l join log_values v on v.log_id = l.id join users u on u.log_alias = l.subject
            where u.id = $1 and l.entity = 'seat_requests' order by l.id`,
          [who.id],
        )
      ).rows
    const of = { organization_id: place.id }
    const joined = { action: 'create', own: true, new_value: of }
    const offered = { action: 'update', own: null, new_value: { ...of, offered: true } }
    expect(await entries(first)).toEqual([
      ...[joined, offered],
      { action: 'delete', own: null, new_value: of },
    ])
    expect(await entries(second)).toEqual([joined, offered])
    expect(await entries(third)).toEqual([joined, { action: 'delete', own: true, new_value: of }])
  })

  test('is offered by who is refused because the institution is full, and only then', async () => {
    const place = await school(0)
    const ada = await world.person()
    expect((await join(ada, place.promoCode)).body).toMatchObject({
      ...{ error: 'organization_full', may_wait: true },
      error_message: 'This institution has no places left. Please ask its administrator.',
    })
    expect((await join(ada, 'NOSUCH')).body.may_wait).toBe(false)
  })

  test('a free seat is reserved for the first in line, for 7 days, then for the next', async () => {
    const { place, member, line } = await full(2)
    const [first, second] = line
    await leave(member)
    await offer()
    const until = new Date(world.time.now.getTime() + 7 * days).toISOString()
    expect((await waiting(first)).offered_until).toBe(until)
    expect((await waiting(second)).offered_until).toBeNull()
    expect((await world.mails(first.email)).at(-1)?.subject).toContain('is free for you')
    const stranger = await world.person()
    expect((await join(stranger, place.promoCode)).body.error).toBe('organization_full')
    expect((await join(second, place.promoCode)).body.error).toBe('organization_full')
    const before = world.time.now
    world.passes(7 * days)
    await offer()
    const [late, next] = [await world.signIn(first), await world.signIn(second)]
    expect(await waiting(late)).toBeNull()
    const { body } = await world.call('GET /notifications', { token: late.token })
    expect(body.list[0]).toMatchObject({
      kind: 'membership',
      event: 'seat_ended',
      name: place.name,
    })
    expect((await join(late, place.promoCode)).body.error).toBe('organization_full')
    expect((await join(next)).body.error).toBeNull()
    expect(await waiting(next)).toBeNull()
    world.time.now = before
  })

  test('comes before strangers already when a seat is free and nobody was notified yet', async () => {
    const { place, member, line } = await full(1)
    await leave(member)
    const stranger = await world.person()
    const answers = await atOnce(world.pool, `select from organizations where id = ${place.id}`, [
      () => join(stranger, place.promoCode),
      () => join(line[0], place.promoCode),
    ])
    expect(answers.map(({ body }) => body.error)).toEqual(['organization_full', null])
  })

  test('is offered as many seats as were added, once each', async () => {
    const { place, line } = await full(3)
    await world.pool.query('update organizations set seats = 3 where id = $1', [place.id])
    await Promise.all([offer(), offer()])
    const offers = await Promise.all(line.map(waiting))
    expect(offers.map(({ offered_until }) => offered_until !== null)).toEqual([true, true, false])
    expect(await world.mails(line[0].email)).toHaveLength(1)
  })

  test('of an institution that fails does not stop the others', async () => {
    const [bad, good] = [await full(1), await full(1)]
    await world.pool.query('update organizations set seats = 2 where id = any($1)', [
      [bad.place.id, good.place.id],
    ])
    await world.pool.query(`create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create trigger fail_here before update on seat_requests for each row when (new.organization_id = ${bad.place.id}) execute function fail_here()`)
    await expect(offer()).rejects.toThrow()
    expect((await waiting(good.line[0])).offered_until).not.toBeNull()
    expect((await waiting(bad.line[0])).offered_until).toBeNull()
    await world.pool.query('drop function fail_here cascade')
    await offer()
    expect((await waiting(bad.line[0])).offered_until).not.toBeNull()
  })

  test('ends with the contract, and for people who are gone', async () => {
    const { place, line } = await full(2)
    await world.pool.query('update users set removed = 1 where id = $1', [line[0].id])
    await offer()
    expect((await waiting(line[1])).position).toBe(1)
    await world.pool.query('update organizations set contract_ended_at = now() where id = $1', [
      place.id,
    ])
    await offer()
    expect(await waiting(line[1])).toBeNull()
  })

  test('is seen by the administrators of the institution alone', async () => {
    const { place, line } = await full(2)
    const of = (organizationId: number, role: string) =>
      world.person({ role, type: 'institution', organizationId })
    await world.pool.query('update organizations set seats = 5 where id = $1', [place.id])
    const admin = await of(place.id, 'institution_admin')
    const call = `GET /organizations/waiting/${place.id}`
    const { body } = await world.call(call, { token: admin.token })
    expect(body.count).toBe(2)
    expect(body.list.map(({ position }: { position: number }) => position)).toEqual([1, 2])
    const stranger = await of((await school(3)).id, 'institution_admin')
    expect(statusAndBody(await world.call(call, { token: stranger.token }))).toEqual(notFound)
    expect((await world.call(call, { token: line[0].token })).status).toBe(403)
  })

  test('leaves staff and sign-ups without the seats of those who wait', async () => {
    const { place, member } = await full(1)
    await leave(member)
    const { body } = await world.call('POST /registeration/code', {
      body: { promo_code: place.promoCode },
    })
    expect(body.error).toBe('organization_full')
    const admin = await world.person({ role: 'super_admin' })
    const added = await world.call('PUT /users/save', {
      token: admin.token,
      body: {
        ...{ first_name: 'Eve', last_name: 'Lee', email: 'eve@example.com', age_group_id: 3 },
        ...{ type: 'institution', organization_id: place.id },
      },
    })
    expect(added.body.name).toBe('organization_full')
  })
})

test('every change of members is in the counter, also one of many rows', async () => {
  const place = await school(500)
  await world.db.execute(sql`insert into users (first_name, last_name, age_group_id, type, organization_id, language_id)
    select 'Bulk', n::text, 3, 'institution', ${place.id}, 1 from generate_series(1, 300) n`)
  await world.db.execute(
    sql`update users set removed = 1 where organization_id = ${place.id} and id % 3 = 0`,
  )
  await world.db.execute(sql`delete from users where organization_id = ${place.id} and id % 7 = 0`)
  expect(await membersOf(world.db, place.id)).toBe(await membersIn(place.id))
})
