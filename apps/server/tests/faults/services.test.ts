import { spawnSync } from 'node:child_process'
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { granted, makeCaller } from '../../testing/faults/caller.ts'
import { type App, type Installation, makeInstallation } from '../../testing/faults/installation.ts'
import { findingsOfLearners, learner, save } from '../../testing/faults/learners.ts'
import { allMailsLeft, comparedWith } from '../../testing/faults/mails.ts'
import {
  findingsOfNewcomers,
  newcomer,
  openSchool,
  signUp,
} from '../../testing/faults/newcomers.ts'
import { makePostOffice, type PostOffice } from '../../testing/faults/post-office.ts'
import { makeWriters } from '../../testing/faults/writers.ts'

const caller = makeCaller()
let installation: Installation
let app: App
afterAll(() => caller.end())

/** Signs up a person, who then waits for the mailed code. */
async function signsUp() {
  const person = newcomer('individual')
  expect(await granted(signUp(caller, app.port, person))).toMatchObject({
    status: 'verify',
    type: 'individual',
  })
  return person
}
const states = async () =>
  (
    await installation.rows<{ state: string }>(
      "select distinct state from jobs.job where name = 'mail' order by 1",
    )
  ).map(({ state }) => state)

describe('the mail server', { timeout: 5 * 60_000 }, () => {
  let office: PostOffice
  beforeAll(async () => {
    office = await makePostOffice()
    installation = await makeInstallation({ SMTP_URL: office.url })
    app = await installation.start()
    await openSchool(installation)
  })
  afterAll(async () => {
    await installation.end()
    await office.close()
  })
  const tried = () =>
    installation.rows(
      "select 1 from jobs.job where name = 'mail' and (retry_count > 0 or state = 'retry')",
    )

  test('may be unavailable at sign-up: the mail is sent once when it is back, even after a restart', async () => {
    const person = await signsUp()
    while ((await tried()).length === 0) await wait(50)
    await app.stop('SIGKILL')
    await office.open()
    app = await installation.start()
    await allMailsLeft(installation)
    expect(office.received).toEqual([person.email])
  })

  test('may reject mails: each mail is sent once when it accepts them again', async () => {
    office.rejectMails(true)
    const person = await signsUp()
    while ((await tried()).length === 0) await wait(50)
    expect(office.received).not.toContain(person.email)
    office.rejectMails(false)
    await allMailsLeft(installation)
    expect(office.received.filter((to) => to === person.email)).toHaveLength(1)
  })

  test('may be slow: neither calls nor a stop wait for it, even with more mails than are sent at a time', async () => {
    const release = office.holdAnswers()
    const people = []
    for (let at = 0; at < 6; at++) people.push(await signsUp())
    while (people.filter(({ email }) => office.received.includes(email)).length < 5) await wait(50)
    const ada = await learner(caller, app.port, installation)
    await granted(save(caller, app.port, ada))
    expect(await app.stop()).toBe(0)
    release()

    app = await installation.start()
    await allMailsLeft(installation)
    const { missing, twice } = await comparedWith(installation, office.received)
    expect(missing).toEqual([])
    // mails accepted but never confirmed: the mail server can recognize their Message-ID
    expect(twice).toBeLessThanOrEqual(5)
    expect(await findingsOfLearners(installation, [ada])).toEqual([])
    expect(await findingsOfNewcomers(installation, people)).toEqual([])
    expect(await states()).toEqual(['completed'])
  })
})

test('a client with slow headers or a slow body is disconnected', {
  timeout: 5 * 60_000,
}, async () => {
  const slow = await makeInstallation()
  const { port } = await slow.start()
  const body =
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n'
  await Promise.all([
    dawdle(port, 'GET /api/plans HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'),
    dawdle(port, body, ' '),
  ])
  await slow.end()
})

/** Sends a little every second. Resolves when the server closes the connection. */
function dawdle(port: number, first: string, rest: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  socket.write(first)
  const timer = setInterval(() => socket.writable && socket.write(rest), 1000)
  return new Promise<void>((resolve) => socket.on('close', () => resolve())).finally(() =>
    clearInterval(timer),
  )
}

describe('a full disk for the mails', { timeout: 5 * 60_000 }, () => {
  let disk: ReturnType<typeof blocking>
  const mails = () => path.join(installation.folder, 'mail')
  const written = () => readdirSync(mails()).filter((name) => name.endsWith('.eml'))
  beforeAll(async () => {
    installation = await makeInstallation()
    app = await installation.start()
    await openSchool(installation)
    disk = mountOn(mails(), '64k') ?? blocking(mails())
    console.log(`the full disk is ${disk.kind}`)
  })
  afterAll(() => installation.end(disk.remove))

  test('blocks nothing else; each mail is written once when space is available, and no partial file remains', async () => {
    await signsUp()
    while (written().length === 0) await wait(50)
    disk.fill()
    const people = [await signsUp(), await signsUp()]
    const ada = await learner(caller, app.port, installation)
    while (!app.output().includes('a job failed and will be tried again')) await wait(50)
    await granted(save(caller, app.port, ada))
    expect(await findingsOfNewcomers(installation, people)).toEqual([])

    disk.free()
    await allMailsLeft(installation)
    expect(written()).toHaveLength(5) // four codes, and the welcome mail of the learner
    expect(readdirSync(mails()).filter((name) => !name.endsWith('.eml'))).toEqual([])
    expect(await findingsOfLearners(installation, [ada])).toEqual([])
  })
})

test('a full disk under the database leads to 503 and loses nothing once space is available again', {
  timeout: 5 * 60_000,
}, async ({ skip }) => {
  const full = await makeInstallation()
  const small = mountOn(full.folder, '300m')
  if (!small) return skip('nothing can be mounted here')
  onTestFinished(async () => {
    await full.end(small.remove)
  })
  const { port } = await full.start()
  const writers = await makeWriters(full, () => [port])
  onTestFinished(writers.end)

  await writers.begin()
  small.fill()
  while (!writers.statuses.has('503 unavailable')) await wait(50)
  await wait(2000)
  small.free()
  const before = writers.counts.acknowledged
  while (writers.counts.acknowledged < before + 50) await wait(50)
  await writers.pause()
  expect([...writers.statuses.keys()].sort()).toEqual(['200', '503 unavailable'])
  expect(await writers.findings()).toEqual([])
})

/** Mounts a small file system on the folder; undefined if the test may not mount one. */
function mountOn(folder: string, size: string) {
  if (
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=777`, 'tmpfs', folder]).status !== 0
  )
    return undefined
  const ballast = path.join(folder, '.ballast')
  return {
    kind: `a file system of ${size}`,
    fill() {
      for (let size = 2 ** 26; size >= 1; size /= 2)
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
        } catch {} // a smaller block may still fit
    },
    free: () => rmSync(ballast),
    remove: () => void spawnSync('umount', [folder]),
  }
}

/**
 * Used where nothing can be mounted: a file in place of the folder, which makes writing fail even
 * for root.
 */
const blocking = (folder: string) => ({
  kind: 'a file in the place of the folder: nothing can be mounted here',
  fill() {
    renameSync(folder, `${folder}.aside`)
    writeFileSync(folder, '')
  },
  free() {
    rmSync(folder)
    renameSync(`${folder}.aside`, folder)
  },
  remove() {},
})
