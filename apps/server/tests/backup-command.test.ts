import { copyFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { chainLogs } from '../areas/logs/commands.ts'
import { erasePerson } from '../areas/privacy/commands.ts'
import { listErased } from '../areas/privacy/jobs.ts'
import { makeErasedList } from '../backup/erased-people.ts'
import { restore } from '../backup/restore.ts'
import { withoutTenantScope } from '../db/tenant.ts'
import { dataFolder, forget, freePort, runProcess, startProcess } from '../testing/process.ts'
import { makeWorld } from '../testing/world.ts'

const folders: string[] = []
const folder = () => folders[folders.push(dataFolder()) - 1] ?? ''
afterAll(() => folders.forEach(forget))

async function login(PORT: string) {
  const body = JSON.stringify({ email: 'admin@localhost', password: 'an administrator' })
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return answer.status
}

describe('npm run backup and npm run restore', { timeout: 120_000 }, () => {
  test('move an embedded database to another machine while its application is running', async () => {
    const [here, there, file] = [folder(), folder(), path.join(folder(), 'quartet.gz')]
    const app = startProcess({ DATA_DIR: here, PORT: String(await freePort()) })
    await app.ready()
    const saved = await runProcess('cli/backup.ts', [file], { DATA_DIR: here })
    expect(saved).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^\S+quartet\.gz: \d+ tables, [\d,]+ rows, \d+ files, \d\.\d MB, after \d/,
      ),
    })

    const running = await runProcess('cli/restore.ts', [file], { DATA_DIR: here })
    expect(running).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The database is not empty .*Nothing was changed\.$/),
    })
    await app.stop()

    const restored = await runProcess(
      'cli/restore.ts',
      [file, '--erased-people', path.join(here, 'erased-people.txt')],
      {
        DATA_DIR: there,
      },
    )
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Restored what was backed up at \d{4}-\S+: \d+ tables/),
    })
    expect(existsSync(path.join(there, 'pg/postmaster.pid'))).toBe(false)
    const PORT = String(await freePort())
    const again = startProcess({
      DATA_DIR: there,
      PORT,
      ADMIN_PASSWORD: 'not the one that was kept',
    })
    await again.ready()
    expect(await login(PORT)).toBe(200)
    await again.stop()
  })

  test('back up and restore a database of DATABASE_URL', async () => {
    const file = path.join(folder(), 'quartet.gz')
    const world = await makeWorld()
    const DATABASE_URL = String(world.pool.options.connectionString)
    const DATA_DIR = folder()
    await chainLogs(world.logMaintenance)
    const identity = path.join(DATA_DIR, 'key.txt')
    const key = await generateX25519Identity()
    writeFileSync(identity, `# a key as age-keygen writes it\n${key}\n`)
    const BACKUP_RECIPIENT = await identityToRecipient(key)
    expect(
      await runProcess('cli/backup.ts', [file], { DATABASE_URL, DATA_DIR, BACKUP_RECIPIENT }),
    ).toMatchObject({
      code: 0,
      output: expect.stringContaining('MB, encrypted'),
    })
    expect(await runProcess('cli/restore.ts', [file], { DATABASE_URL, DATA_DIR })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/is encrypted: name the file with its key with --identity/),
    })
    expect(
      await runProcess('cli/restore.ts', [file, '--identity', identity], {
        DATABASE_URL,
        DATA_DIR,
      }),
    ).toMatchObject({
      code: 1,
      output: expect.stringContaining('not empty'),
    })
    await world.pool.query('create database restored_beside')
    const beside = { DATA_DIR, DATABASE_URL: DATABASE_URL.replace(/[^/]+$/, 'restored_beside') }
    const restored = await runProcess('cli/restore.ts', [file, '--identity', identity], beside)
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/WARNING: the log was sealed with a key that is not here\./),
    })

    await world.pool.query('create database restored_with_key')
    const LOG_CHAIN_KEY = world.logMaintenance.key
    const withKey = {
      DATA_DIR,
      LOG_CHAIN_KEY,
      DATABASE_URL: DATABASE_URL.replace(/[^/]+$/, 'restored_with_key'),
    }
    const second = await runProcess('cli/restore.ts', [file, '--identity', identity], withKey)
    expect(second).toMatchObject({ code: 0, output: expect.not.stringContaining('WARNING') })
    expect(await runProcess('cli/verify-log.ts', [], withKey)).toMatchObject({
      code: 0,
      output: expect.stringContaining('unbroken'),
    })
    await world.close()
  })

  test('print their usage, and errors in one sentence', async () => {
    expect(await runProcess('cli/backup.ts', [], {})).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^npm run backup -- FILE/),
    })
    expect(await runProcess('cli/restore.ts', ['--help'], {})).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^npm run restore -- FILE/),
    })
    const DATABASE_URL = `postgres://u:hidden@127.0.0.1:${await freePort()}/x`
    const away = await runProcess('cli/backup.ts', [path.join(folder(), 'quartet.gz')], {
      DATABASE_URL,
    })
    expect(away).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The database of DATABASE_URL does not answer.*\?$/),
    })
    expect(away.output).not.toContain('hidden')
    const missing = await runProcess('cli/backup.ts', [path.join(folder(), 'missing/quartet.gz')], {
      DATA_DIR: folder(),
    })
    expect(missing).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^This database holds no Quartet/),
    })
  })
})

describe('people erased after a backup', { timeout: 300_000 }, () => {
  test('are erased from rows, log and files after a restore, which reports their number', async () => {
    const world = await makeWorld()
    const DATABASE_URL = String(world.pool.options.connectionString)
    const [DATA_DIR, file] = [folder(), path.join(folder(), 'quartet.tar.gz')]
    symlinkSync(world.folder, path.join(DATA_DIR, 'files'))
    world.time.now = new Date()
    const photoOf = async (letter: string) => {
      const person = await world.person()
      const image = `${letter.repeat(32)}.webp`
      await world.services.files.write('avatars', image, Buffer.from(`photo ${letter}`))
      await world.pool.query('update users set image = $1 where id = $2', [image, person.id])
      await world.call(`PUT /users/save/${person.id}`, {
        token: person.token,
        body: { first_name: 'Xanthippe' },
      })
      const { rows } = await world.pool.query(
        'select log_alias as alias from users where id = $1',
        [person.id],
      )
      return { ...person, image, alias: String(rows[0].alias) }
    }
    const [eve, ada] = [await photoOf('e'), await photoOf('a')]
    const list = makeErasedList(path.join(DATA_DIR, 'erased-people.txt'))
    await withoutTenantScope(() =>
      listErased({ ...world.services, erasedList: list, now: new Date() }, { complete: true }),
    )
    const old = path.join(folder(), 'erased-people.txt')
    copyFileSync(list.file, old)
    expect(await runProcess('cli/backup.ts', [file], { DATABASE_URL, DATA_DIR })).toMatchObject({
      code: 0,
      output: expect.stringContaining(' 2 files,'),
    })

    const { db, queue } = world.services
    await withoutTenantScope(() =>
      db.transaction((tx) => erasePerson(tx, { queue, now: new Date() }, eve.id, 'asked')),
    )
    await withoutTenantScope(() =>
      Promise.all([1, 2, 3].map(() => listErased({ db, erasedList: list, now: new Date() }))),
    )
    expect((await list.read()).erased.map(({ alias }) => alias)).toEqual([eve.alias])
    expect(readFileSync(list.file, 'utf8')).not.toMatch(/xanthippe|example\.org/i)

    let count = 0
    const emptyOne = async () => {
      const name = `erased_${++count}`
      await world.pool.query(`create database ${name}`)
      return { DATABASE_URL: DATABASE_URL.replace(/[^/]+$/, name), DATA_DIR: folder() }
    }
    const contentsOf = async ({
      DATABASE_URL,
      DATA_DIR,
    }: {
      DATABASE_URL: string
      DATA_DIR: string
    }) => {
      const client = new pg.Client(DATABASE_URL)
      await client.connect()
      const has = async (sql: string, value: unknown) =>
        (await client.query(sql, [value])).rowCount !== 0
      const one = async ({ id, alias, image }: typeof eve) => ({
        row: await has('select from users where id = $1', id),
        logged: await has(
          "select from log_values v join logs l on l.id = v.log_id where l.subject = $1 and v.new_value::text not like '%erased%'",
          alias,
        ),
        photo: existsSync(path.join(DATA_DIR, 'files/avatars', image)),
      })
      const result = { eve: await one(eve), ada: await one(ada) }
      await client.end()
      return result
    }
    const [gone, there] = [
      { row: false, logged: false, photo: false },
      { row: true, logged: true, photo: true },
    ]

    const target = await emptyOne()
    const without = await runProcess('cli/restore.ts', [file], target)
    expect(without).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^There is no list of erased people at .*Nothing was changed\.$/,
      ),
    })
    const outdated = await runProcess('cli/restore.ts', [file, '--erased-people', old], target)
    expect(outdated).toMatchObject({
      code: 1,
      output: expect.stringMatching(/is older than the backup of .*Nothing was changed\.$/),
    })
    const restored = await runProcess(
      'cli/restore.ts',
      [file, '--erased-people', list.file],
      target,
    )
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringContaining('; 1 person who was erased since then erased again;'),
    })
    expect(await contentsOf(target)).toEqual({ eve: gone, ada: there })

    // with --nobody-erased they come back
    const back = await emptyOne()
    expect(await runProcess('cli/restore.ts', [file, '--nobody-erased'], back)).toMatchObject({
      code: 0,
      output: expect.stringContaining('; 0 people'),
    })
    expect(await contentsOf(back)).toEqual({ eve: there, ada: there })

    // restored in another way, or interrupted: a start erases them before it serves
    const other = await emptyOne()
    await restore(other.DATABASE_URL, file, { directory: path.join(other.DATA_DIR, 'files') })
    // the list of the restored installation is complete and can be used again
    copyFileSync(
      path.join(target.DATA_DIR, 'erased-people.txt'),
      path.join(other.DATA_DIR, 'erased-people.txt'),
    )
    expect(await contentsOf(other)).toEqual({ eve: there, ada: there })
    const app = startProcess({ ...other, PORT: String(await freePort()) })
    await app.ready()
    expect(await contentsOf(other)).toEqual({ eve: gone, ada: there })
    expect(app.output()).toContain('were erased again')
    await app.stop()
    await world.close()
  })
})

describe('the list of erased people', () => {
  const [one, two] = [
    { alias: '0b8b3c8e-3a52-4f0e-9a55-6d1a0f4f2b11', at: new Date('2026-09-01T00:00:00Z') },
    { alias: '7c1d8b7e-8f55-4b0a-8a49-0f5b7c0f9d22', at: new Date('2026-11-01T00:00:00Z') },
  ]
  const makeList = () => makeErasedList(path.join(folder(), 'erased-people.txt'))

  test('contains each person once, even after a killed process left half a line', async () => {
    const list = makeList()
    expect(await list.read()).toEqual({ erased: [], completeUntil: null })
    await list.add([one])
    writeFileSync(list.file, `${readFileSync(list.file, 'utf8')}2026-11-01T00:00:00.000Z eras`)
    await list.add([one, two])
    await list.add([one, two], new Date('2026-11-02T00:00:00Z'))
    expect(await list.read()).toEqual({
      erased: [one, two],
      completeUntil: new Date('2026-11-02T00:00:00Z'),
    })
  })

  test('drops people whom no backup contains any more and stays complete', async () => {
    const list = makeList()
    await list.add([one, two])
    await list.forget(new Date('2026-10-01T00:00:00Z'), new Date('2026-11-20T00:00:00Z'))
    expect(await list.read()).toEqual({
      erased: [two],
      completeUntil: new Date('2026-11-20T00:00:00Z'),
    })
  })
})
