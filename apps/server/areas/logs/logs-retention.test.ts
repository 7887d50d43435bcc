import { asc, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { retain } from '../../retention.ts'
import { makeWorld, type World } from '../../testing/world.ts'
import { chainLogs, closeLogs, keyStart, writeLog } from './commands.ts'
import { LogBroken, verifyLog } from './queries.ts'
import { logCheckpoints, logs } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  world.time.now = new Date('2026-11-21T10:00:00Z')
  await world.pool.query(
    'delete from log_values; delete from logs; delete from log_checkpoints; delete from configuration',
  )
})
afterAll(() => world.close())

const write = (at: string, entity = 'users') =>
  world.db.transaction((tx) =>
    writeLog(tx, new Date(at), {
      action: 'update',
      entity,
      actorId: null,
      newValue: { fields: [entity] },
    }),
  )
const checkpoints = async () => {
  const months = await world.db
    .select()
    .from(logCheckpoints)
    .where(ne(logCheckpoints.month, keyStart))
    .orderBy(asc(logCheckpoints.chainNumber))
  return months.map(({ mac: _, ...month }) => month)
}
const readDates = async () =>
  (await world.db.select().from(logs).orderBy(asc(logs.id))).map(({ at }) =>
    at.toISOString().slice(0, 10),
  )
const close = (day: string, limit?: number) =>
  closeLogs(
    { ...world.logMaintenance, now: world.time.now },
    { before: new Date(day), ...(limit && { limit }) },
  )

const holds = () =>
  verifyLog(world.logMaintenance).then(
    () => true,
    (error) => {
      if (error instanceof LogBroken) return false
      throw error
    },
  )

describe('retention of the log', () => {
  test('deletes whole months that ended twelve months ago; the chain stays valid from their checkpoint on', async () => {
    for (const day of ['2025-09-03', '2025-09-30', '2025-10-31', '2025-11-01', '2026-10-01'])
      await write(`${day}T23:59:59Z`)
    await chainLogs(world.logMaintenance)
    const before = await world.db.select().from(logs).orderBy(asc(logs.id))
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))

    expect(await readDates()).toEqual(['2025-11-01', '2026-10-01', '2026-11-21', '2026-11-21'])
    expect(await checkpoints()).toEqual([
      { month: '2025-09', rows: 2, chainNumber: 2, chainHash: before[1]?.chainHash },
      { month: '2025-10', rows: 1, chainNumber: 3, chainHash: before[2]?.chainHash },
    ])
    expect((await world.pool.query('select count(*)::int as n from log_values')).rows[0].n).toBe(4)
    await chainLogs(world.logMaintenance)
    expect(await holds()).toBe(true)
    await world.pool.query(`update logs set entity = 'forged' where seal_number = 4`)
    expect(await holds()).toBe(false)
  })

  test('continues number and chain after every row is deleted', async () => {
    await write('2024-01-01T00:00:00Z')
    await chainLogs(world.logMaintenance)
    expect(await close('2025-01-01T00:00:00Z')).toBe(1)
    await world.pool.query('delete from log_values; delete from logs')
    await write('2026-11-01T00:00:00Z')
    await chainLogs(world.logMaintenance)
    expect((await world.db.select().from(logs)).map(({ chainNumber }) => chainNumber)).toEqual([2])
    expect(await holds()).toBe(true)
  })

  test('keeps rows that are not in the chain yet and the month that is not over', async () => {
    await write('2025-01-31T00:00:00Z')
    expect(await close('2026-01-01T00:00:00Z')).toBe(0)
    await chainLogs(world.logMaintenance)
    expect(await close('2025-01-31T23:00:00Z')).toBe(0)
    expect(await readDates()).toEqual(['2025-01-31'])
    expect(await close('2025-02-01T00:00:00Z')).toBe(1)
  })

  test('deletes only from the start of the chain, even if two rows were chained out of date order', async () => {
    for (const day of ['2025-01-31', '2025-02-01', '2025-01-31', '2025-02-02', '2025-03-01'])
      await write(`${day}T12:00:00Z`)
    await chainLogs(world.logMaintenance)
    expect(await close('2025-03-01T00:00:00Z')).toBe(1)
    expect(await close('2025-03-01T00:00:00Z')).toBe(3)
    expect(await close('2025-03-01T00:00:00Z')).toBe(0)
    expect((await checkpoints()).map(({ month, rows }) => ({ month, rows }))).toEqual([
      { month: '2025-01', rows: 1 },
      { month: '2025-02', rows: 3 },
    ])
    expect(await holds()).toBe(true)
  })

  test('deletes in batches, and each row once when several processes run', async () => {
    for (let at = 0; at < 7; at++) await write('2025-01-01T00:00:00Z')
    await chainLogs(world.logMaintenance)
    expect(await close('2025-03-01T00:00:00Z', 3)).toBe(3)
    expect(await holds()).toBe(true)
    const counts = await Promise.all([1, 2, 3].map(() => close('2025-03-01T00:00:00Z', 3)))
    expect(counts.toSorted()).toEqual([0, 1, 3])
    expect(
      (await checkpoints()).map(({ month, rows, chainNumber }) => ({ month, rows, chainNumber })),
    ).toEqual([{ month: '2025-01', rows: 7, chainNumber: 7 }])
  })

  test('uses the number of months in the configuration', async () => {
    await world.pool.query(`insert into configuration values ('retention_logs_months', '3')`)
    await write('2026-07-31T00:00:00Z')
    await write('2026-08-01T00:00:00Z')
    await chainLogs(world.logMaintenance)
    await withoutTenantScope(() => retain(world.services, world.logMaintenance))
    expect(await readDates()).toEqual(['2026-08-01', '2026-11-21'])
  })
})
