import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeouts } from '../../db/db.ts'
import { readyTimeoutMs } from '../../http/static-site.ts'
import { type Answer, type Caller, makeCaller } from '../../testing/faults/caller.ts'
import {
  type App,
  type Installation,
  isReady,
  makeInstallation,
} from '../../testing/faults/installation.ts'
import { arrive, openSchool } from '../../testing/faults/newcomers.ts'
import { password } from '../../testing/world.ts'

const times = 5
let installation: Installation
let app: App
let callers: Caller[]
let person: { id: number; email: string; token: string }

beforeAll(async () => {
  installation = await makeInstallation()
  app = await installation.start()
  callers = Array.from({ length: 24 }, makeCaller) // more than there are connections
  await openSchool(installation)
  person = await arrive(callers[0] as Caller, app.port, installation)
})
afterAll(async () => {
  for (const caller of callers) caller.end()
  signal('SIGCONT')
  await installation.end()
})

/**
 * Signals PostgreSQL and each of its processes, because stopping the main process does not stop
 * existing connections.
 */
function signal(name: 'SIGSTOP' | 'SIGCONT') {
  const main = installation.postgresPid()
  if (!(main > 1)) return // pid 0 would signal the whole process group of this test
  const children = readdirSync('/proc').filter(
    (entry) => /^\d+$/.test(entry) && parentOf(entry) === main,
  )
  for (const pid of name === 'SIGSTOP'
    ? [main, ...children.map(Number)]
    : [...children.map(Number), main])
    sendTo(pid, name)
}
function sendTo(pid: number, name: 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(pid, name)
  } catch (error) {
    // ESRCH: it has already ended
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
function parentOf(pid: string) {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined // it has already ended
  }
}

const show = (caller: Caller) =>
  caller.call(app.port, `GET /users/show/${person.id}`, { token: person.token })
const logIn = (caller: Caller) =>
  caller.call(app.port, 'POST /login', { body: { email: person.email, password } })
/**
 * Reads and logins (with a transaction and counters), which wait for the database in different
 * ways.
 */
const callsOf = (all: Caller[]) =>
  all.map((caller, at) => (at % 3 === 0 ? logIn(caller) : show(caller)))
const statuses = async (answers: Promise<Answer | undefined>[]) =>
  new Set((await Promise.all(answers)).map((answer) => answer?.status))
const connections = async (state: string) => {
  const text = await (await fetch(`http://127.0.0.1:${app.port}/metrics`)).text()
  return Number(
    new RegExp(`^database_connections\\{state="${state}"\\} (\\d+)`, 'm').exec(text)?.[1],
  )
}

test('a call waits less than 8 s for the database, and /readyz less than 2 s', () => {
  const { connectionTimeoutMillis, statement_timeout, query_timeout } = timeouts.calls
  expect(connectionTimeoutMillis + query_timeout).toBeLessThan(8_000)
  expect(statement_timeout).toBeLessThan(query_timeout)
  expect(readyTimeoutMs).toBeLessThan(2_000)
})

test('a hanging PostgreSQL leads to 503 until it continues, then calls succeed again', {
  timeout: 5 * 60_000,
}, async () => {
  for (let time = 0; time < times; time++) {
    // repeated logins end the oldest session
    person.token = (await logIn(callers[0] as Caller))?.body.access_token
    expect(await statuses(callsOf(callers))).toEqual(new Set([200]))
    expect(await isReady(app.port)).toBe(true)

    signal('SIGSTOP')
    const order: string[] = []
    const calls = callsOf(callers).map((call) => call.finally(() => order.push('call')))
    const ready = isReady(app.port).finally(() => order.push('ready'))
    expect(await ready).toBe(false)
    expect(await statuses(calls)).toEqual(new Set([503])) // the test client gives up after 30 s
    // calls that got no connection are refused sooner, those with one wait longer than /readyz
    expect(order.at(-1)).toBe('call')
    expect(await statuses(callsOf(callers))).toEqual(new Set([503])) // later calls as well

    signal('SIGCONT')
    expect(await statuses(callsOf(callers))).toEqual(new Set([200]))
    expect(await isReady(app.port)).toBe(true)
    // abandoned connections are closed, not leaked
    while ((await connections('busy')) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await connections('waiting')).toBe(0)
    await installation.rows('delete from rate_limits')
  }
})
