import { binDays } from '@quartet/domain/task.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { notFound, statusAndBody, wrong } from '../../testing/responses.ts'
import { addTask, type Place, placesOf } from '../../testing/tasks.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'

let world: World
let ada: Member
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  ada = await world.person()
})
afterAll(() => world.close())

const idsIn = async (who: Member, removed: 0 | 1, area: Place = 'school') =>
  (
    await world.call(`${placesOf[area].list(who.id)}?removed=${removed}`, { token: who.token })
  ).body.list.map(({ id }: { id: number }) => id)
const remove = (who: Member, path: string, body?: unknown) =>
  world.call(`DELETE /tasks/delete${path}`, { token: who.token, body })
const restore = (who: Member, ids: number[]) =>
  world.call('POST /tasks/restore', { token: who.token, body: { ids } })
const made = async (count: number, who = ada, area: Place = 'school') => {
  const ids: number[] = []
  for (let at = 0; at < count; at++) ids.push((await addTask(world, who, {}, area)).id)
  return ids
}
const readStoredIds = async (ids: number[]) =>
  (await world.pool.query('select id from tasks where id = any($1) order by id', [ids])).rows.map(
    ({ id }) => id,
  )

describe('the bin of tasks', () => {
  test.each(['school', 'work', 'career'] as const)(
    'takes a task of %s and restores it unchanged',
    async (area) => {
      const [id = 0] = await made(1, ada, area)
      const answer = await remove(ada, `${placesOf[area].part}/${id}`)
      expect(statusAndBody(answer)).toEqual({ status: 200, body: { removed: [id] } })
      expect([await idsIn(ada, 0, area), await idsIn(ada, 1, area)]).toEqual([[], [id]])
      expect(statusAndBody(await remove(ada, `${placesOf[area].part}/${id}`))).toEqual(notFound)
      expect(statusAndBody(await restore(ada, [id]))).toEqual({
        status: 200,
        body: { restored: [id] },
      })
      expect([await idsIn(ada, 0, area), await idsIn(ada, 1, area)]).toEqual([[id], []])
      expect(statusAndBody(await restore(ada, [id]))).toEqual(notFound)
    },
  )

  test('takes several tasks by body or query', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = await made(4)
    expect(statusAndBody(await remove(ada, '', { ids: [one, two, one] })).status).toBe(200)
    expect(statusAndBody(await remove(ada, `?ids[]=${three}`)).status).toBe(200)
    expect(await idsIn(ada, 0)).toEqual([four])
    expect((await restore(ada, [one, two, three])).status).toBe(200)
    expect(await idsIn(ada, 0)).toEqual([four, three, two, one])
  })

  test('takes all tasks or none if one is foreign, of another area or removed', async () => {
    const grace = await world.person()
    const [mine = 0, gone = 0] = await made(2)
    const [foreign = 0] = await made(1, grace)
    const [work = 0] = await made(1, ada, 'work')
    await remove(ada, `/${gone}`)
    for (const other of [foreign, work, gone, 2_000_000_000])
      expect(statusAndBody(await remove(ada, '', { ids: [mine, other] }))).toEqual(notFound)
    expect(await idsIn(ada, 0)).toEqual([mine])
    expect(statusAndBody(await restore(ada, [gone, mine]))).toEqual(notFound)
    expect(statusAndBody(await restore(grace, [gone]))).toEqual(notFound)
    expect([await idsIn(grace, 0), await idsIn(ada, 1)]).toEqual([[foreign], [gone]])
  })

  test('requires valid ids', async () => {
    const [mine = 0] = await made(1)
    for (const body of [undefined, {}, { ids: [] }])
      expect(statusAndBody(await remove(ada, '', body))).toEqual(wrong({ ids: 'required' }))
    for (const body of [{ ids: mine }, { ids: ['x'] }, { ids: [0] }, { ids: [1.5] }, { all: true }])
      expect([body, (await remove(ada, '', body)).body.name]).toEqual([body, 'invalid'])
    expect(await idsIn(ada, 0)).toEqual([mine])
  })

  test('deletes tasks with everything that references them after thirty days, not earlier', async () => {
    const [old = 0, living = 0, young = 0] = await made(3)
    await world.call(`PUT /strategies/add_custom_strategy/${old}`, {
      token: ada.token,
      body: { pattern: 'sequence', body: 'Mine' },
    })
    await remove(ada, `/${old}`)
    world.passes(binDays * days)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await readStoredIds([old, living, young])).toEqual([old, living, young])
    ada = await world.signIn(ada)
    await remove(ada, `/${young}`)
    world.passes(1)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await readStoredIds([old, living, young])).toEqual([living, young])
    expect(
      (await world.pool.query('select from own_strategies where task_id = $1', [old])).rows,
    ).toEqual([])
  })
})
