import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { makeClass } from '../../testing/class-cards.ts'
import { addGroup } from '../../testing/groups.ts'
import { answersTo, begin, take } from '../../testing/inventory.ts'
import { peopleList } from '../../testing/people-list.ts'
import { notFound } from '../../testing/responses.ts'
import { days, hours, type Member, makeWorld, minutes, type World } from '../../testing/world.ts'
import { createFamily } from '../families/commands.ts'
import { settings } from '../settings/tables.ts'
import { forgetClassSessions } from './commands.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

/** A class with a session, and functions for its calls. */
async function makeSession() {
  const klass = await makeClass(world)
  const path = `/groups/class-session/${klass.groupId}`
  const call = (method: string, who: Member = klass.teacher, body?: object) =>
    world.call(`${method} ${path}`, { token: who.token, ...(body && { body }) })
  const { body } = await call('POST')
  const join = (who: Member, code: string = body.session.code) =>
    world.call('POST /users/class-session', { token: who.token, body: { code } })
  const own = async (who: Member) =>
    (await world.call('GET /users/class-session', { token: who.token })).body.session
  const places = async () =>
    (await call('GET')).body.session.people.map(
      ({ id, place, answered }: { id: number; place: string; answered: number | null }) => [
        ...[id, place, answered],
      ],
    )
  const [ada, bo, other] = klass.children as [Member, Member, Member]
  return { ...klass, call, join, own, places, session: body.session, ada, bo, other }
}

describe('a class session', () => {
  test('shows its teacher where everybody is, never an answer', async () => {
    const { call, join, places, session, ada, bo, other } = await makeSession()
    expect(session.code).toMatch(/^[A-Z2-9]{5}$/)
    expect(session.link).toBe(`https://quartet.test/class-session/${session.code}`)
    expect((await call('POST')).body.session.code).toBe(session.code)
    expect((await join(ada, ` ${session.code.toLowerCase()} `)).status).toBe(200)
    await join(bo)
    const inventory = await begin(world, ada)
    await world.call('POST /users/save_answers', {
      token: ada.token,
      body: { attempt_id: inventory.attempt_id, answers: answersTo(inventory).slice(0, 3) },
    })
    await begin(world, other)
    await take(world, bo)
    const shown = new Map((await places()).map(([id, ...place]: unknown[]) => [id, place]))
    expect(shown.get(ada.id)).toEqual(['answering', 3])
    expect(shown.get(bo.id)).toEqual(['finished', null])
    expect(shown.get(other.id)).toEqual(['away', null])
    const [person] = (await call('GET')).body.session.people
    expect(Object.keys(person).sort()).toEqual(
      ['answered', 'first_name', 'id', 'last_name', 'place'].sort(),
    )
  })

  test('counts only who finishes in it, and says who has a result from before', async () => {
    const { call, join, places, ada, bo } = await makeSession()
    await take(world, ada)
    await call('DELETE')
    world.passes(minutes)
    const { session } = (await call('POST')).body
    for (const who of [ada, bo]) await join(who, session.code)
    const placeOf = async (who: Member) =>
      (await places()).find(([id]: [number]) => id === who.id)?.[1]
    expect([await placeOf(ada), await placeOf(bo)]).toEqual(['earlier', 'joined'])
    await take(world, bo)
    expect([await placeOf(ada), await placeOf(bo)]).toEqual(['earlier', 'finished'])
  })

  test('is left for another by whoever joins that, unless they have finished in it', async () => {
    const { join, own, places, session, ada, bo, staff } = await makeSession()
    const colleague = await staff('facilitator')
    const { id } = await addGroup(world, colleague, { name: 'Choir', people: [ada, bo] })
    const path = `POST /groups/class-session/${id}`
    const other = (await world.call(path, { token: colleague.token })).body.session
    for (const who of [ada, bo]) await join(who)
    await take(world, bo)
    world.passes(minutes)
    for (const who of [ada, bo]) expect((await join(who, other.code)).status).toBe(200)
    const codeOf = async (who: Member) => (await own(who)).code
    expect([await codeOf(ada), await codeOf(bo)]).toEqual([other.code, session.code])
    const shown = new Map((await places()).map(([id, ...place]: unknown[]) => [id, place[0]]))
    expect([shown.get(ada.id), shown.get(bo.id)]).toEqual(['away', 'finished'])
    await join(ada)
    expect(await codeOf(ada)).toBe(session.code)
  })

  test('belongs to the owner of the group, and only its members join', async () => {
    const { call, join, own, admin, staff, school, ada } = await makeSession()
    const colleague = await staff('facilitator')
    const outsider = await world.person({ organizationId: school.id, type: 'institution' })
    const stranger = await world.person({ role: 'super_admin' })
    for (const who of [colleague, admin, stranger]) {
      expect(await call('GET', who)).toMatchObject(notFound)
      expect(await call('POST', who)).toMatchObject(notFound)
      expect(await call('PUT', who, { paused: true })).toMatchObject(notFound)
      expect(await call('DELETE', who)).toMatchObject(notFound)
    }
    expect((await call('GET', ada)).status).toBe(403)
    await addGroup(world, colleague, { name: 'Other', people: [outsider] })
    for (const who of [outsider, stranger]) {
      expect((await join(who)).body.name).toBe('class_session_unknown')
      expect(await own(who)).toBeNull()
    }
    expect((await join(ada, 'AAAAA')).status).toBe(404)
  })

  test('holds the inventory during a break, and results until they are opened', async () => {
    const { call, join, own, session, ada, bo } = await makeSession()
    await join(ada)
    await join(bo)
    expect(await own(ada)).toEqual({
      ...{ group_name: 'Class 7b', code: session.code, hold: null, finished: false },
    })
    expect((await call('PUT', undefined, { paused: true })).body.session.paused).toBe(true)
    expect((await own(ada)).hold).toBe('paused')
    await take(world, bo) // what was typed is saved
    expect((await own(bo)).hold).toBe('results')
    await call('PUT', undefined, { paused: false })
    expect([(await own(ada)).hold, (await own(bo)).hold]).toEqual([null, 'results'])
    await call('PUT', undefined, { results_open: true })
    expect((await own(bo)).hold).toBeNull()
    expect((await call('DELETE')).body.session).toBeNull()
    expect(await own(ada)).toBeNull()
    expect((await call('DELETE')).status).toBe(404)
  })

  test('keeps a result that is held back from the person, and from no one else', async () => {
    const { call, join, ada, bo } = await makeSession()
    await join(bo)
    await take(world, ada)
    const finished = await take(world, bo)
    const scores = { sequence: expect.any(Number), classification: expect.any(String) }
    const profileOf = async (who: Member, reader: Member) =>
      (await world.call(`GET /users/show/${who.id}`, { token: reader.token })).body.user
    const read = async () => ({
      profile: await profileOf(bo, bo),
      printed: (await world.call('POST /users/print/plp', { token: bo.token, body: {} })).body.user,
      cards: (await world.call('GET /users/get/profile/cards', { token: bo.token })).body.cards,
      attempts: (await world.call(`GET /users/attempts/${bo.id}`, { token: bo.token })).body
        .attempts,
      answers: await world.call(`POST /users/get_questions/${bo.id}`, {
        token: bo.token,
        body: { finished: true },
      }),
    })
    expect(finished.body.user).toMatchObject({ sequence: null, classification: null })
    const noDegrees = {
      sequence: null,
      precision: null,
      technical_reasoning: null,
      confluence: null,
    }
    const held = await read()
    for (const user of [held.profile, held.printed])
      expect(user).toMatchObject({
        ...{ sequence: null, classification: null, user_pattern_classification: noDegrees },
        ...{ attributes: [], quality_flags: [] },
      })
    expect(held.cards.map(({ number }: { number: number | null }) => number)).toEqual([
      ...[null, null, null, null],
    ])
    expect(held.attempts).toEqual([])
    expect(held.answers).toMatchObject(notFound)
    expect(await profileOf(ada, ada)).toMatchObject(scores) // takes no part

    await call('PUT', undefined, { results_open: true })
    const open = await read()
    expect(open.profile).toMatchObject(scores)
    expect(open.printed).toMatchObject(scores)
    expect(open.cards[0].number).toEqual(expect.any(Number))
    expect(open.attempts).toHaveLength(1)
    expect(open.answers.status).toBe(200)
  })

  test('keeps it out of lists that have the person themselves in them', async () => {
    const { call, join, staff, groupId } = await makeSession()
    const head = await staff('institution_admin')
    await world.pool.query('insert into group_members (group_id, user_id) values ($1, $2)', [
      ...[groupId, head.id],
    ])
    const own = await addGroup(world, head, { name: 'Staff', people: [head] })
    await withoutTenantScope(() =>
      world.services.db.transaction((tx) =>
        createFamily(tx, { adminId: head.id, name: 'Borg', now: world.time.now }),
      ),
    )
    await join(head)
    await take(world, head)
    const shown = async () => {
      const read = (where: string, body: object = {}) =>
        world.call(where, { token: head.token, body }).then((answer) => answer.body)
      const listed = await peopleList(world, head, `id=${head.id}`)
      const group = await read('POST /groups/mygroups/members', { group_id: own.id })
      const members = await read('POST /users/family/members')
      return [listed.list[0], group.users[0], members.family_members[0]].map(
        (one) => one?.classification ?? null,
      )
    }
    expect(await shown()).toEqual([null, null, null])
    await call('PUT', undefined, { results_open: true })
    const label = expect.any(String)
    expect(await shown()).toEqual([label, label, label])
  })

  test('opens results that it held back when it ends', async () => {
    const { call, join, bo } = await makeSession()
    await join(bo)
    await take(world, bo)
    await call('DELETE')
    const { body } = await world.call(`GET /users/show/${bo.id}`, { token: bo.token })
    expect(body.user.sequence).toEqual(expect.any(Number))
  })

  test('ends after four hours, and is forgotten a day later', async () => {
    const { call, join, own, session, ada, teacher } = await makeSession()
    await join(ada)
    world.passes(4 * hours)
    const [child, owner] = [await world.signIn(ada), await world.signIn(teacher)]
    expect(await own(child)).toBeNull()
    expect((await join(child)).body.name).toBe('class_session_unknown')
    const again = await call('POST', owner)
    expect(again.body.session.code).not.toBe(session.code)
    world.passes(2 * days)
    const { services, time } = world
    await withoutTenantScope(() => forgetClassSessions({ db: services.db, now: time.now }))
    const { rows } = await world.pool.query('select from class_sessions where code = $1', [
      session.code,
    ])
    expect(rows).toEqual([])
  })

  test('opens once for two calls at once', async () => {
    const { call } = await makeSession()
    await call('DELETE')
    const both = await Promise.all([call('POST'), call('POST')])
    expect(new Set(both.map(({ body }) => body.session.code)).size).toBe(1)
  })

  test('needs the feature of the institution and the setting', async () => {
    const { call, school } = await makeSession()
    await call('DELETE')
    const features = (on: boolean) =>
      world.pool.query(
        `update organizations set features = features || jsonb_build_object('classroom', $2::boolean) where id = $1`,
        [school.id, on],
      )
    await features(false)
    expect((await call('GET')).body.available).toBe(false)
    expect((await call('POST')).body.name).toBe('class_session_off')
    await features(true)
    await world.db.insert(settings).values({ key: 'classroom', value: false })
    expect((await call('POST')).body.name).toBe('class_session_off')
  })
})
