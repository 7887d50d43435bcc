import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fill } from './editors.ts'
import { longestDelay, runJob } from './jobs.ts'
import { databaseIn, megabytes, newFolder, startApp } from './processes.ts'
import type { Line } from './table.ts'

const photos = 200_000
/** Files in the folder that no user has, which the job deletes. */
const orphans = 1_000

/**
 * Runs the hourly retention job beside 200,000 photos, each the image of a user. Measures how long
 * the job takes, the growth of the peak memory and the longest delay of the event loop.
 */
export async function sweep(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  await fill(
    pool,
    {
      list: '/users',
      table: 'users',
      title: 'last_name',
      differ: {
        email: "'row' || n || '@example.org'",
        log_alias: 'gen_random_uuid()',
        image: "'photo-' || n || '.webp'",
      },
      stay: true,
    },
    photos + 1,
  )
  await runJob(pool, 'retention') // warm-up
  createPhotos(path.join(folder, 'files/avatars'))

  await wait(2000)
  await longestDelay(app.port) // starts a new measurement
  writeFileSync(`/proc/${app.pid}/clear_refs`, '5') // resets the peak memory
  const before = megabytes(app.pid, 'VmRSS')
  const took = await runJob(pool, 'retention')
  const growth = megabytes(app.pid, 'VmHWM') - before
  const delay = await longestDelay(app.port)

  return [
    {
      work: `memory of the hourly job beside ${photos} photos`,
      ours: `${before.toFixed(0)} MB before, ${took.toFixed(1)} s`,
      figure: growth,
      unit: ' MB',
      must: 50,
      isMaximum: true,
    },
    { work: '  event loop', ours: '', figure: delay, unit: ' ms', must: 50, isMaximum: true },
  ]
}

/** Writes the files as if they were two days old. */
function createPhotos(folder: string) {
  mkdirSync(folder, { recursive: true })
  const written = new Date(Date.now() - 2 * 86_400_000)
  const names = [
    ...Array.from({ length: photos }, (_, at) => `photo-${at + 1}.webp`),
    ...Array.from({ length: orphans }, (_, at) => `orphan-${at + 1}.webp`),
  ]
  for (const name of names) {
    writeFileSync(path.join(folder, name), '')
    utimesSync(path.join(folder, name), written, written)
  }
}
