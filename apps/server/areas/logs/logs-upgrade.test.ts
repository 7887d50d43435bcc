import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '../../backup/backup.ts'
import { restore } from '../../backup/restore.ts'
import { migrateDb, openDb } from '../../db/db.ts'
import { openLogMaintenance } from '../../db/maintenance.ts'
import { prepareDb } from '../../db/prepare-db.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { makeLog } from '../../monitoring/log.ts'
import { runProcess } from '../../testing/process.ts'
import { makeWorld, type World } from '../../testing/world.ts'
import { chainHashOf, chainLogs, closeLogs, writeLog } from './commands.ts'
import { verifyLog } from './queries.ts'

let world: World
let folder: string
let file: string
beforeAll(async () => {
  world = await makeWorld()
  folder = mkdtempSync(path.join(tmpdir(), 'quartet-upgrade-'))
  file = path.join(folder, 'old.tar.gz')
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

async function emptyDatabase() {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await world.pool.query(`create database ${name}`)
  const on = (address: string) => address.replace(/[^/]+$/, name)
  return { url: on(world.urls.url), ownerUrl: on(world.urls.ownerUrl) }
}

/**
 * An installation from before the chain had a key: one month in a checkpoint, four chained rows and
 * one that is not in the chain yet.
 */
async function makeOldInstallation() {
  const urls = await emptyDatabase()
  const pool = new pg.Pool({ connectionString: urls.ownerUrl, max: 1 })
  const db = drizzle({ client: pool })
  await migrateDb(urls.ownerUrl)
  await pool.query(
    `insert into log_checkpoints (month, rows, seal_number, seal) values ('2025-10', 30, 30, 'the last of October')`,
  )
  for (let number = 0; number < 5; number++)
    await db.transaction((tx) =>
      writeLog(tx, world.time.now, {
        action: 'update',
        entity: 'users',
        entityId: number,
        actorId: null,
        newValue: { fields: [number] },
      }),
    )
  const { rows } = await pool.query('select *, entity_id as "entityId" from logs order by id')
  let seal = 'the last of October'
  for (const [at, row] of rows.slice(0, 4).entries()) {
    seal = chainHashOf(seal, row)
    await pool.query('update logs set seal_number = $1, seal = $2 where id = $3', [
      31 + at,
      seal,
      row.id,
    ])
  }
  await backUp(urls.ownerUrl, file, world.time.now)
  await pool.end()
  return urls
}

describe('upgrading a log without a key', { timeout: 120_000 }, () => {
  test.each([
    ['an installation that is upgraded', async () => makeOldInstallation()],
    [
      'its backup that is restored',
      async () => {
        await makeOldInstallation()
        const urls = await emptyDatabase()
        await restore(urls.ownerUrl, file)
        return urls
      },
    ],
  ])('continues the chain with a key in %s', async (_, make) => {
    rmSync(file, { force: true })
    const urls = await make()
    await prepareDb(urls, makeLog('silent'))
    const logMaintenance = openLogMaintenance(urls.ownerUrl, world.logMaintenance.key, () => {})
    const { db, pool } = openDb(urls.url, () => {}, 'jobs')
    const owner = new pg.Client(urls.ownerUrl)
    await owner.connect()
    try {
      const verify = () => verifyLog(logMaintenance).catch((error: Error) => error.message)
      expect(await verify()).toMatch(/^No row was sealed with a key yet/)
      expect(await chainLogs(logMaintenance)).toBe(1)
      expect(await verify()).toMatchObject({
        rows: 5,
        months: 1,
        unkeyed: 4,
        unchecked: 0,
        unchained: 0,
        end: { chainNumber: 35 },
      })
      await withoutTenantScope(() =>
        db.transaction((tx) =>
          writeLog(tx, world.time.now, { action: 'update', entity: 'users', actorId: null }),
        ),
      )
      expect(await chainLogs(logMaintenance)).toBe(1)

      const args = {
        DATABASE_URL: urls.url,
        DATABASE_OWNER_URL: urls.ownerUrl,
        LOG_CHAIN_KEY: logMaintenance.key,
      }
      expect(await runProcess('cli/verify-log.ts', [], args)).toMatchObject({
        code: 0,
        output: expect.stringMatching(
          /^6 rows, 1 month checkpointed, unbroken; 4 of them sealed before there was a key\. The end is 36:h1:/,
        ),
      })
      const later = new Date('2027-03-01T00:00:00Z')
      expect(await closeLogs({ ...logMaintenance, now: later }, { before: later })).toBe(6)
      expect(await verify()).toMatchObject({
        rows: 0,
        months: 2,
        unchained: 1,
        end: { chainNumber: 36 },
      })
      await owner.query(`update log_checkpoints set rows = 29 where month = '2025-10'`)
      expect(await verify()).toMatch(/^The checkpoint of 2025-10 was changed/)
    } finally {
      await Promise.all([logMaintenance.end(), pool.end(), owner.end()])
    }
  })
})
