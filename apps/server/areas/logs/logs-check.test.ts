import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withoutTenantScope } from '../../db/tenant.ts'
import { days, type Member, makeWorld, type World } from '../../testing/world.ts'
import { forgetChecks } from './check-commands.ts'
import { chainLogs, writeLog } from './commands.ts'
import { giveUpChecks, runCheck } from './jobs.ts'

let world: World
let root: Member
beforeAll(async () => {
  world = await makeWorld()
  root = await world.person({ role: 'super_admin', type: 'institution' })
})
beforeEach(async () => {
  await world.pool.query(
    'delete from log_checks; delete from log_values; delete from logs; delete from log_checkpoints',
  )
  await world.db.transaction(async (tx) => {
    for (let entityId = 1; entityId <= 6; entityId++)
      await writeLog(tx, world.time.now, {
        ...{ action: 'update', entity: 'tasks', entityId, actorId: null },
        newValue: { status: entityId },
      })
  })
  await chainLogs(world.logMaintenance)
})
afterAll(() => world.close())

const begin = async () =>
  (await world.call('POST /logs/chain/verify', { token: root.token })).body.check
const latest = async () =>
  (await world.call('GET /logs/chain/verification', { token: root.token })).body.check
const run = (id: number) =>
  withoutTenantScope(() => runCheck(world.services, world.logMaintenance, id))
async function verify() {
  const { id } = await begin()
  await run(id)
  return latest()
}

test('a verification says how many entries it read and of which time', async () => {
  expect(await latest()).toBeNull()
  const check = await begin()
  expect(check).toMatchObject({ state: 'running', finished_at: null })
  expect((await begin()).id).toBe(check.id) // one at a time
  await run(check.id)
  const at = world.time.now.toISOString()
  expect(await latest()).toMatchObject({
    ...{ id: check.id, state: 'unbroken', entries: 6, unchained: 1 },
    ...{ first_at: at, last_at: at, fault: null, fault_id: null },
  })
  const logged = await world.pool.query("select from logs where entity = 'log_checks'")
  expect(logged.rowCount).toBe(1)
})

const idOf = async (number: number) =>
  (await world.pool.query('select id from logs where seal_number = $1', [number])).rows[0]?.id
const rowAt = (number: number) => `(select id from logs where seal_number = ${number})`

test.each([
  ['a changed entry', "update logs set action = 'create' where seal_number = 3", 'row_changed', 3],
  [
    'changed values',
    `update log_values set new_value = '{"status":9}' where log_id = ${rowAt(4)}`,
    'values_changed',
    4,
  ],
  ['deleted values', `delete from log_values where log_id = ${rowAt(4)}`, 'values_deleted', 4],
  [
    'a removed entry',
    `delete from log_values where log_id = ${rowAt(2)}; delete from logs where seal_number = 2`,
    'row_missing',
    3,
  ],
  [
    'an inserted entry',
    `update logs set seal_number = seal_number + 100 where seal_number > 3; update logs set seal_number = seal_number - 99 where seal_number > 100;
     insert into logs (at, action, entity, digest, seal_number, seal) select at, action, entity, digest, 4, seal from logs where seal_number = 3`,
    'row_changed',
    4,
  ],
] as const)('finds %s', async (_, change, fault, number) => {
  expect((await verify()).state).toBe('unbroken')
  await world.pool.query('delete from log_checks')
  await world.pool.query(change)
  expect(await verify()).toMatchObject({ state: 'broken', fault, fault_id: await idOf(number) })
})

test('finds that the end is gone which the verification before had seen', async () => {
  expect((await verify()).state).toBe('unbroken')
  await world.pool.query(
    `delete from log_values where log_id in (select id from logs where seal_number > 4 or seal_number is null); delete from logs where seal_number > 4 or seal_number is null`,
  )
  expect(await verify()).toMatchObject({ state: 'broken', fault: 'end_missing', fault_id: null })
})

test('run twice it keeps its outcome, and one that never ended is given up', async () => {
  const check = await verify()
  await run(check.id)
  expect(await latest()).toEqual(check)
  await begin()
  const tomorrow = new Date(world.time.now.getTime() + 2 * days)
  await withoutTenantScope(() => giveUpChecks(world.services.db, tomorrow))
  expect((await latest()).state).toBe('failed')
  await withoutTenantScope(() => forgetChecks(world.services.db, tomorrow))
  expect(await latest()).toBeNull()
})
