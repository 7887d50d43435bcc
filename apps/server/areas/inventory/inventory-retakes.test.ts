import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import {
  answersTo,
  begin,
  type Inventory,
  idOf,
  known,
  knownScores,
  readQuestions,
  save,
  take,
  threeTexts,
} from '../../testing/inventory.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, minutes, type World } from '../../testing/world.ts'

let world: World
const start = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => {
  world.time.now = start
})
afterAll(() => world.close())

const history = async ({ id, token }: Member) =>
  (await world.call(`GET /users/attempts/${id}`, { token })).body
const retake = (person: Member) => readQuestions(world, person, { retake: true })
const threes = known.map(() => 3)
const answerOne = (person: Member, inventory: Inventory) =>
  save(world, person, {
    attempt_id: inventory.attempt_id,
    answers: [{ question_id: idOf(inventory, 1), value: 5 }],
  })
const discard = (person: Member, attemptId: number) =>
  world.call(`DELETE /users/attempts/${attemptId}`, { token: person.token })

describe('retake of the inventory', () => {
  test('is rejected within 90 days, with the date from which it is allowed', async () => {
    const ada = await world.person()
    await take(world, ada)
    const first = (await readQuestions(world, ada)).body.attempt_id
    world.passes(90 * days - 1)
    const later = await world.signIn(ada)
    const before = await everyRow(world.pool)
    expect(statusAndBody(await retake(later))).toEqual(
      apiError('retake_too_early', { from: '2027-02-19T10:00:00.000Z' }),
    )
    expect((await history(later)).retake_from).toBe('2027-02-19T10:00:00.000Z')
    expect((await readQuestions(world, later)).body).toMatchObject({
      attempt_id: first,
      finished: true,
    })
    expect(await rowsSince(world.pool, before)).toEqual([])

    world.passes(1)
    expect((await history(later)).retake_from).toBeNull()
    const { status, body } = await retake(later)
    expect([status, body.finished, body.answers]).toEqual([200, false, []])
    expect(body.attempt_id).not.toBe(first)
  })

  test('begins only when it is requested', async () => {
    const ada = await world.person()
    await take(world, ada)
    world.passes(91 * days)
    const later = await world.signIn(ada)
    expect((await readQuestions(world, later)).body).toMatchObject({ finished: true })
    expect(await history(later)).toMatchObject({ open_attempt: false, retake_from: null })
    const { body } = await retake(later)
    expect(body.finished).toBe(false)
    expect(await history(later)).toMatchObject({ open_attempt: false, open_attempt_id: null })
    await answerOne(later, body)
    expect(await history(later)).toMatchObject({
      open_attempt: true,
      open_attempt_id: body.attempt_id,
    })
  })

  test('continues an attempt that is already open', async () => {
    const ada = await world.person()
    const open = await begin(world, ada)
    expect((await retake(ada)).body.attempt_id).toBe(open.attempt_id)
  })

  test('replaces the scores when it is finished; the earlier one stays in the history', async () => {
    const ada = await world.person()
    await take(world, ada)
    world.passes(90 * days)
    const later = await world.signIn(ada)
    await begin(world, later, { retake: true })
    expect(
      (await world.call(`GET /users/show/${ada.id}`, { token: later.token })).body.user,
    ).toMatchObject(knownScores)

    const values = known.map((value) => 6 - value) // each score becomes 42 minus the known one
    const { body } = await take(world, later, { values })
    const newer = { sequence: 14, precision: 20, technical_reasoning: 29, confluence: 12 }
    expect(body.user).toMatchObject({ ...newer, scored_at: world.time.now.toISOString() })
    const { attempts } = await history(later)
    expect(attempts).toMatchObject([
      { ...newer, finished_at: world.time.now.toISOString() },
      { ...knownScores, finished_at: start.toISOString() },
    ])
  })

  test('is allowed twice after the first doubtful result, at any time', async () => {
    const ada = await world.person()
    expect((await take(world, ada, { values: threes })).body.user.quality_flags).toEqual([
      'straightline',
    ])
    for (const _ of [1, 2]) {
      world.passes(minutes)
      expect((await history(ada)).retake_from).toBeNull()
      expect((await take(world, ada, { retake: true })).body.user.quality_flags).toEqual([])
    }
    expect(statusAndBody(await retake(ada))).toEqual(
      apiError('retake_too_early', { from: '2027-02-19T10:02:00.000Z' }),
    )
    expect((await history(ada)).attempts).toHaveLength(3)
  })
})

describe('discarding an open inventory', () => {
  /** A person whose second inventory is open with one answer. */
  async function again() {
    const ada = await world.person()
    await take(world, ada)
    world.passes(90 * days)
    const later = await world.signIn(ada)
    const open = await begin(world, later, { retake: true })
    await answerOne(later, open)
    return { ada: later, open }
  }

  test('deletes its answers and leaves the result before as it was', async () => {
    const { ada, open } = await again()
    const before = await history(ada)
    expect((await discard(ada, open.attempt_id)).status).toBe(200)
    expect(await history(ada)).toEqual({ ...before, open_attempt: false, open_attempt_id: null })
    expect((await readQuestions(world, ada)).body).toMatchObject({ finished: true })
    expect((await world.call(`GET /users/show/${ada.id}`, { token: ada.token })).body.user).toEqual(
      expect.objectContaining(knownScores),
    )
    const { rows } = await world.pool.query('select from answers where attempt_id = $1', [
      open.attempt_id,
    ])
    expect(rows).toEqual([])
    expect(statusAndBody(await discard(ada, open.attempt_id))).toEqual(apiError('attempt_unknown'))
    expect((await retake(ada)).body).toMatchObject({ finished: false, answers: [] })
  })

  test('works for a first inventory, which begins anew', async () => {
    const ada = await world.person()
    const open = await begin(world, ada)
    await answerOne(ada, open)
    expect((await discard(ada, open.attempt_id)).status).toBe(200)
    expect((await readQuestions(world, ada)).body).toMatchObject({ finished: false, answers: [] })
  })

  test('is rejected for a finished one, for that of somebody else, and without a session', async () => {
    const { ada, open } = await again()
    const { attempts } = await history(ada)
    const stranger = await world.person()
    const before = await everyRow(world.pool)
    expect(statusAndBody(await discard(ada, attempts[0].id))).toEqual(apiError('attempt_finished'))
    expect(statusAndBody(await discard(stranger, open.attempt_id))).toEqual(
      apiError('attempt_unknown'),
    )
    expect(statusAndBody(await world.call(`DELETE /users/attempts/${open.attempt_id}`))).toEqual(
      apiError('unauthenticated'),
    )
    expect(await rowsSince(world.pool, before)).toEqual([])
  })

  test('of several calls at once, finishing and discarding, one wins', async () => {
    for (let round = 0; round < 10; round++) {
      const { ada, open } = await again()
      const whole = { attempt_id: open.attempt_id, answers: answersTo(open), finished: true }
      const finish = () => save(world, ada, whole)
      const drop = () => discard(ada, open.attempt_id)
      const calls = [finish, drop, drop, finish]
      const responses = await atOnce(
        world.pool,
        `select from attempts where id = ${open.attempt_id}`,
        round % 2 === 0 ? calls : [drop, finish, finish, drop],
      )
      const winners = responses.filter(({ status }) => status === 200)
      const losers = responses.filter(({ status }) => status !== 200)
      const isFinished = winners[0]?.body.user !== undefined
      expect(winners).toHaveLength(1)
      expect(losers.map(statusAndBody)).toEqual(
        losers.map(() => apiError(isFinished ? 'attempt_finished' : 'attempt_unknown')),
      )
      expect((await history(ada)).attempts).toHaveLength(isFinished ? 2 : 1)
    }
  })
})

describe('quality flags', () => {
  const flagsOf = async (input: object, ageGroupId: 1 | 2 | 3 = 3) => {
    const { status, body } = await take(world, await world.person({ ageGroupId }), input)
    expect(status).toBe(200)
    return body.user.quality_flags
  }
  /** `known` with other answers to some statements, by number. */
  const but = (changes: Record<number, number>) =>
    known.map((value, at) => changes[at + 1] ?? value)

  test('straightline: 24 of 28 answers are the same, not 23', async () => {
    expect(await flagsOf({ values: threes.map((value, at) => (at < 4 ? 4 : value)) })).toEqual([
      'straightline',
    ])
    expect(await flagsOf({ values: threes.map((value, at) => (at < 5 ? 4 : value)) })).toEqual([])
  })

  test('fast: part 1 took less than 84 seconds, unless a child was assisted or a time is unknown', async () => {
    expect(await flagsOf({ ms: 2_999 })).toEqual(['fast'])
    expect(await flagsOf({ ms: 3_000 })).toEqual([])
    expect(await flagsOf({ ms: 2_999 }, 1)).toEqual(['fast'])
    expect(await flagsOf({ ms: 2_999, assisted: true }, 1)).toEqual([])
    const ada = await world.person()
    const inventory = await begin(world, ada)
    const [first, ...others] = answersTo(inventory, { ms: 1 })
    const answers = [{ question_id: first?.question_id, value: first?.value }, ...others]
    const { body } = await save(world, ada, {
      attempt_id: inventory.attempt_id,
      answers,
      finished: true,
    })
    expect(body.user.quality_flags).toEqual([])
  })

  test('contradiction: sister statements contradict each other in two patterns, not in one', async () => {
    // sister statements: Sequence 5 and 17, Precision 2 and 10; known has 4 and 4, 3 and 4
    expect(await flagsOf({ values: but({ 5: 5, 17: 2, 2: 1, 10: 4 }) })).toEqual(['contradiction'])
    expect(await flagsOf({ values: but({ 5: 5, 17: 2 }) })).toEqual([])
  })

  test('open_empty: an open answer is short, except for children', async () => {
    const texts = ['Fourteen signs', ...threeTexts.slice(1)]
    expect(await flagsOf({ texts })).toEqual(['open_empty'])
    expect(await flagsOf({ texts: ['Fifteen signs!!', ...threeTexts.slice(1)] })).toEqual([])
    expect(await flagsOf({ texts }, 1)).toEqual([])
  })

  test('nonstandard: no pattern is Use First and one is Avoid', async () => {
    // scores 14, 21, 22, 22
    const values = [
      1, 3, 3, 3, 2, 3, 3, 3, 3, 2, 4, 3, 2, 4, 3, 3, 2, 3, 3, 4, 2, 3, 3, 3, 2, 3, 3, 3,
    ]
    const { body } = await take(world, await world.person(), { values })
    expect(body.user).toMatchObject({
      sequence: 14,
      precision: 21,
      technical_reasoning: 22,
      confluence: 22,
    })
    expect(body.user).toMatchObject({
      classification: 'Dynamic Learner',
      classification_standard: false,
      quality_flags: ['nonstandard'],
    })
  })
})

describe('unfinished inventory', () => {
  const one = (inventory: Awaited<ReturnType<typeof begin>>) => ({
    attempt_id: inventory.attempt_id,
    answers: [{ question_id: idOf(inventory, 1), value: 5 }],
  })

  test('can be continued for 30 days, with its answers', async () => {
    const ada = await world.person()
    const open = await begin(world, ada)
    await save(world, ada, one(open))
    world.passes(30 * days)
    const later = await world.signIn(ada)
    expect((await readQuestions(world, later)).body).toMatchObject({
      attempt_id: open.attempt_id,
      progress: 3,
    })
    expect((await save(world, later, one(open))).status).toBe(200)
  })

  test('lapses after 30 days: a new one begins, and the old one accepts no answers', async () => {
    const ada = await world.person()
    const open = await begin(world, ada)
    await save(world, ada, one(open))
    world.passes(30 * days + 1)
    const later = await world.signIn(ada)
    expect(await history(later)).toMatchObject({ open_attempt: false })
    expect(statusAndBody(await save(world, later, one(open)))).toEqual(apiError('attempt_unknown'))
    const fresh = await begin(world, later)
    expect(fresh.attempt_id).not.toBe(open.attempt_id)
    expect((await readQuestions(world, later)).body).toMatchObject({ progress: 0, answers: [] })
    expect(statusAndBody(await save(world, later, one(open)))).toEqual(apiError('attempt_unknown'))
    expect((await save(world, later, one(fresh))).status).toBe(200)
  })
})

describe('ended subscription', () => {
  test('begins no inventory, but lets a begun one continue', async () => {
    const begun = await world.person({ endsAt: new Date(world.time.now.getTime() + days) })
    const late = await world.person({ endsAt: new Date(world.time.now.getTime() + days) })
    const first = await readQuestions(world, begun)
    world.passes(2 * days)
    const [again, other] = [await world.signIn(begun), await world.signIn(late)]
    expect((await readQuestions(world, again)).body.attempt_id).toBe(first.body.attempt_id)
    expect(await readQuestions(world, other)).toMatchObject({
      status: 403,
      body: { name: 'subscription_ended' },
    })
  })
})
