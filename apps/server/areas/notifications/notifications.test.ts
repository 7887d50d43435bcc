import { notificationDays, notificationKinds } from '@quartet/domain/notifications.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { account, answer, parentSchool, requestChild, waiting } from '../../testing/guardians.ts'
import { confirm, member, register } from '../../testing/registration.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { addTask } from '../../testing/tasks.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { writeExport } from '../exports/jobs.ts'
import { erasePerson } from '../privacy/commands.ts'
import { tellOfAdmissions } from '../users/admin-jobs.ts'

let world: World
let school: Awaited<ReturnType<World['organization']>>
let grace: Member
beforeAll(async () => {
  world = await makeWorld()
  school = await world.organization({ seats: 100 })
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from jobs.job; delete from rate_limits')
  grace = await world.person({
    role: 'institution_admin',
    type: 'institution',
    organizationId: school.id,
  })
  await world.pool.query(
    "update users set first_name = 'Grace', last_name = 'Weber' where id = $1",
    [grace.id],
  )
})
afterAll(() => world.close())

const learner = () =>
  world.person({ role: 'institution_member', type: 'institution', organizationId: school.id })
const list = async ({ token }: Member, query = '') =>
  (await world.call(`GET /notifications${query}`, { token })).body
const unread = async ({ token }: Member) =>
  (await world.call('GET /notifications/unread', { token })).body.count
const settings = async ({ token }: Member) =>
  (await world.call('GET /notifications/settings', { token })).body
const choose = ({ token }: Member, kind: string, mail: unknown) =>
  world.call('PUT /notifications/settings', { token, body: { kind, mail } })
async function give(names: string[], people: Member[]) {
  const ids = []
  for (const name of names) ids.push((await addTask(world, grace, { name })).id)
  const body = { task_ids: ids, user_ids: people.map(({ id }) => id) }
  expect((await world.call('POST /tasks/push_task', { token: grace.token, body })).status).toBe(200)
}
const idsOf = async (...keys: string[]) =>
  (await world.pool.query('select id from roles where key = any($1)', [keys])).rows.map(
    ({ id }) => id,
  )
const setRoles = async (by: Member, who: Member, keys: string[], granted: string[] = []) =>
  world.call(`PUT /user/roles/${who.id}`, {
    token: by.token,
    body: { roles: await idsOf(...keys), role_permissions: { granted, denied: [] } },
  })

describe('the inbox', () => {
  test('has a given task with the name of the giver, and leads to it until it is deleted', async () => {
    const ada = await learner()
    await give(['Essay'], [ada])
    expect(await unread(ada)).toBe(1)
    const {
      list: [one],
      more,
    } = await list(ada)
    expect(more).toBe(false)
    expect(one).toMatchObject({
      ...{ kind: 'task_given', actor: 'Grace Weber', count: 1, names: ['Essay'], area: 'school' },
      ...{ read: false, at: '2026-11-21T10:00:00.000Z', task_id: expect.any(Number) },
    })
    await world.pool.query('update tasks set removed = 1 where id = $1', [one.task_id])
    expect((await list(ada)).list).toMatchObject([{ names: ['Essay'], task_id: null }])
    await world.pool.query('delete from tasks where id = $1', [one.task_id])
    expect((await list(ada)).list).toMatchObject([{ names: ['Essay'], task_id: null }])
  })

  test('has one entry for many tasks, and none when nothing new was given or to oneself', async () => {
    const ada = await learner()
    const names = ['One', 'Two', 'Three', 'Four']
    await give(names, [ada, grace])
    expect((await list(ada)).list).toMatchObject([
      { count: 4, names: names.slice(0, 3), task_id: null },
    ])
    expect((await list(grace)).list).toEqual([])
  })

  test('no longer names somebody who was erased', async () => {
    const ada = await learner()
    await give(['Essay'], [ada])
    await withoutTenantScope(() =>
      world.services.db.transaction((tx) =>
        erasePerson(tx, { ...world.services, now: world.time.now }, grace.id, 'inactive'),
      ),
    )
    expect((await list(ada)).list).toMatchObject([{ actor: null, names: ['Essay'] }])
  })

  test('comes in pages, newest first, and is marked as read one by one or up to the newest seen', async () => {
    const ada = await learner()
    for (let at = 1; at <= 22; at++)
      await world.pool.query(
        "insert into notifications (user_id, kind, data) values ($1, 'export_ready', '{}')",
        [ada.id],
      )
    const first = await list(ada)
    expect([first.list.length, first.more]).toEqual([20, true])
    const rest = await list(ada, `?before=${first.list.at(-1).id}`)
    expect([rest.list.length, rest.more]).toEqual([2, false])
    const ids = [...first.list, ...rest.list].map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))

    const read = (id: number) => world.call(`PUT /notifications/${id}/read`, { token: ada.token })
    expect((await read(ids[3])).status).toBe(200)
    expect((await read(ids[3])).status).toBe(200)
    expect(await unread(ada)).toBe(21)
    const body = { up_to: ids[1] }
    expect((await world.call('PUT /notifications/read', { token: ada.token, body })).status).toBe(
      200,
    )
    expect(await unread(ada)).toBe(1)
    expect((await list(ada)).list[0]).toMatchObject({ id: ids[0], read: false })
  })

  test('shows and changes nothing of anybody else, and needs a session', async () => {
    const [ada, mia] = [await learner(), await learner()]
    await give(['Essay'], [ada])
    const [{ id }] = (await list(ada)).list
    for (const other of [mia, grace, await world.person({ role: 'super_admin' })]) {
      expect((await list(other, `?before=${id + 1}`)).list).toEqual([])
      expect(
        statusAndBody(await world.call(`PUT /notifications/${id}/read`, { token: other.token })),
      ).toEqual(notFound)
      const body = { up_to: 2_000_000_000 }
      await world.call('PUT /notifications/read', { token: other.token, body })
    }
    expect(await unread(ada)).toBe(1)
    expect(statusAndBody(await world.call('GET /notifications'))).toEqual(
      apiError('unauthenticated'),
    )
    expect((await world.call('GET /notifications?before=x', { token: ada.token })).status).toBe(400)
  })

  test('hides a kind that no longer exists', async () => {
    const ada = await learner()
    await world.pool.query(
      "insert into notifications (user_id, kind, data) values ($1, 'gone', '{}')",
      [ada.id],
    )
    expect([await unread(ada), (await list(ada)).list]).toEqual([0, []])
  })

  test('forgets what is older than half a year', async () => {
    const ada = await learner()
    await give(['Essay'], [ada])
    const clean = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
    const count = () => world.pool.query('select from notifications where user_id = $1', [ada.id])
    world.passes(notificationDays * days)
    await clean()
    expect((await count()).rowCount).toBe(1)
    world.passes(1)
    await clean()
    expect((await count()).rowCount).toBe(0)
  })
})

describe('what is announced', () => {
  test('other roles, named unless only a permission changed, and not what somebody did alone', async () => {
    const root = await world.person({ role: 'super_admin', type: 'institution' })
    const ada = await learner()
    await setRoles(root, ada, ['institution_member', 'facilitator'])
    await setRoles(root, ada, ['institution_member', 'facilitator'], ['access_pwp'])
    await setRoles(root, ada, ['institution_member', 'facilitator'], ['access_pwp'])
    const { list: rows } = await list(ada)
    expect(rows).toMatchObject([
      { kind: 'role_changed', roles: [] },
      { kind: 'role_changed', roles: expect.arrayContaining(['Facilitator']) },
    ])
    expect(rows).toHaveLength(2)
    expect((await world.mails(ada.email)).map(({ subject }) => subject)).toEqual([
      'Your roles in Quartet have changed',
      'Your roles in Quartet have changed',
    ])
    await setRoles(root, root, ['super_admin', 'content_editor'])
    expect((await list(root)).list).toEqual([])
  })

  test('a role in the institution that its administrator gives', async () => {
    const ada = await learner()
    const body = { roles: ['facilitator'] }
    const where = `PUT /user/institution_roles/${ada.id}`
    expect((await world.call(where, { token: grace.token, body })).status).toBe(200)
    expect((await list(ada)).list).toMatchObject([{ kind: 'role_changed', actor: 'Grace Weber' }])
  })

  test('the consent of a guardian and its withdrawal, to the person', async () => {
    const teen = await waiting(world)
    expect((await list(teen)).list).toBeUndefined()
    await answer(world, teen.link, 'confirm', { consents: [] })
    expect((await list(await world.signIn(teen))).list).toMatchObject([
      { kind: 'consent', event: 'given', by: 'guardian', person: null },
    ])
    await answer(world, teen.link, 'withdraw')
    const { rows } = await world.pool.query(
      "select data->>'event' as event from notifications where user_id = $1 order by id",
      [teen.id],
    )
    expect(rows).toEqual([{ event: 'given' }, { event: 'withdrawn' }])
  })
})

describe('what administrators of an institution read', () => {
  const staffOf = (organizationId: number) =>
    world.person({ role: 'institution_admin', type: 'institution', organizationId })

  test('that a guardian agreed or withdrew, with the name of the child until it is erased', async () => {
    const ofGuardians = await parentSchool(world)
    const admin = await staffOf(ofGuardians.id)
    const { token } = await requestChild(world, ofGuardians)
    const email = `child${world.time.now.getTime()}@example.org`
    await answer(world, token, 'confirm', { ...account(email), consents: [] })
    await answer(world, token, 'withdraw')
    const { rows } = await world.pool.query('select id, first_name from users where email = $1', [
      email,
    ])
    const person = { id: rows[0].id, name: rows[0].first_name }
    expect((await list(admin)).list).toMatchObject([
      { kind: 'consent', event: 'withdrawn', by: 'guardian', person },
      { kind: 'consent', event: 'given', by: 'guardian', person },
    ])
    expect(await world.mails(admin.email)).toEqual([])
    await world.pool.query('delete from users where id = $1', [person.id])
    expect((await list(admin)).list).toEqual([])
  })

  test('that people wait for the school, also when the mail is switched off', async () => {
    const ofSchool = await world.organization({
      consent: { mode: 'school', dpa_signed_at: '2026-09-01', min_age: null },
      codeMemberType: 'student',
    })
    const [admin, quiet] = [await staffOf(ofSchool.id), await staffOf(ofSchool.id)]
    await choose(quiet, 'consent', false)
    const body = await member(world, ofSchool.promoCode, { age_group_id: 1 })
    await register(world, body)
    await confirm(world, String(body.email))
    await withoutTenantScope(() => tellOfAdmissions({ ...world.services, now: world.time.now }))
    for (const who of [admin, quiet])
      expect((await list(who)).list).toMatchObject([{ event: 'needed', by: 'school', count: 1 }])
    expect([await world.mails(admin.email), await world.mails(quiet.email)]).toMatchObject([
      [{ to: admin.email }],
      [],
    ])
  })
})

describe('the mails', () => {
  test('come by default, and not for a kind that was switched off', async () => {
    const ada = await learner()
    expect(await settings(ada)).toEqual({
      has_address: true,
      settings: notificationKinds.map((kind) => ({
        ...{ kind, mail: true },
        consent_missing: kind === 'retake_due' ? 'email_reminders' : null,
      })),
    })
    await give(['Essay'], [ada])
    expect(await world.mails(ada.email)).toHaveLength(1)
    expect((await choose(ada, 'task_given', false)).body.settings[0]).toMatchObject({ mail: false })
    await give(['Poem'], [ada])
    expect(await world.mails(ada.email)).toHaveLength(1)
    expect(await unread(ada)).toBe(2)
    await choose(ada, 'task_given', true)
    await give(['Map'], [ada])
    expect(await world.mails(ada.email)).toHaveLength(2)
  })

  test('do not come about roles when they are switched off', async () => {
    const root = await world.person({ role: 'super_admin', type: 'institution' })
    const ada = await learner()
    await choose(ada, 'role_changed', false)
    await setRoles(root, ada, ['institution_member', 'facilitator'])
    expect(await world.mails(ada.email)).toEqual([])
    expect(await unread(ada)).toBe(1)
  })

  test('do not come about the own data when they are switched off', async () => {
    const [ada, mia] = [await learner(), await learner()]
    await choose(mia, 'export_ready', false)
    for (const { token } of [ada, mia])
      await world.call('POST /users/own_data/export', { token, body: {} })
    const { rows } = await world.pool.query("select data from jobs.job where name = 'export'")
    for (const { data } of rows) await withoutTenantScope(() => writeExport(world.services, data))
    for (const who of [ada, mia])
      expect((await list(who)).list).toMatchObject([{ kind: 'export_ready' }])
    expect([await world.mails(ada.email), await world.mails(mia.email)]).toMatchObject([
      [{ subject: 'Your data is ready' }],
      [],
    ])
  })

  test('do not come to people without an address, whose inbox has everything', async () => {
    const ada = await learner()
    await world.pool.query(
      'update users set email = null, email_verified_at = null where id = $1',
      [ada.id],
    )
    await give(['Essay'], [ada])
    expect(await unread(ada)).toBe(1)
    expect(await world.mails()).toEqual([])
    expect((await settings(ada)).has_address).toBe(false)
  })

  test('a kind that does not exist is an error at its field, and no setting is lost', async () => {
    const ada = await learner()
    await choose(ada, 'task_given', false)
    const before = await settings(ada)
    for (const kind of ['gone', '', 'TASK_GIVEN'])
      expect(await choose(ada, kind, true)).toMatchObject({
        status: 400,
        body: { name: 'invalid', fields: [{ path: 'kind', code: 'choice_unknown' }] },
      })
    expect((await choose(ada, 'consent', 'no')).body.fields).toMatchObject([{ path: 'mail' }])
    expect(await settings(ada)).toEqual(before)
  })
})
