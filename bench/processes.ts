import { type ChildProcess, fork, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../apps/server/testing/process.ts'

/** SERVER_DIR: another checkout whose server is measured instead. */
const main = path.resolve(
  process.env.SERVER_DIR ?? path.join(import.meta.dirname, '..'),
  'apps/server/main.ts',
)

/**
 * Cleanup of everything that was started or created, run in reverse order however the bench ends.
 */
const undo: (() => Promise<unknown>)[] = []
export const untilTheEnd = (end: () => Promise<unknown>) => void undo.push(end)

export async function endAll() {
  for (const end of undo.splice(0).reverse())
    await end().catch((error) => console.error(String(error)))
}

/** Creates a data directory in memory where possible, so that figures do not depend on the disk. */
export function newFolder() {
  const folder = mkdtempSync(
    path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'quartet-bench-'),
  )
  untilTheEnd(async () => {
    await endPostgres(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/**
 * Starts the real application on a free port with the Node options of the bench. `startedAfter` is
 * the time in milliseconds until it reports that it is serving.
 */
export async function startApp(
  folder: string,
  databaseUrl?: string,
  more: Record<string, string> = {},
) {
  const port = await freePort()
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: folder,
    ADMIN_PASSWORD: 'an administrator',
    LOG_LEVEL: 'warn',
    TRAFFIC_FACTOR: '1000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...more,
  }
  const began = performance.now()
  // ipc: the process ends when the bench is killed
  const child = spawn(process.execPath, [...process.execArgv, main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = endedAtTheEnd(child, 'the application')
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const hear = (part: unknown) => {
      output += String(part)
      if (output.includes('Quartet is at')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('exit', () => reject(new Error(`the application ended: ${output}`)))
  })
  return { port, stop, startedAfter: performance.now() - began, pid: child.pid ?? 0 }
}

/**
 * Connects to the embedded PostgreSQL of an application under test, with the rights of its owner.
 */
export function databaseIn(folder: string) {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim()
  const url = `postgres://quartet:${read('pg-password')}@127.0.0.1:${read('pg-port')}/postgres`
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {}) // the application stops its PostgreSQL before the pool ends
  untilTheEnd(() => pool.end())
  return { url, pool }
}

/** Memory of a process now (VmRSS) or at its peak (VmHWM). */
export const megabytes = (pid: number, what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) /
  1024

/** Starts bench/floor.ts in a separate process. */
export async function startFloor(url: string) {
  const child = helper('floor.ts', [url])
  return { port: await answerOf<number>(child), pid: child.pid ?? 0 }
}

export type Call = { method: string; path: string; headers: Record<string, string>; body?: string }
export type Round = { port: number; connections: number; calls: Call[] }
/** A fixed number of requests per second, whether or not earlier ones have been answered. */
export type Steady = { port: number; perSecond: number; calls: Call[] }
export type Pace = { perSecond: number; p50: number; p99: number; max: number }

/** Starts bench/load.ts in a separate process; runs one round at a time. */
export function startLoad() {
  const child = helper('load.ts')
  return async (round: Round): Promise<Pace> => {
    child.send(round)
    const answer = await answerOf<Pace | { failed: string }>(child)
    if ('failed' in answer) throw new Error(answer.failed)
    return answer
  }
}
export type Load = ReturnType<typeof startLoad>

/** The same process at a steady rate; failed requests are returned in `errors`. */
export function startSteadyLoad() {
  const child = helper('load.ts')
  return async (round: Steady) => {
    child.send(round)
    return answerOf<Pace & { errors: string[] }>(child)
  }
}

function helper(file: string, args: string[] = []) {
  const child = fork(path.join(import.meta.dirname, file), args)
  endedAtTheEnd(child, file)
  return child
}

const answerOf = <T>(child: ChildProcess) =>
  new Promise<T>((resolve, reject) => {
    const gone = () => reject(new Error(`${child.spawnargs.at(-1)} ended`))
    child.once('exit', gone)
    child.once('message', (message) => {
      child.off('exit', gone)
      resolve(message as T)
    })
  })

/**
 * Stops a process with SIGTERM, then SIGKILL if it does not end. Logs a process that ends too
 * early.
 */
function endedAtTheEnd(child: ChildProcess, name: string) {
  let stopping = false
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  child.on(
    'exit',
    (code, signal) => !stopping && console.error(`${name} ended by itself (${signal ?? code})`),
  )
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    stopping = true
    child.kill()
    const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await gone
    clearTimeout(timer)
  }
  untilTheEnd(stop)
  return stop
}

/**
 * Stops PostgreSQL after an application that was killed or failed at the start; otherwise the
 * application stops it.
 */
async function endPostgres(folder: string) {
  const pidFile = path.join(folder, 'pg/postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  try {
    process.kill(pid, 'SIGINT')
    for (let tries = 0; existsSync(pidFile) && tries < 100; tries++) await wait(100)
  } catch {} // it had already ended
}
