import { mails } from '@quartet/content/mails/en.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { account, answer, logIn, parentSchool, requestChild } from '../../testing/guardians.ts'
import { peopleList } from '../../testing/people-list.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, hours, type Member, makeWorld, password, type World } from '../../testing/world.ts'
import { resetNotices } from '../privacy/jobs.ts'

let world: World
let root: Member
let home: { id: number }
let admin: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query(`delete from rate_limits; delete from jobs.job; delete from log_values; delete from users;
    delete from configuration; delete from organizations`)
  root = await world.person({ role: 'super_admin', type: 'institution' })
  home = await world.organization({
    name: 'Home',
    contactEmail: 'Office@home.example',
    contactName: 'Ms Borg',
  })
  admin = await staff(home.id)
})
afterAll(() => world.close())

const endOf2026 = new Date('2027-01-01T00:00:00Z')
const staff = (organizationId: number) =>
  world.person({ role: 'institution_admin', type: 'institution', organizationId })
const pupil = (organizationId = home.id) =>
  world.person({ role: 'student', type: 'student', organizationId })
const clean = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
/** Sets the clock and runs the retention job. */
const cleanOn = async (moment: string) => {
  world.time.now = new Date(moment)
  await clean()
}
const edit = async (body: object, id = home.id) =>
  world.call(`PUT /organizations/save/${id}`, { token: (await world.signIn(root)).token, body })
const end = (id = home.id) => edit({ status: 'ended' }, id)
const proceed = (id = home.id) => edit({ status: 'active', ends_on: null }, id)
const show = async (id = home.id) =>
  (await world.call(`GET /organizations/show/${id}`, { token: (await world.signIn(root)).token }))
    .body.organization
const exists = async ({ id }: { id: number }) =>
  (await world.pool.query('select from users where id = $1', [id])).rowCount === 1
const subjects = async (to: string) => (await world.mails(to)).map(({ subject }) => subject)
const own = async (who: Member) =>
  (await world.call('GET /users/own_data', { token: (await world.signIn(who)).token })).body
const onJanuary20 = 'January 20, 2027'
const titled = (mail: { subject: string }, values: Record<string, string>) =>
  mail.subject.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
const ended = titled(mails.contract_ended, { institution: '“Home”', date: onJanuary20 })
const soon = titled(mails.contract_erasure_soon, { institution: '“Home”', date: onJanuary20 })
const continues = titled(mails.contract_continues, { institution: '“Home”' })
const leaves = titled(mails.contract_erasure, { date: onJanuary20 })

describe('a contract that ended', () => {
  test('notifies contact and administrators at once of the day sixty days later, which the institution shows', async () => {
    await pupil()
    await end()
    expect((await show()).erase_members_on).toBe('2027-01-20')
    await clean()
    expect(await subjects('office@home.example')).toEqual([ended])
    expect(await subjects(admin.email)).toEqual([ended])
    expect((await world.mails(admin.email))[0]?.text).toContain(
      `https://quartet.test/show-institution/${home.id}`,
    )
    expect((await world.mails()).length).toBe(2)
    world.passes(hours)
    await clean()
    await end()
    await clean()
    expect((await world.mails()).length).toBe(2)
  })

  test('includes one whose last day has passed, from which the days count, and no other', async () => {
    const other = await world.organization({ contactEmail: 'other@example.org' })
    await pupil(other.id)
    await edit({ ends_on: '2026-12-31' })
    await cleanOn('2026-12-31T23:59:59Z')
    expect((await show()).erase_members_on).toBeNull()
    await cleanOn('2027-01-01T00:00:00Z')
    expect((await show()).erase_members_on).toBe('2027-03-02')
    expect((await subjects(admin.email)).length).toBe(1)
    expect((await show(other.id)).erase_members_on).toBeNull()
    expect(await subjects('other@example.org')).toEqual([])
  })

  test('notifies members and the guardian of a child once, fourteen days before everything is erased', async () => {
    const school = await parentSchool(world, { name: 'Home', contactEmail: 'office@home.example' })
    const { guardian, token } = await requestChild(world, school)
    expect((await answer(world, token, 'confirm', account('child@example.org'))).status).toBe(200)
    const child = await logIn(world, 'child@example.org')
    const teacher = await staff(school.id)
    const teachersAlias = (
      await world.pool.query('select log_alias from users where id = $1', [teacher.id])
    ).rows[0].log_alias
    await end(school.id)
    await cleanOn('2027-01-06T09:59:59Z')
    expect(await subjects('child@example.org')).not.toContain(leaves)
    await cleanOn('2027-01-06T10:00:00Z')
    await cleanOn('2027-01-06T11:00:00Z')
    expect(
      (await subjects('child@example.org')).filter((subject) => subject === leaves),
    ).toHaveLength(1)
    expect(await subjects(teacher.email)).toEqual([ended, soon, leaves])
    expect(await subjects('office@home.example')).toEqual([ended, soon])
    const [mail, ...more] = (await world.mails(guardian)).filter(({ subject }) =>
      subject.includes('deleted'),
    )
    expect(mail?.subject).toBe(`Mia’s Quartet account will be deleted on ${onJanuary20}`)
    expect(mail?.text).toContain('The contract between Quartet and “Home” has ended.')
    expect(more).toEqual([])
    const [toChild] = (await world.mails('child@example.org')).filter(
      ({ subject }) => subject === leaves,
    )
    expect(toChild?.text).toContain('save a copy before that day')

    await cleanOn('2027-01-20T09:59:59Z')
    expect([await exists(child), await exists(teacher)]).toEqual([true, true])
    await cleanOn('2027-01-20T10:00:00Z')
    expect([await exists(child), await exists(teacher)]).toEqual([false, false])
    const { rows } = await world.pool.query(
      "select new_value from log_values where new_value ->> 'reason' = 'contract'",
    )
    expect(rows).toHaveLength(2)
    const erased = await world.pool.query('select from erased_people where alias = $1', [
      teachersAlias,
    ])
    expect(erased.rowCount).toBe(1)
    expect([await exists(admin), await exists(root)]).toEqual([true, true])
  })

  test("appears in the person's data, on the profile and in the list of people", async () => {
    const ada = await pupil()
    const individual = await world.person()
    await end()
    await clean()
    const eraseFrom = '2027-01-20T10:00:00.000Z'
    expect(await own(ada)).toMatchObject({
      erase_from: null,
      contract: { institution: 'Home', erase_from: eraseFrom },
    })
    expect((await own(individual)).contract).toBeNull()
    expect(
      (await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).body.user,
    ).toMatchObject({
      ...{ erase_from: null, contract_erase_from: eraseFrom },
    })
    expect(
      (await world.call(`GET /users/show/${ada.id}`, { token: admin.token })).body.user
        .contract_erase_from,
    ).toBeNull()
    const { list } = await peopleList(world, root)
    expect(list.find(({ id }) => id === ada.id)?.erasure).toEqual({
      erase_from: eraseFrom,
      by: 'contract',
      reason: null,
      note: '',
      may_undo: false,
    })
    expect(list.find(({ id }) => id === individual.id)?.erasure).toBeNull()
    await proceed()
    expect((await own(ada)).contract).toBeNull()
    expect((await peopleList(world, root)).list.map(({ erasure }) => erasure)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test('lets members export their data until the day', async () => {
    const ada = await pupil()
    await end()
    await clean()
    world.passes(59 * days)
    const { token } = await world.signIn(ada)
    expect((await world.call('POST /users/own_data/export', { token })).status).toBe(200)
  })

  test('uses the days in the configuration', async () => {
    await world.pool.query(
      "insert into configuration values ('retention_contract_days', '30'), ('retention_contract_notice_days', '7')",
    )
    const ada = await pupil()
    await end()
    expect((await show()).erase_members_on).toBe('2026-12-21')
    await cleanOn('2026-12-14T09:59:59Z')
    expect(await subjects(ada.email)).toEqual([])
    await cleanOn('2026-12-14T10:00:00Z')
    expect(await subjects(ada.email)).toHaveLength(1)
    await cleanOn('2026-12-21T10:00:00Z')
    expect(await exists(ada)).toBe(false)
  })

  test('leaves the notice period even if the job sees it late', async () => {
    const ada = await pupil()
    await world.pool.query("update organizations set ends_at = '2026-06-01' where id = $1", [
      home.id,
    ])
    await clean()
    expect((await show()).erase_members_on).toBe('2026-12-05')
    expect(await subjects(ada.email)).toHaveLength(1)
    await cleanOn('2026-12-05T09:59:59Z')
    expect(await exists(ada)).toBe(true)
    await cleanOn('2026-12-05T10:00:00Z')
    expect(await exists(ada)).toBe(false)
  })

  test('leaves the notice period to people who join the institution later', async () => {
    await end()
    await cleanOn('2027-01-06T10:00:00Z')
    await cleanOn('2027-01-19T10:00:00Z')
    const late = await pupil()
    await clean()
    expect(await subjects(late.email)).toEqual([
      'Your Quartet account will be deleted on February 2, 2027',
    ])
    expect((await own(late)).contract.erase_from).toBe('2027-02-02T10:00:00.000Z')
    await cleanOn('2027-01-20T10:00:00Z')
    expect([await exists(late), await exists(admin)]).toEqual([true, false])
    await cleanOn('2027-02-02T10:00:00Z')
    expect(await exists(late)).toBe(false)
  })

  test('postpones the erasure when no job ran while the notice was due', async () => {
    const ada = await pupil()
    await end()
    await clean()
    await cleanOn('2027-01-25T10:00:00Z')
    expect(await exists(ada)).toBe(true)
    expect((await show()).erase_members_on).toBe('2027-02-08')
    expect((await subjects(ada.email)).at(-1)).toBe(
      'Your Quartet account will be deleted on February 8, 2027',
    )
    await cleanOn('2027-02-08T10:00:00Z')
    expect(await exists(ada)).toBe(false)
  })

  test('retries its mails for at least thirty days', async () => {
    const ada = await pupil()
    await end()
    await clean()
    await cleanOn('2027-01-06T10:00:00Z')
    const { rows } = await world.pool.query(
      "select data->>'to' as to, extract(day from keep_until - created_on)::int as days from jobs.job where name = 'mail' order by 1, 2",
    )
    expect(rows.map(({ to }) => to)).toContain(ada.email)
    expect(rows.filter(({ days: saved }) => saved < 30)).toEqual([])
  })

  test('notifies nobody if the institution has no members', async () => {
    await world.pool.query('delete from users where id = $1', [admin.id])
    await end()
    await clean()
    world.passes(100 * days)
    await clean()
    expect(await world.mails()).toEqual([])
  })
})

describe('a contract that continues after all', () => {
  test('cancels the erasure and mails everybody who was notified', async () => {
    const ada = await pupil()
    await end()
    await clean()
    await cleanOn('2027-01-06T10:00:00Z')
    await proceed()
    expect((await show()).erase_members_on).toBeNull()
    await clean()
    await clean()
    expect(await subjects('office@home.example')).toEqual([ended, soon, continues])
    expect(await subjects(ada.email)).toEqual([leaves, 'Your Quartet account stays'])
    await cleanOn('2027-06-01T10:00:00Z')
    expect([await exists(ada), await exists(admin)]).toEqual([true, true])
  })

  test('before members were notified sends them nothing; a new end starts the days again', async () => {
    const ada = await pupil()
    await end()
    await clean()
    world.passes(20 * days)
    await edit({ status: 'active', ends_on: '2027-12-31' })
    await clean()
    expect(await subjects(ada.email)).toEqual([])
    await end()
    await clean()
    expect((await show()).erase_members_on).toBe('2027-02-09')
    expect((await subjects(admin.email)).length).toBe(3)
  })

  test('on the day of erasure wins over the waiting job', async () => {
    const ada = await pupil()
    await end()
    await cleanOn('2027-01-06T10:00:00Z')
    world.time.now = new Date('2027-01-20T10:00:00Z')
    const { token } = await world.signIn(root)
    const prolong = () =>
      world.call(`PUT /organizations/save/${home.id}`, { token, body: { status: 'active' } })
    const answers = await atOnce<unknown>(
      world.pool,
      `select from organizations where id = ${home.id}`,
      [prolong, clean],
    )
    expect(answers[0]).toMatchObject({ status: 200 })
    await clean()
    expect([await exists(ada), (await show()).erase_members_on]).toEqual([true, null])
  })
})

describe('concurrent workers at the end of a contract', () => {
  test('send each mail once', async () => {
    const ada = await pupil()
    await end()
    await Promise.all([clean(), clean(), clean()])
    expect(await subjects(admin.email)).toEqual([ended])
    world.time.now = new Date('2027-01-06T10:00:00Z')
    await Promise.all([clean(), clean(), clean()])
    expect((await subjects(admin.email)).sort()).toEqual([ended, soon, leaves].sort())
    expect(await subjects(ada.email)).toEqual([leaves])
  })

  test('erase each person once', async () => {
    await pupil()
    await end()
    await cleanOn('2027-01-06T10:00:00Z')
    world.time.now = new Date('2027-01-20T10:00:00Z')
    await Promise.all([clean(), clean(), clean()])
    const { rows } = await world.pool.query(
      "select from log_values where new_value ->> 'reason' = 'contract'",
    )
    expect(rows).toHaveLength(2)
  })
})

describe('people who are not erased with the institution', () => {
  test('include those who have left it, who get a mail', async () => {
    const [ada, grace, mary] = [await pupil(), await pupil(), await pupil()]
    const other = await world.organization()
    await end()
    await cleanOn('2027-01-06T10:00:00Z')
    await world.pool.query('update users set organization_id = $2 where id = $1', [
      ada.id,
      other.id,
    ])
    await world.pool.query(
      "update users set organization_id = null, type = 'individual' where id = $1",
      [grace.id],
    )
    await clean()
    for (const { email } of [ada, grace])
      expect(await subjects(email)).toEqual([leaves, 'Your Quartet account stays'])
    await cleanOn('2027-01-20T10:00:00Z')
    expect([await exists(ada), await exists(grace), await exists(mary)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('exclude those who moved to another ended institution, who are notified of the new day', async () => {
    const ada = await pupil()
    const other = await world.organization({ name: 'Other' })
    await end()
    await cleanOn('2027-01-06T10:00:00Z')
    await end(other.id)
    await world.pool.query('update users set organization_id = $2 where id = $1', [
      ada.id,
      other.id,
    ])
    await clean()
    expect(await subjects(ada.email)).toEqual([
      leaves,
      'Your Quartet account will be deleted on March 7, 2027',
    ])
    await cleanOn('2027-01-20T10:00:00Z')
    expect(await exists(ada)).toBe(true)
  })

  test('include those with a plan, an account of their own or rights over all institutions', async () => {
    const payer = await world.person({
      role: 'institution_member',
      type: 'institution',
      organizationId: home.id,
      endsAt: endOf2026,
    })
    const individual = await world.person({ organizationId: home.id })
    const boss = await world.person({
      role: 'super_admin',
      type: 'institution',
      organizationId: home.id,
    })
    const plain = await world.person({
      role: 'institution_member',
      type: 'institution',
      organizationId: home.id,
    })
    await end()
    await cleanOn('2027-01-06T10:00:00Z')
    for (const one of [payer, individual, boss]) {
      expect(await subjects(one.email)).not.toContain(leaves)
      expect((await own(one)).contract).toBeNull()
    }
    await cleanOn('2027-01-20T10:00:00Z')
    expect(await Promise.all([payer, individual, boss, plain].map(exists))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('include those who got such rights after the notice, who get a mail', async () => {
    const ada = await pupil()
    await end()
    await cleanOn('2027-01-06T10:00:00Z')
    await world.pool.query(
      "insert into user_roles (user_id, role_id) select $1, id from roles where name = 'Super Admin'",
      [ada.id],
    )
    await clean()
    expect(await subjects(ada.email)).toEqual([leaves, 'Your Quartet account stays'])
    await cleanOn('2027-01-20T10:00:00Z')
    expect(await exists(ada)).toBe(true)
  })
})

describe('a request for erasure during the end of a contract', () => {
  test('can be cancelled, and the day of the institution stays', async () => {
    const ada = await pupil()
    await end()
    await clean()
    const { token } = await world.signIn(ada)
    expect(statusAndBody(await world.call('DELETE /users/deletion', { token }))).toEqual(
      apiError('erased_with_institution'),
    )
    expect(
      (await world.call('POST /users/deletion', { token, body: { password } })).body.erase_from,
    ).toBe('2026-12-05T10:00:00.000Z')
    const undone = await world.call('DELETE /users/deletion', { token })
    expect(undone).toMatchObject({ status: 200, body: { erase_from: '2027-01-20T10:00:00.000Z' } })
    expect((await subjects(ada.email)).some((subject) => subject.includes('stays'))).toBe(false)
  })
})

describe('during the end of a contract', () => {
  const stays = 'Your Quartet account stays'
  const ordered = (who: Member, how: 'erase' | 'keep') =>
    world.call(`POST /users/${how}`, {
      token: root.token,
      body: { ids: [who.id], ...(how === 'erase' && { reason: 'left' }) },
    })

  test('nobody is erased soon after a restore, since the contract may have been extended since the backup', async () => {
    const ada = await pupil()
    await end()
    await cleanOn('2027-01-06T10:00:00Z')
    world.time.now = new Date('2027-01-25T10:00:00Z')
    await withoutTenantScope(() => resetNotices({ db: world.services.db, now: world.time.now }))
    await clean()
    expect(await exists(ada)).toBe(true)
    expect((await subjects(ada.email)).length).toBe(2)
    await cleanOn('2027-02-09T10:00:00Z')
    expect(await exists(ada)).toBe(false)
  })

  test('cancelling an order of staff sends no mail that the account stays', async () => {
    const ada = await pupil()
    await end()
    root = await world.signIn(root)
    expect([(await ordered(ada, 'erase')).status, (await ordered(ada, 'keep')).status]).toEqual([
      200, 200,
    ])
    expect(await subjects(ada.email)).not.toContain(stays)
  })

  test('removed people get no mail, and people who are erased anyway no mail that the account stays', async () => {
    const [gone, leaving, ada] = [await pupil(), await pupil(), await pupil()]
    await world.pool.query('update users set removed = 1 where id = $1', [gone.id])
    await end()
    await cleanOn('2027-01-06T10:00:00Z')
    await world.call('POST /users/deletion', {
      token: (await world.signIn(leaving)).token,
      body: { password },
    })
    await proceed()
    await clean()
    expect(await subjects(gone.email)).toEqual([])
    expect(await subjects(leaving.email)).not.toContain(stays)
    expect(await subjects(ada.email)).toContain(stays)
  })
})
