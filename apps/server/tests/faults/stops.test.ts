import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, granted, makeCaller } from '../../testing/faults/caller.ts'
import {
  type App,
  type Installation,
  isReady,
  makeInstallation,
} from '../../testing/faults/installation.ts'
import { arrive, openSchool } from '../../testing/faults/newcomers.ts'
import { type Line, tableOf } from '../../testing/faults/report.ts'
import { makeWriters } from '../../testing/faults/writers.ts'
import { dataFolder, forget } from '../../testing/process.ts'
import { password } from '../../testing/world.ts'

const times = 20
const lines: Line[] = []
let installation: Installation

beforeAll(async () => {
  installation = await makeInstallation()
})
afterAll(async () => {
  console.log(tableOf(lines))
  await installation.end()
})

test('SIGTERM lets every call in progress finish, and the process exits with 0', {
  timeout: 10 * 60_000,
}, async () => {
  let app = await installation.start()
  const writers = await makeWriters(installation, () => [app.port])
  const line: Line = { fault: 'SIGTERM', times: 0, acknowledged: 0, unanswered: 0, findings: [] }
  const codes: (number | null)[] = []
  for (; line.times < times; line.times++) {
    await writers.begin()
    codes.push(await app.stop())
    await writers.pause()
    app = await installation.start()
    line.findings.push(...(await writers.findings()))
  }
  lines.push({
    ...line,
    acknowledged: writers.counts.acknowledged,
    unanswered: writers.counts.unknown,
  })
  writers.end()
  await app.stop()
  expect(codes).toEqual(codes.map(() => 0))
  expect(line.findings).toEqual([])
  expect(writers.unheard()).toBe(0)
  expect([...writers.statuses.keys()].sort()).toEqual(['200', 'cut'])
})

describe('two processes on one database', { timeout: 10 * 60_000 }, () => {
  const elsewhere = dataFolder()
  let [one, two]: App[] = []
  let caller: Caller
  const startTwo = () =>
    installation.start({ DATABASE_URL: installation.url(), DATA_DIR: elsewhere })

  beforeAll(async () => {
    one = await installation.start()
    two = await startTwo()
    caller = makeCaller()
    await openSchool(installation)
  })
  beforeEach(async () => void (await installation.rows('delete from rate_limits')))
  afterAll(async () => {
    caller.end()
    await two?.stop()
    forget(elsewhere)
  })

  /** Signs up a new person on the first process. */
  const arrived = () => arrive(caller, port(one), installation)
  const port = (app: App | undefined) => app?.port ?? 0
  const sees = async (app: App | undefined, token: string, id: number) =>
    (await caller.call(port(app), `GET /users/show/${id}`, { token }))?.status

  test('one continues without a single error when the other is killed, and nothing is lost or duplicated', async () => {
    const [onOne, onTwo] = [
      await makeWriters(installation, () => [port(one)]),
      await makeWriters(installation, () => [port(two)]),
    ]
    const line: Line = {
      fault: 'one of two killed -9',
      times: 0,
      acknowledged: 0,
      unanswered: 0,
      findings: [],
    }
    for (; line.times < times * 2; line.times++) {
      const [survivor, victim] = line.times % 2 === 0 ? [onOne, onTwo] : [onTwo, onOne]
      const before = survivor.counts.unknown
      await Promise.all([survivor.begin(), victim.begin()])
      if (victim === onTwo) await two?.stop('SIGKILL')
      else await one?.stop('SIGKILL')
      await victim.pause()
      if (victim === onTwo) two = await startTwo()
      else one = await installation.start()
      await survivor.pause()
      line.findings.push(...(await onOne.findings()), ...(await onTwo.findings()))
      expect(survivor.counts.unknown - before).toBe(0)
    }
    const sum = (kind: 'acknowledged' | 'unknown') => onOne.counts[kind] + onTwo.counts[kind]
    lines.push({ ...line, acknowledged: sum('acknowledged'), unanswered: sum('unknown') })
    for (const writers of [onOne, onTwo]) writers.end()
    expect(line.findings).toEqual([])
  })

  test('a logout on one ends the session on the other at the next call', async () => {
    const { id, token } = await arrived()
    expect([await sees(one, token, id), await sees(two, token, id)]).toEqual([200, 200])
    await granted(caller.call(port(one), 'POST /logout', { token }))
    expect([await sees(two, token, id), await sees(one, token, id)]).toEqual([401, 401])
  })

  test('a revoked permission is gone on both at the next call', async () => {
    const [other, admin] = [await arrived(), await arrived()]
    const role = (key: string) =>
      installation.rows(
        'update user_roles set role_id = (select id from roles where key = $1) where user_id = $2',
        [key, admin.id],
      )
    await role('super_admin')
    expect([
      await sees(one, admin.token, other.id),
      await sees(two, admin.token, other.id),
    ]).toEqual([200, 200])
    await role('institution_member')
    expect([
      await sees(two, admin.token, other.id),
      await sees(one, admin.token, other.id),
    ]).toEqual([404, 404])
  })

  test('a person removed on one is signed out of the other at the next call', async () => {
    const [other, admin] = [await arrived(), await arrived()]
    await installation.rows(
      "update user_roles set role_id = (select id from roles where key = 'super_admin') where user_id = $1",
      [admin.id],
    )
    expect(await sees(two, other.token, other.id)).toBe(200)
    await granted(
      caller.call(port(one), `PUT /users/save/${other.id}`, {
        token: admin.token,
        body: { removed: 1 },
      }),
    )
    expect(await sees(two, other.token, other.id)).toBe(401)
  })

  test('failed logins are counted together', async () => {
    const { email } = await arrived()
    const login = async (app: App | undefined, word: string) =>
      (await caller.call(port(app), 'POST /login', { body: { email, password: word } }))?.status
    for (let at = 0; at < 10; at++)
      expect(await login(at % 2 === 0 ? one : two, 'wrong horse')).toBe(401)
    expect([await login(one, password), await login(two, password)]).toEqual([423, 423])
  })

  test('all recover when PostgreSQL is killed, and a leaving process does not stop it for the others', async () => {
    const { id, token } = await arrived()
    // in the folder of the first one, where it finds PostgreSQL running
    const third = await installation.start()
    await killPostgresOf(one, two, third)
    for (const app of [one, two, third]) expect(await sees(app, token, id)).toBe(200)

    await one?.stop('SIGKILL')
    await killPostgresOf(two, third)
    for (const app of [two, third]) expect(await sees(app, token, id)).toBe(200)

    one = await installation.start()
    expect(await third.stop()).toBe(0)
    for (const app of [one, two]) expect(await sees(app, token, id)).toBe(200)
  })
})

/** Kills PostgreSQL and waits until one of these apps has restarted it and all of them reach it. */
async function killPostgresOf(...apps: (App | undefined)[]) {
  const pid = installation.postgresPid()
  installation.killPostgres()
  while ([pid, 0].includes(installation.postgresPid())) await wait(20)
  for (const app of apps) while (!(await isReady(app?.port ?? 0))) await wait(20)
}
