import { setTimeout as wait } from 'node:timers/promises'
import { sharedBytes } from '@quartet/domain/pictures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from '../monitoring/log.ts'
import { makeWorld, type World } from '../testing/world.ts'
import { openQueue } from './queue.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const mail = (to: string) => ({ to, subject: 's', text: 't', html: 'h' })

test('a job sent in a transaction exists after a commit and is gone after a rollback', async () => {
  const { db, queue } = world.services
  await db.transaction((tx) => queue.send(tx, 'mail', mail('kept@example.org')))
  const undone = db.transaction(async (tx) => {
    await queue.send(tx, 'mail', mail('undone@example.org'))
    throw new Error('the writer changed its mind')
  })
  await expect(undone).rejects.toThrow('changed its mind')
  expect((await world.mails()).map(({ to }) => to)).toEqual(['kept@example.org'])
})

test('a mail job lasts long enough for the largest attachment on a slow line, so that it is not sent twice', async () => {
  const inBase64 = (sharedBytes * 4) / 3
  const bytesASecond = 256_000 / 8
  const { rows } = await world.pool.query(
    "select expire_seconds from jobs.queue where name = 'mail'",
  )
  expect(rows[0].expire_seconds).toBeGreaterThan(inBase64 / bytesASecond)
})

test('a failed job is retried', async () => {
  const { db, queue } = world.services
  const url = world.urls.url
  const worker = await openQueue(url, makeLog('silent'), true)
  const tried: string[] = []
  await db.transaction((tx) => queue.send(tx, 'mail', mail('again@example.org')))
  await world.pool.query('update jobs.job set retry_delay = 0, retry_backoff = false')
  await worker.work('mail', async ({ to }) => {
    tried.push(to)
    if (to === 'again@example.org' && tried.filter((one) => one === to).length === 1)
      throw new Error('the mail server is away')
  })
  while (tried.filter((to) => to === 'again@example.org').length < 2) await wait(50)
  await worker.stop()
  expect(tried).toContain('kept@example.org')
})
