import { randomUUID } from 'node:crypto'
import { existsSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbedded } from '../embedded/embedded-postgres.ts'
import { makeLog } from '../monitoring/log.ts'
import { dataFolder, forget } from '../testing/process.ts'
import { makeWorld, type World } from '../testing/world.ts'
import { openDb } from './db.ts'
import { excessOf } from './login.ts'
import { prepareDb } from './prepare-db.ts'

let world: World
let serving: pg.Pool
beforeAll(async () => {
  world = await makeWorld()
  serving = new pg.Pool({ connectionString: world.urls.url, max: 1 })
  await world.person()
})
afterAll(async () => {
  await serving.end()
  await world.close()
})

describe('the serving user', () => {
  test('owns nothing and cannot bypass a policy, while excessOf reports the owner', async () => {
    expect(await excessOf(serving)).toBeUndefined()
    expect(await excessOf(world.pool)).toBe('quartet is a superuser')
    const { rows } = await serving.query(
      'select from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = session_user',
    )
    expect(rows).toEqual([])
  })

  test.each([
    'select * from users',
    'set role quartet_keeper',
    'set role quartet',
    'set session authorization quartet',
    'create role another',
    'create table another ()',
    'alter table users disable row level security',
    'set role quartet_app; delete from jobs.job',
    'set role quartet_app; select data from jobs.job',
    'set row_security = off; set role quartet_app; select * from users',
  ])('is denied: %s', async (attempt) => {
    const client = await serving.connect()
    await expect(client.query(attempt)).rejects.toMatchObject({ code: '42501' })
    client.release(true)
  })

  test('can switch to a role it serves as', async () => {
    await serving.query('set role quartet_platform')
    expect((await serving.query('select from users')).rowCount).toBeGreaterThan(0)
    await serving.query('reset role')
  })
})

test('an owner with only the right to create roles creates the user of DATABASE_URL with its password', async () => {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await world.pool.query(`
    do $$ begin create role steward login createrole password 'steward'; exception when duplicate_object then null; end $$;
    grant quartet_app, quartet_platform, quartet_keeper, quartet_queue to steward with admin option`)
  await world.pool.query(`create database ${name} owner steward`)
  const as = (user: string) =>
    world.urls.ownerUrl.replace(/quartet:[^@]+@/, `${user}@`).replace(/[^/]+$/, name)
  const urls = { url: as(`${name}:it's%20secret`), ownerUrl: as('steward:steward') }
  await prepareDb(urls, makeLog('silent'))
  await prepareDb(urls, makeLog('silent')) // the second start finds everything in place

  const { pool } = openDb(urls.url, () => {}, 'calls')
  expect(await excessOf(pool)).toBeUndefined()
  expect((await pool.query('select current_user')).rows).toEqual([{ current_user: 'quartet_app' }])
  await pool.end()
  const { pool: owners } = openDb(urls.ownerUrl, () => {}, 'calls')
  expect(await excessOf(owners)).toBe('steward owns the tables')
  await owners.end()
})

test('an embedded database of an older version gets its serving user at the next start, and a lost password is replaced', async () => {
  const folder = dataFolder()
  const file = path.join(folder, 'pg-serving-password')
  const log = makeLog('silent')
  try {
    for (const before of [
      () => {},
      (owner: pg.Client) => owner.query('drop owned by quartet_serving; drop role quartet_serving'),
      () => {},
    ]) {
      const embedded = await startEmbedded(folder, ['-F'])
      const owner = new pg.Client(embedded.ownerUrl)
      await owner.connect()
      await prepareDb(embedded, log)
      const { pool } = openDb(embedded.url, () => {}, 'calls')
      expect(await excessOf(pool)).toBeUndefined()
      await pool.end()
      expect(statSync(file).mode & 0o777).toBe(0o600)
      await before(owner)
      await owner.end()
      rmSync(file)
      await embedded.leave()
    }
    expect(existsSync(file)).toBe(false)
  } finally {
    forget(folder)
  }
})
