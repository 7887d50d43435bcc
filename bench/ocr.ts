import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { asFile, fileNamed, formOf, type PageName } from '../apps/server/testing/files.ts'
import { type Person, seedPeople } from './people.ts'
import { databaseIn, newFolder, startApp } from './processes.ts'
import { type Line, median } from './table.ts'

const rounds = 9
const settled = 10_000
/** Long enough for the engine to stop, which it does after a minute without work. */
const idle = 70_000

/**
 * POST /tasks/get/description: with the engine starting, running, and for another language; and the
 * memory of the process after the engine has stopped.
 */
export async function ocr(): Promise<Line[]> {
  const folder = newFolder()
  // the very first start fills the database, which increases the memory
  await (await startApp(folder)).stop()
  const app = await startApp(folder)
  const [person] = await seedPeople(databaseIn(folder).pool, 1)
  if (!person) throw new Error('nobody was seeded')
  await wait(settled)
  const before = megabytes(app.pid)

  const cold = await read(app.port, person, 'page-en.png', 1)
  const warm: number[] = []
  for (let round = 0; round < rounds; round++)
    warm.push(await read(app.port, person, 'page-en-shaded.jpg', 1))
  const other = await read(app.port, person, 'page-de-blurred.jpg', 2)
  const busy = megabytes(app.pid)
  await wait(idle)
  const after = megabytes(app.pid)

  const line = (work: string, ms: number, must: number, goal: number): Line => ({
    work,
    ours: `${ms.toFixed(0)} ms`,
    figure: ms,
    ...{ unit: ' ms', must, goal, isMaximum: true },
  })
  return [
    line('OCR of a picture, engine starting', cold, 6000, 3000),
    line('OCR of a picture, engine running', median(warm), 4000, 1500),
    line('OCR of a picture, another language', other, 6000, 3000),
    {
      work: 'memory a minute after OCR',
      ours: [before, busy, after].map((value) => value.toFixed(0)).join(', '),
      figure: after,
      ...{ unit: ' MB', must: 200, goal: 150, isMaximum: true },
    },
  ]
}

/** Milliseconds until the text is received. */
async function read(port: number, { token }: Person, name: PageName, language: number) {
  const body = formOf({ photo: asFile(fileNamed(name)), language_id: String(language) })
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/tasks/get/description`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  const { photo_description } = (await answer.json()) as { photo_description?: string }
  if (answer.status !== 200 || (photo_description?.length ?? 0) < 200)
    throw new Error(`${photo_description} with ${answer.status}`)
  return performance.now() - began
}

const megabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
