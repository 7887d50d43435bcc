import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TenantPool } from '../db/pool.ts'
import { apiError, statusAndBody } from '../testing/responses.ts'
import { makeWorld, type World } from '../testing/world.ts'
import { isOverloaded } from './admission.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const connections = 10

/** Calls that wait while all connections are in use; `work` runs once the first has waited long. */
async function withQueue(calls: number, work: (pool: TenantPool) => Promise<void>) {
  const { token } = await world.person()
  const pool = world.services.db.$client as TenantPool
  const inUse = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const waiting = Array.from({ length: calls }, () => world.call('POST /langs', { token }))
  try {
    while (pool.longestWaitMs < 300) await wait(10)
    await work(pool)
  } finally {
    for (const client of inUse) client.release()
    await Promise.all(waiting)
  }
}

test('refuses calls while too many wait for the database, then serves them again', async () => {
  const { token } = await world.person()
  await withQueue(40, async (pool) => {
    expect(isOverloaded(pool)).toBe(true)
    const refused = await world.call('POST /langs', { token })
    expect(statusAndBody(refused)).toEqual(apiError('unavailable'))
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(pool.waitingCount).toBe(40)
    expect((await world.app.request('/healthz')).status).toBe(200)
  })
  expect((await world.call('POST /langs', { token })).status).toBe(200)
})

test('lets a few calls wait for the database', () =>
  withQueue(5, async (pool) => {
    expect(isOverloaded(pool)).toBe(false)
  }))
