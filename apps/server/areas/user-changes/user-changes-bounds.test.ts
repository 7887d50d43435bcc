import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { limits } from '../../security/rate-limits.ts'
import { changesIn, makeSchool } from '../../testing/user-changes.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { giveUpUserChanges } from './commands.ts'

let world: World
let changes: ReturnType<typeof changesIn>
let admin: Member
let ada: Member
let bo: Member
beforeAll(async () => {
  world = await makeWorld()
  changes = changesIn(world)
})
beforeEach(async () => {
  await world.pool.query('delete from rate_limits; delete from jobs.job')
  const school = await makeSchool(world)
  admin = school.admin
  ada = await school.pupil()
  bo = await school.pupil()
})
afterAll(() => world.close())

const rowsOf = async (id: number) =>
  (
    await world.pool.query(
      'select user_id, state, problem from user_change_rows where change_id = $1 order by user_id',
      [id],
    )
  ).rows
const remind = async () =>
  (await changes.begin(admin, { kind: 'remind', users: [ada.id] })).body.change.id as number

test('while mails are limited, a change goes on later in a job of its own', async () => {
  const id = await remind()
  await world.pool.query('delete from jobs.job')
  await world.pool.query("insert into rate_limits values ('peopleMailOverall:all', $1, $2)", [
    ...[limits.peopleMailOverall.points, Date.now() + 600_000],
  ])
  await changes.run(id)
  expect(await changes.show(admin, id)).toMatchObject({ state: 'running', done: 0, failed: 0 })
  const { rows } = await world.pool.query(
    "select data, extract(epoch from start_after - created_on)::int as seconds from jobs.job where name = 'user-change'",
  )
  expect(rows).toEqual([{ data: { id }, seconds: expect.any(Number) }])
  expect(rows[0].seconds).toBeGreaterThan(500)
  expect(rows[0].seconds).toBeLessThanOrEqual(600)

  await world.pool.query('delete from rate_limits')
  await changes.run(id)
  expect(await changes.show(admin, id)).toMatchObject({ state: 'done', done: 1 })
})

test('reminders of many go out some at a time, and one change takes turns with others', async () => {
  const school = await makeSchool(world)
  for (let pupil = 0; pupil < 51; pupil++) await school.pupil()
  const begun = await changes.begin(school.admin, {
    ...{ kind: 'remind', filters: { type: 'student' } },
  })
  const { id } = begun.body.change
  await world.pool.query('delete from jobs.job')
  await changes.run(id)
  expect(await changes.show(school.admin, id)).toMatchObject({ state: 'running', done: 50 })
  const { rows } = await world.pool.query(
    "select extract(epoch from start_after - created_on)::int as seconds from jobs.job where name = 'user-change'",
  )
  expect(rows).toEqual([{ seconds: 30 }])
  await changes.run(id)
  expect(await changes.show(school.admin, id)).toMatchObject({ state: 'done', done: 51 })
})

test('restoring many waits between batches only when somebody was mailed', async () => {
  const school = await makeSchool(world)
  const users: number[] = []
  while (users.length < 51) users.push((await school.pupil()).id)
  const restore = async () => {
    await world.pool.query('update users set removed = 1 where id = any($1)', [users])
    const { body } = await changes.begin(school.admin, { kind: 'restore', users })
    await changes.run(body.change.id)
    return body.change.id as number
  }
  expect(await changes.show(school.admin, await restore())).toMatchObject({
    ...{ state: 'done', done: 51 },
  })
  const ordered = await world.call(`POST /users/erase/${users[0]}`, {
    ...{ token: school.admin.token, body: { reason: 'left' } },
  })
  expect(ordered.status).toBe(200)
  const id = await restore()
  expect(await changes.show(school.admin, id)).toMatchObject({ state: 'running', done: 50 })
  await changes.run(id)
  expect(await changes.show(school.admin, id)).toMatchObject({ state: 'done', done: 51 })
})

test('a change that does nothing for a day ends as failed, with an entry of the log', async () => {
  const stuck = await remind()
  const moving = await remind()
  const now = new Date(+world.time.now + days + 60_000)
  await world.pool.query('update user_changes set progress_at = $2 where id = $1', [
    ...[moving, new Date(+now - days / 2)],
  ])
  await withoutTenantScope(() => giveUpUserChanges({ db: world.db, now }))
  expect(await changes.show(admin, stuck)).toMatchObject({
    ...{ state: 'failed', done_at: now.toISOString() },
  })
  expect((await changes.show(admin, moving)).state).toBe('running')
  const { rows } = await world.pool.query(
    "select entity_id from logs where entity = 'user_changes' and action = 'update' and entity_id = any($1)",
    [[stuck, moving]],
  )
  expect(rows).toEqual([{ entity_id: stuck }])
  await changes.run(stuck)
  expect(await changes.show(admin, stuck)).toMatchObject({ state: 'failed', done: 0 })
})

test('progress is noted with every person', async () => {
  const id = await remind()
  await world.pool.query("update user_changes set progress_at = '2020-01-01' where id = $1", [id])
  await changes.run(id)
  const { rows } = await world.pool.query('select progress_at from user_changes where id = $1', [
    id,
  ])
  expect(+rows[0].progress_at).toBe(+world.time.now)
})

test('five changes of one person run at once, also when more begin together', async () => {
  const begin = () => changes.begin(admin, { kind: 'remove', users: [ada.id] })
  const answers = await Promise.all(Array.from({ length: 8 }, begin))
  const begun = answers.filter(({ status }) => status === 200)
  expect(begun).toHaveLength(5)
  for (const { status, body } of answers.filter((answer) => !begun.includes(answer)))
    expect([status, body.name]).toEqual([409, 'changes_full'])
  await changes.run(begun[0]?.body.change.id)
  expect((await begin()).status).toBe(200)
})

test('a reminder counts as one of the day only when it begins', async () => {
  const begin = (more: object = { users: [ada.id] }) =>
    changes.begin(admin, { kind: 'remind', ...more })
  const taken = async () =>
    (
      await world.pool.query('select points from rate_limits where key = $1', [
        `remindDay:${admin.id}`,
      ])
    ).rows[0].points
  expect((await begin({ users: [ada.id], expected_count: 2 })).body.name).toBe('row_changed')
  expect((await begin({ users: [2_000_000_000] })).body.name).toBe('people_none')
  expect(await taken()).toBe(0)
  for (let count = 1; count <= 5; count++) {
    expect((await begin()).status).toBe(200)
    expect(await taken()).toBe(count)
  }
  expect((await begin()).body.name).toBe('changes_full')
  expect(await taken()).toBe(5)
  await world.pool.query("update user_changes set state = 'done'")
  await world.pool.query("update rate_limits set points = $1 where key like 'remindDay:%'", [
    limits.remindDay.points,
  ])
  expect((await begin()).body.name).toBe('too_many')
})

test('nothing begins when the people are not as many as the caller saw', async () => {
  const filters = { type: 'student' }
  const begin = (expected_count: number, more: object = { filters }) =>
    changes.begin(admin, { kind: 'remove', ...more, expected_count })
  const changed = await begin(3)
  expect([changed.status, changed.body.name, changed.body.count]).toEqual([409, 'row_changed', 2])
  const named = await begin(2, { users: [ada.id, 2_000_000_000] })
  expect([named.status, named.body.count]).toEqual([409, 1])
  const { body } = await world.call('GET /users/changes', { token: admin.token })
  expect(body.changes).toEqual([])
  expect((await begin(2)).body.change.count).toBe(2)
})

test('an unexpected failure is an outcome, stored in one step with its count', async () => {
  await world.pool.query(`create function fail_for_test() returns trigger language plpgsql as
    $$ begin raise exception 'for this test'; end $$;
    create trigger fail_for_test before update of removed on users for each row
      when (new.id = ${ada.id}) execute function fail_for_test()`)
  const begin = async (users: number[]) =>
    (await changes.begin(admin, { kind: 'remove', users })).body.change.id as number
  const id = await begin([ada.id, bo.id])
  await changes.run(id)
  expect(await changes.show(admin, id)).toMatchObject({ state: 'done', done: 1, failed: 1 })
  expect(await rowsOf(id)).toMatchObject([{ problem: 'unexpected' }, { state: 'done' }])

  const half = await begin([ada.id])
  await world.pool.query(`create trigger fail_for_test before update of failed on user_changes
    for each row execute function fail_for_test()`)
  await expect(changes.run(half)).rejects.toThrow()
  expect(await rowsOf(half)).toEqual([{ user_id: ada.id, state: 'open', problem: null }])
  await world.pool.query('drop function fail_for_test cascade')
})
