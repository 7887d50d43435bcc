import { type Browser, chromium } from '@playwright/test'
import { newFolder, startApp, untilTheEnd } from './processes.ts'
import type { Line } from './table.ts'

/**
 * The gzipped size of what a browser without a cache loads to show the first page and /login in
 * English.
 */
export async function login(): Promise<Line[]> {
  const app = await startApp(newFolder())
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  })
  untilTheEnd(() => browser.close())
  const at = `http://127.0.0.1:${app.port}`
  const lines = [
    ...(await sizesOf(browser, `${at}/login`, 'input[type=password]')),
    ...(await sizesOf(browser, `${at}/`, 'main textarea')),
  ]
  await browser.close()
  return lines
}

/** `part` is shown on this page only: an error page would be small, too. */
async function sizesOf(browser: Browser, url: string, part: string): Promise<Line[]> {
  const page = await browser.newPage({
    locale: 'en-US',
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  })

  const loaded: Promise<{ type: string; bytes: number; encoding: string | undefined }>[] = []
  page.on('requestfinished', (request) =>
    loaded.push(
      (async () => ({
        type: request.resourceType(),
        // below 0 for a cached response
        bytes: Math.max(0, (await request.sizes()).responseBodySize),
        encoding: (await request.response())?.headers()['content-encoding'],
      }))(),
    ),
  )
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator(part).waitFor({ timeout: 10_000 })
  const files = await Promise.all(loaded)
  await page.close()

  const line = (work: string, type: string, must: number): Line => {
    const chosen = files.filter((file) => file.type === type)
    const plain = chosen.filter(({ encoding }) => encoding !== 'gzip').length
    const bytes = chosen.reduce((sum, file) => sum + file.bytes, 0)
    return {
      work,
      ours: `${chosen.length} files, the largest ${(Math.max(...chosen.map((file) => file.bytes)) / 1000).toFixed(1)} KB${plain ? `, ${plain} not gzip` : ''}`,
      figure: bytes / 1000,
      unit: ' KB',
      must,
      isMaximum: true,
    }
  }
  const { pathname } = new URL(url)
  return [line(`${pathname}, JS`, 'script', 220), line(`${pathname}, CSS`, 'stylesheet', 12)]
}
