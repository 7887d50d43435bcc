import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { runProcess } from '../../testing/process.ts'
import { makeWorld, type World } from '../../testing/world.ts'
import { erasePerson } from '../privacy/commands.ts'
import {
  chainHashOf,
  chainLogs,
  closeLogs,
  eraseLogValues,
  startNewKey,
  writeLog,
} from './commands.ts'
import { verifyLog } from './queries.ts'
import { logCheckpoints, logs } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(async () => {
  await world.pool.query('delete from log_values; delete from logs; delete from log_checkpoints')
  await write(6)
  await chainLogs(world.logMaintenance)
})
afterAll(() => world.close())

const write = (count: number, at = world.time.now) =>
  world.db.transaction(async (tx) => {
    for (let number = 0; number < count; number++)
      await writeLog(tx, at, {
        action: 'update',
        entity: 'users',
        entityId: number,
        actorId: null,
        newValue: { fields: [number] },
      })
  })
const verify = (
  expected?: { chainNumber: number; chainHash: string },
  key = world.logMaintenance.key,
) =>
  verifyLog({ db: world.logMaintenance.db, key }, expected, 2).then(
    () => 'unbroken',
    (error: Error) => error.message,
  )
const change = (text: string) => world.pool.query(text)
const at = (number: number) => `(select id from logs where seal_number = ${number})`

test('reports rows, months and end of an unbroken chain', async () => {
  await write(2)
  const { end, ...report } = await verifyLog(world.logMaintenance, undefined, 2)
  expect(report).toEqual({ rows: 6, months: 0, unkeyed: 0, unchecked: 0, unchained: 2 })
  expect(end.chainNumber).toBe(6)
  expect(await verify(end)).toBe('unbroken')
})

test.each([
  [
    'a changed row',
    `update logs set action = 'create' where seal_number = 3`,
    /^Row \d+ \(seal 3, .*changed/,
  ],
  [
    'a changed value',
    `update log_values set new_value = '{"fields":["another"]}' where log_id = ${at(4)}`,
    /^The values of Row .*seal 4, .*changed/,
  ],
  [
    'deleted values',
    `delete from log_values where log_id = ${at(4)}`,
    /^The values of Row .*seal 4, .*deleted/,
  ],
  [
    'a deleted row',
    `delete from log_values where log_id = ${at(2)}; delete from logs where seal_number = 2`,
    /^Seal 2 is missing: the next is 3/,
  ],
  [
    'deleted first rows',
    `delete from log_values where log_id in (${at(1)}); delete from logs where seal_number = 1`,
    /^Seal 1 is missing/,
  ],
  [
    'a deleted first checkpoint',
    `delete from log_checkpoints`,
    /^No row was sealed with a key yet, or the checkpoint/,
  ],
  [
    'a changed first checkpoint',
    `update log_checkpoints set seal_number = 6 - rows`,
    /checkpoint of its first use was changed/,
  ],
  [
    'a checkpoint made up for deleted rows',
    `insert into log_checkpoints select '2026-10', 2, seal_number, seal from logs where seal_number = 2;
     delete from log_values where log_id in (${at(1)}, ${at(2)}); delete from logs where seal_number < 3`,
    /^The checkpoint of 2026-10 was .*made without the key/,
  ],
])('reports %s', async (_, text, sentence) => {
  expect(await verify()).toBe('unbroken')
  await change(text)
  expect(await verify()).toMatch(sentence)
})

/**
 * Simulates an attacker with database access but without the key: recomputes the chain hash of
 * every row.
 */
async function chainAnew(key: string | undefined) {
  let previous = { chainNumber: 0, chainHash: '' }
  for (const row of await world.db
    .select()
    .from(logs)
    .orderBy(asc(logs.chainNumber), asc(logs.id))) {
    previous = {
      chainNumber: previous.chainNumber + 1,
      chainHash: chainHashOf(previous.chainHash, row, key),
    }
    await world.db
      .update(logs)
      .set({ chainNumber: null, chainHash: null })
      .where(eq(logs.chainNumber, previous.chainNumber))
    await world.db.update(logs).set(previous).where(eq(logs.id, row.id))
  }
}

test.each([
  ['without a key', undefined],
  ['with another key', 'a key that somebody made up, long enough'],
])('reports an inserted row after all rows were chained again %s', async (_, key) => {
  await change(`update logs set seal_number = seal_number + 100 where seal_number > 3`)
  await write(1)
  await change(`update logs set seal_number = 50, seal = 'x' where seal_number is null`)
  expect(await verify()).toMatch(/^Seal 4 is missing/)
  await chainAnew(key)
  expect(await verify()).toMatch(/^Row \d+ \(seal 1, .*sealed without the key/)
  await chainAnew(world.logMaintenance.key) // with the right key the change is undetectable
  expect(await verify()).toBe('unbroken')
})

test('detects a truncated end only when the earlier end is passed in', async () => {
  const { end } = await verifyLog(world.logMaintenance)
  await change(
    `delete from log_values where log_id in (${at(5)}, ${at(6)}); delete from logs where seal_number > 4`,
  )
  expect(await verify()).toBe('unbroken')
  expect(await verify(end)).toMatch(/^Seal 6 is not the one noted before/)
  await write(2)
  await chainLogs(world.logMaintenance)
  expect(await verify(end)).toMatch(/^Seal 6 is not the one noted before/)
})

test('verifies and chains nothing with a wrong key', async () => {
  const other = { ...world.logMaintenance, key: 'the key of another installation' }
  expect(await verify(undefined, other.key)).toMatch(/^The key is not the one of this chain/)
  await write(1)
  await expect(chainLogs(other)).rejects.toThrow('the chain of the log has another key')
  expect(await verify()).toBe('unbroken')
})

describe('a lost key', () => {
  const other = () => ({
    ...world.logMaintenance,
    key: 'the new key of this installation, long enough',
  })
  beforeEach(async () => {
    await write(2, new Date('2027-01-10T00:00:00Z'))
    await chainLogs(world.logMaintenance)
    expect(
      await closeLogs(
        { ...world.logMaintenance, now: world.time.now },
        { before: new Date('2027-01-01T00:00:00Z'), limit: 4 },
      ),
    ).toBe(4)
    await chainLogs(world.logMaintenance)
  })

  test('can be replaced: its rows are counted as unchecked and the chain continues', async () => {
    await expect(chainLogs(other())).rejects.toThrow('another key')
    await startNewKey(other())
    await write(1)
    expect(await chainLogs(other())).toBe(1)
    expect(await verifyLog(other())).toMatchObject({
      rows: 6,
      months: 1,
      unkeyed: 0,
      unchecked: 5,
      end: { chainNumber: 10 },
    })
    expect(await verify()).toMatch(/^The key is not the one of this chain/)
    await change(`update logs set seal = 'h1:x' where seal_number = 9`)
    expect(await verify(undefined, other().key)).toMatch(
      /seal 9, .* is not the row that was the last/,
    )
  })

  test('cannot be replaced by itself, since that would make earlier rows uncheckable', async () => {
    await expect(startNewKey(world.logMaintenance)).rejects.toThrow(
      'The chain has this key already: nothing was changed.',
    )
    expect(await verifyLog(world.logMaintenance)).toMatchObject({ unchecked: 0 })
  })

  test('is not replaced automatically when the checkpoint of its first use was deleted', async () => {
    await write(1)
    await change(`delete from log_checkpoints where month = 'key-start'`)
    await expect(chainLogs(world.logMaintenance)).rejects.toThrow(
      'the checkpoint of the first use of the key is missing',
    )
    expect(await verify()).toMatch(/^No row was sealed with a key yet, or the checkpoint/)
  })
})

describe('a chain from before the first key', () => {
  beforeEach(async () => {
    await chainAnew(undefined)
    await world.db.delete(logCheckpoints)
    await write(2)
    await chainLogs(world.logMaintenance)
  })

  test('is signed with the key and continues with it', async () => {
    expect(await verifyLog(world.logMaintenance)).toMatchObject({
      rows: 8,
      unkeyed: 6,
      end: { chainNumber: 8 },
    })
    expect(await world.db.select().from(logCheckpoints)).toMatchObject([
      { month: 'key-start', rows: 6, chainNumber: 6 },
    ])
  })

  test('cannot be changed unnoticed after it is signed', async () => {
    await change(`update logs set entity = 'forged' where seal_number = 2`)
    expect(await verify()).toMatch(/seal 2/)
    const rows = await world.db.select().from(logs).orderBy(asc(logs.chainNumber))
    let previous = ''
    for (const row of rows.slice(0, 6)) {
      previous = chainHashOf(previous, row)
      await world.db.update(logs).set({ chainHash: previous }).where(eq(logs.id, row.id))
    }
    expect(await verify()).toMatch(
      /seal 6, .* is not the row that was the last when the key was first used/,
    )
  })

  test('keeps the checkpoint of the key when retention deletes its months', async () => {
    const later = new Date('2027-03-01T00:00:00Z')
    const maintenance = { ...world.logMaintenance, now: world.time.now }
    while ((await closeLogs(maintenance, { before: later, limit: 3 })) > 0);
    expect(await verify()).toBe('unbroken')
  })
})

test('erasing a person deletes the logged values and keeps the chain valid', async () => {
  const ada = await world.person()
  const { db, queue } = world.services
  await world.db.transaction((tx) =>
    writeLog(tx, world.time.now, {
      action: 'update',
      entity: 'users',
      actorId: ada.id,
      subjectId: ada.id,
      newValue: { fields: ['x'] },
    }),
  )
  await chainLogs(world.logMaintenance)
  await withoutTenantScope(() =>
    db.transaction((tx) => erasePerson(tx, { queue, now: world.time.now }, ada.id, 'asked')),
  )
  const { rows } = await world.pool.query(
    "select data from jobs.job where name = 'erase-log-values'",
  )
  expect(await eraseLogValues(world.logMaintenance, rows.at(-1).data.alias)).toBeGreaterThan(0)
  // a job may run twice
  expect(await eraseLogValues(world.logMaintenance, rows.at(-1).data.alias)).toBe(0)
  expect(await eraseLogValues(world.logMaintenance, randomUUID())).toBe(0)
  await chainLogs(world.logMaintenance)
  expect(await verify()).toBe('unbroken')
})

describe('database permissions of the log', () => {
  test.each([
    'update logs set count = 2',
    'delete from logs',
    'delete from log_values',
    'truncate log_values',
    'update log_checkpoints set rows = 0',
    `insert into log_checkpoints values ('2026-10', 1, 1, 'x')`,
    `insert into logs (at, action, entity, digest, seal_number, seal) values (now(), 'create', 'users', 'x', 7, 'x')`,
  ])('let the application insert entries but refuse: %s', async (text) => {
    await world.services.db.transaction((tx) =>
      writeLog(tx, world.time.now, { action: 'update', entity: 'users', actorId: null }),
    )
    for (const run of [
      () => world.services.db.execute(text),
      () => withoutTenantScope(() => world.services.db.execute(text)),
    ])
      await expect(run()).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  test('deny quartet_keeper any access to people', async () => {
    await expect(world.logMaintenance.db.execute('select email from users')).rejects.toMatchObject({
      cause: { code: '42501' },
    })
    await expect(
      world.logMaintenance.db.execute('update logs set action = $$create$$'),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

test('npm run verify-log prints the end, or exits with 1 and the first error', async () => {
  const run = (...args: string[]) =>
    runProcess('cli/verify-log.ts', args, {
      DATABASE_URL: world.urls.url,
      DATABASE_OWNER_URL: world.urls.ownerUrl,
      LOG_CHAIN_KEY: world.logMaintenance.key,
    })
  const { code, output } = await run()
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^6 rows, 0 months checkpointed, unbroken\. The end is 6:h1:\S+$/),
  ])
  expect(await run(output.split(' ').at(-1) ?? '')).toMatchObject({ code: 0 })
  expect(await run('what')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^npm run verify-log/),
  })
  await change(`update logs set count = 9 where seal_number = 5`)
  expect(await run()).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^BROKEN\. Row \d+ \(seal 5, /),
  })
})
