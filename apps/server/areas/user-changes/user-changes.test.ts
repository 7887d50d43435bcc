import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { account, answer, logIn, parentSchool, requestChild } from '../../testing/guardians.ts'
import { peopleList } from '../../testing/people-list.ts'
import { giveScores } from '../../testing/sharing.ts'
import { changesIn, makeSchool } from '../../testing/user-changes.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { forgetUserChanges } from './jobs.ts'

let world: World
let root: Member
let changes: ReturnType<typeof changesIn>
beforeAll(async () => {
  world = await makeWorld()
  changes = changesIn(world)
  root = await world.person({ role: 'super_admin', type: 'institution' })
})
afterAll(() => world.close())

const row = async ({ id }: { id: number }) =>
  (await world.pool.query('select removed, organization_id, type from users where id = $1', [id]))
    .rows[0]

const takenMails = async () =>
  (await world.pool.query("select points from rate_limits where key = 'peopleMailOverall:all'"))
    .rows[0]?.points ?? 0

describe('a change of many people', () => {
  test('removes and restores everybody it can, and names the others with the cause', async () => {
    const { admin, pupil, ...school } = await makeSchool(world)
    const [ada, bo] = [await pupil(), await pupil()]
    const stranger = await world.person()
    const users = [ada.id, bo.id, admin.id, stranger.id, 2_000_000_000]
    const removed = await changes.finish(admin, { kind: 'remove', users })
    expect(removed).toMatchObject({ state: 'done', count: 3, done: 2, failed: 1 })
    expect(removed.failures).toEqual([[admin.id, 'own_account']])
    expect([await row(ada), await row(stranger)]).toMatchObject([{ removed: 1 }, { removed: 0 }])

    await world.pool.query('update organizations set seats = 2 where id = $1', [school.id])
    const restored = await changes.finish(admin, {
      kind: 'restore',
      filters: { removed: 1, order_direction: 'ASC' },
    })
    expect(restored).toMatchObject({ done: 1, failed: 1 })
    expect(restored.failures).toEqual([[bo.id, 'organization_full']])
    expect([await row(ada), await row(bo)]).toMatchObject([{ removed: 0 }, { removed: 1 }])
  })

  test('takes whom the filters match when it begins, within the scope of the caller', async () => {
    const { admin, pupil } = await makeSchool(world)
    const mine = [await pupil(), await pupil()]
    const filters = { type: 'student' }
    const { body } = await changes.begin(admin, { kind: 'remove', filters })
    const late = await pupil()
    await changes.run(body.change.id)
    expect(await changes.show(admin, body.change.id)).toMatchObject({ count: 2, done: 2 })
    expect((await row(late)).removed).toBe(0)
    expect((await peopleList(world, admin, 'removed=1')).list.map(({ id }) => id).sort()).toEqual(
      mine.map(({ id }) => id).sort(),
    )
    const none = await changes.begin(admin, {
      kind: 'remove',
      filters: { search_text: 'nobody at all' },
    })
    expect([none.status, none.body.name]).toEqual([409, 'people_none'])
  })

  test('keeps whoever has more rights and the last administrator', async () => {
    const { admin, pupil } = await makeSchool(world)
    const ada = await pupil()
    const above = await pupil()
    await world.pool.query(
      "insert into user_roles (user_id, role_id) select $1, id from roles where key = 'super_admin'",
      [above.id],
    )
    const change = await changes.finish(admin, { kind: 'remove', users: [above.id, ada.id] })
    expect([change.failures, change.done]).toEqual([[[above.id, 'forbidden']], 1])
  })

  test('can be stopped half-way: who is done stays so, and nobody else changes', async () => {
    const { admin, pupil } = await makeSchool(world)
    const people = [await pupil(), await pupil(), await pupil()]
    const { body } = await changes.begin(admin, {
      kind: 'remove',
      users: people.map(({ id }) => id),
    })
    const { id } = body.change
    await world.pool.query(
      "update user_change_rows set state = 'done' where change_id = $1 and user_id = $2",
      [id, people[0]?.id],
    )
    const cancel = () => world.call(`DELETE /users/changes/${id}`, { token: admin.token })
    expect((await cancel()).body.change).toMatchObject({ state: 'cancelled' })
    await changes.run(id)
    for (const one of people) expect((await row(one)).removed).toBe(0)
    expect([(await cancel()).status, (await cancel()).body.name]).toEqual([409, 'change_over'])
    const { rows } = await world.pool.query(
      "select action, count, new_value from logs join log_values on log_id = logs.id where entity = 'user_changes' and entity_id = $1 order by logs.id",
      [id],
    )
    expect(rows).toMatchObject([
      { action: 'create', count: 3, new_value: { kind: 'remove' } },
      { action: 'update', count: 0, new_value: { kind: 'remove', state: 'cancelled' } },
    ])
  })

  test('runs twice without harm and goes on where it stopped', async () => {
    const { admin, pupil } = await makeSchool(world)
    const people = [await pupil(), await pupil()]
    const { body } = await changes.begin(admin, {
      kind: 'remove',
      users: people.map(({ id }) => id),
    })
    await Promise.all([changes.run(body.change.id), changes.run(body.change.id)])
    await changes.run(body.change.id)
    expect(await changes.show(admin, body.change.id)).toMatchObject({
      state: 'done',
      done: 2,
      failed: 0,
    })
    const { rows } = await world.pool.query(
      "select count(*)::int from logs l join users u on u.log_alias = l.subject where l.action = 'delete' and u.id = any($1)",
      [people.map(({ id }) => id)],
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  test('stops when whoever began it may no longer do so', async () => {
    const { admin, pupil } = await makeSchool(world)
    const ada = await pupil()
    const { body } = await changes.begin(admin, { kind: 'remove', users: [ada.id] })
    await world.pool.query('delete from user_roles where user_id = $1', [admin.id])
    await changes.run(body.change.id)
    const { rows } = await world.pool.query('select state, done from user_changes where id = $1', [
      body.change.id,
    ])
    expect(rows).toEqual([{ state: 'failed', done: 0 }])
    expect((await row(ada)).removed).toBe(0)
  })

  test('ends when whoever began it is gone', async () => {
    const { admin, pupil } = await makeSchool(world)
    const ada = await pupil()
    const { body } = await changes.begin(admin, { kind: 'remove', users: [ada.id] })
    await world.pool.query('update users set removed = 1 where id = $1', [admin.id])
    await changes.run(body.change.id)
    const { rows } = await world.pool.query('select state, done from user_changes where id = $1', [
      body.change.id,
    ])
    expect(rows).toEqual([{ state: 'failed', done: 0 }])
    expect((await row(ada)).removed).toBe(0)
  })

  test('is seen by nobody else and forgotten after 30 days', async () => {
    const { admin, pupil } = await makeSchool(world)
    const { id } = await changes.finish(admin, { kind: 'remove', users: [(await pupil()).id] })
    const other = (await makeSchool(world)).admin
    for (const who of [other, root])
      for (const where of [`GET /users/changes/${id}`, `DELETE /users/changes/${id}`])
        expect((await world.call(where, { token: who.token })).status).toBe(404)
    const { body } = await world.call('GET /users/changes', { token: admin.token })
    expect(body.changes.map((one: { id: number }) => one.id)).toEqual([id])
    const later = new Date(+world.time.now + 31 * days)
    await withoutTenantScope(() => forgetUserChanges({ db: world.db, now: later }))
    expect((await world.call(`GET /users/changes/${id}`, { token: admin.token })).status).toBe(404)
  })

  test('is closed to others, and needs either people or filters', async () => {
    const { admin, pupil } = await makeSchool(world)
    const ada = await pupil()
    const bodies = [
      { kind: 'remove' },
      { kind: 'remove', users: [ada.id], filters: {} },
      { kind: 'remove', users: [] },
      { kind: 'erase', users: [ada.id] },
      { kind: 'remove', filters: { lcy: 'done' } },
    ]
    for (const body of bodies) expect((await changes.begin(admin, body)).status).toBe(400)
    expect((await changes.begin(ada, { kind: 'remove', users: [ada.id] })).status).toBe(403)
    expect((await world.call('POST /users/changes', { body: bodies[0] })).status).toBe(401)
  })
})

describe('restoring people', () => {
  test('takes a mail each for those who were to be erased and their guardians, none for others', async () => {
    const { id: organizationId, ...school } = await parentSchool(world)
    const principal = await world.person({
      ...{ role: 'institution_admin', type: 'institution', organizationId },
    })
    const { guardian, token } = await requestChild(world, school)
    await answer(world, token, 'confirm', account('restored@example.org'))
    const child = await logIn(world, 'restored@example.org')
    const ada = await world.person({ role: 'student', type: 'student', organizationId })
    await changes.finish(principal, { kind: 'remove', users: [ada.id] })
    const ordered = await world.call(`POST /users/erase/${child.id}`, {
      ...{ token: principal.token, body: { reason: 'left' } },
    })
    expect(ordered.status).toBe(200)
    const addresses = ['restored@example.org', guardian, ada.email]
    const counts = () =>
      Promise.all(addresses.map(async (address) => (await world.mails(address)).length))
    const [before, taken] = [await counts(), await takenMails()]
    const users = [child.id, ada.id]
    expect(await changes.finish(principal, { kind: 'restore', users })).toMatchObject({ done: 2 })
    const after = await counts()
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 0])
    expect((await takenMails()) - taken).toBe(2)
  })
})

describe('moving people', () => {
  test('ends one membership and begins the other, as student or staff, while seats are free', async () => {
    const from = await makeSchool(world)
    const to = await makeSchool(world, { seats: 3, codeMemberType: 'student' })
    const teacher = await world.person({
      ...{ role: 'facilitator', type: 'institution', organizationId: from.id },
    })
    const [ada, bo] = [await from.pupil(), await from.pupil()]
    const alone = await world.person()
    const change = await changes.finish(root, {
      organization_id: to.id,
      users: [teacher.id, ada.id, bo.id, alone.id, to.admin.id],
    })
    expect(change).toMatchObject({ kind: 'move', done: 2, failed: 3 })
    expect(change.failures).toEqual(
      [
        [to.admin.id, 'organization_member'],
        [bo.id, 'organization_full'],
        [alone.id, 'organization_none'],
      ].sort(([one], [other]) => Number(one) - Number(other)),
    )
    expect([await row(teacher), await row(ada), await row(bo)]).toMatchObject([
      { organization_id: to.id, type: 'institution' },
      { organization_id: to.id, type: 'student' },
      { organization_id: from.id },
    ])
    const { rows } = await world.pool.query(
      'select r.key from user_roles u join roles r on r.id = u.role_id where u.user_id = $1',
      [teacher.id],
    )
    expect(rows).toEqual([{ key: 'institution_member' }])
    const joined = async ({ id }: Member) =>
      (
        await world.pool.query(
          `select v.new_value ->> 'type' as type, v.new_value -> 'organization_id' as place from logs l join log_values v on v.log_id = l.id
            join users u on u.log_alias = l.subject where u.id = $1 and l.entity = 'users' order by l.id desc limit 1`,
          [id],
        )
      ).rows[0]
    expect(await joined(teacher)).toEqual({ type: 'institution', place: to.id })
    expect(await joined(ada)).toEqual({ type: 'student', place: to.id })
  })

  test('pauses the renewal of an own plan also after a move, so that leaving can resume it', async () => {
    const [from, to] = [await makeSchool(world), await makeSchool(world)]
    const ada = await world.person({
      ...{ endsAt: new Date(+world.time.now + 60 * days), renews: true },
    })
    await world.call(`PUT /users/join_organization/${ada.id}?promo_code=${from.promoCode}`, {
      token: ada.token,
    })
    const change = await changes.finish(root, { organization_id: to.id, users: [ada.id] })
    expect(change).toMatchObject({ done: 1, failed: 0 })
    const renews = async () =>
      (await world.pool.query('select auto_renew from subscriptions where user_id = $1', [ada.id]))
        .rows
    expect(await renews()).toEqual([{ auto_renew: false }])
    const left = await world.call(`PUT /users/leave_organization/${ada.id}`, {
      ...{ token: ada.token, body: { resume_renewal: true } },
    })
    expect(left.status).toBe(200)
    expect(await renews()).toEqual([{ auto_renew: true }])
  })

  test('mails within the limit of all mails to people, also about a sign-in that ends', async () => {
    const [from, to] = [await makeSchool(world), await makeSchool(world)]
    const [ada, bo] = [await from.pupil(), await from.pupil()]
    await world.pool.query(
      "insert into identities (user_id, issuer, subject, email, organization_id, created_at) values ($1, 'https://issuer.example', 'bo', 'bo@school.example', $2, now())",
      [bo.id, from.id],
    )
    for (const [{ id, email }, count] of [[ada, 2] as const, [bo, 3] as const]) {
      const before = await takenMails()
      await changes.finish(root, { organization_id: to.id, users: [id] })
      const mails = (await world.mails(email)).length
      expect([mails, (await takenMails()) - before]).toEqual([count, count])
    }
  })

  test('is for administrators of everything, to an institution that exists', async () => {
    const from = await makeSchool(world)
    const to = await makeSchool(world)
    const users = [(await from.pupil()).id]
    expect((await changes.begin(from.admin, { organization_id: to.id, users })).status).toBe(403)
    const unknown = await changes.begin(root, { organization_id: 2_000_000_000, users })
    expect([unknown.status, unknown.body.fields[0].path]).toEqual([400, 'organization_id'])
    await world.pool.query("update organizations set status = 'ended' where id = $1", [to.id])
    const change = await changes.finish(root, { organization_id: to.id, users })
    expect(change.failures).toEqual([[users[0], 'organization_closed']])
  })

  test('gives the last seat to one of two at once', async () => {
    const from = await makeSchool(world)
    const to = await makeSchool(world, { seats: 2 })
    const both = await Promise.all(
      [await from.pupil(), await from.pupil()].map(async ({ id }) =>
        changes.begin(root, { organization_id: to.id, users: [id] }),
      ),
    )
    await Promise.all(both.map(({ body }) => changes.run(body.change.id)))
    const done = await Promise.all(both.map(({ body }) => changes.show(root, body.change.id)))
    expect(done.map((one) => one.done).sort()).toEqual([0, 1])
  })
})

describe('reminding people of the inventory', () => {
  test('mails those without a result, at most once in 7 days', async () => {
    const { admin, pupil } = await makeSchool(world)
    const [ada, bo] = [await pupil(), await pupil()]
    await giveScores(world, bo)
    const users = [ada.id, bo.id]
    const first = await changes.finish(admin, { kind: 'remind', users })
    expect([first.done, first.failures]).toEqual([1, [[bo.id, 'result_there']]])
    const mails = await world.mails(ada.email)
    expect(mails.at(-1)?.subject).toBe('Your inventory is waiting for you')
    const filtered = await changes.finish(admin, { kind: 'remind', filters: { type: 'student' } })
    expect([filtered.count, filtered.failures]).toEqual([1, [[ada.id, 'reminded']]])
    const second = await changes.finish(admin, { kind: 'remind', users: [ada.id] })
    expect(second.failures).toEqual([[ada.id, 'reminded']])
    expect(await world.mails(ada.email)).toHaveLength(mails.length)
    const { body } = await world.call('GET /notifications', { token: ada.token })
    expect(body.list?.[0]?.kind ?? body.notifications?.[0]?.kind).toBe('inventory_open')
  })
})
