import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { begin, idOf, knownScores, readQuestions, save, take } from '../../testing/inventory.ts'
import { days, makeWorld, type World } from '../../testing/world.ts'
import { logs } from '../logs/tables.ts'
import { eraseAnswers } from './jobs.ts'
import { answers, attempts } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const answersOf = (attemptId: number) => world.db.$count(answers, eq(answers.attemptId, attemptId))
const attemptsOf = (userId: number) =>
  world.db.select().from(attempts).where(eq(attempts.userId, userId)).orderBy(asc(attempts.id))

describe('single answers', () => {
  test('are erased 24 months after the inventory was finished; scores and history stay', async () => {
    const ada = await world.person()
    await take(world, ada)
    const [attempt] = await attemptsOf(ada.id)
    const id = attempt?.id ?? 0
    world.time.now = new Date('2028-11-21T10:00:00Z')
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await answersOf(id)).toBe(31)
    world.passes(1)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await answersOf(id)).toBe(0)

    const [after] = await attemptsOf(ada.id)
    expect(after).toEqual({ ...attempt, answersErasedAt: world.time.now })
    const again = await world.signIn(ada)
    const { body } = await world.call(`GET /users/show/${ada.id}`, { token: again.token })
    expect(body.user).toMatchObject(knownScores)
    expect((await readQuestions(world, again)).body).toMatchObject({
      attempt_id: id,
      finished: true,
      progress: 100,
      answers: [],
    })
  })

  test('are erased for unfinished inventories too; those of a newer one stay', async () => {
    const ada = await world.person()
    const old = await begin(world, ada)
    await save(world, ada, {
      attempt_id: old.attempt_id,
      answers: [{ question_id: idOf(old, 1), value: 4 }],
    })
    world.passes(400 * days)
    const again = await world.signIn(ada)
    await take(world, again)
    world.passes(340 * days)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    const [first, second] = await attemptsOf(ada.id)
    expect([await answersOf(first?.id ?? 0), await answersOf(second?.id ?? 0)]).toEqual([0, 31])
    expect(second?.answersErasedAt).toBeNull()
  })

  test('are erased once, a few attempts at a time, and counted in the log', async () => {
    const people = [await world.person(), await world.person(), await world.person()]
    for (const person of people) await take(world, person)
    await world.pool.query('delete from log_values; delete from logs')
    const [limit, now] = [new Date(world.time.now.getTime() + 1), world.time.now]
    const counts = await Promise.all(
      [1, 2, 3].map(() => eraseAnswers({ db: world.db, now }, { before: limit, max: 2 })),
    )
    const rest = await eraseAnswers({ db: world.db, now }, { before: limit, max: 2 })
    expect(counts.reduce((sum, count) => sum + count, rest)).toBeGreaterThanOrEqual(3)
    const lines = await world.db.select().from(logs)
    expect(lines.map(({ action, entity }) => `${action} ${entity}`)).toEqual(
      lines.map(() => 'delete answers'),
    )
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(4 * 31)
  })
})
