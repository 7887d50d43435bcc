import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { newFolder, startApp } from './processes.ts'
import { type Line, median } from './table.ts'

const rounds = 3
const settled = 10_000

/**
 * The time from the spawn until the application reports that it is serving, on a data directory
 * used before, and its memory after ten idle seconds.
 */
export async function start(): Promise<Line[]> {
  const folder = newFolder()
  await (await startApp(folder)).stop()

  const seconds: number[] = []
  const megabytes: number[] = []
  for (let round = 0; round < rounds; round++) {
    const app = await startApp(folder)
    seconds.push(app.startedAfter / 1000)
    await wait(settled)
    megabytes.push(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1]) / 1024,
    )
    await app.stop()
  }
  const line = (
    work: string,
    values: number[],
    { unit, must, goal }: { unit: string; must: number; goal: number },
  ): Line => ({
    work,
    ours: values.map((value) => value.toFixed(unit === ' s' ? 2 : 0)).join(', '),
    figure: median(values),
    ...{ unit, must, goal, isMaximum: true },
  })
  return [
    line('start, embedded, warm', seconds, { unit: ' s', must: 3, goal: 1.5 }),
    line('idle memory', megabytes, { unit: ' MB', must: 200, goal: 150 }),
  ]
}
