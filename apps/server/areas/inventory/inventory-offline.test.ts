import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../testing/concurrent-calls.ts'
import { everyRow, rowsSince } from '../../testing/database-rows.ts'
import {
  answersTo,
  begin,
  type Inventory,
  idOf,
  knownScores,
  readQuestions,
  save,
  take,
} from '../../testing/inventory.ts'
import { apiError, statusAndBody } from '../../testing/responses.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { logs } from '../logs/tables.ts'
import { answers } from './tables.ts'

let world: World
let ada: Member
let inventory: Inventory
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  ada = await world.person()
  inventory = await begin(world, ada)
})
afterAll(() => world.close())

/** Answers that a device stored while it was offline, to be sent later. */
const answersBody = () => ({
  attempt_id: inventory.attempt_id,
  answers: answersTo(inventory).slice(0, 9),
})
const whole = () => ({
  attempt_id: inventory.attempt_id,
  answers: answersTo(inventory),
  finished: true,
})
const storedAnswers = () =>
  world.db
    .select()
    .from(answers)
    .where(eq(answers.attemptId, inventory.attempt_id))
    .orderBy(answers.number)
const scorings = () =>
  world.db.$count(logs, and(eq(logs.entity, 'scores'), eq(logs.action, 'create')))

describe('answers of a device that was offline', () => {
  test('are saved once when they are sent twice, in sequence or at once', async () => {
    expect((await save(world, ada, answersBody())).body).toEqual({ progress: 29 })
    const first = await storedAnswers()
    expect(first).toHaveLength(9)
    expect((await save(world, ada, answersBody())).body).toEqual({ progress: 29 })
    const both = await atOnce(
      world.pool,
      `select 1 from attempts where id = ${inventory.attempt_id}`,
      [() => save(world, ada, answersBody()), () => save(world, ada, answersBody())],
    )
    expect(both.map(({ body }) => body)).toEqual([{ progress: 29 }, { progress: 29 }])
    expect(await storedAnswers()).toEqual(first)
  })

  test('score the inventory once when they finish it twice at once; the second call gets attempt_finished', async () => {
    const before = await scorings()
    const both = await atOnce(
      world.pool,
      `select 1 from attempts where id = ${inventory.attempt_id}`,
      [() => save(world, ada, whole()), () => save(world, ada, whole())],
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.map(statusAndBody)).toContainEqual(apiError('attempt_finished'))
    expect(both.find(({ status }) => status === 200)?.body.user).toMatchObject(knownScores)
    expect([await scorings(), (await storedAnswers()).length]).toEqual([before + 1, 31])
  })

  test('are rejected after the inventory was finished elsewhere; result and answers stay', async () => {
    await save(world, ada, whole())
    const before = await everyRow(world.pool)
    const late = {
      attempt_id: inventory.attempt_id,
      answers: [{ question_id: idOf(inventory, 1), value: 1 }],
    }
    for (const body of [late, { ...late, finished: true }])
      expect(statusAndBody(await save(world, ada, body))).toEqual(apiError('attempt_finished'))
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect((await world.call(`GET /users/show/${ada.id}`, ada)).body.user).toMatchObject(
      knownScores,
    )
  })

  test('never reach another attempt that is open', async () => {
    await take(world, ada)
    world.passes(90 * days)
    const later = await world.signIn(ada)
    const second = await begin(world, later, { retake: true })
    expect(second.attempt_id).not.toBe(inventory.attempt_id)
    expect(statusAndBody(await save(world, later, answersBody()))).toEqual(
      apiError('attempt_finished'),
    )
    expect((await readQuestions(world, later)).body).toMatchObject({
      attempt_id: second.attempt_id,
      progress: 0,
      answers: [],
    })
  })

  test('are rejected from another person like those for a missing attempt; the right person can still send them', async () => {
    const bob = await world.person()
    const his = await begin(world, bob)
    const before = await everyRow(world.pool)
    expect(statusAndBody(await save(world, bob, answersBody()))).toEqual(
      apiError('attempt_unknown'),
    )
    expect(statusAndBody(await save(world, bob, whole()))).toEqual(apiError('attempt_unknown'))
    expect(await rowsSince(world.pool, before)).toEqual([])
    expect((await readQuestions(world, bob)).body).toMatchObject({
      attempt_id: his.attempt_id,
      progress: 0,
    })
    expect((await save(world, ada, answersBody())).body).toEqual({ progress: 29 })
  })

  test('are rejected without a session, and can be sent with the next one', async () => {
    await world.call('POST /logout', { token: ada.token })
    expect(statusAndBody(await save(world, ada, answersBody()))).toEqual(
      apiError('unauthenticated'),
    )
    expect(await storedAnswers()).toEqual([])
    expect((await save(world, await world.signIn(ada), answersBody())).body).toEqual({
      progress: 29,
    })
  })
})
