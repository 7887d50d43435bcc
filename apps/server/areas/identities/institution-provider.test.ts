import { mails } from '@quartet/content/mails/en.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { boundedFetch } from '../../security/bounded-fetch.ts'
import { limits } from '../../security/rate-limits.ts'
import { chooseAt, type OidcService, startOidcProvider } from '../../testing/oidc-provider.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { stepIn } from '../../testing/second-factor.ts'
import { days, type Member, makeWorld, password, type World } from '../../testing/world.ts'
import { erasePerson } from '../privacy/commands.ts'
import { makeProviderClient } from './client.ts'
import { mailUnlinked } from './jobs.ts'

let world: World
let service: OidcService
let root: Member
let school: { id: number }
let pupil: Member
let counter = 0
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin' })
})
beforeEach(async () => {
  await service?.end()
  school = await world.organization({ emailDomains: [`school${++counter}.example`] })
  service = await startOidcProvider([
    `https://quartet.test/login/callback/institution-${school.id}`,
  ])
  world.services.providerClient = clientOf(true)
  await world.pool.query('delete from rate_limits; delete from jobs.job')
  pupil = await world.person({
    organizationId: school.id,
    type: 'institution',
    role: 'institution_member',
  })
  pupil.email = `ida@school${counter}.example`
  await world.pool.query('update users set email = $1 where id = $2', [pupil.email, pupil.id])
  service.people.set('ida', { email: pupil.email })
  await world.pool.query(
    'insert into institution_providers (organization_id, issuer, client_id, encrypted_secret, edited_at) values ($1, $2, $3, $4, now())',
    [
      school.id,
      service.issuer,
      'quartet',
      world.services.secrets.encrypt('a secret of the tests', `provider ${school.id}`),
    ],
  )
})
afterAll(async () => {
  await service.end()
  await world.close()
})

const clientOf = (privateIssuers: boolean) =>
  makeProviderClient({ publicUrl: 'https://quartet.test', privateIssuers })
const key = () => `institution-${school.id}`
const begin = () => world.call(`POST /login/provider/${key()}`, { body: {} })
async function enter(account = 'ida') {
  const begun = await begin()
  const { code, state, iss } = await chooseAt(begun.body.url, account)
  return world.call(`POST /login/provider/${key()}/callback`, {
    body: { code, state, iss },
    headers: { cookie: stepIn(begun) },
  })
}
const link = async (who = pupil, account = 'ida') =>
  world.call('POST /login', {
    body: { email: who.email, password, link: true },
    headers: { cookie: stepIn(await enter(account)) },
  })
const find = async (domain: string) =>
  (await world.call('POST /login/providers/find', { body: { domain } })).body.provider
const where = (id = school.id) => `/organizations/provider/${id}`
const save = (body: object, who = root, id = school.id) =>
  world.call(`PUT ${where(id)}`, { token: who.token, body })

describe('the provider of an institution', () => {
  test('is found by the domain of an address, while the institution runs', async () => {
    expect(await find(`SCHOOL${counter}.example`)).toEqual({
      key: key(),
      label: expect.stringMatching(/^School/),
    })
    expect(await find('elsewhere.example')).toBe(null)
    const twin = await world.organization({ emailDomains: [`school${counter}.example`] })
    const secret = world.services.secrets.encrypt('another secret', `provider ${twin.id}`)
    await world.pool.query(
      'insert into institution_providers select $1, issuer, client_id, $3, edited_at from institution_providers where organization_id = $2',
      [twin.id, school.id, secret],
    )
    // nobody knows which of the two is meant
    expect(await find(`school${counter}.example`)).toBe(null)
    await world.pool.query('delete from institution_providers where organization_id = $1', [
      twin.id,
    ])
    await world.pool.query('update organizations set ends_at = $1 where id = $2', [
      new Date(world.time.now.getTime() - days),
      school.id,
    ])
    expect(await find(`school${counter}.example`)).toBe(null)
    expect(statusAndBody(await begin())).toEqual(apiError('provider_unknown'))
  })

  test('opens the account of a member after it was linked with the password', async () => {
    expect((await enter()).body.identity.has_account).toBe(true)
    expect((await link()).status).toBe(200)
    expect((await enter()).body.user.id).toBe(pupil.id)
    await world.pool.query('update users set organization_id = null where id = $1', [pupil.id])
    expect(statusAndBody(await enter())).toEqual(apiError('provider_outsider'))
  })

  test('speaks only for its domains and members', async () => {
    const ada = await world.person()
    service.people.set('ada', { email: ada.email })
    expect(statusAndBody(await enter('ada'))).toEqual(apiError('provider_outsider'))
    const outside = await world.person()
    const email = `out@school${counter}.example`
    await world.pool.query('update users set email = $1 where id = $2', [email, outside.id])
    service.people.set('out', { email })
    expect(statusAndBody(await enter('out'))).toEqual(apiError('provider_outsider'))
  })

  test('lets nobody join, and confirms no sign-up', async () => {
    service.people.set('new', { email: `new@school${counter}.example` })
    const first = await enter('new')
    expect(first.body.identity.has_account).toBe(false)
    const confirmed = await world.call('POST /login/identity', {
      body: { sign_up: 'x' },
      headers: { cookie: stepIn(first) },
    })
    expect(confirmed.body.name).toBe('sign_in_over')
  })

  test('is offered to its members in the settings, and to nobody else', async () => {
    const offered = async ({ token }: Member) =>
      (await world.call('GET /users/identities', { token })).body.providers
    expect(await offered(pupil)).toMatchObject([{ key: key() }])
    const eve = await world.person()
    expect(await offered(eve)).toEqual([])
    const begun = await world.call(`POST /users/identities/begin/${key()}`, {
      token: eve.token,
      body: { password },
    })
    expect(begun.body.name).toBe('provider_unknown')
  })

  test('may not be inside the network of the server', async () => {
    world.services.providerClient = clientOf(false)
    const before = service.requests.length
    expect(statusAndBody(await begin())).toEqual(apiError('provider_down'))
    expect(service.requests.length).toBe(before)
  })
})

/** The people of the school who are linked. */
const linked = async () =>
  (await world.pool.query('select user_id from identities where organization_id = $1', [school.id]))
    .rows

/** Members with linked sign-ins; returns their ids. */
async function linkMany(count: number): Promise<number[]> {
  const { rows } = await world.pool.query(
    `with made as (insert into users (first_name, last_name, email, email_verified_at, age_group_id, type, language_id, organization_id)
      select 'Ida', n::text, 'ida' || n || '@school${counter}.example', now(), 3, 'institution', 1, $1 from generate_series(1, $2::int) n returning id, email)
    insert into identities (user_id, issuer, subject, email, organization_id) select id, $3, 'many ' || id, email, $1 from made returning user_id`,
    [school.id, count, service.issuer],
  )
  return rows.map(({ user_id }) => user_id)
}

/** The entries about somebody's linked sign-ins, and whether the administrator wrote them. */
const entriesOf = async ({ id }: Member) =>
  (
    await world.pool.query(
      "select l.action, (a.id = $2)::int as by from logs l join users u on u.log_alias = l.subject left join users a on a.log_alias = l.actor where u.id = $1 and l.entity = 'identities' order by l.id",
      [id, root.id],
    )
  ).rows.map(({ action, by }) => `${action} by ${by === 1 ? 'an administrator' : 'themselves'}`)

/** Runs the jobs that mail whose linked sign-in ended; returns how many they were. */
async function runMailJobs() {
  const { rows } = await world.pool.query(
    "delete from jobs.job where name = 'unlinked-logins' returning data",
  )
  for (const { data } of rows) await withoutTenantScope(() => mailUnlinked(world.services, data))
  return rows.length
}
const unlinkedMails = async (to?: string) =>
  (await world.mails(to)).filter(({ subject }) => subject === mails.sign_in_unlinked.subject).length

describe('its settings', () => {
  const good = { issuer: 'https://id.example', client_id: 'quartet', client_secret: 'secret word' }

  test('are for administrators of all institutions, and never show the secret', async () => {
    const admin = await world.person({
      role: 'institution_admin',
      type: 'institution',
      organizationId: school.id,
    })
    for (const method of ['GET', 'DELETE'])
      expect((await world.call(`${method} ${where()}`, { token: admin.token })).status).toBe(403)
    expect((await save(good, admin)).status).toBe(403)
    const { body } = await save(good)
    expect(body).toEqual({
      provider: {
        issuer: 'https://id.example',
        client_id: 'quartet',
        return_url: `https://quartet.test/login/callback/${key()}`,
        email_domains: [`school${counter}.example`],
      },
    })
    expect((await world.call(`GET ${where()}`, { token: root.token })).body).toEqual(body)
    const { rows } = await world.pool.query('select p::text as row from institution_providers p')
    expect(JSON.stringify(rows)).not.toContain('secret word')
  })

  test('need a secret for a new issuer, and an issuer with TLS', async () => {
    const { client_secret: _, ...without } = good
    expect(statusAndBody(await save(without))).toEqual(wrong({ client_secret: 'required' }))
    for (const issuer of ['http://id.example', 'id.example', 'file:///etc/passwd'])
      expect(statusAndBody(await save({ ...good, issuer }))).toEqual(
        wrong({ issuer: 'issuer_wrong' }),
      )
    await save(good)
    expect((await save({ ...without, client_id: 'other' })).status).toBe(200)
  })

  test('end the linked sign-in of whoever leaves, and of nobody else', async () => {
    await link()
    const other = await world.person({ organizationId: school.id, type: 'institution' })
    await world.pool.query(
      "insert into identities (user_id, issuer, subject, email, organization_id) select $1, issuer, 'other', 'x@y.example', organization_id from identities where user_id = $2",
      [other.id, pupil.id],
    )
    const left = await world.call(`PUT /users/leave_organization/${pupil.id}`, {
      token: pupil.token,
      body: {},
    })
    expect(left.status).toBe(200)
    const { rows } = await world.pool.query(
      'select user_id from identities where user_id in ($1, $2)',
      [pupil.id, other.id],
    )
    expect(rows).toEqual([{ user_id: other.id }])
    expect((await world.mails(pupil.email)).map(({ subject }) => subject)).toContain(
      mails.sign_in_unlinked.subject,
    )
    const { rows: logged } = await world.pool.query(
      "select action from logs where entity = 'identities' and subject = (select log_alias from users where id = $1) order by id",
      [pupil.id],
    )
    expect(logged.map(({ action }) => action)).toEqual(['create', 'delete'])
  })

  test('end the linked sign-ins with the provider', async () => {
    await link()
    const removed = await world.call(`DELETE ${where()}`, { token: root.token })
    expect(removed.status).toBe(200)
    expect(statusAndBody(await world.call(`DELETE ${where()}`, { token: root.token }))).toEqual(
      notFound,
    )
    expect(await linked()).toEqual([])
    expect(await entriesOf(pupil)).toEqual(['create by themselves', 'delete by an administrator'])
    expect(await unlinkedMails(pupil.email)).toBe(0)
    await runMailJobs()
    expect(await unlinkedMails(pupil.email)).toBe(1)
    expect((await save(good, root, 2_000_000_000)).status).toBe(404)
  })

  test('end the linked sign-ins with the issuer, each with an entry, and keep them with it', async () => {
    await link()
    const others = await linkMany(450)
    await world.pool.query(
      'update institution_providers set issuer = $1 where organization_id = $2',
      [good.issuer, school.id],
    )
    expect((await save({ ...good, client_id: 'other' })).status).toBe(200)
    expect(await linked()).toHaveLength(451)
    expect((await save({ ...good, issuer: 'https://other.example' })).status).toBe(200)
    expect(await linked()).toEqual([])
    expect(await entriesOf(pupil)).toEqual(['create by themselves', 'delete by an administrator'])
    const { rows } = await world.pool.query(
      "select count(*)::int from logs l join users u on u.log_alias = l.subject where u.id = any($1) and l.entity = 'identities' and l.action = 'delete'",
      [others],
    )
    expect(rows).toEqual([{ count: 450 }])
    expect(await runMailJobs()).toBe(3)
    expect(await unlinkedMails()).toBe(451)
    const { rows: taken } = await world.pool.query(
      "select points from rate_limits where key = 'peopleMailOverall:all'",
    )
    expect(taken).toEqual([{ points: 451 }])
  })

  test('end linked sign-ins by mails that wait while mails are limited', async () => {
    await link()
    await world.call(`DELETE ${where()}`, { token: root.token })
    await world.pool.query("insert into rate_limits values ('peopleMailOverall:all', $1, $2)", [
      ...[limits.peopleMailOverall.points, Date.now() + 600_000],
    ])
    await runMailJobs()
    expect(await unlinkedMails()).toBe(0)
    const { rows } = await world.pool.query(
      "select extract(epoch from start_after - created_on)::int as seconds from jobs.job where name = 'unlinked-logins'",
    )
    expect(rows).toEqual([{ seconds: expect.any(Number) }])
    expect(rows[0].seconds).toBeGreaterThan(500)
    await world.pool.query('delete from rate_limits')
    await runMailJobs()
    expect(await unlinkedMails(pupil.email)).toBe(1)
  })

  test('leave nothing of an erased person among the mails that wait', async () => {
    await link()
    const [other = 0] = await linkMany(1)
    await world.call(`DELETE ${where()}`, { token: root.token })
    const { db, queue } = world.services
    await withoutTenantScope(() =>
      db.transaction((tx) => erasePerson(tx, { queue, now: world.time.now }, pupil.id, 'asked')),
    )
    const { rows } = await world.pool.query(
      "select data->'people' as people from jobs.job where name = 'unlinked-logins'",
    )
    expect(rows).toEqual([{ people: [{ userId: other, email: `ida1@school${counter}.example` }] }])
    await runMailJobs()
    expect(await unlinkedMails()).toBe(1)
  })
})

describe('outgoing requests to addresses that others set', () => {
  const bounded = boundedFetch({ mayBePrivate: false, answerMs: 2_000, maxBytes: 1_000 })

  test.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://100.64.0.1/',
    'https://localhost/',
  ])('never reach %s', async (address) => {
    await expect(bounded(address, {})).rejects.toThrow(/private address|without TLS/)
  })
})
