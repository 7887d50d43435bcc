import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { dataFolder, forget, freePort, runProcess, startProcess } from './base/testing/process.ts'
import { makeWorld } from './base/testing/world.ts'

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
  test('take an embedded database to another machine while its application runs on', async () => {
    const [here, there, file] = [folder(), folder(), path.join(folder(), 'quartet.gz')]
    const app = startProcess({ DATA_DIR: here, PORT: String(await freePort()) })
    await app.ready()
    const saved = await runProcess('backup.ts', [file], { DATA_DIR: here })
    expect(saved).toMatchObject({ code: 0, output: expect.stringMatching(/^\S+quartet\.gz: \d+ tables, [\d,]+ rows, \d\.\d MB, after \d/) })

    const running = await runProcess('restore.ts', [file], { DATA_DIR: here })
    expect(running).toMatchObject({ code: 1, output: expect.stringMatching(/^The database is not empty .*Nothing was changed\.$/) })
    await app.stop()

    const restored = await runProcess('restore.ts', [file], { DATA_DIR: there })
    expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/^Restored what was backed up at \d{4}-\S+: \d+ tables/) })
    expect(existsSync(path.join(there, 'pg/postmaster.pid'))).toBe(false)
    const PORT = String(await freePort())
    const again = startProcess({ DATA_DIR: there, PORT, ADMIN_PASSWORD: 'not the one that was kept' })
    await again.ready()
    expect(await login(PORT)).toBe(200)
    await again.stop()
  })

  test('take a database of DATABASE_URL', async () => {
    const file = path.join(folder(), 'quartet.gz')
    const world = await makeWorld()
    const DATABASE_URL = String(world.pool.options.connectionString)
    expect(await runProcess('backup.ts', [file], { DATABASE_URL })).toMatchObject({ code: 0 })
    expect(await runProcess('restore.ts', [file], { DATABASE_URL })).toMatchObject({
      code: 1,
      output: expect.stringContaining('not empty'),
    })
    await world.pool.query('create database restored_beside')
    const beside = { DATABASE_URL: DATABASE_URL.replace(/[^/]+$/, 'restored_beside') }
    expect(await runProcess('restore.ts', [file], beside)).toMatchObject({ code: 0 })
    await world.close()
  })

  test('say how they are used, and in one sentence what stands in the way', async () => {
    expect(await runProcess('backup.ts', [], {})).toMatchObject({ code: 1, output: expect.stringMatching(/^npm run backup -- FILE/) })
    expect(await runProcess('restore.ts', ['--help'], {})).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^npm run restore -- FILE/),
    })
    const DATABASE_URL = `postgres://u:hidden@127.0.0.1:${await freePort()}/x`
    const away = await runProcess('backup.ts', [path.join(folder(), 'quartet.gz')], { DATABASE_URL })
    expect(away).toMatchObject({ code: 1, output: expect.stringMatching(/^The database of DATABASE_URL does not answer.*\?$/) })
    expect(away.output).not.toContain('hidden')
    const missing = await runProcess('backup.ts', [path.join(folder(), 'missing/quartet.gz')], { DATA_DIR: folder() })
    expect(missing).toMatchObject({ code: 1, output: expect.stringMatching(/^This database holds no Quartet/) })
  })
})
