import { mails } from '@quartet/content/mails/en.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import {
  account,
  answer,
  linkTo,
  logIn,
  open,
  parentSchool,
  requestChild,
  waiting,
} from '../../testing/guardians.ts'
import { knownScores, take } from '../../testing/inventory.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, makeWorld, type World } from '../../testing/world.ts'
import { unzipped } from '../../testing/zip.ts'
import { writeExport } from '../exports/jobs.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query('delete from rate_limits; delete from jobs.job; delete from users')
})
afterAll(() => world.close())

const done = { status: 200, body: {} }
const childOf = (token: string, caller?: { token: string }) =>
  world.call(`GET /consent/${token}/child`, { token: caller?.token })
const requestExport = (token: string) => world.call(`POST /consent/${token}/export`)
const list = (token: string) => world.call(`GET /consent/${token}/exports`)
const fetchFile = (token: string, id: number) =>
  world.call(`GET /consent/${token}/exports/${id}/file`)
const everything = (token: string, id = 1) => [
  childOf(token),
  requestExport(token),
  list(token),
  fetchFile(token, id),
]
const renew = (token: string) => world.call(`POST /consent/${token}/link`)
const work = async () => {
  const { rows } = await world.pool.query(
    "select data from jobs.job where name = 'export' order by created_on",
  )
  for (const { data } of rows) await withoutTenantScope(() => writeExport(world.services, data))
}
let counter = 0

/** A child of a school whose guardian agreed. */
async function agreedChild() {
  const school = await parentSchool(world, { name: 'Home' })
  const { guardian, token: link } = await requestChild(world, school)
  const email = `child-of-${++counter}@example.org`
  await answer(world, link, 'confirm', account(email))
  return { ...(await logIn(world, email)), guardian, link }
}

/** A 14-year-old in Germany whose guardian agreed. */
async function agreedTeen() {
  const teen = await waiting(world)
  await answer(world, teen.link, 'confirm')
  return teen
}

describe('guardian who agreed', () => {
  test('sees the stored data of the child: name, address, institution, result, statements and tasks', async () => {
    const child = await agreedChild()
    expect((await childOf(child.link)).body).toEqual({
      ...{ name: 'Mia', email: child.email, institution: 'Home', scores: null, statements: [] },
      tasks: { count: 0, titles: [] },
    })
    await take(world, child, { assisted: true })
    await world.pool.query(
      `with shared as (insert into attribute_groups (key, pattern, type, age_group_id, user_id) values (gen_random_uuid()::text, 'sequence', 'Avoid', 1, $1) returning key)
       insert into attribute_versions (group_key, title, language_id) select key, 'My zephyr', 1 from shared`,
      [child.id],
    )
    const topics = await world.pool.query('select id from topics limit 1')
    await world.pool.query(
      `insert into tasks (user_id, area, name, description, topic_id, removed) select $1, 'academic', 'Task ' || n, '', $2, case when n = 60 then 1 else 0 end
       from generate_series(1, 60) n`,
      [child.id, topics.rows[0].id],
    )
    const { body } = await childOf(child.link)
    expect(body.scores).toEqual(knownScores)
    expect(body.statements).toContain('My zephyr')
    expect(body.statements.length).toBeGreaterThan(1)
    expect([body.tasks.count, body.tasks.titles.length, body.tasks.titles[0]]).toEqual([
      59,
      50,
      'Task 59',
    ])
  })

  test('exports the data of the child into one file, by the same job as the child, without a mail', async () => {
    const child = await agreedChild()
    const other = await agreedChild()
    const sent = (await world.mails()).length
    expect((await requestExport(child.link)).body.exports).toMatchObject([
      { state: 'waiting', asked_by: 'guardian' },
    ])
    expect((await requestExport(child.link)).body.exports).toHaveLength(1)
    await work()
    const [ready] = (await list(child.link)).body.exports
    expect(ready).toMatchObject({ state: 'ready', kept_until: '2026-11-28T10:00:00.000Z' })
    const file = await fetchFile(child.link, ready.id)
    expect([
      file.status,
      file.headers.get('content-type'),
      file.headers.get('cache-control'),
    ]).toEqual([200, 'application/zip', 'no-store'])
    const inside = JSON.parse(String((await unzipped(file.bytes))['data.json']))
    expect(inside.account).toMatchObject([{ first_name: 'Mia', email: child.email }])
    expect((await world.mails()).length).toBe(sent)

    expect(statusAndBody(await fetchFile(other.link, ready.id))).toEqual(notFound)
    expect((await list(other.link)).body.exports).toEqual([])
    world.passes(7 * days)
    expect(statusAndBody(await fetchFile(child.link, ready.id))).toEqual(apiError('export_gone'))
  })

  test('may export three times a day, without using up the limit of the child', async () => {
    const child = await agreedChild()
    for (const _ of [1, 2, 3]) {
      expect((await requestExport(child.link)).status).toBe(200)
      await work()
    }
    expect(statusAndBody(await requestExport(child.link))).toEqual(apiError('too_many'))
    const own = await world.call('POST /users/own_data/export', { token: child.token, body: {} })
    expect([own.status, own.body.exports.map((one: { asked_by: string }) => one.asked_by)]).toEqual(
      [...[200, ['self', 'guardian', 'guardian', 'guardian']]],
    )
  })

  test('is shown to the child, and an export is logged as requested by the guardian', async () => {
    const child = await agreedChild()
    const teen = await agreedTeen()
    const own = (who: { token: string }) => world.call('GET /users/own_data', { token: who.token })
    expect((await own(teen)).body.guardian_email).toBe(teen.guardian)
    expect((await own(child)).body.guardian_email).toBe(child.guardian)
    expect((await own(await world.person())).body.guardian_email).toBeNull()
    await requestExport(teen.link)
    const { rows } = await world.pool.query(
      "select l.actor, v.new_value from logs l join log_values v on v.log_id = l.id where l.action = 'export' order by l.id desc limit 1",
    )
    expect(rows).toEqual([{ actor: null, new_value: { by: 'guardian' } }])
    world.time.now = new Date('2050-01-01T10:00:00Z')
    expect((await own(await world.signIn(teen))).body.guardian_email).toBeNull()
  })

  test('keeps access after a withdrawal for the days in which the consent can be given again', async () => {
    const child = await agreedChild()
    await answer(world, child.link, 'withdraw')
    expect((await childOf(child.link)).body.name).toBe('Mia')
    world.passes(14 * days)
    for (const call of everything(child.link))
      expect(statusAndBody(await call)).toEqual(apiError('consent_late'))
  })
})

describe('access to the data of a child', () => {
  test('is rejected for an unknown link, and for a minor who is signed in', async () => {
    const child = await agreedChild()
    for (const call of everything('x'.repeat(43)))
      expect(statusAndBody(await call)).toEqual(apiError('consent_link_unknown'))
    expect(statusAndBody(await childOf(child.link, child))).toEqual(apiError('guardian_only'))
    expect((await childOf(child.link, await world.person())).status).toBe(200)
  })

  test('is rejected before the guardian has agreed, with or without an account, and after a refusal', async () => {
    const { token } = await requestChild(world, await parentSchool(world))
    const teen = await waiting(world)
    for (const link of [token, teen.link])
      for (const call of everything(link))
        expect(statusAndBody(await call)).toEqual(apiError('consent_awaited'))
    await answer(world, token, 'refuse')
    for (const call of everything(token))
      expect(statusAndBody(await call)).toEqual(apiError('consent_link_unknown'))
  })

  test('is rejected once the child decides alone, by the age of its country or as an adult', async () => {
    const [inGermany, grown] = [await agreedTeen(), await agreedTeen()]
    await requestExport(inGermany.link)
    await world.pool.query('update users set turns_18_in = 2027 where id = $1', [inGermany.id])
    await world.pool.query('update users set age_group_id = 3, turns_18_in = null where id = $1', [
      grown.id,
    ])
    for (const { link } of [inGermany, grown]) {
      for (const call of everything(link))
        expect(statusAndBody(await call)).toEqual(apiError('consent_outgrown'))
      expect((await open(world, link)).body.state).toBe('outgrown')
    }
  })

  test('is rejected once the child is erased', async () => {
    const child = await agreedChild()
    await world.pool.query('delete from users where id = $1', [child.id])
    for (const call of everything(child.link))
      expect(statusAndBody(await call)).toEqual(apiError('consent_link_unknown'))
  })
})

describe('link of a guardian who agreed', () => {
  test('opens the page for thirty days, then decides and shows nothing', async () => {
    const child = await agreedChild()
    world.passes(30 * days - 1)
    expect((await open(world, child.link)).body.state).toBe('given')
    expect((await childOf(child.link)).status).toBe(200)
    world.passes(1)
    const before = await everyRow(world.pool)
    expect(statusAndBody(await open(world, child.link))).toEqual(apiError('consent_link_old'))
    expect(statusAndBody(await answer(world, child.link, 'withdraw'))).toEqual(
      apiError('consent_link_old'),
    )
    for (const call of everything(child.link))
      expect(statusAndBody(await call)).toEqual(apiError('consent_link_old'))
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('expires by the date of the confirmation mail', async () => {
    const teen = await waiting(world)
    world.passes(13 * days)
    await answer(world, teen.link, 'confirm')
    world.passes(29 * days)
    expect((await open(world, teen.link)).body.state).toBe('given')
  })

  test('is renewed by mail to the same address once it has expired; the previous link stops working', async () => {
    const child = await agreedChild()
    world.passes(30 * days)
    expect(statusAndBody(await renew(child.link))).toEqual(done)
    const mail = (await world.mails(child.guardian)).at(-1)
    expect(mail?.subject).toBe(mails.guardian_link.subject.replace('{{name}}', 'Mia'))
    const fresh = await linkTo(world, child.guardian)
    expect(fresh).not.toBe(child.link)
    expect((await open(world, fresh)).body.state).toBe('given')
    expect((await childOf(fresh)).body.name).toBe('Mia')
    expect(statusAndBody(await open(world, child.link))).toEqual(apiError('consent_link_unknown'))
    expect(statusAndBody(await renew(child.link))).toEqual(apiError('consent_link_unknown'))
    expect(statusAndBody(await answer(world, fresh, 'withdraw'))).toEqual(done)
  })

  test('is not renewed while it works, before the guardian agreed, or once the child decides alone', async () => {
    const [child, teen] = [await agreedChild(), await agreedTeen()]
    const { token } = await requestChild(world, await parentSchool(world))
    for (const link of [child.link, token, 'x'])
      expect(statusAndBody(await renew(link))).toEqual(apiError('consent_link_unknown'))
    await world.pool.query('update users set turns_18_in = 2027 where id = $1', [teen.id])
    world.passes(30 * days)
    expect(statusAndBody(await renew(teen.link))).toEqual(apiError('consent_link_unknown'))
    expect(statusAndBody(await renew(child.link))).toEqual(done)
  })

  test('is mailed once for concurrent requests, and at most three times a day', async () => {
    const child = await agreedChild()
    world.passes(30 * days)
    const sent = (await world.mails(child.guardian)).length
    const calls = [1, 2].map(() => () => renew(child.link))
    const answers = await atOnce(
      world.pool,
      `select * from consent_requests where user_id = ${child.id}`,
      calls,
    )
    expect(answers.map(({ status, body }) => body.name ?? status).sort()).toEqual([
      200,
      'consent_link_unknown',
    ])
    expect((await world.mails(child.guardian)).length).toBe(sent + 1)
    for (const _ of [1, 2, 3]) {
      await world.pool.query(
        "update consent_requests set sent_at = '2020-01-01' where user_id = $1",
        [child.id],
      )
      await renew(await linkTo(world, child.guardian))
    }
    await world.pool.query(
      "update consent_requests set sent_at = '2020-01-01' where user_id = $1",
      [child.id],
    )
    expect(statusAndBody(await renew(await linkTo(world, child.guardian)))).toEqual(
      apiError('too_many'),
    )
  })
})
