import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Person, seedPeople } from './people.ts'
import { databaseIn, newFolder, startApp } from './processes.ts'
import { type Line, median } from './table.ts'

const sentence = 'I ask for the whole procedure before I touch the first item.'
const rounds = 15
const settled = 10_000
/** Long enough for the engine to stop, which it does after a minute without work. */
const idle = 70_000

/**
 * POST /users/text/to/speech: with the engine starting, running, and not needed; and the memory of
 * the process after the engine has stopped.
 */
export async function speech(): Promise<Line[]> {
  const folder = newFolder()
  // the very first start fills the database, which increases the memory
  await (await startApp(folder)).stop()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  const [person] = await seedPeople(pool, 1)
  if (!person) throw new Error('nobody was seeded')
  const { rows } = await pool.query(
    'select title from attributes where user_id is null and language_id = 1 order by length(title) desc limit 1',
  )
  await wait(settled)
  const before = megabytes(app.pid)

  const cold = await spoken(app.port, person, `${sentence} First.`)
  const warm = await times((round) => spoken(app.port, person, `${sentence} ${round}`))
  await spoken(app.port, person, rows[0].title)
  const first = await times(() => spoken(app.port, person, rows[0].title))
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
    line('speech of a sentence, engine starting', cold, 2000, 1000),
    line('speech of a sentence, engine running', warm, 500, 250),
    line('speech of a sentence, kept', first, 30, 10),
    {
      work: 'memory a minute after speech',
      ours: [before, busy, after].map((value) => value.toFixed(0)).join(', '),
      figure: after,
      ...{ unit: ' MB', must: 200, goal: 150, isMaximum: true },
    },
  ]
}

/** Milliseconds until the last byte of the audio is received. */
async function spoken(port: number, { token }: Person, text: string) {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/text/to/speech`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (answer.status !== 200 || bytes < 5_000)
    throw new Error(`${bytes} bytes with ${answer.status}`)
  return performance.now() - began
}

async function times(work: (round: number) => Promise<number>) {
  const all: number[] = []
  for (let round = 0; round < rounds; round++) all.push(await work(round))
  return median(all)
}

const megabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
