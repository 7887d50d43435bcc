/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { type Person, seedPeople, seedScores } from './people.ts'
import { databaseIn, newFolder, startApp, untilTheEnd } from './processes.ts'
import { signedIn } from './signed-in.ts'
import type { Line } from './table.ts'

/**
 * What a browser without a cache loads to show the profile and the list of users, and how far the
 * page shifts meanwhile, on a desktop and a phone.
 */
export async function pages(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  const people = await seedPeople(pool, 30)
  await seedScores(pool, people)
  const [learner, admin] = people
  if (!learner || !admin) throw new Error('nobody was seeded')
  await pool.query(
    "update user_roles set role_id = (select id from roles where key = 'super_admin') where user_id = $1",
    [admin.id],
  )
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  })
  untilTheEnd(() => browser.close())
  const at = `http://127.0.0.1:${app.port}`
  const lines = [
    ...(await linesOf(browser, learner, `${at}/new-theme/profile`, 'profile')),
    ...(await linesOf(browser, admin, `${at}/users`, 'users')),
  ]
  await browser.close()
  return lines
}

async function linesOf(
  browser: Browser,
  person: Person,
  url: string,
  name: string,
): Promise<Line[]> {
  const desktop = await load(browser, person, url, { width: 1280, height: 720 })
  const phone = await load(browser, person, url, { width: 390, height: 844 })
  return [
    {
      work: `/${name}, files of JS`,
      ours: `${desktop.requests} requests, ${desktop.kilobytes.toFixed(0)} KB of JS`,
      figure: desktop.scripts,
      unit: ' files',
      must: 25,
      isMaximum: true,
    },
    {
      work: `/${name}, layout shift`,
      ours: `desktop ${desktop.shift.toFixed(3)}, phone ${phone.shift.toFixed(3)}`,
      figure: Math.max(desktop.shift, phone.shift),
      must: 0.05,
      isMaximum: true,
    },
  ]
}

/** Slow enough that scripts, fonts and answers arrive one after the other. */
const mobileNetwork = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
}

/** Opens a page and looks at it for nine seconds, in which nobody touches it. */
async function load(
  browser: Browser,
  person: Person,
  url: string,
  size: { width: number; height: number },
) {
  const page = await signedIn(browser, person)
  await page.setViewportSize(size)
  await page.addInitScript(watchShifts)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', mobileNetwork)
  const loaded: Promise<{ type: string; bytes: number }>[] = []
  page.on('requestfinished', (request) =>
    loaded.push(
      request.sizes().then(({ responseBodySize }) => ({
        type: request.resourceType(),
        bytes: Math.max(0, responseBodySize),
      })),
    ),
  )
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('main h1, main h2').first().waitFor({ timeout: 10_000 })
  await wait(9_000)
  const files = await Promise.all(loaded)
  const shifts = await page.evaluate(() => (window as unknown as Watched).layoutShifts)
  await page.close()
  const scripts = files.filter(({ type }) => type === 'script')
  return {
    requests: files.length,
    scripts: scripts.length,
    kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    shift: shifts.reduce((sum, value) => sum + value, 0),
  }
}

type Watched = { layoutShifts: number[] }

/** Runs in the page before its own scripts. Shifts right after a click or key do not count. */
function watchShifts() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const shifts: Watched['layoutShifts'] = []
  Object.assign(window, { layoutShifts: shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) shifts.push(value)
  }).observe({ type: 'layout-shift', buffered: true })
}
