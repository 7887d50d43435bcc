import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusAndBody } from '../../testing/responses.ts'
import { type Place, placesOf, topicId } from '../../testing/tasks.ts'
import { type Member, makeWorld, type World } from '../../testing/world.ts'
import { tasks } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

describe.each(['school', 'work', 'career'] as const)('adding a task of %s', (area: Place) => {
  const add = async (who: Member, more: object) =>
    world.call(placesOf[area].add, {
      token: who.token,
      body: {
        name: 'Essay',
        description: 'Write the steps in order.',
        topic_id: await topicId(world, area),
        ...more,
      },
    })

  test('creates one task from five concurrent calls and one a day later with the same request id', async () => {
    const [ada, request_id] = [await world.person(), randomUUID()]
    const before = await world.db.$count(tasks)
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(ada, { request_id })))
    world.passes(23 * 3_600_000)
    const late = await add(await world.signIn(ada), { request_id })
    expect(
      new Set([...answers, late].map(({ status, body }) => `${status} ${body.task?.id}`)).size,
    ).toBe(1)
    expect([answers[0]?.status, await world.db.$count(tasks)]).toEqual([200, before + 1])
  })

  test('creates another task for another request id, another person or no request id', async () => {
    const [ada, bob, request_id] = [await world.person(), await world.person(), randomUUID()]
    const ids = []
    for (const [who, more] of [
      [ada, { request_id }],
      [ada, { request_id: randomUUID() }],
      [bob, { request_id }],
      [ada, {}],
      [ada, {}],
    ] as const)
      ids.push((await add(who, more)).body.task.id)
    expect(new Set(ids).size).toBe(5)
  })

  test('rejects an invalid request id', async () => {
    expect(statusAndBody(await add(await world.person(), { request_id: 'again' })).status).toBe(400)
  })
})
