import { chromium, type Page } from '@playwright/test'
import { seedPeople, seedScores } from './people.ts'
import { databaseIn, newFolder, startApp, untilTheEnd } from './processes.ts'
import { type Line, median } from './table.ts'

const rounds = 3

/**
 * Sharing in Chromium: the time from the click until the file is sent, the time until the server
 * responds, and the gzipped size of the scripts loaded for it.
 */
export async function sharing(): Promise<Line[]> {
  const folder = newFolder()
  const app = await startApp(folder)
  const { pool } = databaseIn(folder)
  const people = await seedPeople(pool, rounds)
  await seedScores(pool, people)
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  })
  untilTheEnd(() => browser.close())

  const shared = { picture: [] as Shared[], pages: [] as Shared[] }
  for (const person of people) {
    const page = await browser.newPage({
      locale: 'en-US',
      extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    })
    await openProfile(page, `http://127.0.0.1:${app.port}`, person)
    shared.picture.push(
      await share(page, 'Share your profile', 'Email address', `a${person.id}@example.org`),
    )
    shared.pages.push(
      await share(page, 'Share as PDF', 'Email address 1', `b${person.id}@example.org`),
    )
    await page.close()
  }
  await browser.close()
  return [
    line('capture of the card', shared.picture, 'capture', 2),
    line('the server takes the picture', shared.picture, 'taken', 3),
    line('the server makes and takes the PDF', shared.pages, 'taken', 3),
    { ...line('capture code, JS', shared.picture, 'kilobytes', 20), unit: ' KB' },
  ]
}

type Shared = { capture: number; taken: number; kilobytes: number }

const line = (work: string, all: Shared[], what: keyof Shared, must: number): Line => {
  const values = all.map((one) => one[what])
  return {
    work,
    ours: values.map((value) => value.toFixed(2)).join(', '),
    figure: median(values),
    unit: ' s',
    must,
    isMaximum: true,
  }
}

async function openProfile(page: Page, site: string, { id, token }: { id: number; token: string }) {
  await page.addInitScript(
    ([user_id, access_token]) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the application does it
      document.cookie = 'logged_in=1; path=/; samesite=lax'
      localStorage.setItem('session', JSON.stringify({ access_token, user_id, remembered: true }))
    },
    [id, token] as const,
  )
  await page.goto(`${site}/new-theme/profile`)
  await page.getByRole('heading', { name: 'Past results' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The times in seconds, and the size in KB of the scripts loaded in between. */
async function share(page: Page, button: string, field: string, address: string): Promise<Shared> {
  const sizes: Promise<number>[] = []
  const loads = (request: {
    resourceType(): string
    sizes(): Promise<{ responseBodySize: number }>
  }) =>
    request.resourceType() === 'script' &&
    sizes.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)))
  await page.getByRole('button', { name: button }).click()
  await page.getByLabel(field).fill(address)
  page.on('requestfinished', loads)
  const sending = page.waitForRequest((request) => request.url().includes('/users/share'))
  const began = performance.now()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const request = await sending
  const sent = performance.now()
  page.off('requestfinished', loads)
  const response = await request.response()
  const ended = performance.now()
  if (response?.status() !== 200) throw new Error(`sharing was answered ${response?.status()}`)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { capture: (sent - began) / 1000, taken: (ended - sent) / 1000, kilobytes: bytes / 1000 }
}
