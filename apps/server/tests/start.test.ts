import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { copyPrepared } from '../testing/prepared-folder.ts'
import { dataFolder, forget, freePort, startProcess } from '../testing/process.ts'

const folders: string[] = []
afterAll(() => folders.forEach(forget))

async function envFor(DATA_DIR: string) {
  folders.push(DATA_DIR)
  return { PORT: String(await freePort()), DATA_DIR }
}
const freshEnv = () => envFor(dataFolder())
/** The folder of an installation that has been started and stopped before. */
const preparedEnv = async () => envFor(await copyPrepared(inject('preparedFolder')))
const get = async (PORT: string, where: string) =>
  (await fetch(`http://127.0.0.1:${PORT}${where}`)).status
const postgresPid = (DATA_DIR: string) =>
  Number(readFileSync(path.join(DATA_DIR, 'pg/postmaster.pid'), 'utf8').split('\n')[0])
const exists = (pid: number) =>
  existsSync(`/proc/${pid}/status`) &&
  !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))

async function until(holds: () => Promise<boolean> | boolean) {
  while (!(await holds())) await wait(50)
}

describe('a start in an empty folder', { timeout: 120_000 }, () => {
  test('serves, and SIGTERM ends it together with its PostgreSQL', async () => {
    const env = await freshEnv()
    const app = startProcess(env)
    await app.ready()
    expect(await get(env.PORT, '/readyz')).toBe(200)
    const pid = postgresPid(env.DATA_DIR)
    expect(exists(pid)).toBe(true)

    expect(await app.stop()).toBe(0)
    expect(exists(pid)).toBe(false)
    expect(app.output()).not.toMatch(/argon2|an administrator/)
  })

  test('adopts a PostgreSQL still running after kill -9, and the last process to leave stops it', async () => {
    const env = await preparedEnv()
    const first = startProcess(env)
    await first.ready()
    const pid = postgresPid(env.DATA_DIR)
    await first.stop('SIGKILL')
    expect(exists(pid)).toBe(true)

    const second = startProcess(env)
    await second.ready()
    expect(postgresPid(env.DATA_DIR)).toBe(pid)
    const third = startProcess({ ...env, PORT: String(await freePort()) })
    await third.ready()
    await second.stop()
    expect(exists(pid)).toBe(true)
    await third.stop('SIGINT')
    expect(exists(pid)).toBe(false)
  })

  test('leads to one PostgreSQL when two first starts run at once', async () => {
    const env = await freshEnv()
    const other = { ...env, PORT: String(await freePort()) }
    const [one, two] = [startProcess(env), startProcess(other)]
    await Promise.all([one.ready(), two.ready()])
    expect([await get(env.PORT, '/readyz'), await get(other.PORT, '/readyz')]).toEqual([200, 200])
    await Promise.all([one.stop(), two.stop()])
  })

  test('waits after both were killed for what PostgreSQL was still working on, and never starts a second one', async () => {
    const env = await preparedEnv()
    const first = startProcess(env)
    await first.ready()
    const busy = await longStatement(env.DATA_DIR)
    process.kill(postgresPid(env.DATA_DIR), 'SIGKILL')
    await first.stop('SIGKILL')

    const second = startProcess(env)
    const beside: boolean[] = []
    while (exists(busy)) beside.push(await serves(env.DATA_DIR))
    expect(beside.length).toBeGreaterThan(10)
    expect(beside).not.toContain(true)
    await second.ready()
    expect(await get(env.PORT, '/readyz')).toBe(200)
    await second.stop()
  })

  test('is not blocked by a pid file and a lock of dead processes', async () => {
    const env = await preparedEnv()
    const first = startProcess(env)
    await first.ready()
    await first.stop()
    writeFileSync(
      path.join(env.DATA_DIR, 'pg/postmaster.pid'),
      `${process.pid}\n${env.DATA_DIR}/pg\n0\n5432\n`,
    )
    writeFileSync(path.join(env.DATA_DIR, 'start.lock'), `${process.pid} 1`)

    const second = startProcess(env)
    await second.ready()
    expect(await get(env.PORT, '/readyz')).toBe(200)
    await second.stop()
  })
})

describe('a running application', { timeout: 120_000 }, () => {
  test('returns 503 without PostgreSQL and recovers by itself', async () => {
    const env = await preparedEnv()
    const app = startProcess(env)
    await app.ready()
    const pid = postgresPid(env.DATA_DIR)
    process.kill(pid, 'SIGKILL')

    const seen: number[] = []
    const langs = async () =>
      (await fetch(`http://127.0.0.1:${env.PORT}/api/langs`, { method: 'POST' })).status
    await until(async () => seen.push(await langs()) > 0 && seen.includes(503))
    await until(async () => (await langs()) === 200)
    expect(seen.every((status) => status === 200 || status === 503)).toBe(true)
    expect(postgresPid(env.DATA_DIR)).not.toBe(pid)
    expect(await get(env.PORT, '/healthz')).toBe(200)
    await app.stop()
  })

  test('rejects 200 MB at once, with and without a token, without its memory growing', async () => {
    const env = await preparedEnv()
    const app = startProcess(env)
    await app.ready()
    const memory = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.child.pid}/status`, 'utf8'))?.[1]) /
      1024
    const before = memory()
    const { status, sent } = await pour(Number(env.PORT), 200_000_000)
    expect(status).toBe(401)
    expect(sent).toBeLessThan(20_000_000)

    const token = await signIn(env.PORT)
    const headerSets: Record<string, string>[] = [
      { 'content-length': '200000000' },
      { 'transfer-encoding': 'chunked' },
    ]
    for (const headers of headerSets) {
      const signedIn = await pour(Number(env.PORT), 200_000_000, {
        ...headers,
        authorization: `Bearer ${token}`,
      })
      expect([headers, signedIn.status]).toEqual([headers, 413])
      expect(signedIn.sent).toBeLessThan(20_000_000)
    }
    expect(memory() - before).toBeLessThan(60)
    await app.stop()
  })

  test('serves metrics only to this machine and the list of calls to everyone', async () => {
    const env = await preparedEnv()
    const app = startProcess(env)
    await app.ready()
    const metrics = await fetch(`http://127.0.0.1:${env.PORT}/metrics`)
    expect(await metrics.text()).toContain('http_request_duration_seconds')
    const forwarded = await fetch(`http://127.0.0.1:${env.PORT}/metrics`, {
      headers: { 'x-forwarded-for': '127.0.0.1' },
    })
    expect(forwarded.status).toBe(403)
    expect(await get(env.PORT, '/docs')).toBe(200)
    const calls = await (await fetch(`http://127.0.0.1:${env.PORT}/openapi.json`)).text()
    expect(calls).toContain('/users/show/{user_id}')
    await app.stop()
  })
})

const clientOf = (DATA_DIR: string) => {
  const read = (name: string) => readFileSync(path.join(DATA_DIR, name), 'utf8').trim()
  const client = new pg.Client(
    `postgres://quartet:${read('pg-password')}@127.0.0.1:${read('pg-port')}/postgres`,
  )
  client.on('error', () => {})
  return client
}

/** The pid of a backend that computes for some seconds without reacting to anything. */
async function longStatement(DATA_DIR: string) {
  const client = clientOf(DATA_DIR)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() pid')
  client
    .query('select count(*) from generate_series(1, 20000000) n where n % 7 = 3')
    .catch(() => {})
  return rows[0].pid as number
}

async function serves(DATA_DIR: string) {
  const client = clientOf(DATA_DIR)
  const answered = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  await wait(20)
  return answered
}

async function signIn(PORT: string) {
  const response = await fetch(`http://127.0.0.1:${PORT}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost', password: 'an administrator' }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

/** Sends a body until the response arrives or the size is reached. */
function pour(
  port: number,
  size: number,
  more: Record<string, string> = { 'content-length': String(size) },
) {
  return new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
    let sent = 0
    let answered = false
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/users/save_answers',
      headers: { 'content-type': 'application/json', ...more },
    })
    call.on('response', (response) => {
      answered = true
      response.resume()
      resolve({ status: response.statusCode, sent })
      call.destroy()
    })
    call.on('error', (error) => !answered && reject(error))
    const write = () => {
      while (!answered && sent < size) {
        sent += chunk.length
        if (!call.write(chunk)) return call.once('drain', write)
      }
      return undefined
    }
    write()
  })
}

describe('a start that fails', { timeout: 60_000 }, () => {
  test.each([
    [
      'a wrong variable',
      async () => ({ PORT: 'eighty', DATA_DIR: '/tmp' }),
      /^The environment is wrong: PORT must be a whole number/,
    ],
    [
      'a database that does not answer',
      async () => ({
        ...(await freshEnv()),
        DATABASE_URL: `postgres://u:hidden@127.0.0.1:${await freePort()}/x`,
      }),
      /^The database of DATABASE_URL does not answer/,
    ],
    [
      'a folder that cannot be written',
      async () => ({ ...(await freshEnv()), DATA_DIR: unwritable() }),
      /^The data directory .* cannot be written/,
    ],
  ])('reports %s in one sentence', async (_, makeEnv, sentence) => {
    const app = startProcess(await makeEnv())
    expect(await app.ended).toBe(1)
    expect(app.output().trim()).toMatch(sentence)
    expect(app.output().trim().split('\n')).toHaveLength(1)
    expect(app.output()).not.toContain('hidden')
  })

  test('reports a port in use and stops the PostgreSQL that it started', async () => {
    const env = await preparedEnv()
    const squatter = createServer().listen(Number(env.PORT), '127.0.0.1')
    const app = startProcess(env)
    expect(await app.ended).toBe(1)
    expect(app.output().trim().split('\n').at(-1)).toBe(
      `Port ${env.PORT} is in use: stop what listens there, or choose another with PORT=...`,
    )
    expect(existsSync(path.join(env.DATA_DIR, 'pg/postmaster.pid'))).toBe(false)
    squatter.close()
  })

  test('lists the environment with --help and starts nothing', async () => {
    const app = startProcess({}, ['--help'])
    expect(await app.ended).toBe(0)
    expect(app.output()).toContain('DATABASE_URL')
  })
})

/** A path below a file, which nobody can create, not even root. */
function unwritable() {
  const folder = dataFolder()
  folders.push(folder)
  writeFileSync(path.join(folder, 'file'), '')
  return path.join(folder, 'file', 'data')
}
