import { everyFeature } from '@quartet/domain/institution.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import type { Caller } from '../../security/caller.ts'
import {
  allowedAt,
  type ClassroomService,
  planAt,
  startClassroomService,
} from '../../testing/classroom-service.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, minutes, type World } from '../../testing/world.ts'
import { organizations } from '../institutions/tables.ts'
import { erasePerson } from '../privacy/commands.ts'
import { settings } from '../settings/tables.ts'
import { emptyBins } from '../tasks/jobs.ts'
import { makeClassroom } from './client.ts'
import { unlink as unlinkNow } from './commands.ts'
import { classroomLinks, classroomReturns } from './tables.ts'

let world: World
let service: ClassroomService
let ada: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  service = await startClassroomService()
  world.services.classroom = makeClassroom(planAt(service.address), { answer: 500, fetch: 2_000 })
  ada = await world.person({ type: 'student', role: 'student' })
})
afterEach(async () => {
  await service.end()
  await world.pool.query('delete from settings; delete from rate_limits')
})
afterAll(() => world.close())

const state = (who = ada) => world.call('GET /users/google/classroom', { token: who.token })
const begin = (who = ada) =>
  world.call('POST /users/google/classroom/begin', { token: who.token, body: {} })
const put = (body: object = {}, who = ada, whose = who.id) =>
  world.call(`PUT /users/google/classroom/${whose}`, { token: who.token, body })
const unlink = (who = ada) =>
  world.call(`PUT /users/google/classroom/unsync/${who.id}`, { token: who.token, body: {} })

const allowed = async (who = ada) => allowedAt((await begin(who)).body.url)
const linked = async (who = ada) => put(await allowed(who), who)
const tasksOf = async (who = ada) =>
  (
    await world.pool.query(
      'select name, description, category, area, status, classroom_ref from tasks where user_id = $1 order by id',
      [who.id],
    )
  ).rows
const returns = async () =>
  (await world.db.select().from(classroomReturns)).filter(({ userId }) => userId === ada.id)
/** Runs the retention job. */
const tidied = () => withoutTenantScope(() => retain(world.services, world.logMaintenance))
const readLinks = async () =>
  (await world.db.select().from(classroomLinks)).filter(({ userId }) => userId === ada.id)

describe('classroom link', () => {
  test('imports the coursework of every course and page as New school tasks', async () => {
    expect((await state()).body).toEqual({
      configured: true,
      student_classroom_id: null,
      synced_at: null,
    })
    const { status, body } = await linked()
    const synced_at = world.time.now.toISOString()
    expect([status, body]).toEqual([
      200,
      { configured: true, student_classroom_id: 'student-7', synced_at, created: 3, kept: 0 },
    ])
    expect(await tasksOf()).toMatchObject([
      {
        name: 'The water cycle',
        description: expect.stringMatching(/^First read/),
        category: 'Biology',
        area: 'school',
        status: 'New',
      },
      { name: 'Leaves', category: 'Biology', classroom_ref: '101/2' },
      { name: 'A letter from Rome', description: 'A letter from Rome', category: 'History' },
    ])
    const { list } = (await world.call('POST /tasks', { token: ada.token, body: {} })).body
    expect(list.map((task: { topic_name: string }) => task.topic_name)).toEqual(
      Array(3).fill('Homework and study time'),
    )
    expect((await state()).body).toEqual({
      configured: true,
      student_classroom_id: 'student-7',
      synced_at,
    })
  })

  test('requests only scopes and calls for names and texts', async () => {
    const { searchParams } = new URL((await begin()).body.url)
    expect(searchParams.get('scope')).not.toMatch(/roster|email|grade|profile/)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    await linked()
    expect(new Set(service.requests.filter((line) => line.includes('/v1/')))).toEqual(
      new Set([
        'GET /v1/courses',
        'GET /v1/courses/101/courseWork',
        'GET /v1/courses/202/courseWork',
      ]),
    )
  })

  test('imports each piece once: changed tasks and tasks in the bin stay as they are', async () => {
    await linked()
    await world.pool.query(
      "update tasks set name = 'Mine', removed = (name = 'Leaves')::int where user_id = $1",
      [ada.id],
    )
    service.courses[1]?.work.push({ id: '2', title: 'New', description: 'Compare two emperors.' })
    const { body } = await put()
    expect([body.created, body.kept]).toEqual([1, 3])
    expect((await tasksOf()).map(({ name }) => name)).toEqual(['Mine', 'Mine', 'Mine', 'New'])
    const both = await Promise.all([put(), put(), linked()])
    expect(both.map(({ body }) => body.created)).toEqual([0, 0, 0])
  })

  test('does not import coursework again whose task was erased from the bin', async () => {
    await linked()
    await world.pool.query(
      "update tasks set removed = 1, removed_at = '2020-01-01' where user_id = $1 and name = 'Leaves'",
      [ada.id],
    )
    expect(await emptyBins({ db: world.db, now: world.time.now }, { before: world.time.now })).toBe(
      1,
    )
    expect((await put()).body).toMatchObject({ created: 0, kept: 3 })
    await unlink()
    expect((await linked()).body).toMatchObject({ created: 0, kept: 3 })
    expect((await tasksOf()).map(({ name }) => name)).toEqual([
      'The water cycle',
      'A letter from Rome',
    ])
  })

  test('truncates long texts and removes characters that PostgreSQL rejects', async () => {
    service.courses = [
      {
        id: '1',
        name: 'ü'.repeat(60),
        work: [
          { id: '1', title: `${'a'.repeat(199)}😀`, description: `x\0y ${'b'.repeat(30_000)}` },
          { id: '2' },
        ],
      },
    ]
    expect((await linked()).body.created).toBe(2)
    const [long, empty] = await tasksOf()
    expect([long.name, long.category.length, long.description.length]).toEqual([
      'a'.repeat(199),
      40,
      20_000,
    ])
    expect([empty.name, empty.description]).toEqual(['ü'.repeat(60), 'ü'.repeat(60)])
  })

  test('renews an expired token, with the new refresh token each time', async () => {
    await linked()
    for (let round = 0; round < 3; round++) {
      service.expireTokens()
      expect((await put()).status).toBe(200)
    }
    service.tokenHolds = 1
    world.passes(120 * minutes)
    ada = await world.signIn(ada)
    expect((await put()).status).toBe(200)
    service.tokenHolds = 3600
    service.expireTokens()
    service.requests = []
    // the service fails after it issued a new token; the next call must still work
    service.failsWith = 500
    expect((await put()).body.name).toBe('classroom_down')
    service.failsWith = undefined
    expect((await put()).status).toBe(200)
  })

  test('survives concurrent syncs with an expired token', async () => {
    await linked()
    for (let round = 0; round < 5; round++) {
      service.expireTokens()
      await Promise.all([put(), put(), put()])
      expect((await readLinks()).length).toBe(1)
    }
    expect((await put()).status).toBe(200)
  })

  test('renews at most two tokens at a time, because each renewal takes a database connection', async () => {
    world.services.classroom = makeClassroom(planAt(service.address))
    const pupils: Member[] = []
    for (let at = 0; at < 5; at++)
      pupils.push(await world.person({ type: 'student', role: 'student' }))
    for (const pupil of pupils) await linked(pupil)
    service.expireTokens()
    service.slowBy = 250
    service.tokensAtOnce = 0
    const fetched = await Promise.all(pupils.map((pupil) => put({}, pupil)))
    expect(fetched.map(({ status }) => status)).toEqual(pupils.map(() => 200))
    expect(service.tokensAtOnce).toBeLessThanOrEqual(2)
  })

  test('revokes its tokens when it ends, and leaves the tasks', async () => {
    await linked()
    expect((await unlink()).body).toEqual({
      configured: true,
      student_classroom_id: null,
      synced_at: null,
    })
    expect([await readLinks(), service.revoked.length, (await tasksOf()).length]).toEqual([
      [],
      1,
      3,
    ])
    expect((await unlink()).status).toBe(200)
    expect(statusAndBody(await put())).toEqual(apiError('classroom_unlinked'))
    expect((await linked()).body).toMatchObject({ created: 0, kept: 3 })
  })

  test('can be ended while the service is down', async () => {
    await linked()
    service.failsWith = 503
    expect([(await unlink()).status, await readLinks(), (await returns()).length]).toEqual([
      200,
      [],
      1,
    ])
    service.failsWith = undefined
    await tidied() // revokes the tokens once the service is back
    expect([await returns(), service.revoked.length]).toEqual([[], 1])
  })

  test('can be ended while no service is configured; the tokens are deleted after a week', async () => {
    await linked()
    const { classroom } = world.services
    world.services.classroom = undefined
    expect([(await unlink()).status, (await returns()).length]).toEqual([200, 1])
    await tidied()
    expect((await returns()).length).toBe(1)
    await world.pool.query('update classroom_returns set ended_at = $1', [
      new Date(world.time.now.getTime() - 8 * days),
    ])
    await tidied()
    world.services.classroom = classroom
    expect([await returns(), service.revoked]).toEqual([[], []])
  })

  test('ends with the account: nothing is left of it, here or at the service', async () => {
    await linked()
    const { services } = world
    service.failsWith = 503
    await withoutTenantScope(() =>
      services.db.transaction((tx) =>
        erasePerson(tx, { ...services, now: world.time.now }, ada.id, 'asked'),
      ),
    )
    await tidied()
    expect([await readLinks(), (await returns()).map(({ userId }) => userId)]).toEqual([
      [],
      [ada.id],
    ])
    service.failsWith = undefined
    const eve = await world.person({ type: 'student', role: 'student' })
    await linked(eve)
    await tidied()
    expect([await returns(), service.revoked.length]).toEqual([[], 1])
    expect((await put({}, eve)).status).toBe(200)
  })

  test('a new link is neither ended by an earlier refusal nor revoked with the old tokens', async () => {
    await linked()
    const [first] = await world.db
      .select()
      .from(classroomLinks)
      .where(eq(classroomLinks.userId, ada.id))
    service.failsWith = 503
    await unlink()
    service.failsWith = undefined
    world.passes(minutes)
    await linked()
    if (!first || !world.services.classroom) throw new Error('there was a link')
    await unlinkNow(
      {
        db: world.db,
        classroom: world.services.classroom,
        caller: { id: ada.id } as Caller,
        now: world.time.now,
      },
      first.linkedAt,
    )
    await tidied()
    expect([(await readLinks()).length, await returns(), service.revoked]).toEqual([1, [], []])
  })

  test('is deleted here when it was revoked at the service', async () => {
    await linked()
    service.forget()
    expect(statusAndBody(await put())).toEqual(apiError('classroom_refused'))
    expect([(await state()).body.student_classroom_id, (await tasksOf()).length]).toEqual([null, 3])
  })

  test('stores its tokens encrypted', async () => {
    await linked()
    const [{ encryptedTokens = '' } = {}] = await readLinks()
    expect(Buffer.from(encryptedTokens, 'base64url').toString('latin1')).not.toMatch(
      /access|refresh|expires/,
    )
    // tokens copied to another person's row cannot be decrypted
    const eve = await world.person({ type: 'student', role: 'student' })
    await world.db.insert(classroomLinks).values({
      userId: eve.id,
      studentClassroomId: 'x',
      encryptedTokens,
      linkedAt: world.time.now,
    })
    expect(statusAndBody(await put({}, eve))).toEqual(apiError('classroom_refused'))
    expect(service.revoked).toEqual([])
  })
})

describe('failed links change nothing', () => {
  test('rejects a code or state that is wrong, of another person, expired or used', async () => {
    const eve = await world.person({ type: 'student', role: 'student' })
    const mine = await allowed()
    expect(statusAndBody(await put(mine, eve))).toEqual(apiError('classroom_state_wrong'))
    expect(statusAndBody(await put({ code: mine.code, state: 'x' }))).toEqual(
      apiError('classroom_state_wrong'),
    )
    expect(statusAndBody(await put({ code: mine.code }))).toEqual(apiError('classroom_state_wrong'))
    expect(statusAndBody(await put({ code: 'wrong', state: mine.state }))).toEqual(
      apiError('classroom_refused'),
    )
    expect(await readLinks()).toEqual([])
    expect((await put(mine)).status).toBe(200)
    expect(statusAndBody(await put(mine))).toEqual(apiError('classroom_refused'))
    const late = await allowed()
    world.passes(16 * minutes)
    expect(statusAndBody(await put(late))).toEqual(apiError('classroom_state_wrong'))
    expect((await readLinks()).length).toBe(1)
  })

  test.each([
    'it answers 500',
    'it answers something else',
    'its names are no names',
    'it is slow',
    'it is away',
  ])('returns classroom_down when %s', async (how) => {
    const consent = await allowed()
    if (how === 'it answers 500') service.failsWith = 500
    if (how === 'it answers something else')
      service.courses = [{ id: 7 as unknown as string, work: [] }]
    if (how === 'its names are no names')
      service.courses = [{ id: `1\0${'x'.repeat(5000)}`, work: [{ id: '1' }] }]
    if (how === 'it is slow') service.slowBy = 1_500
    if (how === 'it is away') await service.end()
    const answer = await put(consent)
    expect([statusAndBody(answer), answer.headers.get('retry-after')]).toEqual([
      apiError('classroom_down'),
      '30',
    ])
    expect([await readLinks(), await tasksOf()]).toEqual([[], []])
    // tokens that were issued are queued to be revoked
    expect([(await state()).status, (await returns()).length]).toEqual([
      200,
      how.startsWith('its') || how.endsWith('else') ? 1 : 0,
    ])
  })
})

describe('availability of the classroom service', () => {
  test('is reported as unconfigured when no service is configured or it is switched off', async () => {
    for (const off of [true, false]) {
      if (off) world.services.classroom = undefined
      else {
        world.services.classroom = makeClassroom(planAt(service.address))
        await world.db.insert(settings).values({ key: 'classroom', value: false })
      }
      expect((await state()).body.configured).toBe(false)
      for (const query of [begin, put])
        expect(statusAndBody(await query())).toEqual(apiError('classroom_unconfigured'))
    }
  })

  test('is closed by an institution for its members only, who may still end a link', async () => {
    const school = await world.organization({ seats: 5 })
    const pupil = await world.person({
      type: 'student',
      role: 'student',
      organizationId: school.id,
    })
    await linked(pupil)
    for (const closed of [{ classroom: false }, { lci_only: true }]) {
      await world.db
        .update(organizations)
        .set({ features: { ...everyFeature, ...closed } })
        .where(eq(organizations.id, school.id))
      expect([(await state(pupil)).body.configured, (await state()).body.configured]).toEqual([
        false,
        true,
      ])
      expect([statusAndBody(await begin(pupil)), statusAndBody(await put({}, pupil))]).toEqual([
        apiError('classroom_unconfigured'),
        apiError('classroom_unconfigured'),
      ])
    }
    expect([(await unlink(pupil)).status, (await state(pupil)).body.student_classroom_id]).toEqual([
      200,
      null,
    ])
  })

  test('is limited to the own link, and excludes guests, anonymous callers and ended access', async () => {
    const admin = await world.person({ role: 'super_admin' })
    expect(statusAndBody(await put({}, admin, ada.id))).toEqual(notFound)
    expect(statusAndBody(await state({ id: 0, email: '', token: '' }))).toEqual(
      apiError('unauthenticated'),
    )
    expect(statusAndBody(await begin(await world.person({ role: 'guest' })))).toEqual(
      apiError('forbidden'),
    )
    const ended = await world.person({
      endsAt: new Date(world.time.now.getTime() - 60 * 86_400_000),
    })
    expect(statusAndBody(await begin(ended))).toEqual(apiError('subscription_ended'))
  })
})
