import { maxLinks } from '@quartet/domain/sharing.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { limits } from '../../security/rate-limits.ts'
import { removeFiles } from '../../testing/canary/traces.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { shownToOwn } from '../../testing/consents.ts'
import { listFiles } from '../../testing/files.ts'
import { apiError, notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { erase, makeSchool, personWithScores } from '../../testing/sharing.ts'
import { addTask } from '../../testing/tasks.ts'
import { days, hours, type Member, makeWorld, type World } from '../../testing/world.ts'
import { forgetLinks } from './jobs.ts'

let world: World
let ada: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  ada = await personWithScores(world)
  await world.pool.query('delete from rate_limits; delete from jobs.job')
})
afterAll(() => world.close())

const plp = { kind: 'plp' } as const
const create = (who: Member, more: Record<string, unknown> = {}) =>
  world.call('POST /users/share_links', {
    token: who.token,
    body: { document: plp, days: 7, ...more },
  })
async function makeLink(who: Member, more: Record<string, unknown> = {}) {
  const { status, body } = await create(who, more)
  expect([status, body.name]).toEqual([200, undefined])
  return { id: body.id as number, token: (body.url as string).split('#')[1] ?? '', ...body }
}
const open = (token: string, viewer?: Member, headers?: Record<string, string>) =>
  world.call('POST /shared', { body: { token }, token: viewer?.token, ...(headers && { headers }) })
const file = (what: 'pages' | 'pdf', token: string, viewer?: Member) =>
  world.call(`POST /shared/${what}`, { body: { token }, token: viewer?.token })
const revoke = (who: Member, id: number) =>
  world.call(`DELETE /users/share_links/${id}`, { token: who.token })
const list = async (who: Member) =>
  (await world.call('GET /users/share_links', { token: who.token })).body.list
/** What the job does that ends links. */
async function tidy() {
  await withoutTenantScope(() => forgetLinks({ ...world.services, now: world.time.now }))
  await removeFiles(world)
}
const stored = () => listFiles(world.services.files, 'shared')
const gone = apiError('share_link_gone')
const expectGone = async (token: string, viewer?: Member) => {
  for (const answer of [
    await open(token, viewer),
    await file('pages', token, viewer),
    await file('pdf', token, viewer),
  ])
    expect(statusAndBody(answer)).toEqual(gone)
}

describe('a shared link', () => {
  test('shows anyone the document as it was, and its address is known to nobody else', async () => {
    const { id, url, token, expires_at } = await makeLink(ada, { message: 'Look at this' })
    expect(url).toBe(`https://quartet.test/shared#${token}`)
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(expires_at).toBe(new Date(world.time.now.getTime() + 7 * days).toISOString())
    await world.pool.query("update users set first_name = 'Later' where id = $1", [ada.id])

    const shown = await open(token)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('x-robots-tag')).toContain('noindex')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.body).toMatchObject({
      ...{ kind: 'plp', person: null, message: 'Look at this', audience: 'anyone', language: 'en' },
      page_count: expect.any(Number),
    })
    const pages = await file('pages', token)
    expect(pages.headers.get('content-type')).toBe('image/svg+xml')
    expect(pages.body).toContain('<svg')
    const pdf = await file('pdf', token)
    expect(pdf.headers.get('content-disposition')).toContain('attachment; filename="profile.pdf"')
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')

    const { rows } = await world.pool.query('select * from share_links where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(token)
    const logged = await world.pool.query('select new_value from log_values')
    expect(JSON.stringify(logged.rows)).not.toMatch(new RegExp(`${token}|Look at this`))
  })

  test('ends after its days', async () => {
    const now = world.time.now
    const [short, long] = [await makeLink(ada, { days: 1 }), await makeLink(ada, { days: 30 })]
    world.passes(days - 1)
    expect((await open(short.token)).status).toBe(200)
    world.passes(1)
    await expectGone(short.token)
    expect((await open(long.token)).status).toBe(200)
    const again = await world.signIn(ada)
    expect((await list(again)).map(({ state }: { state: string }) => state)).toEqual([
      'open',
      'expired',
    ])
    const before = await stored()
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    await removeFiles(world)
    expect(before.length - (await stored()).length).toBe(2)
    expect((await file('pdf', long.token)).status).toBe(200)
    world.time.now = now
  })

  test('is closed at once by its sender, also by two calls at once', async () => {
    const { id, token } = await makeLink(ada)
    const other = await world.person()
    expect(statusAndBody(await revoke(other, id))).toEqual(apiError('row_unknown'))
    const answers = await atOnce(
      world.pool,
      `select 1 from share_links where id = ${id}`,
      [1, 2].map(() => () => revoke(ada, id)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await expectGone(token)
    expect(await list(ada)).toMatchObject([{ id, state: 'revoked' }])
    const before = await stored()
    await removeFiles(world)
    expect(before.length - (await stored()).length).toBe(2)
    const { rows } = await world.pool.query(
      "select count(*)::int from logs where entity = 'share_links' and action = 'delete' and entity_id = $1",
      [id],
    )
    expect(rows[0].count).toBe(1)
  })

  test.each(['sender', 'person'] as const)('is deleted with its %s', async (who) => {
    const school = await world.organization()
    const member = { organizationId: school.id, type: 'institution' } as const
    const admin = await world.person({ ...member, role: 'institution_admin' })
    const person = await personWithScores(world, { ...member, sharesScores: true })
    const { token } = await makeLink(admin, { document: { ...plp, user_id: person.id } })
    expect((await open(token)).body).toMatchObject({ person: expect.stringMatching(/^Ada/) })
    expect(await list(person)).toMatchObject([{ sender: { id: admin.id } }])
    const before = await stored()
    await erase(world, who === 'sender' ? admin : person)
    await expectGone(token)
    await removeFiles(world)
    expect(before.length - (await stored()).length).toBe(2)
  })

  test.each([
    ['the erasure of the account is planned', 'erase_from = now()', 'erase_from = null'],
    ['the account is in the bin', 'removed = 1', 'removed = 0'],
    [
      'the account waits for a guardian',
      'awaiting_consent_since = now()',
      'awaiting_consent_since = null',
    ],
  ])('shows nothing while %s', async (_, change, undo) => {
    const { token } = await makeLink(ada)
    await world.pool.query(`update users set ${change} where id = $1`, [ada.id])
    await expectGone(token)
    await tidy()
    await world.pool.query(`update users set ${undo} where id = $1`, [ada.id])
    expect((await file('pdf', token)).status).toBe(200)
  })

  test('counts every opening once, and neither pages nor PDF', async () => {
    const { id, token } = await makeLink(ada)
    const answers = await atOnce(
      world.pool,
      `select 1 from share_links where id = ${id}`,
      Array.from({ length: 8 }, () => () => open(token)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await file('pages', token)
    await file('pdf', token)
    expect(await list(ada)).toMatchObject([
      { views: 8, last_viewed_at: world.time.now.toISOString() },
    ])
  })

  test('with a wrong token answers the same, and guessing is limited by address', async () => {
    await expectGone('A'.repeat(32))
    await expectGone('x')
    const { token } = await makeLink(ada)
    await world.pool.query("update rate_limits set points = $1 where key like 'sharedAddress:%'", [
      limits.sharedAddress.points,
    ])
    expect(statusAndBody(await open('B'.repeat(32)))).toEqual(apiError('too_many'))
    expect((await open(token)).status).toBe(200)
    await world.pool.query("delete from rate_limits where key like 'sharedAddress%'")
    for (let at = 0; at < 30; at++) expect((await open(token)).status).toBe(200)
    const { rows } = await world.pool.query(
      "select 1 from rate_limits where key like 'sharedAddress%'",
    )
    expect(rows).toEqual([])
  })

  test('has a message without hidden characters, as text', async () => {
    const message = '  <b>Hi</b>\r\n\r\n\r\n\r\n\u202Ethere\u0007 '
    const { token } = await makeLink(ada, { message })
    expect((await open(token)).body.message).toBe('<b>Hi</b>\n\nthere')
    expect(statusAndBody(await create(ada, { message: 'x'.repeat(501) }))).toEqual(
      wrong({ message: 'too_long' }),
    )
  })

  test('also shows a task, with the name of its owner', async () => {
    const { id } = await addTask(world, ada)
    const foreign = await addTask(world, await world.person())
    const { token } = await makeLink(ada, { document: { kind: 'card', task_id: id } })
    expect((await open(token)).body).toMatchObject({ kind: 'card', person: null })
    expect(
      statusAndBody(await create(ada, { document: { kind: 'card', task_id: foreign.id } })),
    ).toEqual(apiError('row_unknown'))
    const tasks = { kind: 'tasks', task_ids: [id] }
    expect(statusAndBody(await create(ada, { document: tasks }))).toEqual(
      wrong({ 'document.kind': 'required' }),
    )
  })

  test.each([
    ['in the bin', 'update tasks set removed = 1 where id = $1'],
    ['deleted', 'delete from tasks where id = $1'],
  ])('of a task closes when the task is %s, and the job closes it for good', async (_, change) => {
    const { id } = await addTask(world, ada)
    const { token } = await makeLink(ada, { document: { kind: 'card', task_id: id } })
    await tidy()
    expect((await open(token)).status).toBe(200)
    await world.pool.query(change, [id])
    await expectGone(token)
    expect(await list(ada)).toMatchObject([{ state: 'closed' }])
    await tidy()
    await world.pool.query('update tasks set removed = 0 where id = $1', [id])
    await expectGone(token)
    expect(await list(ada)).toMatchObject([{ state: 'revoked' }])
  })

  test('can be made by people who may share, for one, seven or thirty days', async () => {
    const ended = new Date(world.time.now.getTime() - 30 * days)
    const late = await personWithScores(world, { endsAt: ended })
    const unverified = await personWithScores(world, {
      verified: false,
      type: 'institution',
      role: 'institution_member',
    })
    expect(statusAndBody(await create(late))).toEqual(apiError('subscription_ended'))
    expect(statusAndBody(await create(unverified))).toEqual(apiError('share_unverified'))
    expect((await create(ada, { days: 2 })).status).toBe(400)
    expect((await world.call('POST /users/share_links', { body: {} })).status).toBe(401)
    const stranger = { document: { ...plp, user_id: late.id } }
    expect(statusAndBody(await create(ada, stranger))).toEqual(apiError('row_unknown'))
    expect(await list(ada)).toEqual([])
  })

  test('is refused when fifty work, also when two are made at once', async () => {
    await world.pool.query(
      `insert into share_links (user_id, person_id, kind, request, token_hash, audience, language_id, title, message, filename, page_count, expires_at)
       select $1::int, $1::int, 'plp', '{}', $1::text || ' ' || n, 'anyone', 1, 'x', '', 'x.pdf', 1, $2 from generate_series(1, $3) n`,
      [String(ada.id), new Date(world.time.now.getTime() + hours), maxLinks - 1],
    )
    const answers = await Promise.all([1, 2, 3].map(() => create(ada)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const before = await stored()
    expect(statusAndBody(await create(ada))).toEqual(apiError('share_links_full'))
    expect(await stored()).toEqual(before)
    const [{ id }] = await list(ada)
    await revoke(ada, id)
    expect((await create(ada)).status).toBe(200)
  })
})

describe('a link that staff made of a person', () => {
  type School = Awaited<ReturnType<typeof makeSchool>>
  async function makeLinkOfStaff() {
    const school = await makeSchool(world)
    const document = { ...plp, user_id: school.grown.id }
    return { school, ...(await makeLink(school.teacher, { document })) }
  }
  const denial = "'access_users', false"

  test.each<[string, ...((school: School) => string)[]]>([
    [
      'the person withdraws the consent',
      ({ grown }) => `update consents set withdrawn_at = now() where user_id = ${grown.id}`,
      ({ grown }) => `update consents set withdrawn_at = null where user_id = ${grown.id}`,
    ],
    [
      'the person moves to another institution',
      ({ grown, elsewhere }) => moved(grown, elsewhere.id),
      ({ grown, home }) => moved(grown, home.id),
    ],
    [
      'the member of staff leaves the institution',
      ({ teacher }) => moved(teacher, null),
      ({ teacher, home }) => moved(teacher, home.id),
    ],
    [
      'the member of staff loses the right',
      ({ teacher }) => `insert into user_permissions values (${teacher.id}, ${denial})`,
      ({ teacher }) => `delete from user_permissions where user_id = ${teacher.id}`,
    ],
  ])('is closed for good when %s', async (_, change, undo) => {
    const { school, token } = await makeLinkOfStaff()
    await tidy()
    expect((await open(token)).status).toBe(200)
    expect(await list(school.grown)).toMatchObject([{ state: 'open' }])
    await world.pool.query(change?.(school) ?? '')
    await expectGone(token)
    expect(await list(school.grown)).toMatchObject([{ state: 'closed' }])

    const before = await stored()
    await tidy()
    expect(before.length - (await stored()).length).toBe(2)
    await world.pool.query(undo?.(school) ?? '')
    await expectGone(token)
    expect(await list(school.grown)).toMatchObject([{ state: 'revoked' }])
  })
  const moved = ({ id }: Member, to: number | null) =>
    `update users set organization_id = ${to} where id = ${id}`

  test('stays closed when the person withdraws the consent and gives it again', async () => {
    const { school, token } = await makeLinkOfStaff()
    const { grown } = school
    const where = '/users/consents/facilitator_scores'
    await world.call(`DELETE ${where}`, { token: grown.token })
    world.passes(1000)
    const body = { shown: await shownToOwn(world, grown) }
    expect((await world.call(`POST ${where}`, { token: grown.token, body })).status).toBe(200)
    await expectGone(token)
  })

  test('can be revoked by the person, also while it does not open', async () => {
    const { school, id } = await makeLinkOfStaff()
    await world.pool.query(moved(school.teacher, null))
    expect((await revoke(school.grown, id)).status).toBe(200)
    expect(await list(school.grown)).toMatchObject([{ state: 'revoked' }])
  })
})

describe('the link of a minor', () => {
  test.each(['mia', 'teen'] as const)(
    'of %s opens only for staff who are signed in',
    async (who) => {
      const school = await makeSchool(world)
      const { token } = await makeLink(school[who])
      for (const viewer of [undefined, school.stranger, school.classmate, school.grown, ada])
        await expectGone(token, viewer)
      expect((await open(token, school.teacher)).body).toMatchObject({ audience: 'trusted' })
      expect((await file('pages', token, school.teacher)).status).toBe(200)
      expect((await open(token, school[who])).status).toBe(200)
      expect(await list(school[who])).toMatchObject([{ views: 2, audience: 'trusted' }])
      await world.pool.query('update users set age_group_id = 3 where id = $1', [school[who].id])
      await expectGone(token)
    },
  )

  test('made by staff stays among staff, and closes when they leave', async () => {
    const { teacher, teen, stranger } = await makeSchool(world)
    const document = { ...plp, user_id: teen.id }
    const { token } = await makeLink(teacher, { document })
    await expectGone(token)
    expect((await open(token, teen)).status).toBe(200)
    expect(statusAndBody(await create(stranger, { document }))).toEqual(apiError('row_unknown'))
    await world.pool.query('update users set organization_id = null where id = $1', [teacher.id])
    await expectGone(token, teen)
  })

  test('of an adult becomes one of a minor when the age is corrected', async () => {
    const { token } = await makeLink(ada)
    await world.pool.query('update users set age_group_id = 2 where id = $1', [ada.id])
    await expectGone(token)
    expect((await open(token, ada)).body).toMatchObject({ audience: 'trusted' })
    expect(await list(ada)).toMatchObject([{ audience: 'trusted', state: 'open' }])
  })
})

describe('the list of links', () => {
  test('shows a person only what concerns them, and only with a session', async () => {
    await makeLink(ada)
    expect(await list(await world.person())).toEqual([])
    expect((await world.call('GET /users/share_links')).status).toBe(401)
    expect(statusAndBody(await world.call('DELETE /users/share_links/1'))).toMatchObject({
      status: 401,
    })
    const { kept } = (await world.call('GET /users/own_data', { token: ada.token })).body
    expect(kept).toContainEqual({ kind: 'links', count: 1, until: 'log' })
    expect(statusAndBody(await revoke(ada, 2_000_000_000))).not.toEqual(notFound)
  })
})
