import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import {
  answersTo,
  begin,
  known,
  knownScores,
  readQuestions,
  save,
  take,
} from '../../testing/inventory.ts'
import { apiError, notFound, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let home: number
let elsewhere: number
beforeAll(async () => {
  world = await makeWorld()
  home = (await world.organization()).id
  elsewhere = (await world.organization()).id
  // by default an institution admin cannot view other people's inventories; here the grant is
  // widened
  await world.pool.query(
    "update role_grants set scope = 'organization' where permission = 'show_lci' and role_id = (select id from roles where key = 'institution_admin')",
  )
})
afterAll(() => world.close())

const staff = (role: string, organizationId: number) =>
  world.person({ role, type: 'institution', organizationId })
const student = (more = {}) =>
  world.person({
    role: 'student',
    type: 'student',
    organizationId: home,
    sharesScores: true,
    ...more,
  })
const attemptsOf = (reader: Member, id: number) =>
  world.call(`GET /users/attempts/${id}`, { token: reader.token })

describe('finished inventory of another person', () => {
  test('is visible to an institution admin and a super admin, with answers and patterns', async () => {
    const ada = await student()
    await take(world, ada)
    const before = await everyRow(world.pool)
    for (const reader of [
      await staff('institution_admin', home),
      await world.person({ role: 'super_admin', type: 'institution' }),
    ]) {
      const { status, body } = await readQuestions(world, reader, {}, ada.id)
      expect([status, body.finished, body.progress]).toEqual([200, true, 100])
      expect(body.answers.slice(0, 28).map(({ value }: { value: number }) => value)).toEqual(known)
      expect(body.questions[0].pattern).toBe('sequence')
    }
    expect(
      (await rowsSince(world.pool, before)).filter((row) =>
        /public\.(attempts|answers) /.test(row),
      ),
    ).toEqual([])
  })

  test('is not found for staff without the consent of the person, or after its withdrawal', async () => {
    const [ada, bob, admin] = [
      await student({ sharesScores: false }),
      await student(),
      await staff('institution_admin', home),
    ]
    for (const person of [ada, bob]) await take(world, person)
    expect(statusAndBody(await readQuestions(world, admin, {}, ada.id))).toEqual(notFound)
    expect((await readQuestions(world, admin, {}, bob.id)).status).toBe(200)
    await world.pool.query('update consents set withdrawn_at = now() where user_id = $1', [bob.id])
    expect(statusAndBody(await readQuestions(world, admin, {}, bob.id))).toEqual(notFound)
  })

  test('is not found for facilitators without a group, other institutions, fellow students, guests and content editors', async () => {
    const ada = await student()
    await take(world, ada)
    const readers = [
      await staff('facilitator', home),
      await staff('institution_admin', elsewhere),
      await student(),
      await world.person({ role: 'guest' }),
      await world.person({ role: 'content_editor' }),
    ]
    for (const reader of readers) {
      expect(statusAndBody(await readQuestions(world, reader, {}, ada.id))).toEqual(notFound)
      expect(statusAndBody(await attemptsOf(reader, ada.id))).toEqual(notFound)
    }
    expect(
      (await readQuestions(world, await staff('institution_admin', home), {}, ada.id)).status,
    ).toBe(200)
  })

  test('is not found while it is open, and reading begins no attempt', async () => {
    const [ada, admin] = [await student(), await staff('institution_admin', home)]
    const before = await everyRow(world.pool)
    expect(statusAndBody(await readQuestions(world, admin, { retake: true }, ada.id))).toEqual(
      notFound,
    )
    expect(
      (await rowsSince(world.pool, before)).filter((row) => row.startsWith('public.attempts')),
    ).toEqual([])
    const open = await begin(world, ada)
    await save(world, ada, { attempt_id: open.attempt_id, answers: answersTo(open) })
    expect(statusAndBody(await readQuestions(world, admin, {}, ada.id))).toEqual(notFound)
    await save(world, ada, { attempt_id: open.attempt_id, finished: true })
    expect((await readQuestions(world, admin, {}, ada.id)).body.attempt_id).toBe(open.attempt_id)
  })
})

describe('list of attempts', () => {
  test('is empty before the first attempt is finished, then contains the own attempts with their scores', async () => {
    const ada = await world.person()
    expect(statusAndBody(await attemptsOf(ada, ada.id))).toEqual({
      status: 200,
      body: { attempts: [], retake_from: null, open_attempt: false, open_attempt_id: null },
    })
    const inventory = await begin(world, ada)
    const { attempt_id } = inventory
    expect((await attemptsOf(ada, ada.id)).body).toMatchObject({ open_attempt: false })
    await save(world, ada, { attempt_id, answers: answersTo(inventory).slice(0, 1) })
    expect((await attemptsOf(ada, ada.id)).body).toEqual({
      attempts: [],
      retake_from: null,
      open_attempt: true,
      open_attempt_id: attempt_id,
    })
    await take(world, ada)
    expect((await attemptsOf(ada, ada.id)).body).toEqual({
      attempts: [
        {
          id: attempt_id,
          finished_at: world.time.now.toISOString(),
          ...knownScores,
          quality_flags: [],
        },
      ],
      retake_from: '2027-02-19T10:00:00.000Z',
      open_attempt: false,
      open_attempt_id: null,
    })
  })

  test('shows staff the attempts of a person who consented, otherwise only whether one is open', async () => {
    const [ada, bob, admin] = [
      await student(),
      await student({ sharesScores: false }),
      await staff('institution_admin', home),
    ]
    for (const person of [ada, bob]) await take(world, person)
    expect((await attemptsOf(admin, ada.id)).body.attempts).toMatchObject([knownScores])
    expect((await attemptsOf(admin, bob.id)).body).toEqual({
      attempts: [],
      retake_from: null,
      open_attempt: false,
      open_attempt_id: null,
    })
    expect((await attemptsOf(bob, bob.id)).body.attempts).toMatchObject([knownScores])
  })

  test('requires a session and an existing person', async () => {
    const ada = await world.person()
    expect(statusAndBody(await world.call(`GET /users/attempts/${ada.id}`))).toEqual(
      apiError('unauthenticated'),
    )
    for (const id of [2_000_000_000, 'me'])
      expect(
        statusAndBody(await world.call(`GET /users/attempts/${id}`, { token: ada.token })),
      ).toEqual(notFound)
  })
})

describe('own newest finished inventory', () => {
  test('is readable while another one is open, and reading begins no attempt', async () => {
    const ada = await student()
    expect(statusAndBody(await readQuestions(world, ada, { finished: true }))).toEqual(notFound)
    expect((await attemptsOf(ada, ada.id)).body.open_attempt).toBe(false)
    await take(world, ada)
    world.passes(91 * days)
    const later = await world.signIn(ada)
    const open = await begin(world, later, { retake: true })
    const { body } = await readQuestions(world, later, { finished: true })
    expect([body.finished, body.attempt_id === open.attempt_id, body.answers.length]).toEqual([
      true,
      false,
      31,
    ])
    expect((await readQuestions(world, later)).body.attempt_id).toBe(open.attempt_id)
    expect(
      (await readQuestions(world, await world.person({ role: 'guest' }), { finished: true }))
        .status,
    ).toBe(404)
  })
})
