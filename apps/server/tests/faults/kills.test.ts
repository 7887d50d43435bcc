import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type App,
  type Installation,
  isReady,
  makeInstallation,
} from '../../testing/faults/installation.ts'
import { allMailsLeft, comparedWith } from '../../testing/faults/mails.ts'
import { makePostOffice, type PostOffice } from '../../testing/faults/post-office.ts'
import { type Line, tableOf } from '../../testing/faults/report.ts'
import { type Finding, makeWriters, type Writers } from '../../testing/faults/writers.ts'

const times = { server: 100, postgres: 20, both: 10 }
/** Time limits in milliseconds, on a machine that does nothing else. */
const must = { server: 2_000, postgres: 10_000 }

let installation: Installation
let office: PostOffice
let app: App
let writers: Writers
const lines: Line[] = []

beforeAll(async () => {
  office = await makePostOffice()
  await office.open()
  installation = await makeInstallation({ SMTP_URL: office.url })
  app = await installation.start()
  writers = await makeWriters(installation, () => [app.port])
})
afterAll(async () => {
  console.log(tableOf(lines))
  writers.end()
  await installation.end()
  await office.close()
})

/**
 * Repeats a fault while all writers write, and each time compares the database with what was
 * acknowledged.
 */
async function whileWriting(
  fault: string,
  { rounds, upWithin }: { rounds: number; upWithin: number },
  strike: () => Promise<number>,
  statuses: string[],
) {
  const line: Line = {
    fault,
    times: 0,
    acknowledged: 0,
    unanswered: 0,
    findings: [],
    upAgain: { took: [], must: upWithin },
  }
  const before = { ...writers.counts }
  writers.statuses.clear()
  const findings: Finding[] = []
  for (; line.times < rounds; line.times++) {
    // repeated interruptions request more codes than the limit per mailbox allows
    await installation.rows('delete from rate_limits')
    await writers.begin()
    line.upAgain?.took.push(await strike())
    await writers.pause()
    findings.push(...(await writers.findings()))
  }
  const acknowledged = writers.counts.acknowledged - before.acknowledged
  lines.push({
    ...line,
    findings,
    acknowledged,
    unanswered: writers.counts.unknown - before.unknown,
  })
  expect(findings).toEqual([])
  expect(statuses).toEqual(expect.arrayContaining([...writers.statuses.keys()]))
}

async function killServer() {
  const since = performance.now()
  await Promise.all([app.stop('SIGKILL'), writers.pause()])
  app = await installation.start()
  return until(() => isReady(app.port), since)
}

/** Kills only PostgreSQL: the application restarts it by itself. */
async function killPostgres() {
  const [pid, since] = [installation.postgresPid(), performance.now()]
  installation.killPostgres()
  return until(
    async () => ![pid, 0].includes(installation.postgresPid()) && (await isReady(app.port)),
    since,
  )
}

async function killBoth() {
  const since = performance.now()
  installation.killPostgres()
  await Promise.all([app.stop('SIGKILL'), writers.pause()])
  app = await installation.start()
  return until(() => isReady(app.port), since)
}

/** Waits until the condition holds and returns the milliseconds since `since`. */
async function until(holds: () => Promise<boolean>, since: number) {
  while (!(await holds())) {
    if (app.child.exitCode !== null) throw new Error(`the application ended: ${app.output()}`)
    await wait(10)
  }
  return performance.now() - since
}

describe('while people answer and sign up', { timeout: 30 * 60_000 }, () => {
  test('killing the server loses and duplicates nothing that was acknowledged', () =>
    whileWriting('server killed -9', { rounds: times.server, upWithin: must.server }, killServer, [
      '200',
      'cut',
    ]))

  test('a killed PostgreSQL is restarted, and calls get "unavailable" meanwhile', async () => {
    await whileWriting(
      'PostgreSQL killed -9',
      { rounds: times.postgres, upWithin: must.postgres },
      killPostgres,
      ['200', '503 unavailable'],
    )
    expect(writers.statuses.has('503 unavailable')).toBe(true)
  })

  test('killing both at once loses and duplicates nothing that was acknowledged', () =>
    whileWriting('both killed -9', { rounds: times.both, upWithin: must.postgres }, killBoth, [
      '200',
      '503 unavailable',
      'cut',
    ]))

  test('every mail that was written is sent in the end', async () => {
    await allMailsLeft(installation)
    const { written, missing, twice } = await comparedWith(installation, office.received)
    console.log(
      `mails: ${written} written, ${missing.length} missing, ${twice} arrived twice (handed over, and killed before that was noted)`,
    )
    expect(missing).toEqual([])
    expect(written).toBeGreaterThan(0)
    // five are sent at a time
    expect(twice).toBeLessThanOrEqual(5 * (times.server + times.postgres + times.both))
  })

  test('the comparison detects lost, partial and duplicate writes', async () => {
    await writers.begin()
    while (writers.arrived.filter(({ acknowledged }) => acknowledged).length < 2) await wait(50)
    await writers.pause()
    expect(await writers.findings()).toEqual([])

    const [first, second, third] = writers.people.map(({ id }) => id)
    const [one, other] = writers.arrived
      .filter(({ acknowledged }) => acknowledged)
      .map(({ email }) => email)
    const answersOf = 'from answers using attempts where attempts.id = attempt_id and user_id = '
    await installation.rows(`delete ${answersOf} ${first} and number = 29`)
    await installation.rows(`delete ${answersOf} ${second} and number = 7`)
    await installation.rows(
      `insert into logs (at, action, entity, digest, subject) select at, action, entity, digest, subject from logs
       where entity = 'answers' and subject = (select log_alias from users where id = ${third})`,
    )
    await installation.rows(`update users set email = 'nobody@example.org' where email = '${one}'`)
    await installation.rows(
      `insert into jobs.job (name, data) select name, data from jobs.job where data->>'to' = '${other}'`,
    )
    const rows = (await writers.findings()).map(({ kind, what }) => `${kind}: ${what}`)
    for (const target of [
      /^lost: save/,
      /^half: save/,
      /^doubled: \d+ log/,
      /^lost: the account/,
      /^doubled: \d+ codes/,
    ])
      expect(rows).toContainEqual(expect.stringMatching(target))
  })
})
