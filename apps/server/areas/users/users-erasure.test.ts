import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { type LimitName, limits } from '../../security/rate-limits.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { account, answer, logIn, parentSchool, requestChild } from '../../testing/guardians.ts'
import { peopleList } from '../../testing/people-list.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'

let world: World
let root: Member
let home: { id: number; promoCode: string }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from rate_limits; delete from jobs.job; delete from users')
  root = await world.person({ role: 'super_admin', type: 'institution' })
  home = await world.organization({
    seats: 10,
    name: 'Home\r\nwww.evil.example/@now',
    contactEmail: 'office@home.example',
  })
  admin = await staff(home.id)
})
afterAll(() => world.close())

const staff = (organizationId: number) =>
  world.person({ role: 'institution_admin', type: 'institution', organizationId })
const pupil = (organizationId = home.id) =>
  world.person({ role: 'student', type: 'student', organizationId })
const erase = (who: { token?: string }, id: number, body: object = { reason: 'left' }) =>
  world.call(`POST /users/erase/${id}`, { token: who.token, body })
const undo = (who: { token?: string }, id: number) =>
  world.call(`POST /users/erase/${id}/undo`, { token: who.token })
const eraseMany = (who: Member, ids: number[], body: object = { reason: 'left' }) =>
  world.call('POST /users/erase', { token: who.token, body: { ids, ...body } })
const undoErasures = (who: Member, ids: number[]) =>
  world.call('POST /users/keep', { token: who.token, body: { ids } })
const comeBack = ({ email }: Member) => world.call('POST /login', { body: { email, password } })
const clean = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
const rowOf = async (id: number) =>
  (await world.pool.query('select removed, erase_from from users where id = $1', [id])).rows[0] as {
    removed: number
    erase_from: Date | null
  }
const standing = { removed: 0, erase_from: null }
const logOf = async (id: number) =>
  (
    await world.pool.query(
      `select v.new_value, l.actor = (select log_alias from users where id = $2) as by_admin from logs l join log_values v on v.log_id = l.id
       where l.subject = (select log_alias from users where id = $1) and v.new_value ? 'erasure' order by l.id`,
      [id, admin.id],
    )
  ).rows

describe('an erasure order of staff', () => {
  test('closes the account at once and erases everything after fourteen days', async () => {
    const ada = await pupil()
    const { status, body } = await erase(admin, ada.id, { reason: 'left', note: 'Moved to Gozo' })
    expect([status, body]).toEqual([200, { ids: [ada.id], erase_from: '2026-12-05T10:00:00.000Z' }])
    expect((await world.call('GET /users/own_data', { token: ada.token })).status).toBe(401)
    expect(statusAndBody(await comeBack(ada))).toEqual(
      apiError('account_closing', { erase_from: '2026-12-05T10:00:00.000Z' }),
    )
    expect(
      (await world.call('POST /login', { body: { email: ada.email, password: 'wrong horse' } }))
        .body.name,
    ).toBe('credentials_wrong')
    expect(await logOf(ada.id)).toEqual([
      { new_value: { erasure: 'ordered', reason: 'left' }, by_admin: true },
    ])

    const { list } = await peopleList(world, admin, 'status=erasing')
    expect(list).toMatchObject([
      {
        ...{ id: ada.id, removed: 1, status: 'erasing' },
        erasure: {
          erase_from: '2026-12-05T10:00:00.000Z',
          by: 'staff',
          reason: 'left',
          note: 'Moved to Gozo',
        },
      },
    ])
    expect((await peopleList(world, admin)).list.map(({ id }) => id)).not.toContain(ada.id)
    world.passes(14 * days - 1)
    await clean()
    expect(await rowOf(ada.id)).toMatchObject({ removed: 1 })
    world.passes(1)
    await clean()
    expect(await rowOf(ada.id)).toBeUndefined()
    const { rows } = await world.pool.query(
      "select new_value from log_values where new_value ? 'erased'",
    )
    expect(rows).toEqual([{ new_value: { erased: true, reason: 'staff' } }])
  })

  test('mails the day, the reason and a contact, without anything that could be a link', async () => {
    const ada = await pupil()
    await erase(admin, ada.id, { reason: 'mistake', note: 'words of ours' })
    const [mail] = await world.mails(ada.email)
    expect(mail?.subject).toBe(
      'Your Quartet account was closed and will be deleted on December 5, 2026',
    )
    expect(mail?.text).toContain('The reason we were given: the account was created by mistake.')
    expect(mail?.text).toContain(
      'please ask “Home www evil example now” (office@home.example) before that day',
    )
    expect(mail?.text).not.toContain('words of ours')
  })

  test('notifies the guardian of a child too', async () => {
    const school = await parentSchool(world, { name: 'Parents’ school' })
    const principal = await staff(school.id)
    const { guardian, token } = await requestChild(world, school)
    expect((await answer(world, token, 'confirm', account('child1@example.org'))).status).toBe(200)
    const child = await logIn(world, 'child1@example.org')
    expect((await erase(principal, child.id, { reason: 'asked' })).status).toBe(200)
    const mail = (await world.mails(guardian)).at(-1)
    expect(mail?.subject).toMatch(/^.+’s Quartet account will be deleted on December 5, 2026$/)
    expect(mail?.text).toContain('a request to delete it.')
    await undo(principal, child.id)
    expect((await world.mails(guardian)).at(-1)?.subject).toMatch(/^.+’s Quartet account stays$/)
  })

  test('can be cancelled within these days, and the person can sign in with everything unchanged', async () => {
    const ada = await pupil()
    await erase(admin, ada.id)
    world.passes(13 * days)
    const colleague = await staff(home.id)
    expect((await undo(colleague, ada.id)).body).toEqual({ ids: [ada.id] })
    expect(await rowOf(ada.id)).toEqual(standing)
    expect((await comeBack(ada)).status).toBe(200)
    expect((await world.mails(ada.email)).at(-1)?.subject).toBe('Your Quartet account stays')
    world.passes(2 * days)
    await clean()
    expect(await rowOf(ada.id)).toEqual(standing)
    expect((await peopleList(world, await world.signIn(colleague), 'status=erasing')).list).toEqual(
      [],
    )
  })

  test('frees the seat at once, and cancelling it needs a free one', async () => {
    await world.pool.query('update organizations set seats = 2 where id = $1', [home.id])
    const ada = await pupil()
    await erase(admin, ada.id)
    const { status } = await world.call('PUT /users/save', {
      token: admin.token,
      body: {
        first_name: 'Mary',
        last_name: 'Shelley',
        type: 'student',
        age_group_id: 3,
        email: 'mary@example.org',
      },
    })
    expect(status).toBe(200)
    expect(statusAndBody(await undo(admin, ada.id))).toEqual(apiError('organization_full'))
    await world.pool.query('update organizations set seats = 3 where id = $1', [home.id])
    expect((await undo(admin, ada.id)).status).toBe(200)
  })

  test('leaves a removed person in the bin when it is cancelled, and is cancelled by restoring', async () => {
    const [ada, grace] = [await pupil(), await pupil()]
    await world.call('POST /users/remove', {
      token: admin.token,
      body: { ids: [ada.id, grace.id] },
    })
    expect((await eraseMany(admin, [ada.id, grace.id])).status).toBe(200)
    expect((await undo(admin, ada.id)).status).toBe(200)
    expect(await rowOf(ada.id)).toEqual({ removed: 1, erase_from: null })
    expect(
      (await world.call('POST /users/restore', { token: admin.token, body: { ids: [grace.id] } }))
        .status,
    ).toBe(200)
    expect(await rowOf(grace.id)).toEqual(standing)
    world.passes(15 * days)
    await clean()
    expect(await rowOf(grace.id)).toEqual(standing)
  })

  test('keeps the earlier day the person requested, also after it is cancelled', async () => {
    const ada = await pupil()
    const own = await world.call('POST /users/deletion', { token: ada.token, body: { password } })
    world.passes(4 * days)
    await erase(await world.signIn(admin), ada.id)
    expect((await rowOf(ada.id)).erase_from?.toISOString()).toBe(own.body.erase_from)
    await undo(await world.signIn(admin), ada.id)
    expect(await rowOf(ada.id)).toEqual({ removed: 0, erase_from: new Date(own.body.erase_from) })
  })

  test('is given and cancelled for several people, all or none', async () => {
    const ids = [await pupil(), await pupil(), await pupil()].map(({ id }) => id)
    const stranger = await pupil((await world.organization()).id)
    expect(statusAndBody(await eraseMany(admin, [...ids, stranger.id]))).toEqual(
      apiError('row_unknown'),
    )
    expect(await Promise.all(ids.map(rowOf))).toEqual([standing, standing, standing])
    expect((await eraseMany(admin, ids)).body.ids).toEqual(ids)
    expect((await peopleList(world, admin, 'status=erasing')).count).toBe(3)
    expect(statusAndBody(await undoErasures(admin, [...ids, admin.id]))).toEqual(
      apiError('row_unknown'),
    )
    expect((await undoErasures(admin, ids)).status).toBe(200)
    expect(await Promise.all(ids.map(rowOf))).toEqual([standing, standing, standing])
  })

  test('given twice, even concurrently, creates one order, one mail and one log entry', async () => {
    const ada = await pupil()
    const [one, other] = await atOnce(world.pool, `select from users where id = ${ada.id}`, [
      () => erase(admin, ada.id),
      () => erase(root, ada.id, { reason: 'asked' }),
    ])
    expect([one?.status, other?.status]).toEqual([200, 200])
    world.passes(days)
    await erase(await world.signIn(admin), ada.id, { reason: 'other' })
    expect((await rowOf(ada.id)).erase_from).toEqual(new Date('2026-12-05T10:00:00Z'))
    expect(await world.mails(ada.email)).toHaveLength(1)
    expect(await logOf(ada.id)).toHaveLength(1)
  })
})

describe('orders of one administrator in a day', () => {
  const spend = (name: LimitName, left: number) =>
    world.pool.query('insert into rate_limits values ($1, $2, $3)', [
      ...[`${name}:${admin.id}`, limits[name].points - left, Date.now() + 60_000],
    ])
  const tooMany = apiError('too_many')
  const pupils = async (count: number) => {
    const ids: number[] = []
    while (ids.length < count) ids.push((await pupil()).id)
    return ids
  }
  const mailCount = async () =>
    (await world.pool.query("select from jobs.job where name = 'mail'")).rowCount

  test('are limited by people: more than are left are rejected as a whole', async () => {
    await spend('eraseOrderDay', 2)
    const ids = await pupils(3)
    const all = Array.from({ length: 999 }, (_, at) => ids[at] ?? 2_000_000_000 - at)
    for (const some of [all, ids])
      expect(statusAndBody(await eraseMany(admin, some))).toEqual(tooMany)
    expect(await Promise.all(ids.map(rowOf))).toEqual([standing, standing, standing])
    expect([await mailCount(), await logOf(Number(ids[0]))]).toEqual([0, []])
    const [one = 0, other = 0, third = 0] = ids
    expect((await eraseMany(admin, [one, other, one])).status).toBe(200)
    expect(statusAndBody(await erase(admin, third))).toEqual(tooMany)
    expect(await rowOf(third)).toEqual(standing)
    expect((await erase(root, third)).status).toBe(200)
  })

  test('are cancelled by people too', async () => {
    const ids = await pupils(2)
    await eraseMany(admin, ids)
    await spend('eraseUndoDay', 1)
    const mails = await mailCount()
    expect(statusAndBody(await undoErasures(admin, ids))).toEqual(tooMany)
    expect(await Promise.all(ids.map(rowOf))).toMatchObject([{ removed: 1 }, { removed: 1 }])
    expect(await mailCount()).toBe(mails)
    const [one = 0, other = 0] = ids
    expect((await undoErasures(admin, [one])).status).toBe(200)
    expect(statusAndBody(await undo(admin, other))).toEqual(tooMany)
  })

  test('take nothing when they are rejected', async () => {
    await spend('eraseOrderDay', 1)
    await spend('eraseUndoDay', 1)
    const ada = await pupil()
    expect(statusAndBody(await undo(admin, ada.id))).toEqual(apiError('row_unknown'))
    expect(statusAndBody(await eraseMany(admin, [admin.id]))).toEqual(apiError('own_account'))
    expect((await erase(admin, ada.id)).status).toBe(200)
    expect((await undo(admin, ada.id)).status).toBe(200)
  })
})

describe('an erasure order is rejected', () => {
  test('for people out of scope as for unknown people', async () => {
    const stranger = await pupil((await world.organization()).id)
    const individual = await world.person()
    for (const id of [stranger.id, individual.id, 2_000_000_000]) {
      expect(statusAndBody(await erase(admin, id))).toEqual(notFound)
      expect(statusAndBody(await undo(admin, id))).toEqual(notFound)
      expect(statusAndBody(await eraseMany(admin, [id]))).toEqual(apiError('row_unknown'))
    }
    expect(await rowOf(stranger.id)).toEqual(standing)
    for (const { id } of [stranger, individual]) expect((await erase(root, id)).status).toBe(200)
    expect(statusAndBody(await undo(admin, stranger.id))).toEqual(notFound)
    for (const { id } of [stranger, individual])
      expect(statusAndBody(await undoErasures(admin, [id]))).toEqual(apiError('row_unknown'))
    expect((await undo(root, stranger.id)).status).toBe(200)
  })

  test('without the permission or a session', async () => {
    const ada = await pupil()
    const facilitator = await world.person({
      role: 'facilitator',
      type: 'institution',
      organizationId: home.id,
    })
    for (const who of [facilitator, await pupil()]) {
      expect(statusAndBody(await erase(who, ada.id))).toEqual(apiError('forbidden'))
      expect(statusAndBody(await undo(who, ada.id))).toEqual(apiError('forbidden'))
      expect(statusAndBody(await eraseMany(who, [ada.id]))).toEqual(apiError('forbidden'))
    }
    expect(statusAndBody(await erase({}, ada.id))).toEqual(apiError('unauthenticated'))
    expect(statusAndBody(await undo({}, ada.id))).toEqual(apiError('unauthenticated'))
    expect(await rowOf(ada.id)).toEqual(standing)
  })

  test("for the caller's account, for people with more rights and for the last administrator", async () => {
    expect(statusAndBody(await erase(admin, admin.id))).toEqual(apiError('own_account'))
    expect(statusAndBody(await erase(root, root.id))).toEqual(apiError('own_account'))
    const boss = await world.person({
      role: 'super_admin',
      type: 'institution',
      organizationId: home.id,
    })
    expect(statusAndBody(await erase(admin, boss.id))).toEqual(apiError('forbidden'))
    expect((await erase(root, boss.id)).status).toBe(200)
    expect((await undo(root, boss.id)).status).toBe(200)
    const both = await Promise.all([erase(root, boss.id), erase(boss, root.id)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await world.pool.query(
      'select count(*)::int from users where id = any($1) and removed = 0',
      [[root.id, boss.id]],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('without a valid reason or with a note that is too long', async () => {
    const ada = await pupil()
    expect(statusAndBody(await erase(admin, ada.id, {}))).toEqual(wrong({ reason: 'required' }))
    expect(statusAndBody(await erase(admin, ada.id, { reason: 'boring' }))).toEqual(
      wrong({ reason: 'required' }),
    )
    expect((await erase(admin, ada.id, { reason: 'left', note: 'x'.repeat(301) })).status).toBe(400)
    expect((await erase(admin, ada.id, { reason: 'left', note: 'x'.repeat(300) })).status).toBe(200)
  })

  test('when cancelling a missing or completed one', async () => {
    const ada = await pupil()
    expect(statusAndBody(await undo(admin, ada.id))).toEqual(apiError('row_unknown'))
    await world.call('POST /users/deletion', { token: ada.token, body: { password } })
    expect(statusAndBody(await undo(admin, ada.id))).toEqual(apiError('row_unknown'))
    await erase(admin, ada.id)
    world.passes(15 * days)
    await clean()
    expect(statusAndBody(await undo(await world.signIn(admin), ada.id))).toEqual(notFound)
  })
})

describe('the retention job and a concurrent cancellation', () => {
  test('leave the person unchanged when the cancellation locks the row first', async () => {
    const ada = await pupil()
    await erase(admin, ada.id)
    world.passes(14 * days)
    const again = await world.signIn(admin)
    const [undone] = await atOnce(world.pool, `select from users where id = ${ada.id}`, [
      () => undo(again, ada.id),
      clean as never,
    ])
    expect(undone?.status).toBe(200)
    await clean()
    expect(await rowOf(ada.id)).toEqual(standing)
  })

  test('answer row_unknown when the person was erased first', async () => {
    const ada = await pupil()
    await erase(admin, ada.id)
    const [undone] = await atOnce(
      world.pool,
      `delete from users where id = ${ada.id}; select 1 from users where id = ${admin.id}`,
      [() => undo(admin, ada.id)],
    )
    expect(undone && statusAndBody(undone)).toEqual(apiError('row_unknown'))
  })
})

test('restoring a person cancels the order, and a new one is possible', async () => {
  const ada = await pupil()
  await erase(admin, ada.id)
  const back = await world.call(`PUT /users/save/${ada.id}`, {
    token: admin.token,
    body: { removed: 0 },
  })
  expect([back.status, await rowOf(ada.id)]).toEqual([200, standing])
  expect((await logOf(ada.id)).map(({ new_value }) => new_value.erasure)).toEqual([
    'ordered',
    'undone',
  ])
  expect((await erase(admin, ada.id)).status).toBe(200)
  expect((await rowOf(ada.id)).removed).toBe(1)
})
