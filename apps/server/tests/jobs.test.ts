import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../areas/users/tables.ts'
import { startJobs } from '../jobs.ts'
import { makeLog } from '../monitoring/log.ts'
import { openQueue } from '../queue/queue.ts'
import { days, makeWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

test('the scheduled jobs chain the log, clear expired rows and erase what has passed its retention period', async () => {
  const waiting = await world.person({ verified: false })
  world.passes(8 * days)
  const queue = await openQueue(world.urls.url, makeLog('silent'), true)
  await startJobs(
    { ...world.services, queue },
    { send: async () => {}, close: () => {} },
    world.logMaintenance,
  )

  const { rows } = await world.pool.query('select name, cron from jobs.schedule order by name')
  expect(rows).toEqual([
    { name: 'clear-expired', cron: '7 * * * *' },
    { name: 'figures', cron: '*/5 * * * *' },
    { name: 'lift-pilot-marks', cron: '22 3 * * *' },
    { name: 'remind-of-retakes', cron: '12 6 * * *' },
    { name: 'retention', cron: '37 * * * *' },
    { name: 'roster-invitations', cron: '* * * * *' },
    { name: 'run-subscriptions', cron: '*/5 * * * *' },
    { name: 'seal-logs', cron: '* * * * *' },
    { name: 'seats', cron: '* * * * *' },
    { name: 'weekly-figures', cron: '42 5 * * 1' },
  ])
  await world.db.transaction((tx) => queue.send(tx, 'retention', {}))
  while ((await world.db.$count(users, eq(users.id, waiting.id))) > 0) await wait(50)
  await queue.stop()
})
