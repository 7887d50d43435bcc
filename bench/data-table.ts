/// <reference lib="dom" />
import { chromium } from '@playwright/test'
import { seedPeople, seedScores } from './people.ts'
import { databaseIn, newFolder, startApp, untilTheEnd } from './processes.ts'
import { signedIn } from './signed-in.ts'
import { type Line, median } from './table.ts'

const rounds = 5

/**
 * A thousand rows in the list of tasks: how long the page is busy until they are shown, and until a
 * tick is processed.
 */
export async function dataTable(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  const people = await seedPeople(pool, 1)
  await seedScores(pool, people)
  const [person] = people
  if (!person) throw new Error('nobody was seeded')
  await pool.query(
    `insert into tasks (user_id, area, name, description, topic_id)
     select $1, 'school', 'Task ' || number, 'Read it.', (select min(id) from topics where area = 'school') from generate_series(1, 1000) number`,
    [person.id],
  )
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  })
  untilTheEnd(() => browser.close())
  const page = await signedIn(browser, person)
  await page.goto(`http://127.0.0.1:${app.port}/new-theme/tasks`)

  const mounts: number[] = []
  const clicks: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.getByLabel('Entries per page').selectOption('5')
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5)
    mounts.push(await page.evaluate(mountAll))
    clicks.push(await page.evaluate(clickSome))
  }
  await browser.close()
  return [line('1,000 rows in a table', mounts, 1000), line('a click in 1,000 rows', clicks, 30)]
}

const line = (work: string, times: number[], must: number): Line => ({
  work,
  ours: `${times.length} times`,
  figure: median(times),
  range: `${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)}`,
  unit: ' ms',
  must,
  isMaximum: true,
})

/** Shows a thousand rows and returns the milliseconds of long tasks. */
async function mountAll() {
  const select = [...document.querySelectorAll('select')].find(
    ({ ariaLabel }) => ariaLabel === 'Entries per page',
  )
  if (!select) return Number.POSITIVE_INFINITY
  let busy = 0
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) busy += duration
  })
  watch.observe({ type: 'longtask' })
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, '1000')
  select.dispatchEvent(new Event('change', { bubbles: true }))
  while (document.querySelectorAll('tbody tr').length < 1000)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  watch.disconnect()
  return busy
}

/**
 * Ticks 21 rows and returns the median time in milliseconds until the page has processed a tick.
 */
async function clickSome() {
  const took: number[] = []
  const boxes = document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')
  for (let at = 10; at < 31; at++) {
    const start = performance.now()
    boxes[at]?.click()
    await Promise.resolve()
    took.push(performance.now() - start)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  return took.toSorted((one, other) => one - other)[10] ?? Number.POSITIVE_INFINITY
}
